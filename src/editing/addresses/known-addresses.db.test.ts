import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aFunType } from '../../../tests/factories.ts'
import { anObject } from '../../../tests/services/nominatim-server.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { findAddresses } from '../../gathering/addresses/find-addresses.task.ts'
import type { PlaceCandidate } from '../../gathering/candidates/place-candidate.ts'
import { placeCandidateOf } from '../../gathering/providers/openstreetmap/osm-place.ts'
import { storeCandidates } from '../../gathering/storing/store-candidates.queries.ts'
import { keepGeocodeAnswers } from '../../guide/geocoding/geocode-answer.queries.ts'
import { places } from '../../guide/places/place.table.ts'
import type { Database } from '../../platform/database/database.ts'
import { storeAddress } from './address-changes.queries.ts'

const key = 'node/240046'

/** The zoo as OpenStreetMap has it at a day of 2026, with these tags of its address. */
function aZoo(day: string, address: Record<string, string> = {}): PlaceCandidate {
  const tags = { tourism: 'zoo', name: 'Lindenzoo', ...address }
  const element = { type: 'node' as const, id: 240046, lat: 48.1997, lon: 16.3697, tags }
  const candidate = placeCandidateOf({ ...element, timestamp: `${day}T00:00:00Z` }, undefined)
  if (typeof candidate === 'string') throw new Error(candidate)
  return candidate
}

const store = (db: Database, candidate: PlaceCandidate) =>
  db.transaction((tx) => storeCandidates(tx, [candidate], { asOf: new Date('2026-11-01') }))

const answered = anObject({ osm_type: 'node', osm_id: 240046, name: 'Lindenzoo' })

async function enrichedZoo({ overwrite = false } = {}) {
  const db = await testDatabase()
  await aFunType(db, { slug: 'zoo' })
  await store(db, aZoo('2026-01-01'))
  await keepGeocodeAnswers(db, new Map([[key, answered]]))
  const [place] = await db.select().from(places)
  if (!place) throw new Error('The zoo is missing')
  const never = { lookUp: refuse, reverse: refuse }
  const found = (await findAddresses(db, never, [place])).get(place)
  if (typeof found !== 'object') throw new Error('The address is missing')
  await storeAddress(db, { id: place.id, asked: place, found, overwrite, userId: null })
  return { db, address: () => addressOf(db) }
}

const refuse = () => Promise.reject(new Error('What is known is not asked for'))

const addressOf = async (db: Database) =>
  (await db.select({ address: places.address }).from(places).where(eq(places.placeId, key)))[0]?.address

test('what was filled in survives the next import of the same data, which changes nothing', async () => {
  const { db, address } = await enrichedZoo()
  expect(await address()).toBe('Karlsplatz 13, 1040 Vienna, Austria')
  const [outcome] = await store(db, aZoo('2026-01-01'))
  expect(outcome?.outcome).toBe('unchanged')
  expect(await address()).toBe('Karlsplatz 13, 1040 Vienna, Austria')
})

test('an address that OpenStreetMap gets later wins over what Nominatim guessed', async () => {
  const { db, address } = await enrichedZoo()
  await store(db, aZoo('2026-02-01', { 'addr:street': 'Treitlstraße', 'addr:city': 'Wien' }))
  expect(await address()).toBe('Treitlstraße, 1040 Wien, Austria')
})

test('an address that an editor let overwrite the old one stays theirs', async () => {
  const { db, address } = await enrichedZoo({ overwrite: true })
  await store(db, aZoo('2026-02-01', { 'addr:street': 'Treitlstraße', 'addr:city': 'Wien' }))
  expect(await address()).toBe('Karlsplatz 13, 1040 Vienna, Austria')
})

test('a new place takes what is known of its address, so that the order of import and question does not matter', async () => {
  const db = await testDatabase()
  await aFunType(db, { slug: 'zoo' })
  await keepGeocodeAnswers(db, new Map([[key, answered]]))
  await store(db, aZoo('2026-01-01'))
  expect(await addressOf(db)).toBe('Karlsplatz 13, 1040 Vienna, Austria')
})

test('the first answer is kept, and a second one for the same key is not', async () => {
  const db = await testDatabase()
  await keepGeocodeAnswers(db, new Map([[key, null]]))
  await keepGeocodeAnswers(db, new Map([[key, answered]]))
  await aFunType(db, { slug: 'zoo' })
  await store(db, aZoo('2026-01-01'))
  expect(await addressOf(db)).toBeNull()
})
