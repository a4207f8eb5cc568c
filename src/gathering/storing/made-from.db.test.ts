import { expect, test } from 'vitest'
import { anElementTagged, testDatabaseForImports } from '../../../tests/osm.ts'
import { aGeoapifyPlace } from '../../../tests/services/geoapify-server.ts'
import { blockedOsmIds, places } from '../../guide/places/place.table.ts'
import type { PlaceCandidate } from '../candidates/place-candidate.ts'
import { geoapifyCandidateOf } from '../providers/geoapify/geoapify-place.ts'
import { placeCandidateOf } from '../providers/openstreetmap/osm-place.ts'
import { storeCandidates } from './store-candidates.queries.ts'

const asOf = new Date('2026-11-21')

// One place under two names: only its id tells that both mean the same.
const ofMap = () =>
  placeCandidateOf(anElementTagged({ tourism: 'museum', name: 'Haus der Musik' }, { id: 77 }), asOf)
const ofGeoapify = () =>
  geoapifyCandidateOf(
    aGeoapifyPlace({
      name: 'Klangwelt',
      datasource: { raw: { tourism: 'museum', name: 'Klangwelt', osm_id: 77, osm_type: 'n' } },
    }),
    asOf,
  )

const outcomesOf = async (
  db: Awaited<ReturnType<typeof testDatabaseForImports>>,
  candidate: PlaceCandidate | string,
) => {
  if (typeof candidate === 'string') throw new Error(candidate)
  const stored = await db.transaction((tx) => storeCandidates(tx, [candidate], { asOf }))
  return stored.map(({ outcome }) => outcome)
}

test.for([
  ['the map first', ofMap, ofGeoapify],
  ['Geoapify first', ofGeoapify, ofMap],
] as const)('a record made from another joins it, whatever their names: %s', async ([, first, second]) => {
  const db = await testDatabaseForImports()
  expect(await outcomesOf(db, first())).toEqual(['added'])
  expect(await outcomesOf(db, second())).toEqual(['joined'])
  expect((await db.select().from(places)).length).toBe(1)
})

test('a record made from a deleted place stays out with it', async () => {
  const db = await testDatabaseForImports()
  await db.insert(blockedOsmIds).values({ osmId: 'node/77' })
  expect(await outcomesOf(db, ofGeoapify())).toEqual(['blocked'])
})
