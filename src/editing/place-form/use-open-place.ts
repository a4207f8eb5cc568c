import { useOpenDialog } from '../../office/shell/use-open-dialog.ts'
import { leftPlaceId } from './left-place.ts'

/** The place whose form lies over a screen, as its address has it, and how another gets there. */
export function useOpenPlace() {
  const left = leftPlaceId()
  const [opened, open] = useOpenDialog(left === undefined ? undefined : addressOf(left))
  const [, digits] = /^place-([1-9]\d{0,8})$/.exec(opened) ?? []
  const show = (id: number | undefined) => open(id === undefined ? '' : addressOf(id))
  return [digits === undefined ? undefined : Number(digits), show] as const
}

const addressOf = (id: number) => `place-${id}`
