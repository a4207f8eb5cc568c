import { weekdayHours } from './opening-hours.ts'

/** Hours in the text form; undefined for JSON by weekday unless all seven days are clear. */
export const textFormOf = (openingHours: string): string | undefined =>
  openingHours.trim().startsWith('{') ? textOfJsonWeek(openingHours) : openingHours

function textOfJsonWeek(json: string): string | undefined {
  const week = weekdayHours(json)?.filter(({ day }) => !day.endsWith('holidays')) ?? []
  const rules = week.map(({ day, hours }) => {
    const said = hours === 'Closed' ? 'off' : hours === 'Open 24 hours' ? '00:00-24:00' : plainSpans(hours)
    return said && `${day.slice(0, 2)} ${said}`
  })
  return rules.length === 7 && rules.every(Boolean) ? rules.join('; ') : undefined
}

const plainSpans = (hours: string) =>
  /^\d\d:\d\d–\d\d:\d\d(?:, \d\d:\d\d–\d\d:\d\d)*$/.test(hours) ? hours.replaceAll('–', '-') : undefined
