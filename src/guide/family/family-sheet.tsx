import { type RefObject, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Popover } from '../../ui/popover.tsx'
import { Switch } from '../../ui/switch.tsx'
import { type Family, noFamily } from './family.ts'
import { FamilyFields } from './family-fields.tsx'
import { forgetFamily, keepFamily, keptFamily } from './kept-family.tsx'

export interface FamilySheetProps {
  /** How many places of the list suit the family; undefined while they are counted, null where nothing counts them. */
  count: number | undefined | null
  trigger: RefObject<HTMLButtonElement | null>
  id: string
  onClose: () => void
}

/** What the family asks; each answer counts at once. A sheet on phones, else a popover under the chip. */
export function FamilySheet({ count, trigger, id, onClose }: FamilySheetProps) {
  const [isPhone] = useState(() => matchMedia('(max-width: 47.99rem)').matches)
  const [{ family, isOn }, show] = useState(keptFamily)
  const change = (part: Partial<Family>) => {
    const changed = { ...family, ...part }
    if (isBlank(changed)) forgetFamily()
    else keepFamily({ family: changed, isOn: true })
    show(keptFamily())
  }
  const clear = () => {
    forgetFamily()
    show(keptFamily())
  }
  const turn = (isTurnedOn: boolean) => {
    keepFamily({ isOn: isTurnedOn })
    show(keptFamily())
  }
  const head = (
    <div className="flex items-center justify-between gap-3">
      <p className="text-xs text-text-muted">Kept on this device only. No names, no account.</p>
      <span className="flex min-h-11 flex-none items-center gap-2.5 text-sm font-semibold">
        <span aria-hidden>{isOn ? 'On' : 'Off'}</span>
        <Switch
          aria-label="Use our family in lists"
          checked={isOn}
          disabled={isBlank(family)}
          onChange={(event) => turn(event.target.checked)}
        />
      </span>
    </div>
  )
  const foot = (
    <>
      <Button look="ghost" onClick={clear}>
        Clear
      </Button>
      <Button look="accent" onClick={onClose}>
        {showText(count)}
      </Button>
    </>
  )
  const fields = <FamilyFields family={family} onChange={change} />
  if (isPhone) {
    const returnFocus = (event: Event) => {
      event.preventDefault()
      trigger.current?.focus()
    }
    return (
      <Dialog id={id} title="Our family" onClose={onClose} returnFocus={returnFocus} footer={foot}>
        {head}
        {fields}
      </Dialog>
    )
  }
  return (
    <Popover
      {...{ trigger, id, onClose }}
      isModal
      label="Our family"
      className="w-[min(800px,100vw-20px)] rounded-[20px]"
    >
      <div className="border-b border-border px-5 pt-4 pb-1.5">
        <h2 className="text-[1.375rem]! leading-tight">Our family</h2>
        {head}
      </div>
      <div className="grid min-h-0 overflow-auto p-5 [scrollbar-width:thin]">{fields}</div>
      <div className="flex justify-between gap-2.5 border-t border-border px-5 py-3">{foot}</div>
    </Popover>
  )
}

const isBlank = (family: Family) => JSON.stringify(family) === JSON.stringify(noFamily)

function showText(count: number | undefined | null): string {
  if (count === null) return 'Done'
  return count === 1 ? 'Show 1 place' : `Show ${count ?? '…'} places`
}
