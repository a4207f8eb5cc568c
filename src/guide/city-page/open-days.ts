import { weekdayOf } from '../opening-hours/weekday.ts'
import { formatSeasonDay, utcDay } from '../seasons/open-season.ts'

/** How far ahead hours are reckoned. */
const dayCount = 60

/** The days that can be asked for, from today on. */
export const openDays = (today: string): string[] =>
  Array.from({ length: dayCount }, (_, count) => utcDay(new Date(Date.parse(today) + count * 86_400_000)))

export const anyDay = 'any'

/** As a select shows them, with a day of the address that is none of them. */
export function openDayChoices(
  today: string,
  chosen: string | undefined,
  days: readonly string[] = openDays(today),
): { value: string; label: string }[] {
  const all = chosen === undefined || days.includes(chosen) ? days : [chosen, ...days]
  return [
    { value: anyDay, label: 'Any day' },
    ...all.map((day) => ({ value: day, label: dayInWords(day, today) })),
  ]
}

/** 'Today', 'Tomorrow', 'Saturday 28 Nov'. */
export function dayInWords(day: string, today: string): string {
  const ahead = (Date.parse(day) - Date.parse(today)) / 86_400_000
  if (ahead === 0) return 'Today'
  return ahead === 1 ? 'Tomorrow' : `${weekdayOf(day)} ${formatSeasonDay(day)}`
}
