import { type ReactNode, useId } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'

interface TickProps {
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  children: ReactNode
}

export function Tick({ isTicked, onTick, children }: TickProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="flex min-h-9 cursor-pointer items-center gap-2.5 text-sm [overflow-wrap:anywhere]"
    >
      <Checkbox id={id} checked={isTicked} onChange={(event) => onTick(event.target.checked)} />
      {children}
    </label>
  )
}
