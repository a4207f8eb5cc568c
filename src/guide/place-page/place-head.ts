import { breadcrumbs, pageHead } from '../../web/page-head.ts'
import type { PublicSettings } from '../../web/public-settings.ts'
import { placeSocialPicture } from '../art/social-picture.ts'
import { imageAddress, inDisplayOrder } from '../photos/place-image.ts'
import type { PlaceDetail } from '../place-lists/place.schema.ts'
import { attraction } from './attraction.ts'

export function placeHead(place: PlaceDetail, settings: PublicSettings) {
  const path = `/funplace/${place.slug}`
  const { placeName, city } = place
  return pageHead({
    title: `${placeName}${city ? `, ${isNear(place) ? 'near ' : ''}${city.name}` : ''} | ${settings.siteName}`,
    description: descriptionOf(place),
    path,
    settings,
    picture: import.meta.env.SSR ? socialPicture(place) : undefined,
    jsonLd: import.meta.env.SSR
      ? [
          attraction(place, settings.siteOrigin + path, photoAddress(place, settings.siteOrigin)),
          breadcrumbs(settings, [
            { name: 'Explore', path: '/' },
            ...(city ? [{ name: city.name, path: `/funcity/${city.slug}` }] : []),
            { name: placeName, path },
          ]),
        ]
      : undefined,
  })
}

/** Kilometres from the middle of a city up to which a place is taken for one of its own. */
const inCityKm = 10

const isNear = ({ city, nearCities }: PlaceDetail) =>
  !nearCities.some(({ slug, distance }) => slug === city?.slug && distance <= inCityKm)

/** What a search result shows below the title: about 160 characters. */
function descriptionOf({ placeName, description, funTypes, city }: PlaceDetail) {
  const kinds = funTypes.map(({ name }) => name.toLowerCase()).join(', ') || 'a place'
  const text =
    description?.replace(/\s+/g, ' ') ??
    `${placeName}: ${kinds} for families${city ? ` near ${city.name}, ${city.country}` : ''}.`
  return text.length <= 160 ? text : `${text.slice(0, 157).replace(/\s+\S*$/, '')}…`
}

function firstPhoto(images: PlaceDetail['images']) {
  const [photo] = inDisplayOrder(images)
  const src = photo && imageAddress(photo)
  return src ? { src, altText: photo.altText } : undefined
}

/** Its first photo, else its drawing. */
function socialPicture(place: PlaceDetail) {
  const { placeName } = place
  const photo = firstPhoto(place.images)
  if (photo) return { src: photo.src, alt: photo.altText || placeName }
  return { src: placeSocialPicture(place), alt: `A drawing for ${placeName}` }
}

function photoAddress({ images }: PlaceDetail, origin: string) {
  const photo = firstPhoto(images)?.src
  return photo && URL.canParse(photo, origin) ? new URL(photo, origin).href : undefined
}
