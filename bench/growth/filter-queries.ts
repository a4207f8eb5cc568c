import { areaText } from '../../src/editing/places/place-area.ts'
import { filterNames, type PlaceFilter, placeFilters } from '../../src/editing/places/place-filters.ts'

/** Munich, which a fifth of all places lies around. */
const munich = 7
const position = '48.1372,11.5756'

const aroundMunich = [
  { lat: 47, lng: 9 },
  { lat: 51, lng: 12 },
  { lat: 47, lng: 14 },
]

const values: Readonly<Record<Exclude<PlaceFilter['kind'], 'flag' | 'fact'>, readonly string[]>> = {
  city: [`${munich}`],
  around: [`${munich},10`, `${munich},100`],
  country: ['Germany', 'Austria', 'Nowhere'],
  near: [`${position},5`, `${position},500`],
  // A town, all of Germany, and a triangle around Munich.
  area: ['48.1,11.5,48.2,11.7', '47,5,55,15', areaText({ points: aroundMunich })],
  day: ['2020-01-01', '2026-11-01'],
}

const together = [
  'search=museum',
  'search=strasse',
  'search=munchen&openingHours=unknown',
  `around=${munich},100&wheelchair=unknown&hasPhoto=false`,
  `around=${munich},50&country=Germany&openingHours=known&isReviewed=false`,
  `near=${position},500&dogs=yes&food=cafe`,
  'country=Austria&hasPhoto=false&changedSince=2026-06-01',
  'wheelchair=unknown&toilets=unknown&changingTable=unknown&openingHours=unknown&website=unknown',
  'website=known&phone=unknown&isActive=true&sortField=isFeatured&sortDirection=desc',
  'hasUnclearHours=false&isGone=false&isRefused=false&hasGoneWebsite=false',
  'price=free&setting=indoor&sortField=createdAt&sortDirection=desc',
]

const valuesOf = (filter: PlaceFilter): readonly string[] =>
  'options' in filter ? filter.options.map(([value]) => value) : values[filter.kind]

/** Each value of each filter of the back office's list, and some together, as its address has them. */
export const filterQueries: readonly string[] = [
  ...filterNames.flatMap((name) => valuesOf(placeFilters[name]).map((value) => `${name}=${value}`)),
  ...together,
]
