import { visitMinutes } from './day-times.ts'
import type { ExportedDay, ExportedStop } from './exported.ts'
import { timeZoneLines } from './time-zone.ts'

interface Calendar {
  name: string
  /** Where the guide lies: 'https://guide.example'. */
  origin: string
  now: Date
}

/** An iCalendar file (RFC 5545): a stop with a time at that time there, one without on its day; none that is on no day. */
export function calendarOf(days: readonly ExportedDay[], { name, origin, now }: Calendar): string {
  const dated = days.filter(({ day }) => day)
  const zones = new Set(
    dated.flatMap(({ stops }) => stops.flatMap(({ time, place }) => (time ? place.timeZone : []))),
  )
  const years = [...new Set(dated.map(({ day }) => Number(day.slice(0, 4))))]
  const stamp = compact(now.toISOString().slice(0, 19))
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${new URL(origin).host}//plan//EN`],
    `X-WR-CALNAME:${escaped(name)}`,
    ...[...zones].flatMap((zone) => timeZoneLines(zone, years)),
    ...dated.flatMap(({ stops }) => stops.flatMap((stop) => eventOf(stop, origin, stamp))),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventOf({ key, day, time, note, place }: ExportedStop, origin: string, stamp: string): string[] {
  const url = `${origin}/funplace/${place.slug}`
  return [
    ...[
      'BEGIN:VEVENT',
      `UID:${key.replaceAll('@', '.')}-${day}@${new URL(origin).host}`,
      `DTSTAMP:${stamp}Z`,
    ],
    ...(time
      ? [
          `DTSTART;TZID=${place.timeZone}:${compact(`${day}T${time}:00`)}`,
          `DURATION:PT${visitMinutes(place) ?? 60}M`,
        ]
      : [`DTSTART;VALUE=DATE:${compact(day)}`]),
    `SUMMARY:${escaped(place.name)}`,
    ...(place.address ? [`LOCATION:${escaped(place.address)}`] : []),
    ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
    ...(place.isRough ? [] : [`GEO:${place.lat};${place.lng}`]),
    ...[`URL:${url}`, 'END:VEVENT'],
  ]
}

const compact = (moment: string) => moment.replace(/[-:]/g, '')

const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    // What else a reader may take for the end of a line would begin one of its own.
    .replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, '\\n')
    .replace(/[[\p{Cc}\ufffe\uffff]--\t]/gv, '')

/** Lines of 75 bytes at most: what is longer goes on after a blank, and no character is torn. */
function folded(line: string): string {
  const bytes = (text: string) => new TextEncoder().encode(text).length
  const parts = ['']
  let size = 0
  for (const character of line) {
    const more = bytes(character)
    if (size + more > 74) {
      parts.push('')
      size = 0
    }
    parts[parts.length - 1] += character
    size += more
  }
  return parts.join('\r\n ')
}
