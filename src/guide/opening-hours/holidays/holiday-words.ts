// biome-ignore-all format: rows of data read better one to a line

const dayMs = 86_400_000

const byDate: Record<string, string> = {
  '01-01': "New Year's Day", '01-06': 'Epiphany', '05-01': 'Labour Day', '08-15': 'Assumption Day', '11-01': "All Saints' Day",
  '12-08': 'Immaculate Conception', '12-24': 'Christmas Eve', '12-25': 'Christmas Day', '12-26': 'Second day of Christmas',
}

/** By days after Easter Sunday. */
const byEaster: Record<number, string> = {
  [-48]: 'Clean Monday', [-3]: 'Maundy Thursday', [-2]: 'Good Friday', [-1]: 'Holy Saturday', 0: 'Easter Sunday', 1: 'Easter Monday',
  39: 'Ascension Day', 49: 'Pentecost', 50: 'Pentecost Monday', 60: 'Corpus Christi',
}

/** Where Easter is by the Julian calendar. */
const orthodox = new Set(['bg', 'cy', 'gr', 'md', 'me', 'mk', 'ro', 'rs', 'ua'])

/** Whose own names are English, and those of other days that fall on one of the dates above. */
const named = /^(?:gb|ie)$/
const others = new Set(['si 12-26', 'no 05-17'])

/** What visitors call a public holiday, YYYY-MM-DD: in English where Europe has a word for it, else as the country does. */
export function holidayInWords(countryCode: string, day: string, ownName: string): string {
  const date = day.slice(5)
  if (named.test(countryCode) || others.has(`${countryCode} ${date}`)) return ownName
  const easter = (orthodox.has(countryCode) ? julianEaster : easterOf)(Number(day.slice(0, 4)))
  return byDate[date] ?? byEaster[Math.round((Date.parse(day) - easter) / dayMs)] ?? ownName
}

/** Easter Sunday of a year, by Gauss and Butcher (Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): number {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  return Date.UTC(year, Math.floor((h + l - 7 * m + 114) / 31) - 1, ((h + l - 7 * m + 114) % 31) + 1)
}

/** By the Julian calendar, told by ours; they are 13 days apart until 2099 (the same chapter). */
function julianEaster(year: number): number {
  const d = (19 * (year % 19) + 15) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
  return Date.UTC(year, Math.floor((d + e + 114) / 31) - 1, ((d + e + 114) % 31) + 1 + 13)
}
