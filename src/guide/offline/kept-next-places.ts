import { isRough } from '../facts/is-rough.ts'
import { kilometresBetween } from '../how-far/distance.ts'
import { ownSpans } from '../opening-hours/days/day-hours.ts'
import type { NextPlace } from '../place-lists/place.schema.ts'
import type { KeptPlace } from './kept-place.schema.ts'
import { toldPlace } from './told-place.ts'

/** As in `next-places.queries.ts`, of what is kept. */
const [shown, lookedAt, farthestKm, alikeShare] = [6, 24, 50, 0.6]

/** The nearest others, those of its kind sooner; what may be open today first, and what is closed only where there is too little else. */
export function keptNextPlaces(place: KeptPlace, kept: readonly KeptPlace[], now: Date): NextPlace[] {
  const near = kept
    .filter(({ id }) => id !== place.id)
    .map((other) => ({ other, km: kilometresBetween(place, other) }))
    .filter(({ km }) => km <= farthestKm)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, lookedAt)
    .map(({ other, km }) => {
      const told = toldPlace(other, now)
      return { told, km, weighed: km * (isAlike(place, other) ? alikeShare : 1), door: doorOf(told) }
    })
  return near
    .toSorted((a, b) => Number(a.door === 2) - Number(b.door === 2) || a.weighed - b.weighed)
    .slice(0, shown)
    .toSorted((a, b) => a.door - b.door || a.km - b.km)
    .map(({ told: { id, slug, placeName, funTypes, images, hours, scenes, ...told }, km }) => ({
      ...{ id, slug, name: placeName, distance: km, funTypes, images, hours, scenes },
      isRough: isRough(place) || isRough(told),
    }))
}

const isAlike = (a: KeptPlace, b: KeptPlace) =>
  a.funTypes.some(({ slug }) => b.funTypes.some((other) => other.slug === slug))

/** 0 opens at some time of the day, 1 not known, 2 closed. */
function doorOf({ hours }: KeptPlace): number {
  const [today] = hours?.days ?? []
  const spans = today && ownSpans(today)
  if (!spans) return 1
  return spans.length > 0 ? 0 : 2
}
