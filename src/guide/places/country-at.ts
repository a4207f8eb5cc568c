import { createRequire } from 'node:module'
import type * as CountryCoder from '@rapideditor/country-coder'
import { kilometresBetween, type Position } from '../how-far/distance.ts'
import { countryOfCode } from './country.ts'

// Parts of Spain and Finland with codes of their own.
const partsOf: Readonly<Record<string, string>> = { EA: 'ES', IC: 'ES', AX: 'FI' }

/** Towns that the boundaries leave on the other side: they cut off what a river does within a kilometre. */
const cutOff: readonly (Position & { code: string; km: number })[] = [
  { code: 'FI', lat: 65.8481, lng: 24.1466, km: 0.6 },
  { code: 'SE', lat: 68.426, lng: 18.123, km: 0.6 },
  { code: 'LU', lat: 49.4715, lng: 6.368, km: 0.5 },
]

// Boundaries of all countries take 25 MB, and who only shows places needs none.
let loaded: typeof CountryCoder | undefined
function countryCoder(): typeof CountryCoder {
  loaded ??= createRequire(import.meta.url)('@rapideditor/country-coder') as typeof CountryCoder
  return loaded
}

/** The English name of the country that the position lies in, by its boundaries; null at sea. */
export function countryAt(lat: number, lng: number): string | null {
  const town = cutOff.find(
    (one) => Math.abs(one.lat - lat) < 0.1 && kilometresBetween(one, { lat, lng }) <= one.km,
  )
  const code = town?.code ?? countryCoder().iso1A2Code([lng, lat], { level: 'territory' }) ?? ''
  return countryOfCode(partsOf[code] ?? code)
}
