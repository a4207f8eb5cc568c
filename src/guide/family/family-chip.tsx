import { Users } from 'lucide-react'
import { useRef } from 'react'
import { useLatePopover } from '../../ui/use-late-popover.ts'
import type { FamilySheetProps } from './family-sheet.tsx'
import { useOurFamily } from './our-family.tsx'

const loadSheet = () => import('./family-sheet.tsx').then(({ FamilySheet }) => FamilySheet)

/** Opens the sheet of the family. `count` is how many places suit it, where a list counts them. */
export function FamilyChip({ count }: Pick<FamilySheetProps, 'count'>) {
  const ours = useOurFamily()
  const { button, Part, popup } = useLatePopover<FamilySheetProps>(loadSheet, useRef<HTMLButtonElement>(null))
  return (
    <>
      <button {...button} type="button" data-on={ours && ''} className="family-chip">
        <Users />
        {ours?.chip ?? 'Our family'}
      </button>
      {Part && <Part {...popup} count={count} />}
    </>
  )
}
