import type { ComingHours } from '../opening-hours/days/coming-hours.schema.ts'
import { type DayHours, ownSpans } from '../opening-hours/days/day-hours.ts'
import { daysFrom } from '../opening-hours/shown/todays-line.ts'
import type { PlaceDetail, PlaceNearCity } from '../place-lists/place.schema.ts'
import { anything, around, exactly, type Range, surelyLeast } from './surely-least.ts'

/** The one place that is better in something, and the word for it. */
export interface Better {
  at: number
  word: string
}

const betterAt = (word: string, ranges: readonly Range[]): Better | undefined => {
  const at = surelyLeast(ranges)
  return at === undefined ? undefined : { at, word }
}

/**
 * From where the ways to the places are measured: the city that all belong to and that is nearest to them together, else
 * for each its own nearest. Undefined for a place that belongs to none.
 */
export function measuredFrom(places: readonly PlaceDetail[]): (PlaceNearCity | undefined)[] {
  const [first, ...others] = places
  const ofAll = (first?.nearCities ?? []).flatMap(({ slug }) => {
    const ways = places.flatMap(({ nearCities }) => nearCities.find((city) => city.slug === slug) ?? [])
    return ways.length === others.length + 1 ? [ways] : []
  })
  const sum = (ways: readonly PlaceNearCity[]) => ways.reduce((total, { distance }) => total + distance, 0)
  return ofAll.toSorted((a, b) => sum(a) - sum(b))[0] ?? places.map(({ nearCities }) => nearCities[0])
}

type Way = Pick<PlaceNearCity, 'slug' | 'distance' | 'drivingTimeMinutes' | 'hasNoRoad'> & {
  /** Nobody has measured where the place lies. */
  isRough?: boolean
}

/** Of 16 such places that the real data of OpenStreetMap has too, 15 lie within that of where it says, half within 50 m. */
const roughly = { km: 0.5, minutes: 3 }

/** By the drive where each is known, else as the crow flies; none where they are measured from different cities, or no road leads to one. */
export function nearest(ways: readonly (Way | undefined)[]): Better | undefined {
  const from = ways.flatMap((way) => way ?? [])
  if (from.length < ways.length || from.some(({ hasNoRoad }) => hasNoRoad)) return undefined
  if (new Set(from.map(({ slug }) => slug)).size > 1) return undefined
  const drives = from.flatMap(({ drivingTimeMinutes, isRough }) =>
    drivingTimeMinutes === null ? [] : [around(drivingTimeMinutes, isRough ? roughly.minutes : 0)],
  )
  if (drives.length === from.length) return betterAt('Shortest drive', drives)
  return betterAt(
    'Nearest',
    from.map(({ distance, isRough }) => around(Math.round(distance * 10), isRough ? roughly.km * 10 : 0)),
  )
}

type Priced = Pick<PlaceDetail, 'price' | 'priceBand'>

/** By what an adult pays: free, or one of three bands. */
export const cheapest = (places: readonly Priced[]): Better | undefined =>
  betterAt(
    'Cheapest',
    places.map(({ price, priceBand }) => {
      if (price === 'free') return exactly(0)
      return priceBand ? exactly(priceBand) : [price ? 1 : 0, 3]
    }),
  )

type Opening = { hours: ComingHours | null }

/** By the end of today's hours; usual ones beside stated ones are no match. `now` as in `todaysLine`. */
export function opensLatest(places: readonly Opening[], now: number | undefined): Better | undefined {
  const grades = new Set(
    places.map(({ hours }) => (daysFrom(hours?.days ?? [], now)[0]?.holiday ? 'usual' : hours?.grade)),
  )
  if (grades.size > 1) return undefined
  return betterAt(
    'Open latest',
    places.map(({ hours }) => closing(hours, now)),
  )
}

/** Minutes from its midnight until a place closes, below zero so that the latest is the least; closed today, or by now, is 0. */
function closing(hours: ComingHours | null, now: number | undefined): Range {
  const [today, ...later] = daysFrom(hours?.days ?? [], now)
  const spans = today && ownSpans(today)
  if (!spans || hours?.closure) return anything
  const midnight = Date.parse(today.starts)
  const [, last = today.starts] = spans.at(-1) ?? []
  const end = Date.parse(endPastMidnight(last, later))
  return exactly(now !== undefined && end <= now ? 0 : (midnight - end) / 60_000)
}

/** What is open day and night is told as one span a day, each of which ends where the next begins. */
const endPastMidnight = (end: string, later: readonly DayHours[]): string =>
  later.reduce((until, day) => ownSpans(day)?.find(([from]) => from === until)?.[1] ?? until, end)
