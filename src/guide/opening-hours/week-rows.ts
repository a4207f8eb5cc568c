import { formatSeasonDay } from '../seasons/open-season.ts'
import { weekdayHours } from './opening-hours.ts'
import type { DatedHours } from './todays-hours.schema.ts'

export interface WeekRow {
  /** 'Friday', or 'Friday, 25 Dec' when that day is not like other Fridays. */
  day: string
  /** '10:00–18:00', 'Closed' or 'Not known'. */
  hours: string
  isToday: boolean
}

/**
 * The coming seven days, Monday first, and the usual hours of holidays below them; the usual week where the days to
 * come are unknown. Undefined when the text can only be shown as it is.
 */
export function weekRows(
  openingHours: string,
  nextDays: readonly DatedHours[] | null,
): WeekRow[] | undefined {
  const usual = weekdayHours(openingHours)
  if (!nextDays?.some(({ state }) => state !== 'unknown')) {
    return usual?.map(({ day, hours }) => ({ day, hours, isToday: false }))
  }
  const days = nextDays.toSorted((a, b) => weekdayNumber(a.date) - weekdayNumber(b.date))
  const rows = days.map((day) => {
    const usualHours = usual?.find((other) => other.day === weekdayOf(day.date))?.hours
    const isUnusual = usualHours !== undefined && usualHours !== writtenHours(day)
    return {
      day: weekdayOf(day.date) + (isUnusual ? `, ${formatSeasonDay(day.date)}` : ''),
      hours: writtenHours(day),
      isToday: day.date === nextDays[0]?.date,
    }
  })
  const holidays = usual?.filter(({ day }) => day.endsWith('holidays')) ?? []
  return [...rows, ...holidays.map(({ day, hours }) => ({ day, hours, isToday: false }))]
}

/** 'Wednesday 16:00': when a place that is closed today opens next; undefined when that is not known. */
export function nextOpening(nextDays: readonly DatedHours[] | null): string | undefined {
  const next = nextDays?.find(({ state }) => state !== 'closed')
  if (next?.state !== 'open') return undefined
  const from = /^\d\d:\d\d/.exec(next.hours ?? '')?.[0]
  return [weekdayOf(next.date), from].filter(Boolean).join(' ')
}

function writtenHours({ state, hours }: DatedHours): string {
  if (state === 'closed') return 'Closed'
  return hours ?? 'Not known'
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** 0 is Monday. */
const weekdayNumber = (date: string) => (new Date(date).getUTCDay() + 6) % 7

const weekdayOf = (date: string) => weekdays[weekdayNumber(date)] as string
