import { useId } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { Family } from '../family/family.ts'
import { inFull } from '../family/family-words.ts'

interface SharedFamilyProps {
  /** What this browser keeps; undefined where nothing is, or it is switched off. */
  family: Family | undefined
  isShared: boolean
  onShare: (isShared: boolean) => void
}

/** Whether all of the family's answers stand in the link to edit: off until a parent says so. */
export function SharedFamily({ family, isShared, onShare }: SharedFamilyProps) {
  const id = useId()
  if (!family) return null
  return (
    <label htmlFor={id} className="flex items-start gap-3 text-sm">
      <Checkbox id={id} checked={isShared} onChange={({ target }) => onShare(target.checked)} />
      <span>
        Put all of Our family into the link to edit: {inFull(family)}. The other phone asks before it uses it.
        Our server does not get it; whoever has that link can read it.
      </span>
    </label>
  )
}
