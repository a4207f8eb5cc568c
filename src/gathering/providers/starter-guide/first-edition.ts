import { z } from 'zod'
import type { StarterEntry } from './starter-entry.ts'

/** What the guide's first edition knew in other words, and databases still hold of places that went since. */
const FirstEdition = z.looseObject({
  isIndoor: z.boolean(),
  isWheelchairAccessible: z.boolean().nullable(),
})

/** A stored record in today's form. Its 'not indoor' was also said of what is both, and so says nothing. */
export function inTodaysForm(raw: unknown): unknown {
  const first = FirstEdition.safeParse(raw)
  if (!first.success) return raw
  const { isIndoor, isWheelchairAccessible, ...others } = first.data
  const wheelchair = isWheelchairAccessible === null ? null : isWheelchairAccessible ? 'yes' : 'no'
  return { ...noFacts, ...others, setting: isIndoor ? 'indoor' : null, wheelchair }
}

const noFacts = {
  ...{ bestAgeMin: null, bestAgeMax: null, usualHours: null, usuallyClosed: null, price: null },
  ...{ priceBand: null, visitHoursMin: null, visitHoursMax: null, buggy: null, food: [], booking: null },
  ...{ gettingThere: null, goodToKnow: null, scene: null },
} satisfies Partial<StarterEntry>
