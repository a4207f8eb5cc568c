import type { PlainWeek } from '../days/coming-hours.schema.ts'
import { weekdayHours } from './opening-hours.ts'

/** Hours in the text form; undefined for JSON by weekday unless all seven days are clear. */
export const textFormOf = (openingHours: string): string | undefined =>
  openingHours.trim().startsWith('{') ? textOfJsonWeek(openingHours) : openingHours

function textOfJsonWeek(json: string): string | undefined {
  const all = weekdayHours(json) ?? []
  const week = all.filter(({ day }) => !day.endsWith('holidays')).map(ruleOf)
  if (week.length < 7 || !week.every(Boolean)) return undefined
  const holidays = all.filter(({ day }) => day === 'Public holidays').map(ruleOf)
  return [...week, ...holidays].filter(Boolean).join('; ')
}

function ruleOf({ day, hours }: PlainWeek[number]): string | undefined {
  const said = hours === 'Closed' ? 'off' : hours === 'Open 24 hours' ? '00:00-24:00' : plainSpans(hours)
  return said && `${day === 'Public holidays' ? 'PH' : day.slice(0, 2)} ${said}`
}

const plainSpans = (hours: string) =>
  /^\d\d:\d\d–\d\d:\d\d(?:, \d\d:\d\d–\d\d:\d\d)*$/.test(hours) ? hours.replaceAll('–', '-') : undefined
