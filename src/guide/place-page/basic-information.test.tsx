import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlaceDetail } from '../place-lists/place.schema.ts'
import { BasicInformation } from './basic-information.tsx'

const lido: PlaceDetail = {
  id: 1,
  slug: 'lido',
  placeName: 'Lido',
  name: 'Lido',
  description: null,
  address: null,
  addrCity: 'Venice',
  addrPostcode: '30126',
  addrStreet: 'Lungomare',
  addrHousenumber: '1',
  addrCountry: 'Italy',
  phone: null,
  openingHours: null,
  ageGroupMin: null,
  ageGroupMax: null,
  isIndoor: false,
  isWheelchairAccessible: false,
  buggy: null,
  isFeatured: false,
  seasons: [],
  openFrom: null,
  openTo: null,
  today: { state: 'unknown', hours: null },
  nextDays: null,
  timeZone: null,
  funTypes: [],
  website: null,
  lat: 45.4,
  lng: 12.37,
  images: [],
  city: null,
  nearCities: [],
  fromOpenStreetMap: false,
  fromGeoapify: false,
  updatedAt: '2026-01-01T00:00:00Z',
}

const textOf = (changes: Partial<PlaceDetail>) =>
  renderToStaticMarkup(<BasicInformation place={{ ...lido, ...changes }} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

test('weekly hours stand day by day, others as they are, unknown ones are said to be unknown', () => {
  expect(textOf({ openingHours: 'Mo-Fr 09:00-17:00; Sa,Su off' })).toMatch(
    /Friday 09:00–17:00 Saturday Closed/,
  )
  expect(textOf({ openingHours: 'Jun-Aug 10:00-18:00' })).toContain('Opening hours Jun-Aug 10:00-18:00')
  expect(textOf({})).toContain('Hours not known')
})

test('an address is put together where none is given whole', () => {
  expect(textOf({})).toContain('Lungomare 1, 30126 Venice, Italy')
  expect(textOf({ address: 'On the beach' })).toContain('On the beach')
})

test('what is unknown has no row', () => {
  expect(textOf({})).not.toMatch(/Phone|Ages|Wheelchair|Buggy/)
})

test.each([
  [3, 12, '3–12'],
  [0, null, 'All ages'],
  [3, null, '3 and up'],
  [null, 12, 'up to 12'],
])('ages from %s to %s read %s', (ageGroupMin, ageGroupMax, text) => {
  expect(textOf({ ageGroupMin, ageGroupMax })).toContain(`Ages ${text}`)
})

test('indoors and outdoors are told apart', () => {
  expect(textOf({ isIndoor: true })).toContain('Indoor Activity')
  expect(textOf({})).toContain('Outdoor Activity')
})

test.each([
  ['yes', 'Easy with a Buggy'],
  ['limited', 'Partly Possible with a Buggy'],
  ['no', 'Not Possible with a Buggy'],
] as const)('a buggy: %s', (buggy, text) => {
  expect(textOf({ buggy })).toContain(text)
})

test('OpenStreetMap is named where anything comes from it', () => {
  expect(textOf({ fromOpenStreetMap: true })).toContain('OpenStreetMap contributors')
  expect(textOf({})).not.toContain('OpenStreetMap')
})

test('Geoapify is named where it brought anything', () => {
  expect(textOf({ fromOpenStreetMap: true, fromGeoapify: true })).toMatch(
    /OpenStreetMap contributors Powered by Geoapify/,
  )
  expect(textOf({ fromOpenStreetMap: true })).not.toContain('Geoapify')
})
