import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { aZoo } from '../../../tests/fake-provider.ts'
import { planOf, rowsOf } from '../../../tests/plan-of.ts'
import { testDatabase, testEngine } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { placeSources } from '../../guide/places/place.table.ts'
import { cityFreshness } from './city-freshness.table.ts'
import { countFreshness, countsOfSome, listFreshness } from './freshness.queries.ts'

const { kind } = await testEngine()

test('how much of a city was checked within a year, and the fewest places to review for 95 %: featured first, then the nearest', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const vienna = await aCity(db, { name: 'Vienna', lat: 48.2, lng: 16.37 })
  const near = (name: string, km: number, more = {}) =>
    aPlace(db, { name, lat: 48.2 + km / 111.195, lng: 16.37, cities: [vienna], ...more })
  const imported = await near('Imported', 1)
  const old = await near('Imported long ago', 3)
  const gone = await near('Gone', 2)
  const known = await near('General knowledge', 9, { isFeatured: true })
  const reviewed = await near('Reviewed', 4)
  await near('Hidden', 1, { isActive: false })
  const now = new Date()
  const record = (placeId: number, provider: string, fetchedAt: Date, goneSince: Date | null = null) =>
    db.insert(placeSources).values({
      placeId,
      provider,
      externalId: `node/${placeId}`,
      raw: provider === 'starter' ? {} : aZoo(placeId).raw,
      fetchedAt,
      goneSince,
    })
  await record(imported.id, 'openstreetmap', now)
  await record(old.id, 'openstreetmap', new Date(now.getTime() - 400 * 86_400_000))
  await record(gone.id, 'openstreetmap', now, now)
  await record(known.id, 'starter', now)
  await call('PUT', `/api/admin/places/${reviewed.id}`, { isReviewed: true })
  // As the page of each place says it.
  const shown = await Promise.all(
    [imported, old, gone, known, reviewed].map(
      async ({ slug }) =>
        (await call('GET', `/api/places/${slug}`)).body.lastChecked?.date.slice(0, 4) ?? null,
    ),
  )
  expect(shown.map((year) => year === String(now.getUTCFullYear()))).toEqual([
    true,
    false,
    false,
    false,
    true,
  ])
  await countFreshness(db)
  const { body } = await call('GET', '/api/admin/freshness')
  expect(body).toMatchObject([{ city: { name: 'Vienna' }, places: 5, checked: 2, missing: 3 }])
  const toReview = async () => (await call('GET', `/api/admin/freshness/${vienna.id}`)).body
  const names = async () => (await toReview()).list.map(({ name }: { name: string }) => name)
  expect(await names()).toEqual(['General knowledge', 'Gone', 'Imported long ago'])
  await call('PUT', `/api/admin/places/${gone.id}`, { isReviewed: true })
  expect(await names()).toEqual(['General knowledge', 'Imported long ago'])
  await db.execute(sql`update audit_log set at = at - interval '400 days'`)
  expect(await toReview()).toMatchObject({ checked: 1, missing: 4 })
})

test('a place reviewed long ago that an editor finds still right is checked as of now, which is told as no change and is in the way of none', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const vienna = await aCity(db)
  const [park, zoo] = [await aPlace(db, { cities: [vienna] }), await aPlace(db, { cities: [vienna] })]
  await call('PUT', `/api/admin/places/${park.id}`, { isReviewed: true })
  await db.execute(sql`update audit_log set at = at - interval '400 days'`)
  await call('POST', '/api/admin/webhooks', { url: 'https://example.org/hook', topics: ['place'] })
  const toReview = async () => (await call('GET', `/api/admin/freshness/${vienna.id}`)).body.list
  const told = async () => (await db.execute(sql`select body from webhook_deliveries`)).rows
  const confirm = (id: number, updatedAt?: string) =>
    call('POST', `/api/admin/places/${id}/confirm`, { updatedAt })
  const [listed] = await toReview()
  expect(listed.id).toBe(park.id)
  expect((await confirm(park.id, '2020-01-01T00:00:00Z')).body).toMatchObject({
    code: 'stale',
    current: { isReviewed: true },
  })
  expect((await confirm(park.id, listed.updatedAt)).body).toMatchObject({ updatedAt: listed.updatedAt })
  expect(await toReview()).toMatchObject([{ id: zoo.id }])
  const { lastChecked } = (await call('GET', `/api/admin/places/${park.id}/sources`)).body
  expect(lastChecked).toEqual({ source: 'editor', date: new Date().toISOString().slice(0, 10) })
  expect(await told()).toEqual([])
  const { entries } = (await call('GET', `/api/admin/places/${park.id}/history`)).body
  expect(entries).toMatchObject([
    { action: 'confirm', username: 'marta', changes: [] },
    { action: 'update', changes: [{ field: 'isReviewed' }] },
  ])
  expect((await call('GET', '/api/admin/audit?action=confirm')).body.data).toMatchObject([
    { entity: 'places', canBeUndone: false },
  ])
  expect((await call('POST', `/api/admin/history/${entries[1].id}/undo`)).body).toMatchObject({
    isReviewed: false,
  })
  expect(await told()).toHaveLength(1)
  expect(await toReview()).toMatchObject([{ id: park.id }, { id: zoo.id }])
  // Of a place that nobody has reviewed it is the review.
  expect((await confirm(zoo.id)).body).toMatchObject({ isReviewed: true })
  expect(await toReview()).toMatchObject([{ id: park.id }])
  expect((await confirm(999_999)).status).toBe(404)
})

