import type { ComingHours } from '../opening-hours/days/coming-hours.schema.ts'
import { hoursOnDay } from '../opening-hours/shown/hours-on-day.ts'
import type { Leg } from './legs.ts'
import type { PlanPlace } from './plan-places.schema.ts'

/** In minutes from the midnight of the day, where the place is; what does not follow from what is known is left out. */
export interface StopTimes {
  /** From the stop before, the first from where the family stays. */
  leave?: number
  arrive?: number
  /** About. */
  until?: number
  /** When they would be there at the earliest, where that is after the stop's own time. */
  late?: number
}

interface TimedStop {
  /** Its own, 'HH:MM'; '' for none. */
  time: string
  /** Minutes of a visit, where they are known. */
  visit: number | undefined
  /** From the stop before, or from where the family stays. */
  leg: Leg | undefined
  /** What the clocks there show some minutes after they show `clock`; left out where that is not known. */
  later?: ((clock: number, minutes: number) => number) | undefined
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** '9:05' */
export const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`

const dayMinutes = 24 * 60
/** What is reckoned from estimates is told in steps of five minutes. */
const upToFive = (minutes: number) => Math.ceil(minutes / 5) * 5

/** Of a visit as long as is usual: between the shortest and the longest. */
export function visitMinutes({ visitHoursMin: min, visitHoursMax: max }: Visit): number | undefined {
  const [least, most] = [min ?? max, max ?? min]
  return least === null || most === null ? undefined : upToFive(((least + most) / 2) * 60)
}

type Visit = Pick<PlanPlace, 'visitHoursMin' | 'visitHoursMax'>

const sum = (clock: number, minutes: number) => clock + minutes

/** Times of a day's stops in their order; `start` is when the family is at the first one, '' where nobody says. */
export function dayTimes(start: string, stops: readonly TimedStop[]): StopTimes[] {
  // When they are at leave to go on; unknown after a stop that lasts nobody knows how long.
  let free: number | undefined
  return stops.map(({ time, visit, leg, later = sum }, index) => {
    const begin = index === 0 && start ? minutesOf(start) : undefined
    const ahead = leg?.ahead ?? 0
    const reached = leg && free !== undefined ? upToFive(later(free + ahead, leg.minutes)) : begin
    const arrive = time ? minutesOf(time) : reached
    const until = arrive !== undefined && visit !== undefined ? later(arrive, visit) : undefined
    const isSet = time || index === 0
    const leave = isSet && arrive !== undefined && leg ? later(arrive, -leg.minutes) - ahead : leg && free
    const late =
      time && reached !== undefined && arrive !== undefined && reached > arrive ? reached : undefined
    free = until
    return arrive === undefined || arrive >= dayMinutes
      ? {}
      : {
          arrive,
          ...(leave !== undefined && leave >= 0 && { leave }),
          ...(until !== undefined && { until }),
          ...(late !== undefined && late < dayMinutes && { late }),
        }
  })
}

/** 'Leave 9:30 · arrive 10:05 · until about 12:00' */
export const timesWords = ({ leave, arrive, until }: StopTimes): string =>
  [
    leave !== undefined && `Leave ${clock(leave)}`,
    arrive !== undefined && `${leave === undefined ? 'There at' : 'arrive'} ${clock(arrive)}`,
    until !== undefined && `until about ${clock(until)}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** Of a visit that lasts nobody knows how long, in minutes. */
const shortVisit = 60

/** Why the hours of a day on which it is open do not go with the times; undefined where they do, or nobody knows. */
export function closedThen(
  hours: ComingHours | null,
  day: string,
  { arrive, until }: StopTimes,
): string | undefined {
  const { tone, text } = hoursOnDay(hours, day)
  if (tone !== 'open' || arrive === undefined) return undefined
  const open = hours?.days.find(({ starts }) => starts.startsWith(day))?.open ?? []
  const spans = open.map(([from, to]) => [minutesOn(day, from), minutesOn(day, to)] as const)
  const span = spans.find(([from, to]) => from <= arrive && arrive < to)
  if (!span) return `Closed at ${clock(arrive)}: ${text.toLowerCase()}`
  // Who is open all day mostly is after midnight, too.
  if (span[0] === 0 && span[1] === dayMinutes) return undefined
  const [closing, left] = [`It closes at ${clock(span[1])}`, span[1] - arrive]
  if (until === undefined) return left < shortVisit ? `${closing}, ${left} min after you come` : undefined
  return until > span[1] ? `${closing}, before you leave` : undefined
}

/** Of a moment with its own offset, as the clocks there show it. */
const minutesOn = (day: string, moment: string) =>
  ((Date.parse(moment.slice(0, 10)) - Date.parse(day)) / 86_400_000) * dayMinutes +
  minutesOf(moment.slice(11, 16))

/** Whether somebody who sleeps then would have to be at the stop, or on the way to it. */
export const meetsNap = (
  { leave, arrive, until }: StopTimes,
  nap: { from: string; until: string },
): boolean => {
  const begin = leave ?? arrive
  return (
    begin !== undefined && begin < minutesOf(nap.until) && (until ?? arrive ?? begin) > minutesOf(nap.from)
  )
}
