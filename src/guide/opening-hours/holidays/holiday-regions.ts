import { kilometresBetween, type Position } from '../../how-far/distance.ts'
import { holidayRegions, regionalSchoolHolidays, schoolRegions } from './holiday-region-cities.ts'

const withinCityKm = 12

type Regions = Record<string, [lat: number, lng: number][]>

/**
 * The regions whose public holidays may hold at a position: one where it is known or the country has the same for all
 * (undefined), else every region of the country.
 */
export function holidayRegionsAt(countryCode: string, at: Position): (string | undefined)[] {
  const regions = holidayRegions[countryCode] ?? {}
  const known = regionAt(regions, at)
  if (known) return [known]
  const all = Object.keys(regions)
  return all.length > 0 ? all : [undefined]
}

/** Likewise of school holidays; none where they differ by region and the region is not known. */
export function schoolRegionsAt(countryCode: string, at: Position): (string | undefined)[] {
  if (!regionalSchoolHolidays.has(countryCode)) return holidayRegionsAt(countryCode, at)
  const known = regionAt(schoolRegions[countryCode] ?? holidayRegions[countryCode] ?? {}, at)
  return known ? [known] : []
}

const regionAt = (regions: Regions, at: Position): string | undefined =>
  Object.entries(regions).find(([, cities]) =>
    cities.some(([lat, lng]) => kilometresBetween(at, { lat, lng }) <= withinCityKm),
  )?.[0]
