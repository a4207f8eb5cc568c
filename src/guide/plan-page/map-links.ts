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

/** A whole day in other maps; Google takes nine stops between the first and the last. Undefined for fewer than two stops. */
export function dayLinks(places: readonly Named[]): { title: string; href: string }[] {
  const [first, last] = [places[0], places.at(-1)]
  if (!first || !last || places.length < 2) return []
  const between = places.slice(1, -1).slice(0, 9).map(at).join('|')
  const query = new URLSearchParams({ api: '1', origin: at(first), destination: at(last) })
  if (between) query.set('waypoints', between)
  return [
    { title: 'Google Maps', href: `https://www.google.com/maps/dir/?${query}` },
    { title: 'Organic Maps', href: organicMaps(places) },
  ]
}
