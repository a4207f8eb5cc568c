import { areOld } from './ages-on.ts'
import type { Family } from './family.ts'
import { inShort } from './family-words.ts'

interface ChipWordsProps {
  family: Family
  /** When the ages were entered, and today, YYYY-MM-DD. */
  agesOn: string | null
  today: string
}

/** '3, 8 · buggy · 30 min', and what it is to who does not see that it is on. */
export function ChipWords({ family, agesOn, today }: ChipWordsProps) {
  const words = inShort(family, agesOn && areOld(agesOn, today) ? agesOn.slice(0, 4) : undefined)
  return words === '' ? (
    'Our family'
  ) : (
    <span>
      <span className="sr-only">Our family: on. {family.ages.length > 0 && 'Children '}</span>
      {words}
    </span>
  )
}
