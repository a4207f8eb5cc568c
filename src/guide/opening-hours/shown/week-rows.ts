import { formatSeasonDay } from '../../seasons/open-season.ts'
import type { ComingHours, PlainWeek } from '../days/coming-hours.schema.ts'
import { type DayHours, dateOf } from '../days/day-hours.ts'
import { hoursInWords } from '../days/day-spans.ts'
import { weekdayNumber, weekdayOf } from '../days/weekday.ts'
import { daysFrom } from './todays-line.ts'

export interface WeekRow {
  /** 'Friday', or 'Friday, 25 Dec' when that day is not, or may not be, like other Fridays. */
  day: string
  /** '10:00–18:00', 'Usually 10:00–18:00' of stated hours that do not speak of a holiday, 'Closed' or 'Not known'. */
  hours: string
  isToday: boolean
  /** Whether stated hours are no more than usual on that day. */
  isUsual?: boolean
}

/**
 * The coming seven days, Monday first, and the usual hours of holidays below them; the usual week where of the days to
 * come no more is known than that it is closed on some. Undefined when the text can only be shown as it is. `now` as in `todaysLine`.
 */
export function weekRows(
  usual: PlainWeek | null,
  hours: ComingHours | null,
  now: number | undefined,
): WeekRow[] | undefined {
  const known = daysFrom(hours?.days ?? [], now)
  const week = known.slice(0, 7)
  if (isSilent(week, usual)) return usual?.map((row) => ({ ...row, isToday: false }))
  const isStated = hours?.grade === 'stated'
  const plain = isStated ? usual : null
  const days = week.toSorted((a, b) => weekdayNumber(dateOf(a)) - weekdayNumber(dateOf(b)))
  const [today, inAWeek] = [known[0], known[7]].map((day) => day && hoursInWords(day))
  // Of what no plain week says another week may have other hours.
  const isOfThisWeek = !plain && (isStated || (inAWeek !== undefined && inAWeek !== today))
  const rows = days.map((day) => ({
    ...rowOf(day, plain, { isStated, isOfThisWeek }),
    isToday: day === week[0],
  }))
  const holidays = plain?.filter(({ day }) => day.endsWith('holidays')) ?? []
  return [...rows, ...holidays.map((row) => ({ ...row, isToday: false }))]
}

/** Whether days that are not known leave nothing but what the usual week says of days on which it is closed, as out of season. */
function isSilent(week: readonly DayHours[], usual: PlainWeek | null): boolean {
  const known = week.filter(({ open }) => open)
  if (known.length === week.length) return week.length === 0
  return known.every((day) => hoursInWords(day) === 'Closed' && usualHoursOn(day, usual) === 'Closed')
}

const usualHoursOn = (day: DayHours, usual: PlainWeek | null) =>
  usual?.find((other) => other.day === weekdayOf(dateOf(day)))?.hours

function rowOf(
  day: DayHours,
  usual: PlainWeek | null,
  { isStated, isOfThisWeek }: { isStated: boolean; isOfThisWeek: boolean },
): Omit<WeekRow, 'isToday'> {
  const weekday = weekdayOf(dateOf(day))
  if (isStated && day.holiday)
    return {
      day: dated(weekday, day),
      hours: `Usually ${hoursInWords(day).replace('Open', 'open')}`,
      isUsual: true,
    }
  const hours = hoursInWords(day)
  const usualHours = usualHoursOn(day, usual)
  const isUnusual = isOfThisWeek || (usualHours !== undefined && usualHours !== hours)
  return { day: isUnusual ? dated(weekday, day) : weekday, hours }
}

const dated = (weekday: string, day: DayHours) => `${weekday}, ${formatSeasonDay(dateOf(day))}`
