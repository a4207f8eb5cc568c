import type { TouristAttraction, WithContext } from 'schema-dts'
import { isRough } from '../facts/is-rough.ts'
import type { PlaceDetail } from '../place-lists/place.schema.ts'
import { toldHours } from './told-hours.ts'

/**
 * What a place's page tells programs, in the words of schema.org. It has no word for 'usual', so that only what a source or an
 * editor states is told of hours, price, access and ages, and where it lies only where somebody has measured that. `photo` is the
 * address of its picture, where it has one.
 */
export function attraction(
  place: PlaceDetail,
  url: string,
  photo: string | undefined,
): WithContext<TouristAttraction> {
  const street = [place.addrStreet, place.addrHousenumber].filter(Boolean).join(' ')
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristAttraction',
    ...{ name: place.placeName, url },
    ...(photo && { image: photo }),
    ...(place.name !== place.placeName && { alternateName: place.name }),
    ...(place.description && { description: place.description }),
    ...(place.website && { sameAs: place.website }),
    ...(place.phone && { telephone: place.phone }),
    ...toldHours(place),
    ...statedOf(place),
    ...(!isRough(place) && {
      geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng },
    }),
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(place.addrPostcode && { postalCode: place.addrPostcode }),
      ...(place.addrCity && { addressLocality: place.addrCity }),
      ...(place.addrCountry && { addressCountry: place.countryCode ?? place.addrCountry }),
    },
  }
}

function statedOf({ sources, price, wheelchair, ageGroupMin, ageGroupMax }: PlaceDetail) {
  const isStated = (fact: keyof PlaceDetail['sources']) => sources[fact]?.grade === 'stated'
  const ages = {
    ...(ageGroupMin !== null && isStated('ageGroupMin') && { suggestedMinAge: ageGroupMin }),
    ...(ageGroupMax !== null && isStated('ageGroupMax') && { suggestedMaxAge: ageGroupMax }),
  }
  return {
    ...(price && isStated('price') && { isAccessibleForFree: price === 'free' }),
    ...(wheelchair &&
      wheelchair !== 'limited' &&
      isStated('wheelchair') && {
        amenityFeature: {
          '@type': 'LocationFeatureSpecification' as const,
          name: 'Wheelchair accessible',
          value: wheelchair === 'yes',
        },
      }),
    ...(Object.keys(ages).length > 0 && { touristType: { '@type': 'PeopleAudience' as const, ...ages } }),
  }
}
