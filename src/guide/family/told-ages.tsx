import { Button } from '../../ui/button.tsx'
import { dateWords } from '../facts/date-words.ts'
import { areOld } from './ages-on.ts'

interface ToldAgesProps {
  ages: readonly number[]
  /** When they were entered, YYYY-MM-DD; null where nobody knows. */
  agesOn: string | null
  today: string
  onConfirm: () => void
}

/** Children grow, and what was entered does not. */
export const ToldAges = ({ ages, agesOn, today, onConfirm }: ToldAgesProps) =>
  ages.length > 0 &&
  areOld(agesOn, today) && (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm font-semibold">
      {agesOn ? `Entered on ${dateWords(agesOn)}: still right?` : 'Still right?'}
      <Button look="ghost" onClick={onConfirm}>
        Yes
      </Button>
    </p>
  )
