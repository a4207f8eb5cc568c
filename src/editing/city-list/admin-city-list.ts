import { foldText } from '../../ui/fold-text.ts'

type ListedCity = { id: number; name: string; country: string }

export type CitySortField = 'id' | 'name' | 'country'
export type CitySort = { field: CitySortField; direction: 'asc' | 'desc' }

export const defaultCitySort: CitySort = { field: 'name', direction: 'asc' }

/** The active column flips, another one starts ascending. */
export const sortedBy = (sort: CitySort, field: CitySortField): CitySort => ({
  field,
  direction: sort.field === field && sort.direction === 'asc' ? 'desc' : 'asc',
})

/** Cities whose name or country holds the text, accents and case aside. */
export function matchingCities<City extends ListedCity>(cities: readonly City[], text: string): City[] {
  const wanted = foldText(text.trim())
  return cities.filter(({ name, country }) => [name, country].some((part) => foldText(part).includes(wanted)))
}

// Making one anew for each comparison would take seconds for thousands of cities.
const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Equal ones by name, then by id. */
export function sortCities<City extends ListedCity>(cities: readonly City[], sort: CitySort): City[] {
  const sign = sort.direction === 'asc' ? 1 : -1
  const order = (a: City, b: City) =>
    sort.field === 'id' ? a.id - b.id : compare(a[sort.field], b[sort.field])
  return cities.toSorted((a, b) => sign * order(a, b) || compare(a.name, b.name) || a.id - b.id)
}
