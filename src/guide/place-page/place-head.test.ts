import { expect, test } from 'vitest'
import { lido } from '../../../tests/place-detail.ts'
import type { PublicSettings } from '../../web/public-settings.ts'
import { weekdayHours } from '../opening-hours/text/opening-hours.ts'
import type { PlaceDetail } from '../place-lists/place.schema.ts'
import { placeHead } from './place-head.ts'

const settings = { siteName: 'Fun', siteOrigin: 'https://fun.example' } as PublicSettings
const told = (place: Partial<PlaceDetail>) =>
  JSON.parse(placeHead({ ...lido, ...place }, settings).scripts[0]?.children ?? '')

const toldTo = (hours: PlaceDetail['hours']) => told({ hours }).specialOpeningHoursSpecification

const midnight = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' }

const venice = { name: 'Venice', country: 'Italy', slug: 'venice' }

test.each([
  [3.2, 'Lido, Venice | Fun'],
  [42, 'Lido, near Venice | Fun'],
])('the title of a place %s km from its city is %s', (distance, title) => {
  const way = { distanceKm: null, drivingTimeMinutes: null, hasNoRoad: false }
  const place = { ...lido, city: venice, nearCities: [{ ...venice, cityName: 'Venice', distance, ...way }] }
  expect(placeHead(place, settings).meta).toContainEqual({ title })
})

test('what search results show of a description is one line', () => {
  const place = { ...lido, description: 'A long beach.\n\nBring:\na hat' }
  expect(placeHead(place, settings).meta).toContainEqual({
    ...{ name: 'description', content: 'A long beach. Bring: a hat' },
  })
})

test.each([
  [['Zoo', 'Museum'], 'Lido: zoo, museum for families near Venice, Italy.'],
  [[], 'Lido: a place for families near Venice, Italy.'],
])('of a place without a description they show its kinds, or that it is a place: %j', (kinds, content) => {
  const funTypes = kinds.map((name) => ({ name, slug: name, funTypeName: name, icon: 'Star' as const }))
  const place = { ...lido, description: null, funTypes, city: venice }
  expect(placeHead(place, settings).meta).toContainEqual({ name: 'description', content })
})

test('search engines are told where a place lies only where somebody has measured it', () => {
  const source = { source: 'openstreetmap', date: null, url: null } as const
  expect(told({ sources: { lat: { ...source, grade: 'stated' } } }).geo).toMatchObject({ latitude: 45.4 })
  expect(told({ sources: { lat: { ...source, source: 'starter', grade: 'usual' } } }).geo).toBeUndefined()
})

test.each([
  [
    { from: '2026-11-02', until: '2027-03-14' },
    { validFrom: '2026-11-02', validThrough: '2027-03-14' },
  ],
  [{ from: '2026-11-02', until: null }, { validFrom: '2026-11-02' }],
  [{ from: null, until: '2027-03-14' }, { validThrough: '2027-03-14' }],
])('search engines are told of a closure: %j', (closure, valid) => {
  expect(toldTo({ grade: 'stated', days: [], closure })).toEqual([{ ...midnight, ...valid }])
})

test('without a closure they are told nothing of hours, usual or not', () => {
  expect(toldTo({ grade: 'usual', days: [] })).toBeUndefined()
  expect(toldTo(null)).toBeUndefined()
})

test('they are told the week that a source states, span by span', () => {
  const week = [
    { day: 'Monday', hours: '09:00–12:00, 14:00–24:00' },
    { day: 'Tuesday', hours: 'Open 24 hours' },
    { day: 'Wednesday', hours: 'Closed' },
    { day: 'Public holidays', hours: '10:00–16:00' },
    { day: 'School holidays', hours: '10:00–16:00' },
  ]
  const spans = told({ week }).openingHoursSpecification
  expect(
    spans.map(({ dayOfWeek, opens, closes }: Record<string, string>) => [dayOfWeek, opens, closes]),
  ).toEqual([
    ['Monday', '09:00', '12:00'],
    ['Monday', '14:00', '23:59'],
    ['Tuesday', '00:00', '23:59'],
    ['PublicHolidays', '10:00', '16:00'],
  ])
})

