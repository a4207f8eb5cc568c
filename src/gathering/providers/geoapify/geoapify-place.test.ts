import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aGeoapifyPlace } from '../../../../tests/services/geoapify-server.ts'
import { recordedAnswers } from '../../../../tests/services/recorded-answer.ts'
import type { PlaceCandidate } from '../../candidates/place-candidate.ts'
import { GeoapifyAnswer, GeoapifyPlace } from './geoapify-place.schema.ts'
import { geoapifyCandidateOf, translateGeoapifyRecord } from './geoapify-place.ts'

const asOf = new Date('2026-11-21')

function candidateOf(fields: Partial<GeoapifyPlace>): PlaceCandidate {
  const candidate = geoapifyCandidateOf(aGeoapifyPlace(fields), asOf)
  if (typeof candidate === 'string') throw new Error(candidate)
  return candidate
}

const fixture = (name: string) =>
  GeoapifyAnswer.parse(
    JSON.parse(readFileSync(new URL(`${name}.json`, recordedAnswers('geoapify')), 'utf8')).response.bodyJson,
  ).features.map(({ properties }) => geoapifyCandidateOf(GeoapifyPlace.parse(properties), asOf))

test('the documented places: a museum with all that is known of it, and a playground without a name', () => {
  const [museum, playground] = fixture('places-family.synthesised')
  expect(museum).toMatchObject({
    ...{ provider: 'geoapify', externalId: 'geoapify/51_synthesised_1', sameAs: 'way/1', sourceDate: asOf },
    fields: {
      ...{ name: 'Example Town Museum', funTypes: ['museum'], openingHours: 'Tu-Su 10:00-17:00' },
      ...{ addrStreet: 'Beispielgasse', addrPostcode: '9490', addrCountry: 'Liechtenstein' },
      ...{ website: 'https://museum.example/', wheelchair: 'yes' },
    },
  })
  expect(playground).toBe('no name')
})

test('shops are no places of the guide', () => {
  expect(fixture('places.from-documentation')).toEqual(['no fun type', 'no fun type'])
})

test('what the map says goes before its categories', () => {
  const raw = { tourism: 'zoo', zoo: 'petting_zoo', access: 'yes' }
  const { fields } = candidateOf({ categories: ['entertainment.museum'], datasource: { raw } })
  expect(fields.funTypes).toEqual(['zoo'])
})

test('a place that the map knows nothing of is what its categories say', () => {
  const { fields, likelySetting } = candidateOf({ categories: ['entertainment', 'entertainment.cinema'] })
  expect([fields.funTypes, likelySetting]).toEqual([['entertainment'], 'indoor'])
  expect(geoapifyCandidateOf(aGeoapifyPlace({ categories: ['entertainment'] }), asOf)).toBe('no fun type')
})

test('a postcode keeps the zeros that the tags have lost', () => {
  const raw = { tourism: 'museum', 'addr:postcode': 1067, osm_id: 5_000_000_000, osm_type: 'n' }
  const { fields, sameAs } = candidateOf({ postcode: '01067', datasource: { raw } })
  expect([fields.addrPostcode, sameAs]).toEqual(['01067', 'node/5000000000'])
})

test('a phone keeps the plus and the zeros that the tags have lost', () => {
  const raw = { tourism: 'museum', phone: 390471123456 }
  const { fields } = candidateOf({ contact: { phone: '+390471123456' }, datasource: { raw } })
  expect(fields.phone).toBe('+390471123456')
})

test('what is closed is closed since the day on which Geoapify says so', () => {
  const closed = { closedFrom: '2026-11-21', closedUntil: null, openingHours: null }
  const raw = { tourism: 'museum', opening_hours: 'off' }
  expect(candidateOf({ datasource: { raw } }).fields).toMatchObject(closed)
  expect(candidateOf({ opening_hours: 'closed' }).fields).toMatchObject(closed)
})

test.for([
  [{ osm_id: 1.5, osm_type: 'n' }],
  [{ osm_id: '1', osm_type: 'n' }],
  [{ osm_id: 1, osm_type: 'x' }],
  [{ osm_id: -1, osm_type: 'w' }],
  [{}],
])('%o names no object of the map', ([ids]) => {
  expect(candidateOf({ datasource: { raw: { tourism: 'museum', ...ids } } }).sameAs).toBeUndefined()
})

test('a private place and one out of use stay out', () => {
  const refusalOf = (raw: Record<string, unknown>) =>
    geoapifyCandidateOf(aGeoapifyPlace({ datasource: { raw } }), asOf)
  expect(refusalOf({ leisure: 'playground', access: 'private' })).toBe('private')
  expect(refusalOf({ tourism: 'museum', disused: 'yes' })).toBe('no longer in use')
})

test('what its categories alone tell of stays out when the map shuts it', () => {
  const refusalOf = (access: string) =>
    geoapifyCandidateOf(aGeoapifyPlace({ datasource: { raw: { building: 'yes', access } } }), asOf)
  expect([refusalOf('private'), refusalOf('members')]).toEqual(['private', 'private'])
  expect(refusalOf('customers')).toMatchObject({ fields: { funTypes: ['museum'] } })
})

test('a stored record gives the same again', () => {
  const candidate = candidateOf({ datasource: { raw: { tourism: 'museum', osm_id: 1, osm_type: 'n' } } })
  const { externalId, raw, sourceDate } = candidate
  const stored = JSON.parse(JSON.stringify(raw))
  expect(translateGeoapifyRecord({ externalId, raw: stored, sourceDate })).toEqual(candidate)
})
