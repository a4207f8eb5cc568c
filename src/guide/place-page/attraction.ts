import type { OpeningHoursSpecification, TouristAttraction, WithContext } from 'schema-dts'
import type { PlainWeek } from '../opening-hours/coming-hours.schema.ts'
import type { PlaceDetail } from '../place-lists/place.schema.ts'

/**
 * What a place's page tells programs, in the words of schema.org. It has no word for 'usual', so that only what a source or an
 * editor states is told of hours, price, access and ages. `photo` is the address of its picture, where it has one.
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
    ...hoursOf(place),
    ...statedOf(place),
    geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng },
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(place.addrPostcode && { postalCode: place.addrPostcode }),
      ...(place.addrCity && { addressLocality: place.addrCity }),
      ...(place.addrCountry && { addressCountry: place.countryCode ?? place.addrCountry }),
    },
  }
}

function hoursOf({ week, hours }: PlaceDetail) {
  const { from, until } = hours?.closure ?? {}
  return {
    ...(week && { openingHoursSpecification: week.flatMap(specificationsOf) }),
    ...((from || until) && {
      specialOpeningHoursSpecification: {
        '@type': 'OpeningHoursSpecification' as const,
        // A day on which opening and closing fall on midnight is closed, as search engines read it.
        ...{ opens: '00:00', closes: '00:00' },
        ...(from && { validFrom: from }),
        ...(until && { validThrough: until }),
      },
    }),
  }
}

/** One for each span of a day; a day that is closed is told by having none. */
function specificationsOf({ day, hours }: PlainWeek[number]): OpeningHoursSpecification[] {
  const dayOfWeek = dayNames[day]
  if (!dayOfWeek) return []
  const spans = hours === 'Open 24 hours' ? ['00:00–23:59'] : hours.split(', ')
  return spans.flatMap((span) => {
    const [, opens, closes] = /^(\d\d:\d\d)–(\d\d:\d\d)$/.exec(span) ?? []
    if (!opens || !closes) return []
    return [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek,
        opens,
        closes: closes === '24:00' ? '23:59' : closes,
      },
    ]
  })
}

const dayNames: Record<
  string,
  | 'Monday'
  | 'Tuesday'
  | 'Wednesday'
  | 'Thursday'
  | 'Friday'
  | 'Saturday'
  | 'Sunday'
  | 'PublicHolidays'
  | undefined
> = {
  ...{ Monday: 'Monday', Tuesday: 'Tuesday', Wednesday: 'Wednesday', Thursday: 'Thursday', Friday: 'Friday' },
  ...{ Saturday: 'Saturday', Sunday: 'Sunday', 'Public holidays': 'PublicHolidays' },
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
