/** A time as the clocks of a zone show it: '2026-12-01', '06:00', 'Europe/Vienna'. */
export type ZonedTime = { date: string; time: string; timeZone: string }

/** By zone: to make one takes longer than to use it. */
const clocks = new Map<string, Intl.DateTimeFormat>()

export function isTimeZone(timeZone: string): boolean {
  try {
    return clockOf(timeZone) !== undefined
  } catch {
    return false
  }
}

/** What the clocks of a zone show at a moment. */
export function zonedTime(moment: Date, timeZone: string): ZonedTime {
  const [date = '', time = ''] = clockOf(timeZone).format(moment).split(' ')
  // Of an early year it has fewer digits.
  return { date: date.padStart(10, '0'), time, timeZone }
}

/**
 * The moment at which the clocks of a zone show a time; the first of two where they are put back. Undefined where they pass over
 * it, since they are put on.
 */
export function momentOf(said: ZonedTime): Date | undefined {
  const asUtc = Date.parse(`${said.date}T${said.time}Z`)
  // No clocks are further from each other than a day, nor put on or back by more.
  const offsets = [-dayMs, dayMs].map((away) => offsetAt(new Date(asUtc + away), said.timeZone))
  const moments = offsets.map((offset) => new Date(asUtc - offset)).toSorted((a, b) => Number(a) - Number(b))
  return moments.find((moment) => {
    const { date, time } = zonedTime(moment, said.timeZone)
    return date === said.date && time === said.time
  })
}

const dayMs = 86_400_000

function offsetAt(moment: Date, timeZone: string): number {
  const { date, time } = zonedTime(moment, timeZone)
  return Date.parse(`${date}T${time}Z`) - Math.floor(moment.getTime() / 60_000) * 60_000
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  // Sweden writes its moments so that they can be read again.
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  clocks.set(timeZone, clock)
  return clock
}
