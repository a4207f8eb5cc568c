import type { City } from '../cities/city.schema.ts'
import type { FactSources } from '../facts/fact-source.schema.ts'
import { isRough } from '../facts/is-rough.ts'
import { artVersion } from './art-address.ts'
import { type Drawable, pickScene } from './pick-scene.ts'

/** Where the picture is that a shared link to a city shows. Its address changes with what it says. */
export const citySocialPicture = ({ slug, name, country }: Pick<City, 'slug' | 'name' | 'country'>) =>
  `/og/city/${slug}.png?v=${artVersion}-${encodeURIComponent(`${name}, ${country}`)}`

type DrawnNear = Drawable & {
  updatedAt: string
  sources: FactSources
  nearCities: readonly { cityName: string; drivingTimeMinutes: number | null }[]
}

/** The same for a place: its drawing, its name, and how far it is from the nearest city, which may be renamed. */
export function placeSocialPicture(place: DrawnNear) {
  const [near] = place.nearCities
  const howFar = near
    ? `-${encodeURIComponent(`${isRough(place) ? 'about ' : ''}${near.cityName} ${near.drivingTimeMinutes ?? ''}`.trim())}`
    : ''
  const updated = Date.parse(place.updatedAt).toString(36)
  return `/og/place/${place.slug}.png?v=${artVersion}-${pickScene(place).name}-${updated}${howFar}`
}
