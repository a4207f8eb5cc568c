import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aFunType } from '../../../tests/factories.ts'
import { aZoo } from '../../../tests/fake-provider.ts'
import { anObject, nominatimServer } from '../../../tests/services/nominatim-server.ts'
import { testDatabase, testEngine } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { deleteImage, setPrimary } from '../../editing/photos/place-image.queries.ts'
import { placeImages } from '../../guide/photos/place-image.table.ts'
import type { Database } from '../../platform/database/database.ts'
import { storeCandidates } from './store-candidates.queries.ts'

type Office = Awaited<ReturnType<typeof anOffice>>

/** Two imported places, a city that the next import links them to, and a deletion of each kind. */
async function anOffice() {
  const db = await testDatabase()
  await aFunType(db, { slug: 'zoo' })
  const vienna = await aCity(db)
  const baden = await aCity(db, { name: 'Baden', lat: 48.01, lng: 16.23 })
  const lost = await aCity(db, { name: 'Lost' })
  const zoos = [1, 2, 3].map((id) => aZoo(id, { lat: 48 + id / 10 }))
  const asOf = new Date('2026-01-01')
  const stored = await db.transaction((tx) => storeCandidates(tx, zoos, { asOf, cityId: vienna.id }))
  const ids = stored.map(({ placeId }) => placeId as number) as [number, number, number]
  const image = { placeId: ids[0], imageType: 'manual_upload' as const, width: 1, height: 1 }
  await db.insert(placeImages).values([
    { ...image, storagePath: 'a.webp', isPrimary: true },
    { ...image, storagePath: 'b.webp' },
  ])
  const { url } = await nominatimServer([
    anObject({ osm_type: 'node', osm_id: 1, lat: '48.1', lon: '16.37' }),
  ])
  const editor = await testEditor(db, { settings: { NOMINATIM_URL: url } })
  await editor.request('DELETE', `/api/admin/places/${ids[2]}`)
  const placeDeletion = (await editor.lastChange())?.id
  await editor.request('DELETE', `/api/admin/cities/${lost.id}`)
  const cityDeletion = (await editor.lastChange())?.id
  return { ...editor, db, ids, baden, placeDeletion, cityDeletion }
}

const status = async (response: Promise<Response>) => (await response).status

/** What editors do to places while an import runs. */
const works: Record<string, (office: Office) => Promise<unknown>> = {
  'a bulk change': ({ request, ids }) =>
    status(request('PATCH', '/api/admin/places', { ids: ids.slice(0, 2), changes: { isFeatured: true } })),
  'a switch': ({ request, ids }) => status(request('PATCH', `/api/admin/places/${ids[0]}/toggle-status`, {})),
  'an edit': ({ request, ids }) =>
    status(request('PUT', `/api/admin/places/${ids[0]}`, { description: 'Ours', lat: 48.11 })),
  'an address': ({ request, ids }) =>
    status(request('POST', `/api/admin/places/${ids[0]}/enrich-address`, { overwrite: true })),
  'the deletion of a place': ({ request, ids }) => status(request('DELETE', `/api/admin/places/${ids[0]}`)),
  'the deletion of a city': ({ request, baden }) =>
    status(request('DELETE', `/api/admin/cities/${baden.id}`)),
  'a place brought back': ({ request, placeDeletion }) =>
    status(request('POST', `/api/admin/history/${placeDeletion}/restore`)),
  'a city brought back': ({ request, cityDeletion }) =>
    status(request('POST', `/api/admin/history/${cityDeletion}/restore`)),
  'another primary photo': ({ db, userId }) => setPrimary(db, { id: 2, userId }).then(() => 200),
  'the deletion of a photo': ({ db, userId }) => deleteImage(db, { id: 1, userId }).then(() => 200),
}

const { kind } = await testEngine()

// All connections of the embedded database take turns, transaction by transaction.
test.skipIf(kind === 'embedded').for(Object.keys(works))(
  '%s in the middle of an import: neither fails',
  async (name) => {
    const office = await anOffice()
    const { db, baden, ids } = office
    let hasAnswered = false
    const { work, stored } = await db.transaction(async (tx) => {
      await tx.execute(sql`lock table places in share row exclusive mode`)
      const work = works[name]?.(office).finally(() => {
        hasAnswered = true
      })
      // biome-ignore lint/plugin: looks from outside whether somebody waits for the transaction
      await expect.poll(async () => hasAnswered || (await isSomebodyWaiting(db))).toBe(true)
      const renamed = [1, 2].map((id) =>
        aZoo(id, { name: 'Tierpark', lat: 48 + id / 10, date: '2025-01-01' }),
      )
      const stored = await storeCandidates(tx, renamed, { asOf: new Date('2026-02-01'), cityId: baden.id })
      return { work, stored }
    })
    expect(stored.map(({ placeId, outcome }) => [placeId, outcome])).toEqual([
      [ids[0], 'changed'],
      [ids[1], 'changed'],
    ])
    expect(await work).toBe(200)
  },
)

async function isSomebodyWaiting(db: Database): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}
