import type { PlaceListItem } from '../place-lists/place.schema.ts'

const hourMs = 3_600_000

/**
 * The clocks of the places around at the moment, as a zone: a device may be set as at home. Undefined where no place tells its
 * hours.
 */
export function zoneAround(places: readonly Pick<PlaceListItem, 'hours'>[], now: number): string | undefined {
  const days = places.find(({ hours }) => hours?.days[0])?.hours?.days ?? []
  const awayFrom = ({ starts }: { starts: string }) => Math.abs(Date.parse(starts) - now)
  // The nearest midnight: on a day on which the clocks change they show otherwise at its end.
  const midnight = days.toSorted((a, b) => awayFrom(a) - awayFrom(b))[0]?.starts
  if (!midnight) return undefined
  const ahead = Math.round((Date.parse(`${midnight.slice(0, 16)}Z`) - Date.parse(midnight)) / hourMs)
  // Such a zone counts the hours by which it is behind.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}
