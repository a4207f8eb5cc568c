import { weekdayOf } from '../opening-hours/days/weekday.ts'
import { dayOfYear } from '../opening-hours/shown/todays-line.ts'
import { formatSeasonDay, utcDay } from '../seasons/open-season.ts'

/** How far ahead hours are reckoned. */
const dayCount = 60

/** The days that can be asked for, from today on. */
export const openDays = (today: string): string[] =>
  Array.from({ length: dayCount }, (_, count) => utcDay(new Date(Date.parse(today) + count * 86_400_000)))

type DayChoice = { value: string; label: string }

/** Those of the day asked about last: a page says them twice, and sixty dates in words are a tenth of its rendering. */
let ofLastDay: { today: string; choices: DayChoice[] } | undefined

function choicesFrom(today: string): DayChoice[] {
  if (ofLastDay?.today !== today) ofLastDay = { today, choices: inWords(openDays(today), today) }
  return ofLastDay.choices
}

const inWords = (days: readonly string[], today: string): DayChoice[] =>
  days.map((day) => ({ value: day, label: dayInWords(day, today) }))

export const anyDay = 'any'

/** As a select shows them, with a day of the address that is none of them. */
export function openDayChoices(
  today: string,
  chosen: string | undefined,
  days?: readonly string[],
): DayChoice[] {
  const offered = days ? inWords(days, today) : choicesFrom(today)
  const isMissing = chosen !== undefined && offered.every(({ value }) => value !== chosen)
  return [{ value: anyDay, label: 'Any day' }, ...(isMissing ? inWords([chosen], today) : []), ...offered]
}

/** 'Today', 'Tomorrow', 'Saturday 28 Nov'; of a day that cannot be asked for, as an old link may, with its year. */
export function dayInWords(day: string, today: string): string {
  const ahead = (Date.parse(day) - Date.parse(today)) / 86_400_000
  if (ahead === 0) return 'Today'
  if (ahead === 1) return 'Tomorrow'
  return `${weekdayOf(day)} ${hoursNotTold(day, today) ? dayOfYear(day) : formatSeasonDay(day)}`
}

/** Why no hours are told of a day; undefined of those that can be asked for. */
export function hoursNotTold(day: string, today: string): string | undefined {
  if (day < today) return 'This day is over: choose another one.'
  const isFar = Date.parse(day) - Date.parse(today) >= dayCount * 86_400_000
  return isFar ? 'Hours are told for sixty days: look again nearer the day.' : undefined
}
