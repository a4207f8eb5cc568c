/** Facts that are the two ends of a range, and what is said of one that is none. */
export const ranges = [
  { min: 'ageGroupMin', max: 'ageGroupMax', fault: 'The maximum age must not be below the minimum age' },
  { min: 'bestAgeMin', max: 'bestAgeMax', fault: 'The maximum age must not be below the minimum age' },
  { min: 'visitHoursMin', max: 'visitHoursMax', fault: 'The longest visit must not be below the shortest' },
] as const

/** The first and last day of a stretch of days: both are the word of one source. */
export const stretches = [
  { min: 'closedFrom', max: 'closedUntil', fault: 'The last day must not be before the first' },
] as const

const all = [...ranges, ...stretches] as const

type Range = (typeof all)[number]

export type RangeEnd = (typeof ranges)[number]['min' | 'max']

type Ends = { [End in Range['min' | 'max']]?: unknown }

function isTwisted(min: unknown, max: unknown): boolean {
  if (typeof min === 'number' && typeof max === 'number') return min > max
  // Days as YYYY-MM-DD.
  return typeof min === 'string' && typeof max === 'string' && min > max
}

/** Those of which the upper end lies below the lower. */
export const twistedRanges = (place: Ends): readonly Range[] =>
  all.filter(({ min, max }) => isTwisted(place[min], place[max]))
