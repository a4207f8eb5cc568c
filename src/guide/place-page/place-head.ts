import type { TouristAttraction, WithContext } from 'schema-dts'
import { breadcrumbs, pageHead } from '../../web/page-head.ts'
import type { PublicSettings } from '../../web/public-settings.ts'
import { placeSocialPicture } from '../art/social-picture.ts'
import { imageAddress, inDisplayOrder } from '../photos/place-image.ts'
import type { PlaceDetail } from '../place-lists/place.schema.ts'

export function placeHead(place: PlaceDetail, settings: PublicSettings) {
  const path = `/funplace/${place.slug}`
  const { placeName, city } = place
  return pageHead({
    title: `${placeName}${city ? `, ${city.name}` : ''} | ${settings.siteName}`,
    description: descriptionOf(place),
    path,
    settings,
    picture: socialPicture(place),
    jsonLd: [
      attraction(place, settings.siteOrigin, path),
      breadcrumbs(settings, [
        { name: 'Explore', path: '/' },
        ...(city ? [{ name: city.name, path: `/funcity/${city.slug}` }] : []),
        { name: placeName, path },
      ]),
    ],
  })
}

/** What a search result shows below the title: about 160 characters. */
function descriptionOf({ placeName, description, funTypes, city }: PlaceDetail) {
  const kinds = funTypes.map(({ name }) => name.toLowerCase()).join(', ')
  const text =
    description ?? `${placeName}: ${kinds} for families${city ? ` near ${city.name}, ${city.country}` : ''}.`
  return text.length <= 160 ? text : `${text.slice(0, 157).replace(/\s+\S*$/, '')}…`
}

function firstPhoto(images: PlaceDetail['images']) {
  const [photo] = inDisplayOrder(images)
  const src = photo && imageAddress(photo)
  return src ? { src, altText: photo.altText } : undefined
}

/** Its first photo, else its drawing. */
function socialPicture({ placeName, slug, images, funTypes }: PlaceDetail) {
  const photo = firstPhoto(images)
  if (photo) return { src: photo.src, alt: photo.altText || placeName }
  return { src: placeSocialPicture(slug, funTypes[0]?.slug ?? 'outdoor'), alt: `A drawing for ${placeName}` }
}

function attraction(place: PlaceDetail, origin: string, path: string): WithContext<TouristAttraction> {
  const given = <Key extends string>(value: string | null, key: Key) =>
    (value === null ? {} : { [key]: value }) as Partial<Record<Key, string>>
  const photo = firstPhoto(place.images)?.src
  const photoUrl = photo && URL.canParse(photo, origin) ? new URL(photo, origin).href : null
  const street = [place.addrStreet, place.addrHousenumber].filter(Boolean).join(' ') || null
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristAttraction',
    name: place.placeName,
    url: origin + path,
    ...given(photoUrl, 'image'),
    ...given(place.description, 'description'),
    ...given(place.website, 'sameAs'),
    ...given(place.phone, 'telephone'),
    geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng },
    address: {
      '@type': 'PostalAddress',
      ...given(street, 'streetAddress'),
      ...given(place.addrPostcode, 'postalCode'),
      ...given(place.addrCity, 'addressLocality'),
      ...given(place.addrCountry, 'addressCountry'),
    },
  }
}
