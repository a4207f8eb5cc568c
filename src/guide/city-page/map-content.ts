import type { City } from '../cities/city.schema.ts'
import type { FunTypeChoice } from '../fun-types/fun-type.schema.ts'
import type { MapPoint, SearchArea } from '../map/map-point.ts'
import type { PlacePoint } from '../place-lists/place-point.schema.ts'
import type { SearchRadiusOption } from '../search-radius/search-radius-option.schema.ts'
import { type CityFilters, radiusChoices } from './city-filters.ts'
import { silence } from './silence.ts'

/** What the map beside the results shows. */
export interface MapContent {
  city: Pick<City, 'name' | 'slug' | 'lat' | 'lng'>
  filters: CityFilters
  funTypes: readonly FunTypeChoice[]
  radiusOptions: readonly SearchRadiusOption[]
  /** Where the points are from; the city's own without it. */
  getPoints?: (filters: CityFilters) => Promise<readonly PlacePoint[]>
  /** The UTC day as YYYY-MM-DD. */
  today: string
}

export type CityPoint = MapPoint & { slug: string; funTypeName: string | undefined }

export function pointsOnMap(
  points: readonly PlacePoint[],
  { funTypes, filters }: Pick<MapContent, 'funTypes' | 'filters'>,
): CityPoint[] {
  const bySlug = new Map(funTypes.map((funType) => [funType.slug, funType]))
  return points.map((point) => {
    const funType = bySlug.get(point.funType ?? '')
    const doubt = point.isSilent ? silence(filters, 1) : undefined
    return { ...point, funType, funTypeName: funType?.name, doubt }
  })
}

export function searchArea({ city, filters, radiusOptions }: MapContent): SearchArea {
  const radii = radiusChoices(radiusOptions).map(({ value }) => Number(value))
  return {
    name: city.name,
    center: city,
    radiusKm: filters.radius,
    smallerRadiiKm: radii.filter((km) => km < filters.radius).sort((a, b) => a - b),
  }
}
