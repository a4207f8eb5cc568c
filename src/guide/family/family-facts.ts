/** The facts that tell whom of a family a place is for. */
export const familyFacts = [
  ...(['ageGroupMin', 'ageGroupMax', 'bestAgeMin', 'bestAgeMax', 'setting'] as const),
  ...(['price', 'priceBand', 'booking', 'wheelchair', 'buggy'] as const),
]
