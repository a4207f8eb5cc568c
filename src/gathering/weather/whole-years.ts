import type { Years } from '../providers/open-meteo/weather-days.ts'

/** So many make an average that one warm year does not move much, and that is of the weather as it is now. */
const howMany = 10

// The archive is some five days behind.
const behindMs = 10 * 86_400_000

/** The last whole years that the archive has. */
export function wholeYears(now: Date): Years {
  const last = new Date(now.getTime() - behindMs).getUTCFullYear() - 1
  return { first: last - howMany + 1, last }
}