test('a city of many places is counted some at a time, each place once', async () => {
  const db = await testDatabase()
  const [vienna, graz] = [await aCity(db), await aCity(db, { name: 'Graz' })]
  for (const nr of [1, 2, 3, 4, 5])
    await aPlace(db, { cities: nr === 3 ? [vienna, graz] : [vienna], isActive: nr !== 2 })
  await countFreshness(db, 2)
  await countFreshness(db, 2)
  const counted = await db.select().from(cityFreshness).orderBy(cityFreshness.cityId)
  expect(counted).toMatchObject([
    { cityId: vienna.id, places: 4, checked: 0 },
    { cityId: graz.id, places: 1, checked: 0 },
  ])
})

test('who asks before the first count is told as of now, and asking writes nothing', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const vienna = await aCity(db)
  await aPlace(db, { cities: [vienna] })
  const { body } = await call('GET', '/api/admin/freshness')
  expect(body).toMatchObject([{ city: { id: vienna.id }, places: 1, checked: 0 }])
  expect(await db.$count(cityFreshness)).toBe(0)
  await aPlace(db, { cities: [vienna] })
  expect(await listFreshness(db, 2)).toMatchObject([{ places: 2 }])
  await aPlace(db, { cities: [vienna] })
  expect(
    await listFreshness(db, 2),
    'in a guide of more places than are counted while somebody waits',
  ).toEqual([])
})

test.skipIf(kind === 'embedded')('a city that is deleted while it is counted is passed over', async () => {
  const db = await testDatabase()
  const [lost, kept] = [await aCity(db), await aCity(db, { name: 'Graz' })]
  await aPlace(db, { cities: [lost, kept] })
  const { promise: counted, resolve } = Promise.withResolvers<unknown>()
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from cities where id = ${lost.id}`)
    // biome-ignore lint/plugin: another counts while this transaction is open
    resolve(countFreshness(db))
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await tx.execute(waiting)).rows.length).toBe(1)
  })
  await counted
  expect(await db.select({ cityId: cityFreshness.cityId }).from(cityFreshness)).toEqual([{ cityId: kept.id }])
})

test('what editors did and sources told is looked up place by place, however much of it there is since the last look at the tables', async () => {
  const db = await testDatabase()
  const vienna = await aCity(db)
  await db.execute(sql`with p as (
      insert into places (name, slug, lat, lng, is_active) select 'Zoo', 'zoo-' || n, 48.2, 16.4, true from generate_series(1, 300) n returning id)
    insert into city_places (city_id, place_id) select ${vienna.id}, id from p`)
  await db.execute(sql`insert into audit_log (action, entity, entity_id, import_run_id)
    select 'create', 'places', n, 1 from generate_series(1, 3000) n`)
  await db.execute(sql`with elsewhere as (
      insert into places (name, slug, lat, lng) select 'Hut', 'hut-' || n, 50, 14 from generate_series(1, 3000) n returning id)
    insert into place_sources (place_id, provider, external_id, raw, fetched_at) select id, 'geoapify', id, '{}', now() from elsewhere`)
  await db.execute(sql`vacuum analyze audit_log, place_sources, city_places, places`)
  const plan = await planOf(db, countsOfSome(vienna.id, 0, 200))
  expect(plan).toContain('audit_log_entity_entity_id_at_index')
  expect(rowsOf(plan, ' on place_sources')).toBeLessThan(10)
})
