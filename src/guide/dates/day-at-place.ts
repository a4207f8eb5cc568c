import type { DayNote } from '../opening-hours/day-notes/day-note.schema.ts'
import { dateOf, ownSpans } from '../opening-hours/days/day-hours.ts'
import { weekdayOf } from '../opening-hours/days/weekday.ts'
import { hoursOnDay } from '../opening-hours/shown/hours-on-day.ts'
import { openInWords } from '../opening-hours/shown/todays-line.ts'
import type { PlaceDays } from './place-days.schema.ts'

export interface DayAtPlace {
  tone: 'open' | 'usual' | 'closed' | 'unknown'
  /** '10–18', 'usually 10–18', 'closed', 'usually closed', 'out of season', 'not known' */
  short: string
  /** 'Open 10:00–18:00', 'Usually open 10:00–18:00, as on Sundays', 'Closed on Friday', 'Hours not known' */
  text: string
  /** What goes with it: that its hours do not speak of the holiday that the day is. */
  remark?: string
}

/** What a place says of a day. */
export function dayAtPlace(place: PlaceDays, day: string): DayAtPlace {
  const { hours } = place
  const { tone, text: plain, remark } = hoursOnDay(hours, day)
  if (tone === 'unknown') return { tone, short: 'not known', text: plain }
  if (tone === 'out of season') return { tone: 'unknown', short: tone, text: plain }
  const text = place.asSundays.includes(day) ? `${plain}, as on Sundays` : plain
  if (tone === 'closed') return { tone, short: 'closed', text }
  if (tone === 'usually closed') return { tone: 'usual', short: tone, text }
  const spans = hours?.days.find((other) => dateOf(other) === day)
  const short = openInWords((spans && ownSpans(spans)) ?? []).replaceAll(':00', '')
  const isUsual = hours?.grade === 'usual'
  if (!isUsual && !remark) return { tone, short, text }
  return {
    ...{ tone: 'usual', short: `usually ${short}` },
    text: isUsual ? text : `${text} on ${weekdayOf(day)}s`,
    ...(remark && { remark }),
  }
}

/** 'Christmas Day, a public holiday', 'No school: Weihnachtsferien', 'The sun sets at 16:05' */
export const notesInWords = ({ publicHoliday, isInParts, schoolHolidays, sunset }: DayNote): string[] => [
  ...(publicHoliday
    ? [`${publicHoliday}, a public holiday${isInParts ? ' in parts of the country' : ''}`]
    : []),
  ...(schoolHolidays ? [`No school: ${schoolHolidays}`] : []),
  ...(sunset ? [`The sun sets at ${sunset}`] : []),
]
