import { CalendarDays } from 'lucide-react'
import { useRef } from 'react'
import { useLatePopover } from '../../ui/use-late-popover.ts'
import type { DatesSheetProps } from './dates-sheet.tsx'
import { useOurDates } from './our-dates.tsx'

const loadSheet = () => import('./dates-sheet.tsx').then(({ DatesSheet }) => DatesSheet)

/** Opens the days to pick. */
export function DatesChip({ timeZone }: Pick<DatesSheetProps, 'timeZone'>) {
  const ours = useOurDates()
  const { button, Part, popup } = useLatePopover<DatesSheetProps>(loadSheet, useRef<HTMLButtonElement>(null))
  return (
    <>
      <button {...button} type="button" data-on={ours && ''} className="family-chip">
        <CalendarDays />
        {ours?.chip ?? 'Our dates'}
      </button>
      {Part && <Part {...popup} timeZone={timeZone} />}
    </>
  )
}