test('they are told the week of a place that has seasons for these alone', () => {
  const week = [{ day: 'Monday', hours: '09:00–12:00' }]
  const season = { openFrom: '2027-03-01', openTo: '2027-11-30' }
  expect(told({ week, ...season }).openingHoursSpecification).toEqual([
    {
      ...midnight,
      dayOfWeek: 'Monday',
      opens: '09:00',
      closes: '12:00',
      validFrom: '2027-03-01',
      validThrough: '2027-11-30',
    },
  ])
})

test('they are told no week of a text that leaves the hours of each day open, such as 9:00-5:00', () => {
  const starts = '2026-11-22T00:00+01:00'
  const open: [string, string][] = [['2026-11-22T10:00+01:00', '2026-11-22T18:00+01:00']]
  const weekOf = (hours: PlaceDetail['hours']) => {
    const week = weekdayHours('Mo-Su 9:00-5:00') ?? null
    return told({ week, hours }).openingHoursSpecification?.length
  }
  expect(weekOf({ grade: 'stated', days: [{ starts, open: null }] })).toBeUndefined()
  expect(weekOf({ grade: 'usual', days: [{ starts, open }] })).toBeUndefined()
  expect(weekOf({ grade: 'stated', days: [{ starts, open }] })).toBe(7)
  expect(weekOf({ grade: 'stated', days: [{ starts, open: null, isOutOfSeason: true }] })).toBe(7)
})

test('they are told of public holidays on which it is closed', () => {
  const week = [
    { day: 'Monday', hours: '09:00–12:00' },
    { day: 'Public holidays', hours: 'Closed' },
  ]
  expect(told({ week }).openingHoursSpecification).toEqual([
    { ...midnight, dayOfWeek: 'Monday', opens: '09:00', closes: '12:00' },
    { ...midnight, dayOfWeek: 'PublicHolidays' },
  ])
})

test('they are told of special days, beside a closure, until they are over', () => {
  const specialHours = [
    ...['2026 Nov 20-2026 Nov 21 off', '2026 Dec 24 off', '2026 Dec 31 10:00-12:00,14:00-24:00'],
    ...['2027 Jan 01-2027 Jan 10 Fr,Su-Mo closed', '2027 Jan 02 24/7', '2027 Feb 01 12:00+', 'Mar 01 off'],
  ].join('; ')
  const days = [{ starts: '2026-11-22T00:00+01:00', open: null }]
  const closure = { from: '2027-03-01', until: null }
  const special = told({ specialHours, hours: { grade: 'stated', days, closure } })
  const on = (validFrom: string, validThrough = validFrom) => ({ ...midnight, validFrom, validThrough })
  expect(special.specialOpeningHoursSpecification).toEqual([
    { ...midnight, validFrom: '2027-03-01' },
    on('2026-12-24'),
    { ...on('2026-12-31'), opens: '10:00', closes: '12:00' },
    { ...on('2026-12-31'), opens: '14:00', closes: '23:59' },
    { ...on('2027-01-01', '2027-01-10'), dayOfWeek: ['Friday', 'Sunday', 'Monday'] },
    { ...on('2027-01-02'), closes: '23:59' },
  ])
  expect(told({ specialHours }).specialOpeningHoursSpecification[0]).toEqual(on('2026-11-20', '2026-11-21'))
})

test('they are told price, wheelchair access and ages only where these are stated', () => {
  const facts = { price: 'free', wheelchair: 'yes', ageGroupMin: 3, ageGroupMax: 12 } as const
  const sourcesOf = (grade: 'stated' | 'usual') =>
    Object.fromEntries(
      Object.keys(facts).map((fact) => [
        fact,
        { source: 'openstreetmap', grade, date: null, url: null } as const,
      ]),
    )
  expect(told({ ...facts, sources: sourcesOf('stated') })).toMatchObject({
    isAccessibleForFree: true,
    amenityFeature: { name: 'Wheelchair accessible', value: true },
    touristType: { '@type': 'PeopleAudience', suggestedMinAge: 3, suggestedMaxAge: 12 },
    address: { addressCountry: 'IT' },
  })
  for (const sources of [sourcesOf('usual'), {}]) {
    const { isAccessibleForFree, amenityFeature, touristType } = told({ ...facts, sources })
    expect([isAccessibleForFree, amenityFeature, touristType]).toEqual([undefined, undefined, undefined])
  }
  const partly = told({ ...facts, wheelchair: 'limited', sources: sourcesOf('stated') })
  expect(partly.amenityFeature).toBeUndefined()
})
