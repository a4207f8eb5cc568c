import { type DayHours, dateOf, ownSpans } from '../opening-hours/days/day-hours.ts'
import type { Certainty } from '../place-lists/certainty.ts'
import type { KeptPlace } from './kept-place.schema.ts'

/** The filters of a list, as its call names them. */
export interface AskedFilters {
  season?: string
  funTypes: readonly string[]
  age: readonly number[]
  featured: boolean
  wheelchairAccessible: boolean
  indoor: boolean
  /** YYYY-MM-DD */
  openOn?: string
}

export type FilterName = keyof AskedFilters

/** Whether a place fits a filter; null where it does not say. */
type Judge = (place: KeptPlace) => boolean | null

/** What each filter that is set asks of a place: the rules of `place-filters.queries.ts`, which a test holds them against. */
export function judgesOf(asked: AskedFilters): Map<FilterName, Judge> {
  const { season, funTypes, age, featured, wheelchairAccessible, indoor, openOn } = asked
  return new Map<FilterName, Judge>([
    ...(season && season !== 'any' ? [['season', isOpenIn(season)] as const] : []),
    ...(funTypes.length > 0 ? [['funTypes', isOfAny(funTypes)] as const] : []),
    ...(age.length > 0 ? [['age', suits(age)] as const] : []),
    ...(featured ? [['featured', ({ isFeatured }: KeptPlace) => isFeatured] as const] : []),
    ...(wheelchairAccessible ? [['wheelchairAccessible', takesWheelchairs] as const] : []),
    ...(indoor ? [['indoor', isIndoors] as const] : []),
    ...(openOn ? [['openOn', (place: KeptPlace) => certaintyOn(place, openOn) !== undefined] as const] : []),
  ])
}

/** How surely a place fits the filters; undefined where they rule it out. */
export function certaintyOf(place: KeptPlace, asked: AskedFilters): Certainty | undefined {
  const said = [...judgesOf(asked).values()].map((judge) => judge(place))
  if (said.includes(false)) return undefined
  if (said.includes(null)) return 'silent'
  return asked.openOn ? certaintyOn(place, asked.openOn) : 'stated'
}

/** Without a season it is open all year. */
const isOpenIn =
  (season: string): Judge =>
  ({ seasons }) =>
    seasons.length === 0 || seasons.some(({ name }) => name === season)

const isOfAny =
  (slugs: readonly string[]): Judge =>
  ({ funTypes }) =>
    funTypes.some(({ slug }) => slugs.includes(slug))

const suits =
  (ages: readonly number[]): Judge =>
  ({ ageGroupMin, ageGroupMax, bestAgeMin, bestAgeMax }) => {
    if ([ageGroupMin, ageGroupMax, bestAgeMin, bestAgeMax].every((age) => age === null)) return null
    const from = Math.max(ageGroupMin ?? 0, bestAgeMin ?? 0)
    const to = Math.min(ageGroupMax ?? 18, bestAgeMax ?? 18)
    return ages.every((age) => age >= from && age <= to)
  }

const takesWheelchairs: Judge = ({ wheelchair }) => wheelchair && wheelchair !== 'no'

const isIndoors: Judge = ({ setting }) => setting && setting !== 'outdoor'

/**
 * How surely it is open at some time of a day of its own, or at a moment that its clocks show then, 'YYYY-MM-DDTHH:MM'; undefined where
 * it is closed.
 */
export function certaintyOn(
  { hours }: KeptPlace,
  day: string,
  moment?: string,
): Exclude<Certainty, 'silent'> | undefined {
  const known = hours?.days.find((one) => dateOf(one) === day)
  const spans = known && ownSpans(known)
  if (!hours || !spans) return 'unknown'
  if (spans.length === 0 || (moment && !isOpenAt(known, moment))) return undefined
  return hours.grade === 'stated' && !known.holiday ? 'stated' : 'usual'
}

const isOpenAt = ({ open }: DayHours, moment: string) =>
  (open ?? []).some(
    ([from, to]) => from.slice(0, moment.length) <= moment && moment < to.slice(0, moment.length),
  )
