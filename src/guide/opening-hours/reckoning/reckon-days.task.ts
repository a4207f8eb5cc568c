import OpeningHours from 'opening_hours'
import type { Position } from '../../how-far/distance.ts'
import type { DayHours, OpenSpan } from '../days/day-hours.ts'
import { isDoubtfulHoliday } from '../holidays/doubtful-holidays.ts'
import { holidayRegionsAt, schoolRegionsAt } from '../holidays/holiday-regions.ts'
import { textFormOf } from '../text/week-text.ts'
import { doubtTwelveHours } from './twelve-hour-clock.ts'
import { isWithinADay, type Piece, type ReadsText, wholeNights } from './whole-nights.task.ts'
import { written, writtenEnd } from './written-moment.ts'

export type HoursQuestion = Position & {
  /** Text of the OpenStreetMap form, or JSON by weekday. */
  openingHours: string
  timeZone: string
  /** Two small letters; undefined where no country is known, and so no holiday. */
  countryCode: string | undefined
  /** YYYY-MM-DD, of the place. */
  firstDay: string
  dayCount: number
}

/** What `opening_hours` warns of where it guesses, and a reader might read something else. */
export const guesses: ReadonlySet<string> = new Set<string>([
  'ambiguous_single_digit_hour',
  'ambiguous_word',
  'rant_degree_sign_used_for_zero',
  'vague',
  'word_error_correction',
  'zero_calculation',
])

/**
 * When a place is open on each of its own days, public holidays and summer time included. Whatever the text does not
 * clearly say is unknown. Never throws, but a strange text may take for ever: call it in a process that can be ended.
 */
export function reckonDays(question: HoursQuestion): DayHours[] {
  // The library reckons in the zone of the process.
  const ownZone = process.env.TZ
  process.env.TZ = question.timeZone
  try {
    const days = daysOf(question)
    const answers = regionsFor(question).map((region) => reckonIn(region, question, days))
    return days.map(({ start }, i) => {
      const starts = written(start)
      const isDoubtful =
        dependsOnHolidays(question) && isDoubtfulHoliday(question.countryCode, starts.slice(0, 10))
      return { starts, open: isDoubtful ? null : agreed(answers.map((answer) => answer[i] ?? null)) }
    })
  } finally {
    if (ownZone === undefined) delete process.env.TZ
    else process.env.TZ = ownZone
  }
}

/** Midnights of the place, one more than there are days asked for. */
type Day = { start: number; next: number }

/** Null when not known. */
type Open = OpenSpan[] | null

function daysOf({ firstDay, dayCount }: HoursQuestion): Day[] {
  const [year = 0, month = 1, day = 1] = firstDay.split('-').map(Number)
  const midnight = (count: number) => new Date(year, month - 1, day + count).getTime()
  return Array.from({ length: dayCount }, (_, i) => ({ start: midnight(i), next: midnight(i + 1) }))
}

/** None when holidays matter that nobody can tell. */
function regionsFor({ openingHours, countryCode, ...at }: HoursQuestion): (string | undefined)[] {
  if (!countryCode) return [undefined]
  if (/\bSH\b/i.test(openingHours)) return schoolRegionsAt(countryCode, at)
  return /\bPH\b/i.test(openingHours) ? holidayRegionsAt(countryCode, at) : [undefined]
}

const dependsOnHolidays = (question: HoursQuestion): question is HoursQuestion & { countryCode: string } =>
  question.countryCode !== undefined && /\bPH\b/i.test(question.openingHours)

/** Null unless all say the same. */
function agreed([first = null, ...others]: Open[]): Open {
  return others.every((spans) => JSON.stringify(spans) === JSON.stringify(first)) ? first : null
}

function reckonIn(
  region: string | undefined,
  { openingHours, countryCode, lat, lng }: HoursQuestion,
  days: Day[],
): Open[] {
  try {
    const place = {
      lat: String(lat),
      lon: String(lng),
      address: { country_code: countryCode, state: region },
    }
    // The library takes a position only as text, whatever its types say, and does without a state.
    const read = (text: string) => new OpeningHours(text, place as never, { locale: 'en' } as never)
    const text = textFormOf(openingHours) ?? ''
    const hours = read(text)
    if (hours.getStructuredWarnings().some(({ type }) => guesses.has(type))) return days.map(() => null)
    return knownSpansOf({ text, hours, read }, days)
  } catch {
    return days.map(() => null)
  }
}

type Reading = { text: string; hours: OpeningHours; read: ReadsText }

/** School holidays are known up to some day only, and the library throws for what comes after it. */
function knownSpansOf(reading: Reading, days: Day[]): Open[] {
  try {
    return spansOf(reading, days)
  } catch {
    const half = days.length >> 1
    if (half === 0) return days.map(() => null)
    return [days.slice(0, half), days.slice(half)].flatMap((part) => knownSpansOf(reading, part))
  }
}

function spansOf({ text, hours, read }: Reading, days: Day[]): Open[] {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const dayBefore = new Date(first.start - 24 * hour)
  const intervals = hours.getOpenIntervals(dayBefore, new Date(last.next + 12 * hour))
  const asRead = intervals.map(([from, to, isUnknown]) => ({
    from: from.getTime(),
    to: to.getTime(),
    isUnknown,
  }))
  const pieces = doubtTwelveHours(text, wholeNights(asRead, hours, read))
  const isEverOpen =
    pieces.length > 0 || hours.getNextChange(new Date(last.next), inAYear(first)) !== undefined
  return days.map((day) => {
    const ofDay = pieces.flatMap((piece) => partOf(piece, day))
    if (ofDay.some(({ isUnknown }) => isUnknown)) return null
    // 'Tu off' alone, or a year long past, tells nothing of the days it does not name.
    if (
      ofDay.length === 0 &&
      !isEverOpen &&
      hours.getMatchingRule(new Date(day.start + 12 * hour)) === undefined
    )
      return null
    const lastNight = pieces.filter((piece) => !piece.isUnknown && isOfNightBefore(piece, day))
    return [...lastNight, ...joined(ofDay)].map(({ from, to }) => [written(from), writtenEnd(to)])
  })
}

/** What ends by the noon after stays whole, unless it lasts a day and a night; all else is cut at midnight. */
function partOf(piece: Piece, day: Day): Piece[] {
  const { start, next } = day
  if (piece.to <= start || piece.from >= next || isOfNightBefore(piece, day)) return []
  const isOvernight = piece.from >= start && piece.to <= next + 12 * hour && isWithinADay(piece)
  return [
    { ...piece, from: Math.max(piece.from, start), to: isOvernight ? piece.to : Math.min(piece.to, next) },
  ]
}

const isOfNightBefore = (piece: Piece, { start }: Day) =>
  piece.from < start && piece.to > start && piece.to <= start + 12 * hour && isWithinADay(piece)

/** Spans that meet, as where only the comment changes, are one. */
function joined(pieces: Piece[]): Piece[] {
  const whole: Piece[] = []
  for (const piece of pieces) {
    const before = whole.at(-1)
    if (before && before.to >= piece.from) before.to = Math.max(before.to, piece.to)
    else whole.push({ ...piece })
  }
  return whole
}

const hour = 3_600_000

const inAYear = ({ start }: Day) => new Date(start + 366 * 24 * hour)
