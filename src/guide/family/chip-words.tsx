import type { Family } from './family.ts'
import { inShort } from './family-words.ts'

/** '3, 8 · buggy · 30 min', and what it is to who does not see that it is on. */
export function ChipWords({ family }: { family: Family }) {
  const words = inShort(family)
  return words === '' ? (
    'Our family'
  ) : (
    <span>
      <span className="sr-only">Our family: on. {family.ages.length > 0 && 'Children '}</span>
      {words}
    </span>
  )
}
