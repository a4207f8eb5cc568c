import { expect, test } from 'vitest'
import { aCandidate } from '../../../tests/candidates.ts'
import type { FactName } from '../../guide/facts/facts.ts'
import type { PlaceAddress } from '../candidates/place-address.ts'
import { type ComputedPlace, computePlace } from './place-merge.ts'
import type { PlaceSource } from './who-is-believed.ts'
import { whoSaidIt } from './who-said-it.ts'

type Fields = Parameters<typeof aCandidate>[0]

const source = (fields: Fields): PlaceSource => ({ candidate: aCandidate(fields), goneSince: null })
const way = (fields: Fields) => source({ externalId: 'way/1', date: '2026-01-01', ...fields })
const node = (fields: Fields) => source({ externalId: 'node/2', date: '2024-01-01', ...fields })
const site = (fields: Fields) =>
  source({ provider: 'official-site', externalId: 'official-site/1', date: '2025-01-01', ...fields })
const starter = (fields: Fields) => source({ provider: 'starter', externalId: 'starter/a', ...fields })

const nothingFound: PlaceAddress = {
  ...{ addrStreet: null, addrHousenumber: null, addrPostcode: null, addrCity: null, addrCountry: null },
}

type Changes = { place?: Partial<ComputedPlace>; editedFields?: string[]; found?: PlaceAddress }

/** By fact, the record's id, or the word for who else says it. */
function sayersOf(sources: PlaceSource[], { place = {}, editedFields = [], found }: Changes = {}) {
  const computed = computePlace(sources)
  if (!computed) throw new Error('There is no place')
  const sayers = whoSaidIt({ place: { ...computed, ...place, editedFields }, sources, found })
  return (name: FactName) => {
    const sayer = sayers.get(name)
    return typeof sayer === 'object' ? sayer.externalId : sayer
  }
}

test('a fact is from the source believed most of those that say its value, an editor before all', () => {
  const who = sayersOf(
    [node({ phone: '1', buggy: 'yes' }), way({ phone: '2' }), starter({ goodToKnow: 'Go early' })],
    {
      editedFields: ['buggy'],
    },
  )
  expect(['phone', 'goodToKnow', 'buggy', 'name'].map((name) => who(name as FactName))).toEqual([
    ...['way/1', 'starter/a', 'editor', 'way/1'],
  ])
})

test('what is not known is from nobody, nor what no source says any more', () => {
  const who = sayersOf([way({})], { place: { charge: '12 EUR' } })
  expect([who('phone'), who('charge'), who('seasons'), who('food')]).toEqual(Array(4).fill(undefined))
})

test('the website is named for hours and prices, never for the name and position that the guide told it', () => {
  const who = sayersOf([
    site({ openingHours: '24/7', price: 'paid' }),
    way({ openingHours: '24/7', price: 'free' }),
  ])
  expect([who('openingHours'), who('price'), who('name'), who('lat'), who('funTypes')]).toEqual([
    ...['official-site/1', 'official-site/1', 'way/1', 'way/1', 'way/1'],
  ])
})

test('a list is from whom says it whole, else from the first that says a part of it', () => {
  const sources = [way({ funTypes: ['zoo'] }), node({ funTypes: ['museum'], seasons: ['summer', 'spring'] })]
  const who = sayersOf(sources, { place: { seasons: ['spring', 'summer'] } })
  expect([who('funTypes'), who('seasons')]).toEqual(['way/1', 'node/2'])
})

test('where nobody says whether it is indoors, its kind does', () => {
  expect(sayersOf([way({ likelySetting: 'indoor' })])('setting')).toBe('kind')
  expect(sayersOf([way({ likelySetting: 'indoor', setting: 'indoor' })])('setting')).toBe('way/1')
})

test('the address is from whom its first part is; what nobody says and Nominatim answered is from there', () => {
  const street = { addrStreet: 'Lindengasse', addrCity: 'Wien' }
  expect(sayersOf([starter({}), node(street)])('address')).toBe('node/2')
  const found = { ...nothingFound, addrCity: 'Linz' }
  const who = sayersOf([way({})], { place: { addrCity: 'Linz', address: 'Linz' }, found })
  expect([who('addrCity'), who('address')]).toEqual(['nominatim', 'nominatim'])
})

test('a text is in the language of whoever wrote it', () => {
  const who = sayersOf([
    way({ description: 'Schön.', descriptionLanguage: 'de' }),
    starter({ description: 'Nice.' }),
  ])
  expect([who('description'), who('descriptionLanguage')]).toEqual(['way/1', 'way/1'])
})

test('a place without sources is by its editors', () => {
  const computed = computePlace([way({ phone: '1' })])
  if (!computed) throw new Error('There is no place')
  const sayers = whoSaidIt({ place: { ...computed, editedFields: [] }, sources: [], found: undefined })
  expect(sayers.get('phone')).toBe('editor')
})
