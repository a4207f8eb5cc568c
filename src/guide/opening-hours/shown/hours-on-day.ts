import { isClosedOn } from '../days/closure.ts'
import type { Closure, ComingHours } from '../days/coming-hours.schema.ts'
import { dateOf, ownSpans } from '../days/day-hours.ts'
import { weekdayOf } from '../days/weekday.ts'
import { holidayRemark } from './holiday-remark.ts'
import { dayOfYear, notKnownOutOfSeason, openInWords } from './todays-line.ts'

export interface HoursOnDay {
  /** 'closed' by somebody's word, 'usually closed' by general knowledge. */
  tone: 'open' | 'closed' | 'usually closed' | 'out of season' | 'unknown'
  text: string
  /** Why it is no more than usual on that day. */
  remark?: string
}

const unknown: HoursOnDay = { tone: 'unknown', text: 'Hours not known' }

/** 'Open 10:00–18:00', 'Usually open …', 'Closed on Monday', 'Closed until 3 Mar 2027', 'Usually closed on Monday'; unknown warns of nothing. */
export function hoursOnDay(hours: ComingHours | null, day: string): HoursOnDay {
  if (!hours) return unknown
  const isUsual = hours.grade === 'usual'
  const on = `on ${weekdayOf(day)}`
  const known = hours.days.find((other) => dateOf(other) === day)
  const spans = known ? ownSpans(known) : null
  // A closure is somebody's word, whatever is usual; 'on Monday' would read as if it were open on Tuesday.
  if (hours.closure && isClosedOn(hours.closure, day))
    return { tone: 'closed', text: closedText(hours.closure) }
  if (known?.isOutOfSeason) return { tone: 'out of season', text: notKnownOutOfSeason }
  if (!known || spans === null) return unknown
  if (spans.length === 0)
    return isUsual
      ? { tone: 'usually closed', text: `Usually closed ${on}` }
      : { tone: 'closed', text: `Closed ${on}` }
  const { holiday } = known
  return {
    ...{ tone: 'open', text: `${isUsual || holiday ? 'Usually open' : 'Open'} ${openInWords(spans)}` },
    ...(holiday && { remark: holidayRemark(holiday) }),
  }
}

/** Such as '9:00–12:00, 14:00–18:00' or 'all day'; null on no day, and where it is closed then or that is not known. */
export function openHoursOn(hours: ComingHours | null, day: string | null | undefined): string | null {
  const known = hours?.days.find((other) => dateOf(other) === day)
  const spans = known && !known.isOutOfSeason ? ownSpans(known) : null
  return spans && spans.length > 0 ? openInWords(spans) : null
}

/** A day in a closure knows of its beginning or its end. */
const closedText = ({ from, until }: Closure) =>
  until ? `Closed until ${dayOfYear(until)}` : `Closed from ${dayOfYear(from ?? '')}`

/** The first of the days on which it is surely or usually open; undefined when none is known to be. */
export const openDayOf = (hours: ComingHours | null, days: readonly string[]): string | undefined =>
  days.find((day) => hoursOnDay(hours, day).tone === 'open')
