import { expect, test } from 'vitest'
import { anElement, testDatabaseForImports } from '../../../tests/osm.ts'
import { places } from '../../guide/places/place.table.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import type { PlaceCandidate } from '../candidates/place-candidate.ts'
import { geoapifyCandidateOf } from '../providers/geoapify/geoapify-place.ts'
import { placeCandidateOf } from '../providers/openstreetmap/osm-place.ts'
import { storeCandidates } from './store-candidates.queries.ts'

const element = anElement({ id: 7, tags: { name: 'Zoo Leipzig', 'name:en': 'Leipzig Zoo' } })
// Made after a real answer: the copy of the map that it was made from says another name.
const copy = {
  ...{ place_id: 'a', name: 'Zoologischer Garten Leipzig', lat: 48.2001, lon: 16.37 },
  ...{ categories: ['entertainment.zoo'], address: {} },
  datasource: {
    raw: {
      osm_id: 7,
      osm_type: 'n',
      name: 'Zoologischer Garten Leipzig',
      tourism: 'zoo',
      'name:en': 'Garden',
    },
  },
}

const fetched = {
  openstreetmap: (asOf: Date) => placeCandidateOf(element, asOf),
  geoapify: (asOf: Date) => geoapifyCandidateOf(copy, asOf),
}

test('two providers asked in turn never change the name of a place, nor where it lies', async () => {
  const db = await testDatabaseForImports()
  const seen = new Set<string>()
  const order = ['geoapify', 'openstreetmap', 'geoapify', 'openstreetmap', 'geoapify'] as const
  for (const [day, provider] of order.entries()) {
    const asOf = new Date(Date.UTC(2026, 0, 1 + day))
    const candidate = fetched[provider](asOf) as PlaceCandidate
    const run = { id: null, userId: null }
    await db.transaction((tx) => storeCandidates(tx, [candidate], { asOf, run }))
    const [place, ...others] = await db.select().from(places)
    expect(others).toEqual([])
    if (day > 0) seen.add(JSON.stringify([place?.name, place?.displayName, place?.lat, place?.placeId]))
  }
  expect([...seen]).toEqual([JSON.stringify(['Zoo Leipzig', 'Leipzig Zoo', 48.2, 'node/7'])])
  const changes = (await db.select().from(auditLog).orderBy(auditLog.id)).filter(
    ({ entity, action }) => entity === 'places' && action === 'update',
  )
  expect(changes).toHaveLength(1)
})
