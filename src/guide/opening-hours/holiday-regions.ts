import { kilometresBetween, type Position } from '../how-far/distance.ts'
import { holidayRegions, regionalSchoolHolidays } from './holiday-region-cities.ts'

const withinCityKm = 12

/**
 * The regions whose holidays may hold at a position: one where it is known or the country has the same for all
 * (undefined), else every region of the country.
 */
export function holidayRegionsAt(countryCode: string, at: Position): (string | undefined)[] {
  const ofCountry = Object.entries(holidayRegions[countryCode] ?? {})
  const known = ofCountry.find(([, cities]) =>
    cities.some(([lat, lng]) => kilometresBetween(at, { lat, lng }) <= withinCityKm),
  )
  if (known) return [known[0]]
  return ofCountry.length > 0 ? ofCountry.map(([region]) => region) : [undefined]
}

export const hasOwnSchoolHolidaysByRegion = (countryCode: string) => regionalSchoolHolidays.has(countryCode)
