import { dateWords } from '../../guide/facts/date-words.ts'
import { type FilterName, type PlaceFilter, placeFilters } from '../places/place-filters.ts'

/** Names of cities by their ids, as far as they are there yet. */
type CityNames = ReadonlyMap<string, string>

/** A filter that is set as editors read it: 'Wheelchair: Not known', 'Within 25 km of Vienna'. */
export function filterText(name: FilterName, value: string, cities: CityNames): string {
  const filter: PlaceFilter = placeFilters[name]
  if (filter.kind === 'flag') return optionText(filter, value)
  if (filter.kind === 'fact') return `${filter.label}: ${optionText(filter, value)}`
  if (filter.kind === 'area') return value.includes(',') ? 'Inside a rectangle' : 'Inside the drawn area'
  const [first = '', second = '', third = ''] = value.split(',')
  if (filter.kind === 'around') return `Within ${second} km of ${cities.get(first) ?? `city ${first}`}`
  if (filter.kind === 'near') return `Within ${third} km of ${first}, ${second}`
  const words = filter.kind === 'city' ? (cities.get(value) ?? value) : value
  return filter.kind === 'day' ? `${filter.label} ${dateWords(value)}` : `${filter.label}: ${words}`
}

const optionText = ({ options }: { options: readonly (readonly [string, string])[] }, value: string) =>
  options.find(([option]) => option === value)?.[1] ?? value
