/** Years; who lets nobody younger in is for no family, whatever is known of it. */
export const adultAge = 18

/** The facts that tell whom of a family a place is for. */
export const familyFacts = [
  ...(['ageGroupMin', 'ageGroupMax', 'bestAgeMin', 'bestAgeMax', 'setting'] as const),
  ...(['price', 'priceBand', 'booking', 'wheelchair', 'buggy'] as const),
]

/** The facts of a place that a family asks; null is what nobody has told us. */
export interface FamilyFacts {
  ageGroupMin: number | null
  ageGroupMax: number | null
  bestAgeMin: number | null
  bestAgeMax: number | null
  setting: 'indoor' | 'outdoor' | 'both' | null
  price: 'free' | 'free-for-children' | 'paid' | null
  priceBand: 1 | 2 | 3 | null
  booking: 'required' | 'recommended' | 'no' | null
  wheelchair: 'yes' | 'limited' | 'no' | null
  buggy: 'yes' | 'limited' | 'no' | null
  /** Great-circle kilometres from where the list is measured; left out where it is measured from nowhere. */
  distance?: number
  /** By road; null while unknown. */
  drivingTimeMinutes?: number | null
  /** True where the way by road was asked for, and there is none. */
  hasNoRoad?: boolean
}
