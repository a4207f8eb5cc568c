import { nameKeys } from '../cities/name-keys.ts'
import { besideDayWords, clockWords, openWords, type TypedTime } from './day-words.ts'

/** Fewer are how long something takes: 'à 1h de Vienne'. */
const fewestHours = 8
/** Hours that are of the afternoon unless they are told to be of the morning: up to which one opens, and up to which one closes. */
const lastToOpen = 7
const lastToClose = 11

const wordsOf = (key: string) => key.split(' ').filter(Boolean)
const setOf = (words: string) => new Set(words.split(', ').flatMap(nameKeys).flatMap(wordsOf))
const signs = setOf(clockWords.signs)
const hours = setOf(clockWords.hours)
const until = setOf(clockWords.until)
const at = setOf(clockWords.at)
const from = setOf(clockWords.from)
const besideDays = setOf(besideDayWords)
const opens = setOf(openWords)

const clock =
  /^(?<before>\D*?)\s?(?<digits>\d{1,2})(?:(?<mark>[:.h])(?<minutes>[0-5]\d)?(?!\p{L}))?\s?(?<half>[ap]\.?m\b)?(?<after>\D*)$/u

const isRange = (phrase: string): phrase is TypedTime => /^\d\d:\d\d–\d\d:\d\d$/.test(phrase)

/**
 * The time of the clock that a phrase, as it was typed, speaks of: '18:00', 'open until 8pm', 'ab 18 Uhr', 'après 18h'. A number alone may
 * be an age. Until eight is up to the minute before.
 */
export function clockCalled(phrase: string): TypedTime | undefined {
  if (isRange(phrase)) return phrase
  const typed = clock.exec(phrase.toLowerCase())?.groups ?? {}
  const { before = '', digits = '', mark, minutes = '0', after = '' } = typed
  const words = [before, after].flatMap(nameKeys).flatMap(wordsOf)
  const has = (known: ReadonlySet<string>) => words.some((word) => known.has(word))
  // 'Ab 6 am Wochenende'
  const half = /\b(?:ab|bis)\b/.test(before) ? undefined : typed.half
  const isTold =
    half !== undefined ||
    has(signs) ||
    mark === ':' ||
    (Number(digits) >= fewestHours && (mark === 'h' || has(hours))) ||
    (mark !== '.' && has(opens) && (has(until) || has(at)))
  const isAll = words.every((word) =>
    [signs, hours, until, at, from, besideDays, opens].some((known) => known.has(word)),
  )
  if (!isTold || !isAll || !isHour.test(digits)) return undefined
  const lastOfHalf = has(until) ? lastToClose : mark === undefined ? lastToOpen : 0
  const isLater = half ? half.startsWith('p') : /^[1-9]/.test(digits) && Number(digits) <= lastOfHalf
  const hour = (half ? Number(digits) % 12 : Number(digits)) + (isLater ? 12 : 0)
  return clockAt(hour * 60 + Number(minutes) - (has(until) ? 1 : 0))
}

/** One of the words of a list, with what may stand between them and a number: 'entre las 10'. */
const oneOf = (words: string) => `(?:${words.split(', ').join('|')})`
const hour = (name: string) =>
  `(?<${name}>\\d{1,2})(?:[:.h](?<${name}Minutes>[0-5]\\d))?\\s?(?<${name}Sign>[ap]\\.?m\\b\\.?|uhr|uur|hod|h(?!\\p{L}))?`
const range = new RegExp(
  `(?<![\\p{L}\\d./:€£-])(?<between>(?:${oneOf(clockWords.between)}\\s){0,2})${hour('first')}(?:\\s?[-–—]\\s?|(?:\\s${oneOf(clockWords.and)}){1,2}\\s)${hour('last')}(?![\\p{L}\\d€£]|[./:-]\\d)`,
  'giu',
)

/** What parts the two ends of a time that is a range. */
const dash = '–'

/** A time at which, or the first and the last minute at which, a place shall be open. */
export const momentsOf = (time: TypedTime): TypedTime[] => time.split(dash) as TypedTime[]

/**
 * A text with each range of the clock as a time: of '10am-2pm' '10:00–13:59', since who names both ends wants to be there in between. Numbers
 * alone may be ages, unless they fall: 'between 10 and 2'.
 */
export const rangesAsTimes = (text: string): string =>
  text.replace(range, (typed, ...found) => {
    const { between, first, firstMinutes, firstSign, last, lastMinutes, lastSign } = found.at(-1)
    const halfOf = (sign?: string) => /^[ap]\.?m/i.exec(sign ?? '')?.[0][0]?.toLowerCase()
    // 'Von 3 bis 6 am Wochenende' are ages.
    if (lastSign?.toLowerCase() === 'am' && /\b(?:bis|und)\b/i.test(typed))
      return `${first}-${last} ${lastSign}`
    const [from, until] = [Number(first), Number(last)]
    const isTold =
      [firstMinutes, lastMinutes, halfOf(firstSign), halfOf(lastSign)].some(Boolean) ||
      /^u/i.test(lastSign ?? '')
    const isOfHours = Math.max(from, until) >= fewestHours && Boolean(lastSign)
    const isFalling = between !== '' && from > until && from <= 12
    if (!(isTold || isOfHours || isFalling) || !isHour.test(first) || !isHour.test(last)) return typed
    const half = halfOf(firstSign) ?? (from < until ? halfOf(lastSign) : undefined)
    const isLater = half ? half === 'p' : firstMinutes === undefined && from > 0 && from <= lastToOpen
    const starts = ((half ? from % 12 : from) + (isLater ? 12 : 0)) * 60 + Number(firstMinutes ?? 0)
    const ends = endOf(starts, { hour: until, minutes: Number(lastMinutes ?? 0), half: halfOf(lastSign) })
    return ` ${[starts, ...ends].map(clockAt).join(dash)} `
  })

/** The last minute of a range, in minutes of the day; none where it ends after midnight, on another day. */
function endOf(
  starts: number,
  { hour, minutes, half }: { hour: number; minutes: number; half?: string | undefined },
) {
  const told = (half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour) * 60 + minutes
  const ends = half === undefined && told <= starts && hour <= 12 ? told + minutesOfDay / 2 : told
  return ends > starts && ends <= minutesOfDay ? [ends - 1] : []
}

const isHour = /^(?:[01]?\d|2[0-3])$/
const minutesOfDay = 1440

/** 'HH:MM', of minutes. */
function clockAt(minutes: number): TypedTime {
  const ofDay = (minutes + minutesOfDay) % minutesOfDay
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`
}
