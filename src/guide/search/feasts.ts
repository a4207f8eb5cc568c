/** A feast by its days from Easter Sunday: 'easter+1' is Easter Monday. */
export type FeastOfEaster = `easter${'+' | '-'}${number}`

const dayMs = 86_400_000

/** Where Easter is that of the Julian calendar. */
const orthodoxZones = new Set(['Europe/Athens', 'Europe/Bucharest', 'Europe/Sofia'])

export const isOfEaster = (day: unknown): day is FeastOfEaster =>
  typeof day === 'string' && day.startsWith('easter')

/** The next such feast from a day on, where the zone's clocks hang; both YYYY-MM-DD. */
export function nextFeast(feast: FeastOfEaster, today: string, timeZone: string): string {
  const days = Number(feast.slice('easter'.length))
  const year = Number(today.slice(0, 4))
  const easter = orthodoxZones.has(timeZone) ? orthodoxEaster : westernEaster
  const inYear = (year: number) => dateOf(easter(year) + days * dayMs)
  return inYear(year) >= today ? inYear(year) : inYear(year + 1)
}

/** Whether usual hours tell little of a day, YYYY-MM-DD, wherever that is. */
export function isFeast(day: string): boolean {
  const year = Number(day.slice(0, 4))
  return (
    fixedFeasts.has(day.slice(5)) ||
    [westernEaster(year), orthodoxEaster(year)].some((easter) =>
      daysFromEaster.some((days) => dateOf(easter + days * dayMs) === day),
    )
  )
}

const fixedFeasts = new Set([
  ...['01-01', '01-06', '05-01', '08-15', '11-01'],
  ...['12-24', '12-25', '12-26', '12-31'],
])
/** Good Friday to Easter Monday, Ascension, Pentecost and its Monday, Corpus Christi. */
const daysFromEaster = [-2, -1, 0, 1, 39, 49, 50, 60]

const dateOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

const westernEaster = (year: number) => easterSunday(year, { m: 24, n: 5 })

/** The Julian calendar is 13 days behind. */
const orthodoxEaster = (year: number) => easterSunday(year, { m: 15, n: 6 }) + 13 * dayMs

/** In milliseconds, from 1900 to 2099: Gauss's rule with the numbers of a calendar. */
function easterSunday(year: number, { m, n }: { m: number; n: number }): number {
  const golden = year % 19
  const full = (19 * golden + m) % 30
  const weekday = (2 * (year % 4) + 4 * (year % 7) + 6 * full + n) % 7
  // The Gregorian calendar has no Easter as late as that.
  const isTooLate = m === 24 && weekday === 6 && (full === 29 || (full === 28 && golden > 10))
  return Date.UTC(year, 2, 22 + full + weekday - (isTooLate ? 7 : 0))
}
