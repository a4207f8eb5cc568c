import type { Position } from '../how-far/distance.ts'
import type { PlanPlace } from './plan-places.schema.ts'

type Findable = Pick<PlanPlace, 'name' | 'lat' | 'lng' | 'isRough' | 'address' | 'addrCity'>

/** Where a place is opened in other maps. */
export function mapLinks(place: Findable): { title: string; href: string }[] {
  const words = searchedFor(place)
  return [
    {
      title: 'Google Maps',
      href: `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: words ?? at(place) })}`,
    },
    {
      title: 'Apple Maps',
      href: `https://maps.apple.com/?${words === undefined ? `ll=${at(place)}&` : ''}q=${encodeURIComponent(words ?? place.name)}`,
    },
    { title: 'Organic Maps', href: organicMaps([place]) },
  ]
}

/** Of a place that nobody has measured, its name and address, which another map may know better; undefined for a point to trust. */
function searchedFor({ isRough, name, address, addrCity }: Findable): string | undefined {
  const where = address ?? addrCity
  return isRough && where ? `${name}, ${where}`.replaceAll('|', ' ') : undefined
}

const at = ({ lat, lng }: Position) => `${lat},${lng}`

// It is asked for points alone, by a link.
const organicMaps = (places: readonly Findable[]) =>
  `om://map?v=1${places.map((place) => `&ll=${at(place)}&n=${encodeURIComponent(`${place.name}${place.isRough ? ' (about here)' : ''}`)}`).join('')}`

/** Google takes no more between the first stop and the last. */
const mostBetween = 9

/** A whole day in other maps, and without how many of its stops: undefined for one that the guide has no more. None for fewer than two. */
export function dayLinks(stops: readonly (Findable | undefined)[]): { title: string; href: string }[] {
  const places = stops.filter((place) => place !== undefined)
  const [first, last] = [places[0], places.at(-1)]
  if (!first || !last || places.length < 2) return []
  const between = places.slice(1, -1)
  const stop = (place: Findable) => searchedFor(place) ?? at(place)
  const query = new URLSearchParams({ api: '1', origin: stop(first), destination: stop(last) })
  if (between.length > 0) query.set('waypoints', between.slice(0, mostBetween).map(stop).join('|'))
  const gone = stops.length - places.length
  const tooMany = Math.max(between.length - mostBetween, 0)
  return [
    { title: `Google Maps${without(gone + tooMany)}`, href: `https://www.google.com/maps/dir/?${query}` },
    { title: `Organic Maps${without(gone)}`, href: organicMaps(places) },
  ]
}

const without = (count: number) => (count > 0 ? ` (without ${count} of the stops)` : '')
