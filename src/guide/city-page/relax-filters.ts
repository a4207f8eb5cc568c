import type { PlaceRelaxation } from '../place-lists/relaxation.schema.ts'
import { anySeason, type CityFilters, defaultFilters } from './city-filters.ts'

/** The filters with one of them loosened. */
export function relaxed(filters: CityFilters, { relax, radius }: PlaceRelaxation): CityFilters {
  if (relax === 'all') return { ...defaultFilters, featured: false, radius, sort: filters.sort }
  const looser = {
    radius: { radius },
    season: { season: anySeason },
    funTypes: { funTypes: [] },
    age: { ages: [] },
    featured: { featured: false },
    wheelchairAccessible: { wheelchairAccessible: false },
    indoor: { indoor: false },
    openOn: { openOn: undefined },
  }[relax]
  return { ...filters, ...looser }
}

/** What it is and what it brings: '+15 km gives 7 places'. */
export function relaxationText(filters: CityFilters, { relax, radius, total }: PlaceRelaxation): string {
  const places = total === 1 ? '1 place' : `${total} places`
  if (relax === 'radius') return `+${radius - filters.radius} km gives ${places}`
  const change = {
    season: 'At any time',
    funTypes: 'All types',
    age: 'For any age',
    featured: 'Without Featured',
    wheelchairAccessible: 'Without Wheelchair accessible',
    indoor: 'Without Indoor',
    openOn: 'On any day',
    all: `Without any filter${radius > filters.radius ? ` within ${radius} km` : ''}`,
  }[relax]
  return `${change}: ${places}`
}
