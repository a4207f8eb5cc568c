import { and, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aFunType } from '../../../tests/factories.ts'
import { aProvider, providersWith } from '../../../tests/fake-provider.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import type { PlaceCandidate } from '../../gathering/candidates/place-candidate.ts'
import { fetchPlacesKind } from '../../gathering/imports/fetch-places.task.ts'
import { osmCandidateOf } from '../../gathering/providers/openstreetmap/osm-place.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'

const covers = { south: 48, north: 48.5, west: 16, east: 17 }

/** A zoo as OpenStreetMap had it in that year. */
function zooOf(year: number, id: number, tags: Record<string, string>): PlaceCandidate {
  const date = `${year}-01-01T00:00:00Z`
  const at = { lat: 48.2 + id / 100, lon: 16.37 }
  const raw = { type: 'node', id, ...at, tags: { tourism: 'zoo', ...tags }, timestamp: date }
  const candidate = osmCandidateOf({ externalId: `node/${id}`, raw, sourceDate: new Date(date) })
  if (!candidate) throw new Error('A zoo is a place of the guide')
  return candidate
}

/** A guide with one city; `fetch` imports what there is in a year, and answers with the run. */
async function aGuide() {
  const db = await testDatabase()
  await aFunType(db, { slug: 'zoo' })
  const { id: cityId } = await aCity(db)
  let found: PlaceCandidate[] = []
  const provider = aProvider({ around: () => found, covers })
  const { fetchPlaces } = provider
  let asOf = new Date(0)
  provider.fetchPlaces = async (...parts) => ({ ...(await fetchPlaces(...parts)), asOf })
  await keepTestJobs(db, [fetchPlacesKind({ providers: providersWith(provider) })])
  const { call } = await testEditor(db)
  const fetch = async (year: number, candidates: PlaceCandidate[]) => {
    found = candidates
    asOf = new Date(`${year}-06-01`)
    expect((await call('POST', '/api/admin/fetch-places', { cityIds: [cityId] })).status).toBe(200)
    const { id } = (await call('GET', '/api/admin/import-runs')).body.data[0]
    return `/api/admin/import-runs/${id}`
  }
  return { db, call, fetch }
}

test('a run names the places at which it left fields as an editor had set them, and what the source says', async () => {
  const { call, fetch } = await aGuide()
  const first = await fetch(2024, [zooOf(2024, 1, { name: 'Tiergarten', phone: '+43 1 8779291' })])
  const { placeId } = (await call('GET', `${first}/places?kind=added`)).body.data[0]
  expect((await call('PUT', `/api/admin/places/${placeId}`, { phone: '+43 1 99' })).status).toBe(200)

  const second = await fetch(2025, [
    zooOf(2025, 1, { name: 'Tiergarten', phone: '+43 1 8779292', website: 'https://zoo.example/' }),
  ])
  expect((await call('GET', second)).body).toMatchObject({ changed: 1, kept: 1, gone: 0 })
  const kept = [{ field: 'phone', kept: '+43 1 99', offered: '+43 1 8779292' }]
  expect((await call('GET', `${second}/places?kind=kept`)).body).toMatchObject({
    data: [{ placeId, name: 'Tiergarten', before: null, after: {}, editedFields: ['phone'], kept }],
    pagination: { total: 1, totalPages: 1 },
  })
  const [changed] = (await call('GET', `${second}/places?kind=changed`)).body.data
  expect(changed).toMatchObject({
    before: { website: null },
    after: { website: 'https://zoo.example/' },
    kept,
  })
  expect(Object.keys(changed.after)).toEqual(['website'])
  expect((await call('GET', `${second}/places?kind=gone`)).body.data).toEqual([])
})

test('a record that only joins a place is no changed place: the number is that of the list', async () => {
  const { call, fetch } = await aGuide()
  const zoo = zooOf(2024, 1, { name: 'Tiergarten' })
  await fetch(2024, [zoo])
  const twin = zooOf(2024, 2, { name: 'Tiergarten' })
  const { lat, lng } = zoo.fields
  const second = await fetch(2025, [
    zooOf(2025, 1, { name: 'Tiergarten', phone: '+43 1 8779291' }),
    { ...twin, fields: { ...twin.fields, lat, lng } },
  ])
  const { body: run } = await call('GET', second)
  const { pagination } = (await call('GET', `${second}/places?kind=changed`)).body
  expect([run.changed, run.changedPlaces, pagination.total]).toEqual([2, 1, 1])
})

test('a place of two records that change in one run is one changed place, as it was before and is after', async () => {
  const { db, call, fetch } = await aGuide()
  await fetch(2024, [zooOf(2024, 1, { name: 'Tiergarten', phone: '+43 1 8779291' })])
  const second = await fetch(2025, [zooOf(2025, 1, { name: 'Tiergarten', phone: '+43 1 8779292' })])
  const isChange = and(eq(auditLog.entity, 'places'), eq(auditLog.action, 'update'))
  const [last] = await db.select().from(auditLog).where(isChange).orderBy(desc(auditLog.id))
  if (!last) throw new Error('The run has changed a place')
  const { id: _, ...again } = last
  await db.insert(auditLog).values({
    ...again,
    before: { phone: '+43 1 8779292', website: null },
    after: { phone: '+43 1 8779293', website: 'https://zoo.example/' },
  })
  const { body: run } = await call('GET', second)
  const { data, pagination } = (await call('GET', `${second}/places?kind=changed`)).body
  expect([run.changedPlaces, pagination.total, data.length]).toEqual([1, 1, 1])
  expect(data[0]).toMatchObject({
    before: { phone: '+43 1 8779291', website: null },
    after: { phone: '+43 1 8779293', website: 'https://zoo.example/' },
  })
})

test('a run names the places that its source no longer holds, each once, page by page', async () => {
  const { call, fetch } = await aGuide()
  const all = (year: number) =>
    [1, 2, 3].map((id) => zooOf(year, id, { name: `Zoo of the ${['', 'north', 'hill', 'river'][id]}` }))
  await fetch(2024, all(2024))
  const second = await fetch(2025, all(2024).slice(0, 1))
  expect((await call('GET', second)).body).toMatchObject({ gone: 2, kept: 0 })
  const page = async (number: number) =>
    (await call('GET', `${second}/places?kind=gone&limit=1&page=${number}`)).body
  const pages = [await page(1), await page(2)]
  expect(pages.map(({ pagination }) => pagination.total)).toEqual([2, 2])
  expect(pages.flatMap(({ data }) => data.map(({ name }: { name: string }) => name)).toSorted()).toEqual([
    'Zoo of the hill',
    'Zoo of the river',
  ])
  expect((await page(3)).data).toEqual([])
  expect((await call('GET', `${second}/places?kind=odd`)).status).toBe(400)
})
