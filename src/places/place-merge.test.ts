import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCandidate } from '../../tests/candidates.ts'
import { type ComputedPlace, computePlace, type PlaceSource } from './place-merge.ts'

const source = (fields: Parameters<typeof aCandidate>[0], goneSince: Date | null = null): PlaceSource => ({
  candidate: aCandidate(fields),
  goneSince,
})
const starter = source({
  provider: 'starter',
  externalId: 'starter/austria/vienna/zoo',
  description: 'Ours.',
  phone: '1',
})
const node = source({ externalId: 'node/1', date: '2020-01-01', phone: '2', website: 'https://node.at/' })
const way = source({ externalId: 'way/2', date: '2022-01-01', phone: '3' })

test('field by field the newest source that says something holds, the starter guide last', () => {
  const place = computePlace([starter, node, way])
  expect(place).toMatchObject({
    placeId: 'way/2',
    phone: '3',
    website: 'https://node.at/',
    description: 'Ours.',
  })
})

test('what its provider no longer has is believed less than what it has, but more than the starter guide', () => {
  const goneWay = { ...way, goneSince: new Date() }
  expect(computePlace([starter, goneWay, node])).toMatchObject({ placeId: 'node/1', phone: '2' })
  expect(computePlace([starter, goneWay])).toMatchObject({ placeId: 'way/2', phone: '3' })
})

test('the primary fun type is the first in the order of the guide; those of the starter guide come after', () => {
  const park = source({ externalId: 'way/2', date: '2022-01-01', funTypes: ['outdoor'] })
  const museum = source({ externalId: 'node/1', date: '2020-01-01', funTypes: ['museum'] })
  const ours = source({ provider: 'starter', externalId: 'starter/x', funTypes: ['aquarium', 'outdoor'] })
  expect(computePlace([park, museum, ours])?.funTypes).toEqual(['museum', 'outdoor', 'aquarium'])
  expect(computePlace([ours])?.funTypes).toEqual(['aquarium', 'outdoor'])
})

test('a house number never stands beside the street of another source', () => {
  const street = source({ externalId: 'way/2', date: '2022-01-01', addrStreet: 'Lindengasse' })
  const number = source({
    externalId: 'node/1',
    date: '2020-01-01',
    addrStreet: 'Am Platz',
    addrHousenumber: '7',
    addrCity: 'Wien',
  })
  expect(computePlace([street, number])?.address).toBe('Lindengasse, Wien')
})

test('a museum is indoors by its kind unless a source says otherwise', () => {
  expect(computePlace([source({ likelyIndoor: true })])?.isIndoor).toBe(true)
  expect(computePlace([source({ likelyIndoor: true, isIndoor: false })])?.isIndoor).toBe(false)
})

test('a display name that says the same as the name is none', () => {
  const english = source({ provider: 'starter', externalId: 'starter/x', displayName: 'Linden Zoo' })
  expect(computePlace([source({ name: 'Linden Zoo' }), english])?.displayName).toBeNull()
})

test('an editor comes before every source, and an age range stays a range', () => {
  const current = computePlace([source({ phone: '9', ageGroupMin: 8, ageGroupMax: null })])
  const edits = { editedFields: ['phone', 'ageGroupMin'], current: current as ComputedPlace }
  const place = computePlace(
    [source({ phone: '2', ageGroupMin: 1, ageGroupMax: 6, website: 'https://a.at/' })],
    edits,
  )
  expect(place).toMatchObject({ phone: '9', ageGroupMin: 8, ageGroupMax: null, website: 'https://a.at/' })
})

test('the address follows its parts, also those an editor has set', () => {
  const current = computePlace([source({ addrStreet: 'Lindengasse' })]) as ComputedPlace
  const sources = [source({ addrStreet: 'Am Platz', addrCity: 'Wien', addrCountry: 'Austria' })]
  expect(computePlace(sources, { editedFields: ['addrStreet'], current })?.address).toBe(
    'Lindengasse, Wien, Austria',
  )
})

test('the sources give the same place in any order', () => {
  const maybe = (text: string) => fc.constantFrom(null, text, `${text} 2`)
  const drawn = fc.record({
    provider: fc.constantFrom('openstreetmap', 'geoapify', 'starter'),
    date: fc.constantFrom('2019-01-01', '2020-01-01', '2021-01-01'),
    phone: maybe('+43 1'),
    addrStreet: maybe('Lindengasse'),
    addrCity: maybe('Wien'),
    ageGroupMin: fc.constantFrom(null, 2, 5),
    isIndoor: fc.constantFrom(null, true, false),
    isGone: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 1, maxLength: 5 }), (all) => {
      const sources = all.map(({ isGone, ...fields }, index) =>
        source({ ...fields, externalId: `node/${index}` }, isGone ? new Date(0) : null),
      )
      expect(computePlace(sources.toReversed())).toEqual(computePlace(sources))
    }),
  )
})
