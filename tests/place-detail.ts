import { publicColumns } from '../src/guide/facts/fact-names.ts'
import { recordOf } from '../src/guide/facts/record-of.ts'
import type { PlaceDetail } from '../src/guide/place-lists/place.schema.ts'

const notKnown = recordOf<{ [Name in (typeof publicColumns)[number]]: null }>(publicColumns, () => null)

/** A place as its page gets it, of which nothing is known but where it is. */
export const lido: PlaceDetail = {
  ...notKnown,
  ...{ id: 1, slug: 'lido', placeName: 'Lido', name: 'Lido', lat: 45.4, lng: 12.37, food: [] },
  ...{ addrCity: 'Venice', addrPostcode: '30126', addrStreet: 'Lungomare', addrHousenumber: '1' },
  ...{
    addrCountry: 'Italy',
    countryCode: 'IT',
    isIndoor: false,
    isWheelchairAccessible: false,
    isFeatured: false,
  },
  timeZone: 'Europe/Rome',
  ...{
    seasons: [],
    openFrom: null,
    openTo: null,
    hours: null,
    week: null,
    hasHoursByMonth: false,
    funTypes: [],
    images: [],
  },
  ...{
    city: null,
    nearCities: [],
    fromOpenStreetMap: false,
    fromGeoapify: false,
    formerSlugs: [],
    nearby: null,
    notice: null,
    nextPlaces: [],
  },
  scenes: [],
  ...{ updatedAt: '2026-01-01T00:00:00Z', sources: {}, lastChecked: null },
}
