import { kilometresBetween } from '../../../guide/how-far/distance.ts'
import { isInside } from '../areas.ts'
import type { FetchRadii } from '../fetch-radii.ts'
import type { Area, AsksFor } from '../imported-data.ts'
import type { Centre } from '../provider.ts'
import type { OsmElement } from './osm-element.ts'
import { askedWithinKm } from './osm-reach.ts'

type Circles = { centre: Centre; radii: FetchRadii }

/** Whether an element's middle lies within the circle that its kind is asked for in. */
export const isWithinReach =
  ({ centre, radii }: Circles, share = 1) =>
  ({ lat, lon, tags }: OsmElement): boolean =>
    lat !== undefined &&
    lon !== undefined &&
    kilometresBetween(centre, { lat, lng: lon }) <= askedWithinKm(tags, radii) * share

// An outline is asked for by its edge, and its middle may lie a little nearer than that.
const surely = 0.99

/** Whether a stored element would have come, had it been there still: out to where its kind was fetched. */
export function askedFor(circles: Circles, lost: readonly Area[]): AsksFor {
  const isInReach = isWithinReach(circles, surely)
  return (raw) => {
    const element = raw as OsmElement
    if (!isInReach(element)) return false
    const { lat = 0, lon: lng = 0 } = element
    return !lost.some((part) => isInside({ lat, lng }, part))
  }
}
