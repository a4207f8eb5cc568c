import { budgets, drives, type Family, noFamily } from '../family/family.ts'
import { byFit } from '../family/family-query.ts'
import { defaultSort, type PlaceSort, placeSorts } from '../place-lists/place-sort.ts'
import { defaultRadiusKm } from '../search-radius/default-radius.ts'
import type { AskedFilters } from './certainty-of.ts'

export interface AskedList extends AskedFilters {
  /** Kilometres. */
  radius: number
  /** Whether places that do not say are listed as well. */
  unknown: boolean
  sort: PlaceSort | typeof byFit
  family: Family
  limit: number | undefined
  offset: number
}

/** What a call of our own screens asks of a city's places. */
export function askedList(query: URLSearchParams): AskedList {
  const given = (name: string) => query.get(name) ?? undefined
  const is = (name: string) => query.get(name) === 'true'
  const [season, openOn, limit] = [given('season'), given('openOn'), given('limit')]
  return {
    ...(season !== undefined && { season }),
    ...(openOn !== undefined && { openOn }),
    radius: Number(given('radius') ?? defaultRadiusKm),
    funTypes: listOf(given('funTypes')),
    age: listOf(given('age')).map(Number),
    featured: is('featured'),
    wheelchairAccessible: is('wheelchairAccessible'),
    indoor: is('indoor'),
    unknown: query.get('unknown') === '1',
    sort: sorts.find((sort) => sort === given('sort')) ?? defaultSort,
    family: {
      ...noFamily,
      ages: listOf(given('childAges')).map(Number),
      buggy: is('buggy'),
      wheelchair: is('wheelchair'),
      longestDrive: drives.find((minutes) => String(minutes) === given('longestDrive')) ?? null,
      budget: budgets.find((budget) => String(budget) === given('budget')) ?? null,
    },
    limit: limit === undefined ? undefined : Number(limit),
    offset: Number(given('offset') ?? 0),
  }
}

const sorts: readonly AskedList['sort'][] = [...placeSorts, byFit]

const listOf = (text = ''): string[] => text.split(',').filter(Boolean)
