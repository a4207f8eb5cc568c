const minuteMs = 60_000
const dayMs = 1440 * minuteMs

/** By zone: one takes longer to make than to ask a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The offset of a zone's clocks at a moment, in minutes. */
function offsetAt(timeZone: string, moment: number): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

/** Minutes by which the clocks of the one zone are ahead of those of the other on a day; less than 0 where they are behind. */
export function minutesAhead(timeZone: string, of: string, day: string): number {
  const noon = Date.parse(`${day}T12:00Z`)
  return timeZone === of ? 0 : offsetAt(timeZone, noon) - offsetAt(of, noon)
}

/** What a zone's clocks show some minutes after they show `clock`, in minutes from a day's midnight: no sum on a night when they are set. */
export const laterOn = (day: string, timeZone: string) => (clock: number, minutes: number) => {
  const midnight = Date.parse(`${day}T00:00Z`)
  const moment = momentOf(timeZone, midnight + clock * minuteMs) + minutes * minuteMs
  return (moment - midnight) / minuteMs + offsetAt(timeZone, moment)
}

/** When clocks show what those of UTC show at `shown`, as RFC 5545 has it: the first of two times, and by the clocks that ran until then where they pass over it. */
function momentOf(timeZone: string, shown: number): number {
  const by = (near: number) => shown - offsetAt(timeZone, near) * minuteMs
  const [before, after] = [by(shown - dayMs), by(shown + dayMs)]
  const isShown = (moment: number) => moment + offsetAt(timeZone, moment) * minuteMs === shown
  return !isShown(before) && isShown(after) ? after : before
}

/** The moments of a year at which a zone's clocks are set, to the minute. */
function changesOf(timeZone: string, year: number): number[] {
  const found: number[] = []
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += dayMs) {
    if (offsetAt(timeZone, day) === offsetAt(timeZone, day + dayMs)) continue
    let [before, after] = [day, day + dayMs]
    while (after - before > minuteMs) {
      const middle = before + Math.floor((after - before) / 2 / minuteMs) * minuteMs
      if (offsetAt(timeZone, middle) === offsetAt(timeZone, before)) before = middle
      else after = middle
    }
    found.push(after)
  }
  return found
}

/** The lines of a VTIMEZONE that holds for some years, in order: those between may be thousands. */
export function timeZoneLines(timeZone: string, years: readonly number[]): string[] {
  return [
    ...['BEGIN:VTIMEZONE', `TZID:${timeZone}`],
    ...years.flatMap((year, index) => {
      const atFirst = offsetAt(timeZone, Date.UTC(year, 0, 1))
      const first = index === 0 ? 1970 : year
      return [
        ...(year - 1 === years[index - 1] ? [] : observance(atFirst, atFirst, `${first}0101T000000`)),
        ...changesOf(timeZone, year).flatMap((moment) => changeLines(timeZone, moment)),
      ]
    }),
    'END:VTIMEZONE',
  ]
}

function changeLines(timeZone: string, moment: number): string[] {
  const before = offsetAt(timeZone, moment - minuteMs)
  // Told by the clocks that ran until then.
  const starts = new Date(moment + before * minuteMs).toISOString().slice(0, 19).replace(/[-:]/g, '')
  return observance(before, offsetAt(timeZone, moment), starts)
}

function observance(before: number, after: number, starts: string): string[] {
  const kind = after > before ? 'DAYLIGHT' : 'STANDARD'
  return [
    ...[`BEGIN:${kind}`, `DTSTART:${starts}`],
    ...[`TZOFFSETFROM:${written(before)}`, `TZOFFSETTO:${written(after)}`, `END:${kind}`],
  ]
}

function written(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`
}
