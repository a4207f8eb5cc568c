import { monthsPerSeason, type SeasonName, seasonNames, seasons } from './season.ts'

/** Days as YYYY-MM-DD in UTC, both inclusive; null for both means all year. */
export interface OpenSeason {
  openFrom: string | null
  openTo: string | null
}

/**
 * The run of adjoining seasons that contains `today` (YYYY-MM-DD) or, when none does, the next to come.
 * Names that are no season of ours are ignored.
 */
export function openSeason(names: readonly string[], today: string): OpenSeason {
  const open = seasonNames.map((season) => names.includes(season))
  if (open.every((isOpen) => isOpen === open[0])) return { openFrom: null, openTo: null }
  const isOpen = (count: number) => open[count % open.length] === true

  let first = seasonCount(today)
  if (isOpen(first)) while (isOpen(first - 1)) first--
  else while (!isOpen(first)) first++
  let next = first
  while (isOpen(next)) next++
  return { openFrom: firstDay(first), openTo: dayBefore(firstDay(next)) }
}

/** The season of a day as YYYY-MM-DD. */
export const seasonOn = (day: string): SeasonName =>
  seasonNames[seasonCount(day) % seasonNames.length] as SeasonName

/** Whether `today` lies in the window, its ends included; a window that lacks an end holds every day. */
export function isOpenInWindow(
  start: string | null | undefined,
  end: string | null | undefined,
  today: string,
): boolean {
  return !start || !end || (start <= today && today <= end)
}

/** The UTC day of a moment as YYYY-MM-DD. */
export function utcDay(moment: Date = new Date()): string {
  return moment.toISOString().slice(0, 10)
}

// Not the runtime's own names: browsers and servers differ over 'Sep' and 'Sept', and a page must read the same in both.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '2026-04-01' as '1 Apr'. */
export function formatSeasonDay(day: string): string {
  return `${Number(day.slice(8, 10))} ${months[Number(day.slice(5, 7)) - 1]}`
}

/** Seasons counted on from the spring of the year 0, so that neighbours differ by one over the year's end too. */
function seasonCount(day: string): number {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - seasons[0].firstMonth
  return Math.floor(months / monthsPerSeason)
}

function firstDay(count: number): string {
  const month = count * monthsPerSeason + seasons[0].firstMonth - 1
  return utcDay(new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)))
}

function dayBefore(day: string): string {
  return utcDay(new Date(Date.parse(day) - 86_400_000))
}
