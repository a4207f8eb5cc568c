import type { CityFilters } from './city-filters.ts'

/** "don't say whether they are indoors or what ages they suit": what the filters ask. */
export function silence({ indoor, wheelchairAccessible, ages }: CityFilters, count: number): string {
  const [verb, they, are, suit] =
    count === 1 ? ["doesn't say", 'it', 'is', 'suits'] : ["don't say", 'they', 'are', 'suit']
  const questions = [
    ...(indoor ? [`whether ${they} ${are} indoors`] : []),
    ...(wheelchairAccessible ? [`whether ${they} ${are} wheelchair accessible`] : []),
    ...(ages.length > 0 ? [`what ages ${they} ${suit}`] : []),
  ]
  return `${verb} ${questions.join(', or ')}`
}
