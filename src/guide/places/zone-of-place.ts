import findTimeZone from '@photostructure/tz-lookup'
import type { Position } from '../how-far/distance.ts'
import { codeOfCountry, countryCodeOfZone, zoneOfCountry } from './country.ts'

export type Somewhere = Position & { addrCountry?: string | null }

/**
 * The zone that a place lies in. The borders between zones are drawn in some kilometres' steps: where they put it into another country than
 * its own, as Tornio into Sweden, an hour behind, its country's clocks and holidays count. Islands may have clocks of their own.
 */
export function zoneOfPlace({ lat, lng, addrCountry }: Somewhere): string {
  const zone = findTimeZone(lat, lng)
  const code = addrCountry ? codeOfCountry(addrCountry) : undefined
  if (!code || !zone.startsWith('Europe/') || countryCodeOfZone(zone) === code) return zone
  return zoneOfCountry(code) ?? zone
}
