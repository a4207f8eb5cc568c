// biome-ignore-all format: a table of zones reads better in rows
const countryNames = new Intl.DisplayNames('en', { type: 'region' })

// The names that the guide's own list of countries uses.
const ownNames: Record<string, string> = { CZ: 'Czech Republic', UK: 'United Kingdom', EL: 'Greece' }

// For holidays: a place's time zone is known, and most belong to one country.
const codeByZone: Record<string, string> = {
  'Europe/Andorra': 'AD', 'Europe/Tirane': 'AL', 'Europe/Vienna': 'AT', 'Europe/Sarajevo': 'BA', 'Europe/Brussels': 'BE',
  'Europe/Sofia': 'BG', 'Europe/Minsk': 'BY', 'Europe/Zurich': 'CH', 'Asia/Nicosia': 'CY', 'Asia/Famagusta': 'CY',
  'Europe/Prague': 'CZ', 'Europe/Berlin': 'DE', 'Europe/Busingen': 'DE', 'Europe/Copenhagen': 'DK', 'Europe/Tallinn': 'EE',
  'Europe/Madrid': 'ES', 'Africa/Ceuta': 'ES', 'Atlantic/Canary': 'ES', 'Europe/Helsinki': 'FI', 'Europe/Mariehamn': 'AX',
  'Atlantic/Faroe': 'FO', 'Europe/Paris': 'FR', 'Europe/London': 'GB', 'Europe/Guernsey': 'GG', 'Europe/Gibraltar': 'GI',
  'Europe/Athens': 'GR', 'Europe/Zagreb': 'HR', 'Europe/Budapest': 'HU', 'Europe/Dublin': 'IE', 'Europe/Isle_of_Man': 'IM',
  'Atlantic/Reykjavik': 'IS', 'Europe/Rome': 'IT', 'Europe/Jersey': 'JE', 'Europe/Vaduz': 'LI', 'Europe/Vilnius': 'LT',
  'Europe/Luxembourg': 'LU', 'Europe/Riga': 'LV', 'Europe/Monaco': 'MC', 'Europe/Chisinau': 'MD', 'Europe/Podgorica': 'ME',
  'Europe/Skopje': 'MK', 'Europe/Malta': 'MT', 'Europe/Amsterdam': 'NL', 'Europe/Oslo': 'NO', 'Europe/Warsaw': 'PL',
  'Europe/Lisbon': 'PT', 'Atlantic/Madeira': 'PT', 'Atlantic/Azores': 'PT', 'Europe/Bucharest': 'RO', 'Europe/Belgrade': 'RS',
  'Europe/Stockholm': 'SE', 'Europe/Ljubljana': 'SI', 'Arctic/Longyearbyen': 'SJ', 'Europe/Bratislava': 'SK',
  'Europe/San_Marino': 'SM', 'Europe/Istanbul': 'TR', 'Europe/Kiev': 'UA', 'Europe/Kyiv': 'UA', 'Europe/Vatican': 'VA',
}

/** 'AT' gives 'Austria'; null for what is no code of a country. */
export function countryOfCode(code: string | null | undefined): string | null {
  const upper = code?.trim().toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(upper) ? nameOfCode(upper) : null
}

// At most 26², each of which takes longer to ask for than all else of a place.
const names = new Map<string, string | null>()

function nameOfCode(code: string): string | null {
  const known = names.get(code)
  if (known !== undefined) return known
  const name = ownNames[code] ?? countryNames.of(code)
  const found = name && name !== code ? name : null
  names.set(code, found)
  return found
}

/** 'AT' for 'Europe/Vienna'; undefined at sea and outside Europe. */
export const countryCodeOfZone = (timeZone: string): string | undefined => codeByZone[timeZone]

/** 'Europe/Vienna' for 'AT': where most of its people live. */
export const zoneOfCountry = (code: string): string | undefined =>
  Object.keys(codeByZone).find((zone) => codeByZone[zone] === code)

const codeByName = new Map(
  [...new Set(Object.values(codeByZone))].map((code) => [countryOfCode(code), code] as const),
)

/** 'AT' for 'Austria', ISO 3166-1; undefined for what is no country of Europe. */
export const codeOfCountry = (name: string): string | undefined => codeByName.get(name)
