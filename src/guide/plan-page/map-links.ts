import type { Position } from '../how-far/distance.ts'

type Named = Position & { name: string }

const at = ({ lat, lng }: Position) => `${lat},${lng}`

/** Where a place is opened in other maps. */
export const mapLinks = (place: Named): { title: string; href: string }[] => [
  { title: 'Google Maps', href: `https://www.google.com/maps/search/?api=1&query=${at(place)}` },
  {
    title: 'Apple Maps',
    href: `https://maps.apple.com/?ll=${at(place)}&q=${encodeURIComponent(place.name)}`,
  },
  { title: 'Organic Maps', href: organicMaps([place]) },
]

const organicMaps = (places: readonly Named[]) =>
  `om://map?v=1${places.map((place) => `&ll=${at(place)}&n=${encodeURIComponent(place.name)}`).join('')}`

/** Google takes no more between the first stop and the last. */
const mostBetween = 9

/** A whole day in other maps; none for fewer than two stops. */
export function dayLinks(places: readonly Named[]): { title: string; href: string }[] {
  const [first, last] = [places[0], places.at(-1)]
  if (!first || !last || places.length < 2) return []
  const between = places.slice(1, -1)
  const query = new URLSearchParams({ api: '1', origin: at(first), destination: at(last) })
  if (between.length > 0) query.set('waypoints', between.slice(0, mostBetween).map(at).join('|'))
  const missing = Math.max(between.length - mostBetween, 0)
  return [
    {
      title: `Google Maps${missing > 0 ? ` (without ${missing} of the stops)` : ''}`,
      href: `https://www.google.com/maps/dir/?${query}`,
    },
    { title: 'Organic Maps', href: organicMaps(places) },
  ]
}
