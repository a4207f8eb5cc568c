import type { FunTypeSlug } from '../../../guide/fun-types/fun-types.ts'

type Kind = { category: string; funType: FunTypeSlug; isIndoor?: boolean }

/** What Geoapify's categories mean here; the first that fits is the primary one. */
const kinds: readonly Kind[] = [
  { category: 'entertainment.zoo', funType: 'zoo' },
  { category: 'entertainment.aquarium', funType: 'aquarium', isIndoor: true },
  { category: 'entertainment.museum', funType: 'museum', isIndoor: true },
  { category: 'entertainment.planetarium', funType: 'museum', isIndoor: true },
  { category: 'entertainment.theme_park', funType: 'theme_park' },
  { category: 'entertainment.water_park', funType: 'waterpark' },
  { category: 'leisure.playground', funType: 'playground' },
  { category: 'leisure.park', funType: 'outdoor' },
  { category: 'entertainment.cinema', funType: 'entertainment', isIndoor: true },
  { category: 'entertainment.culture.theatre', funType: 'entertainment', isIndoor: true },
  { category: 'entertainment.bowling_alley', funType: 'entertainment', isIndoor: true },
  { category: 'entertainment.amusement_arcade', funType: 'entertainment', isIndoor: true },
  { category: 'entertainment.escape_game', funType: 'entertainment', isIndoor: true },
  { category: 'entertainment.miniature_golf', funType: 'entertainment' },
  { category: 'entertainment.activity_park', funType: 'sport_activities' },
]

/** Asked for near a city. */
export const neighbourhoodCategories = 'entertainment,leisure.playground,leisure.park'

/** Asked for far around it. */
export const destinationCategories = [
  'entertainment.zoo',
  'entertainment.aquarium',
  'entertainment.museum',
  'entertainment.theme_park',
  'entertainment.water_park',
].join(',')

export function geoapifyKindOf(categories: readonly string[]) {
  const found = kinds.filter(({ category }) =>
    categories.some((one) => one === category || one.startsWith(`${category}.`)),
  )
  return {
    funTypes: [...new Set(found.map(({ funType }) => funType))],
    likelySetting: found.some(({ isIndoor }) => isIndoor) ? ('indoor' as const) : undefined,
  }
}
