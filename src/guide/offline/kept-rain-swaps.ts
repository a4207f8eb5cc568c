import { isRough } from '../facts/is-rough.ts'
import { adultAge } from '../family/family-facts.ts'
import { fitOf } from '../family/fit.ts'
import { kilometresBetween } from '../how-far/distance.ts'
import { dateOf } from '../opening-hours/days/day-hours.ts'
import type { Certainty } from '../place-lists/certainty.ts'
import type { OtherPlace } from '../place-lists/place.schema.ts'
import type { RainSwaps } from '../place-lists/rain-swaps.schema.ts'
import { askedList } from './asked-list.ts'
import { certaintyOn } from './certainty-of.ts'
import type { KeptPlace } from './kept-place.schema.ts'
import { type Pack, placeIn, placesOf } from './pack.ts'
import { withoutWay } from './told-place.ts'

/** As in `indoor-places.queries.ts`, of what is kept. */
const [shown, farthestKm] = [3, 50]

/** Where to go instead when it rains: of what is kept, the nearest indoors that is surely or usually open on those days and fits the family. */
export function keptRainSwaps(packs: readonly Pack[], query: URLSearchParams): RainSwaps[] {
  const [slugs = [], without = [], days = []] = ['slugs', 'without', 'days'].map(
    (name) => query.get(name)?.split(',').filter(Boolean) ?? [],
  )
  const { family } = askedList(query)
  const indoors = placesOf(packs).filter(
    (place) =>
      place.setting === 'indoor' &&
      days.every((day) => isOpen(certaintyOn(place, day))) &&
      fitOf(withoutWay(place), family).rank < 3 &&
      (place.ageGroupMin ?? 0) < adultAge &&
      !without.includes(place.slug),
  )
  return slugs.flatMap((asked) => {
    const place = placeIn(packs, asked)?.place
    if (!place) return []
    return [{ asked, places: place.setting === 'outdoor' ? nearestOf(indoors, place, days) : [] }]
  })
}

const isOpen = (certainty: Certainty | undefined) => certainty === 'stated' || certainty === 'usual'

const nearestOf = (places: readonly KeptPlace[], of: KeptPlace, on: readonly string[]): OtherPlace[] =>
  places
    .filter(({ id }) => id !== of.id)
    .map((place) => ({ place, distance: kilometresBetween(of, place) }))
    .filter(({ distance }) => distance <= farthestKm)
    .toSorted((a, b) => a.distance - b.distance || a.place.id - b.place.id)
    .slice(0, shown)
    .map(({ place: { slug, placeName, funTypes, images, scenes, hours, sources }, distance }) => ({
      ...{ slug, name: placeName, distance, funTypes, images, scenes },
      isRough: isRough(of) || isRough({ sources }),
      hours: hours && { ...hours, days: hours.days.filter((day) => on.includes(dateOf(day))) },
    }))
