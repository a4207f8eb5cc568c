import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aFunType, aPlace } from '../../../tests/factories.ts'
import { anElement } from '../../../tests/osm.ts'
import { anObject } from '../../../tests/services/nominatim-server.ts'
import { aStarterEntry } from '../../../tests/starter.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { keepGeocodeAnswers } from '../../guide/geocoding/geocode-answer.queries.ts'
import { localDay } from '../../guide/opening-hours/days/local-day.ts'
import { refreshPlaceHours } from '../../guide/opening-hours/place-hours/refresh-place-hours.task.ts'
import type { PlaceCandidate } from '../candidates/place-candidate.ts'
import { officialVisit } from '../providers/official-site/official-place.ts'
import { placeCandidateOf } from '../providers/openstreetmap/osm-place.ts'
import { starterCandidate } from '../providers/starter-guide/starter-place.ts'
import { storeCandidates } from './store-candidates.queries.ts'

const today = new Date().toISOString().slice(0, 10)
const asOf = new Date('2026-11-14T06:00:00Z')

const onMap = { source: 'openstreetmap', grade: 'stated', date: '2026-11-03' }
const usual = { source: 'starter', grade: 'usual', date: '2025', url: null }

test('the answer of one place says of each fact who says it and when, and when it was last checked', async () => {
  const { place } = await aZoo()
  const { sources, lastChecked } = await place()
  expect(sources).toMatchObject({
    name: { ...onMap, url: 'https://www.openstreetmap.org/way/7' },
    phone: onMap,
    buggy: usual,
    description: usual,
    openingHours: {
      ...{ source: 'official-site', grade: 'stated', date: '2026-10-02', url: 'https://waldzoo.example/' },
    },
    addrCity: { source: 'nominatim', grade: 'stated', date: today, url: null },
    funTypes: onMap,
  })
  expect(Object.keys(sources)).not.toContain('charge')
  expect(lastChecked).toEqual({ source: 'openstreetmap', date: '2026-11-14' })
})

test('an edit is dated and has no name but for staff; what is taken back is the source’s again', async () => {
  const { editor, id, place } = await aZoo()
  expect((await editor.call('PUT', `/api/admin/places/${id}`, { phone: '+43 1 8779295' })).status).toBe(200)
  const { sources, lastChecked } = await place()
  const edited = { source: 'editor', grade: 'stated', date: today, url: null }
  expect(sources.phone).toEqual(edited)
  expect(sources.name).toMatchObject(onMap)
  expect(lastChecked).toEqual({ source: 'editor', date: today })
  expect(JSON.stringify(await place())).not.toContain('marta')
  const staff = await editor.call('GET', `/api/admin/places/${id}/sources`)
  expect(staff.body.facts.phone).toEqual({ ...edited, editedBy: 'marta', externalId: null })
  expect(staff.body.facts.name).toMatchObject({ ...onMap, editedBy: null, externalId: 'way/7' })
  await editor.call('PUT', `/api/admin/places/${id}`, { releasedFields: ['phone'] })
  expect((await place()).sources.phone).toMatchObject(onMap)
})

test('each edit has its own date, that of its last change', async () => {
  const { db, editor, id, place } = await aZoo()
  const put = async (edit: object, at: string) => {
    await editor.call('PUT', `/api/admin/places/${id}`, edit)
    await db.execute(
      sql`update audit_log set at = ${at}::timestamptz where id = (select max(id) from audit_log)`,
    )
  }
  await put({ phone: '+43 1 8779295', buggy: 'no' }, '2026-03-01')
  await put({ price: 'paid' }, '2026-04-01')
  await put({ buggy: 'limited' }, '2026-05-01')
  const { phone, price, buggy } = (await place()).sources
  expect([phone.date, price.date, buggy.date]).toEqual(['2026-03-01', '2026-04-01', '2026-05-01'])
})

test('many places edited at once, and a review, count as an editor’s word', async () => {
  const { editor, id, place } = await aZoo()
  await editor.call('PATCH', '/api/admin/places', { ids: [id], changes: { isReviewed: true } })
  const reviewed = await place()
  expect(reviewed.lastChecked).toEqual({ source: 'editor', date: today })
  expect(reviewed.sources.buggy).toEqual(usual)
  await editor.call('PATCH', '/api/admin/places', { ids: [id], changes: { buggy: 'no' } })
  expect((await place()).sources.buggy).toMatchObject({ source: 'editor', date: today })
})

test('a place that editors made is theirs; one that only the starter guide has was never checked', async () => {
  const db = await testDatabase()
  await aCity(db)
  const { id: zoo } = await aFunType(db, { slug: 'zoo' })
  const editor = await testEditor(db)
  const made = await editor.call('POST', '/api/admin/places', {
    ...{ name: 'Bear Park', isActive: true, lat: 48.21, lng: 16.37, funTypes: [zoo], addrStreet: 'Ring' },
  })
  const byHand = await editor.publicJson(`/api/places/${made.body.slug}`)
  const { name, address, funTypes } = byHand.sources
  expect([name, address, funTypes].map(({ source, date }) => [source, date])).toEqual(
    Array(3).fill(['editor', today]),
  )
  await store(db, [starterCandidate('Austria', 'vienna', aStarterEntry({ name: 'Hofgarten', lat: 48.3 }))])
  const ours = await editor.publicJson('/api/places/hofgarten')
  expect(ours.sources.description).toEqual(usual)
  expect(ours.lastChecked).toBeNull()
  expect((await editor.call('GET', '/api/admin/places/99999/sources')).status).toBe(404)
})

