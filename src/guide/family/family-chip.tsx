import { Users } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useLatePart } from '../../ui/use-late-part.ts'
import type { FamilySheetProps } from './family-sheet.tsx'
import { useOurFamily } from './our-family.tsx'

const loadSheet = () => import('./family-sheet.tsx').then(({ FamilySheet }) => FamilySheet)

/** Opens the sheet of the family. `count` is how many places suit it, where a list counts them. */
export function FamilyChip({ count }: Pick<FamilySheetProps, 'count'>) {
  const ours = useOurFamily()
  const { Part, preload, demand } = useLatePart<FamilySheetProps>(loadSheet)
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-on={ours && ''}
        className="family-chip"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={async () => setOpen(!open && (await demand()))}
      >
        <Users />
        {ours?.chip ?? 'Our family'}
      </button>
      {open && Part && <Part {...{ count, trigger, id }} onClose={() => setOpen(false)} />}
    </>
  )
}
