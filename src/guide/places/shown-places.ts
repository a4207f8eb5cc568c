import { kmPerDegreeOfLatitude, type Position } from '../how-far/distance.ts'

/** The header of an answer that names what places it shows, for whoever keeps it; without it, any. CDNs know it by this name. */
export const shownHeader = 'Surrogate-Key'

/** Shows some of all places; each change of any place names it. */
export const anyPlace = 'places'

/** Every page bears it: a change that may concern any names it. */
export const everyPage = 'guide'

/** A page that names more counts as showing any: a list of a thousand kilometres. */
const mostCells = 40

/** The degrees that a circle of so many kilometres may touch, as a change of places there names them: 'cell:48:16'. */
export function placesAround({ lat, lng }: Position, km: number): string {
  const north = km / kmPerDegreeOfLatitude
  const farthest = Math.abs(lat) + north
  const east = north / Math.cos((Math.min(89, farthest) * Math.PI) / 180)
  const [lats, lngs] = [degrees(lat - north, lat + north), degrees(lng - east, lng + east)]
  const isHuge = farthest > 89 || Math.abs(lng) + east > 180 || lats.length * lngs.length > mostCells
  return isHuge ? anyPlace : lats.flatMap((n) => lngs.map((e) => `cell:${n}:${e}`)).join(' ')
}

const degrees = (from: number, to: number) =>
  Array.from(
    { length: Math.min(360, Math.floor(to) - Math.floor(from) + 1) },
    (_, at) => Math.floor(from) + at,
  )

/** For how long a CDN may keep what bears such tags: until it hears of a change, or for a minute where it hears of none. */
export const keptUntilChanged =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'