test('a plan, a city’s list, its map, whoever looks around, and who asks where to go when it rains are told of which place nobody has measured where it lies', async () => {
  const { db, editor } = await aZoo()
  await store(db, [starterCandidate('Austria', 'vienna', aStarterEntry({ name: 'Hofgarten', lat: 48.3 }))])
  const told = (places: { slug: string; isRough: boolean }[]) =>
    places.map((place) => [place.slug, place.isRough])
  const expected = [
    ['waldzoo', false],
    ['hofgarten', true],
  ]
  expect(told(await editor.publicJson('/api/plan-places?slugs=waldzoo,hofgarten'))).toEqual(expected)
  const near = await editor.call('POST', '/api/near', { lat: 48.2, lng: 16.37 })
  expect(told(near.body)).toEqual(expected)
  expect(told(await editor.publicJson('/api/cities/vienna/places'))).toEqual(expected)
  expect(told(await editor.publicJson('/api/cities/vienna/places/points'))).toEqual(expected)
  await db.execute(sql`update places set setting = case slug when 'waldzoo' then 'outdoor' else 'indoor' end,
    opening_hours = '24/7'`)
  await refreshPlaceHours(db)
  const [{ places }] = await editor.publicJson(
    `/api/rain-swaps?slugs=waldzoo&days=${localDay('Europe/Vienna')}`,
  )
  expect(told(places)).toEqual([['hofgarten', true]])
  // One rough end is enough.
  for (const [slug, other] of [
    ['waldzoo', 'hofgarten'],
    ['hofgarten', 'waldzoo'],
  ] as const) {
    const { nextPlaces } = await editor.publicJson(`/api/places/${slug}`)
    expect(told(nextPlaces)).toEqual([[other, true]])
  }
  const { id: hofgarten } = await editor.publicJson('/api/places/hofgarten')
  await editor.call('PUT', `/api/admin/places/${hofgarten}`, { lat: 48.301, lng: 16.37 })
  expect(told(await editor.publicJson('/api/cities/vienna/places'))).toEqual([
    ['waldzoo', false],
    ['hofgarten', false],
  ])
})

test('a place that was there before anybody noted sources has them all the same, and lists stay without', async () => {
  const db = await testDatabase()
  await aCity(db, { slug: 'vienna' })
  const { slug } = await aPlace(db, { phone: '+43 1' })
  const { publicJson } = await testEditor(db)
  const { sources, lastChecked } = await publicJson(`/api/places/${slug}`)
  expect(sources.phone).toEqual({ source: 'editor', grade: 'stated', date: null, url: null })
  expect(lastChecked).toBeNull()
  const [item] = await publicJson('/api/cities/vienna/places')
  expect(item).toBeDefined()
  expect(item).not.toHaveProperty('sources')
})

type Database = Awaited<ReturnType<typeof testDatabase>>

const store = (db: Database, candidates: PlaceCandidate[], placeOfId?: Map<string, number>) =>
  db.transaction((tx) => storeCandidates(tx, candidates, { asOf, ...(placeOfId && { placeOfId }) }))

/** A zoo that the starter guide, OpenStreetMap, its own website and Nominatim tell of. */
async function aZoo() {
  const db = await testDatabase()
  await aFunType(db, { slug: 'zoo' })
  await aCity(db, { slug: 'vienna' })
  const position = { lat: 48.2, lng: 16.37 }
  const inGuide = aStarterEntry({
    ...{ name: 'Waldzoo', funTypes: ['zoo'], ...position, buggy: 'yes', price: 'free' },
  })
  const element = anElement({
    ...{ type: 'way', id: 7, lat: position.lat, lon: position.lng, timestamp: '2026-11-03T10:00:00Z' },
    tags: {
      ...{ name: 'Waldzoo', tourism: 'zoo', website: 'https://waldzoo.example/', phone: '+43 1 8779294' },
      opening_hours: 'Mo-Su 08:00-20:00',
    },
  })
  const onMap = placeCandidateOf(element, undefined)
  if (typeof onMap === 'string') throw new Error(onMap)
  const answer = anObject({ osm_id: 7, lat: '48.2', lon: '16.37' })
  await keepGeocodeAnswers(db, new Map([['way/7', answer]]))
  const [stored] = await store(db, [onMap, starterCandidate('Austria', 'vienna', inGuide)])
  const id = stored?.placeId ?? 0
  const item = { types: ['Zoo'], properties: { name: ['Waldzoo'], openingHours: ['Mo-Su 09:00-17:00'] } }
  const { candidate } = officialVisit(
    {
      placeId: id,
      place: { name: 'Waldzoo', ...position, funTypes: ['zoo'] },
      website: 'https://waldzoo.example/',
    },
    { page: 'https://waldzoo.example/', items: [item] },
    new Date('2026-10-02T08:00:00Z'),
  )
  await store(db, [candidate], new Map([[candidate.externalId, id]]))
  await db.execute(sql`update place_sources set fetched_at = '2026-10-02' where provider = 'official-site'`)
  const editor = await testEditor(db)
  return { db, editor, id, place: () => editor.publicJson('/api/places/waldzoo') }
}
