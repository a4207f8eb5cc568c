import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { aFunType, aPlace } from '../../../tests/factories.ts'
import { officialPage } from '../../../tests/official-sites.ts'
import { testClock } from '../../../tests/services/test-clock.ts'
import { websiteServer } from '../../../tests/services/website-server.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { places } from '../../guide/places/place.table.ts'
import type { Database } from '../../platform/database/database.ts'
import { holdLease } from '../../platform/database/lease.queries.ts'
import { log } from '../../platform/log/log.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { pageItems } from '../providers/official-site/page-items.ts'
import { siteVisitor, type VisitSite } from '../providers/official-site/visit-site.provider.ts'
import { placeCandidateOf } from '../providers/openstreetmap/osm-place.ts'
import { storeCandidates } from '../storing/store-candidates.queries.ts'
import { findDueVisits } from './due-visits.queries.ts'
import { storeVisits } from './store-visits.queries.ts'
import { visitWebsites } from './visit-websites.task.ts'
import { websiteVisits } from './website-visit.table.ts'

const zoo = { name: 'Waldzoo Lindental', lat: 48.7612, lng: 8.2398 }
const hours = 'Mo-Fr 09:00-16:30; Sa-Su 09:00-17:00; 2027 Apr 01-2027 Sep 30 09:00-18:30'

const settings = readSettings({})
const networkIsThere = async () => [{ address: '192.0.2.1', family: 4 }]
const networkIsAway = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }))

const partsOf = (
  db: Database,
  visit: VisitSite,
  resolve: () => Promise<{ address: string; family: number }[]>,
) => ({
  ...{ db, log, visit, resolve, knownHost: 'known.example', clock: testClock(db) },
})

const round = (db: Database, visit: VisitSite, resolve = networkIsThere) =>
  visitWebsites(partsOf(db, visit, resolve))

const visits = (db: Database) => db.select().from(websiteVisits).orderBy(websiteVisits.placeId)
const allDue = (db: Database) =>
  db.execute(sql`update website_visits set due_at = now() - interval '1 second'`)
const sources = async (db: Database) =>
  (
    await db.execute<{ provider: string; external_id: string; place_id: number }>(
      sql`select provider, external_id, place_id from place_sources order by provider`,
    )
  ).rows

const never: VisitSite = () => Promise.reject(new Error('Nobody was to be visited'))
const always =
  (...visited: Awaited<ReturnType<VisitSite>>[]): VisitSite =>
  async () =>
    visited.shift() ?? { kind: 'failed', reason: 'has a fault (500)', isAnswered: true }

test('the hours and the phone of a page become those of its place, dated and named; the map keeps name and position', async () => {
  const db = await testDatabase()
  await aFunType(db, { slug: 'zoo' })
  const tags = {
    ...{ name: 'Waldzoo', tourism: 'zoo', website: 'https://waldzoo.example/' },
    opening_hours: 'Mo-Su 08:00-20:00',
  }
  const { lat, lng } = zoo
  const fromMap = placeCandidateOf({ type: 'node', id: 1, lat, lon: lng, tags }, new Date('2026-01-01'))
  if (typeof fromMap === 'string') throw new Error(fromMap)
  await db.transaction((tx) => storeCandidates(tx, [fromMap], { asOf: new Date() }))
  const items = pageItems(officialPage('zoo-graph').toString())
  expect(await round(db, always({ kind: 'read', page: 'https://waldzoo.example/', items }))).toBe(1)
  const [place] = await db.select().from(places)
  expect(place).toMatchObject({
    ...{ name: 'Waldzoo', lat: zoo.lat, lng: zoo.lng, placeId: 'node/1' },
    ...{ openingHours: hours, phone: '+49 7221 555 01', price: 'paid', charge: '€14.50', priceBand: 2 },
    specialHours: '2026 Dec 24-2026 Dec 25 off; 2026 Dec 31 10:00-14:00',
    imageUrl: 'https://www.waldzoo-lindental.example/bilder/otter.jpg',
  })
  expect(await sources(db)).toMatchObject([
    { provider: 'official-site', external_id: `official-site/${place?.id}`, place_id: place?.id },
    { provider: 'openstreetmap' },
  ])
  const { rows } = await db.execute<{ hands: object }>(
    sql`select hands from audit_log where entity = 'places' and action = 'update'`,
  )
  expect(rows).toMatchObject([{ hands: { openingHours: { to: { provider: 'official-site' } } } }])
})

test('a place that editors made by hand keeps what they typed and gets the hours of its site', async () => {
  const db = await testDatabase()
  const { url } = await websiteServer({ '/': officialPage('zoo-graph') })
  const typed = { ...zoo, name: 'Zoo im Wald', website: `${url}/`, phone: '110' }
  await aPlace(db, { ...typed, editedFields: ['lat', 'lng', 'name', 'phone', 'website'], funTypes: ['zoo'] })
  await round(db, siteVisitor({ log, settings }, url))
  const [place] = await db.select().from(places)
  expect(place).toMatchObject({ ...typed, openingHours: hours, placeId: null })
})

test('hours that a site no longer tells are taken back, and a page that never told any leaves nothing', async () => {
  const db = await testDatabase()
  const page: { body: string | Buffer } = { body: officialPage('zoo-graph') }
  const { url } = await websiteServer({ '/': page, '/silent': '<title>Hello</title>' })
  await aPlace(db, { ...zoo, website: `${url}/`, editedFields: ['name', 'lat', 'lng', 'website'] })
  await aPlace(db, { name: 'Silent', website: `${url}/silent` })
  const visit = siteVisitor({ log, settings }, url)
  await round(db, visit)
  expect(await sources(db)).toHaveLength(1)
  page.body = '<title>New site</title>'
  await allDue(db)
  await round(db, visit)
  expect(await db.select({ hours: places.openingHours }).from(places)).toEqual([
    { hours: null },
    { hours: null },
  ])
})

const mapHours = 'Mo-Su 08:00-20:00'

/** Brings the zoo with hours of its own; the hours that it has then. */
async function bringZoo(db: Database, website: object): Promise<string | null | undefined> {
  await aFunType(db, { slug: 'zoo' })
  const tags = { name: 'Waldzoo', tourism: 'zoo', opening_hours: mapHours, ...website }
  const { lat, lng } = zoo
  const fromMap = placeCandidateOf({ type: 'node', id: 1, lat, lon: lng, tags }, new Date())
  if (typeof fromMap === 'string') throw new Error(fromMap)
  await db.transaction((tx) => storeCandidates(tx, [fromMap], { asOf: new Date() }))
  const [place] = await db.select().from(places)
  return place?.openingHours
}

const readZoo = (page: string) =>
  ({ kind: 'read', page, items: pageItems(officialPage('zoo-graph').toString()) }) as const
const keptOut = { kind: 'kept-out', reason: 'does not let us in (403)' } as const

test('hours of a website that the place has no more give way to those of the map, whether the new one lets us in or not', async () => {
  const db = await testDatabase()
  await bringZoo(db, { website: 'https://old.example/' })
  await round(db, always(readZoo('https://old.example/')))
  expect(await bringZoo(db, { website: 'https://old.example/' })).toBe(hours)
  expect(await bringZoo(db, { website: 'https://new.example/' })).toBe(mapHours)
  await round(db, always(keptOut))
  expect(await bringZoo(db, {})).toBe(mapHours)
  expect(await bringZoo(db, { website: 'https://old.example/' })).toBe(hours)
})

test('hours of a website that has let nobody in for half a year give way to those of the map, until it is read again', async () => {
  const db = await testDatabase()
  const hoursNow = async () => (await db.select().from(places))[0]?.openingHours
  await bringZoo(db, { website: 'https://zoo.example/' })
  await round(db, always(readZoo('https://zoo.example/')))
  const after = async (days: number, visit: Awaited<ReturnType<VisitSite>>) => {
    await db.execute(sql`update place_sources set fetched_at = now() - make_interval(days => ${days}::integer)
      where provider = 'official-site' and gone_since is null`)
    await allDue(db)
    await round(db, always(visit))
    return hoursNow()
  }
  expect(await after(179, keptOut)).toBe(hours)
  expect(await after(181, keptOut)).toBe(mapHours)
  expect(await after(300, readZoo('https://zoo.example/'))).toBe(hours)
})

test('hours that a clock read which was months ahead give way to what is read now', async () => {
  const db = await testDatabase()
  await bringZoo(db, { website: 'https://zoo.example/' })
  const told = (openingHours: string) => ({
    ...{ kind: 'read' as const, page: 'https://zoo.example/' },
    items: [{ types: ['Zoo'], properties: { name: ['Waldzoo'], openingHours: [openingHours] } }],
  })
  await round(db, always(told('Mo-Su 09:00-17:00')))
  await db.execute(sql`update place_sources set source_date = now() + interval '3 months',
    fetched_at = now() + interval '3 months' where provider = 'official-site'`)
  await allDue(db)
  await round(db, always(told('Mo-Su 10:00-16:00')))
  expect(await db.select({ hours: places.openingHours }).from(places)).toEqual([{ hours: '10:00-16:00' }])
  const { rows } = await db.execute<{ isPast: boolean }>(
    sql`select fetched_at <= now() and source_date <= now() "isPast" from place_sources where provider = 'official-site'`,
  )
  expect(rows).toEqual([{ isPast: true }])
})

test('a month lies between two visits, and another website is read at once', async () => {
  const db = await testDatabase()
  const { url, requests } = await websiteServer({ '/': '', '/new': '' })
  const place = await aPlace(db, { website: `${url}/` })
  const visit = siteVisitor({ log, settings }, url)
  expect([await round(db, visit), await round(db, visit)]).toEqual([1, 0])
  const [{ dueAt } = { dueAt: new Date(0) }] = await visits(db)
  expect(dueAt.getTime() - Date.now()).toBeGreaterThan(29 * 86_400_000)
  await db
    .update(places)
    .set({ website: `${url}/new` })
    .where(sql`id = ${place.id}`)
  expect(await round(db, visit)).toBe(1)
  expect(requests.filter((path) => path !== '/robots.txt')).toEqual(['/', '/new'])
})

test('a visit that a clock put off which was months ahead is made now', async () => {
  const db = await testDatabase()
  const { url } = await websiteServer({ '/': '' })
  await aPlace(db, { website: `${url}/` })
  const visit = siteVisitor({ log, settings }, url)
  await round(db, visit)
  await db.execute(sql`update website_visits set due_at = now() + interval '95 days'`)
  expect([await round(db, visit), await round(db, visit)]).toEqual([1, 0])
  await db.execute(sql`update website_visits set due_at = now() + interval '90 days'`)
  expect(await round(db, visit)).toBe(0)
})

test('places that nobody sees, that are deleted or have no website are not visited', async () => {
  const db = await testDatabase()
  const hidden = await aPlace(db, { website: 'https://a.example/', isActive: false })
  const deleted = await aPlace(db, { website: 'https://b.example/' })
  await aPlace(db, { website: null })
  await db.execute(sql`delete from places where id = ${deleted.id}`)
  expect(await round(db, never)).toBe(0)
  await db.execute(sql`update places set is_active = true where id = ${hidden.id}`)
  expect(await visits(db)).toMatchObject([{ placeId: hidden.id, website: 'https://a.example/' }])
  await db.execute(sql`update places set website = null where id = ${hidden.id}`)
  expect(await visits(db)).toEqual([])
})

test('one host is asked for three places in a round, however many are due, one after the other with pauses; the rest wait', async () => {
  const db = await testDatabase()
  for (let n = 0; n < 45; n++) await aPlace(db, { website: `https://city.example/${n}` })
  await aPlace(db, { website: 'https://other.example/' })
  const asked: string[] = []
  let atOnce = 0
  let mostAtOnce = 0
  const visit: VisitSite = async (website) => {
    if (website.includes('city')) mostAtOnce = Math.max(mostAtOnce, ++atOnce)
    asked.push(website)
    await new Promise(setImmediate)
    if (website.includes('city')) atOnce--
    return { kind: 'read', page: website, items: [] }
  }
  const parts = partsOf(db, visit, networkIsThere)
  expect(await visitWebsites(parts)).toBe(4)
  expect(asked).toHaveLength(4)
  expect(mostAtOnce).toBe(1)
  expect(parts.clock.waits).toEqual([5000, 5000])
  expect((await visits(db)).filter(({ visitedAt }) => visitedAt === null)).toHaveLength(42)
})

test('a site that is gone visit after visit waits for a review with its reason; back again, it is forgotten', async () => {
  const db = await testDatabase()
  await aPlace(db, { website: 'https://zoo.example/', isReviewed: true })
  const gone = { kind: 'gone', reason: 'is a shop for the name of the site', isAnswered: true } as const
  const visit = always(gone, gone, gone, { kind: 'read', page: 'https://zoo.example/', items: [] })
  const isReviewed = async () =>
    (await db.select({ isReviewed: places.isReviewed }).from(places))[0]?.isReviewed
  const turns: unknown[] = []
  for (let turn = 0; turn < 3; turn++) {
    await allDue(db)
    await round(db, visit)
    turns.push(await isReviewed())
  }
  expect(turns).toEqual([true, true, false])
  expect(await visits(db)).toMatchObject([
    { outcome: 'gone', reason: gone.reason, reportedAt: expect.any(Date) },
  ])
  await allDue(db)
  await round(db, visit)
  expect(await visits(db)).toMatchObject([{ outcome: 'read', reason: null, reportedAt: null }])
})

test('without a network nothing is concluded, and the next rounds come ever later', async () => {
  const db = await testDatabase()
  await aPlace(db, { website: 'https://zoo.example/' })
  const gone = { kind: 'gone', reason: 'has a name that nobody knows', isAnswered: false } as const
  expect(await round(db, always(gone), networkIsAway)).toBe(0)
  expect(await round(db, never, networkIsAway)).toBeUndefined()
  expect(await visits(db)).toMatchObject([{ failures: 0, visitedAt: null }])
  const pauseMs = async () =>
    (
      await db.execute<{ ms: number }>(
        sql`select (extract(epoch from paused_until - now()) * 1000)::float8 ms from service_states`,
      )
    ).rows[0]?.ms ?? 0
  const first = await pauseMs()
  await db.execute(sql`update service_states set paused_until = now()`)
  await round(db, always(gone), networkIsAway)
  expect(await pauseMs()).toBeGreaterThan(1.5 * first)
})

test('a name that nobody knows is gone where others are known', async () => {
  const db = await testDatabase()
  await aPlace(db, { website: 'https://zoo.example/' })
  await round(db, always({ kind: 'gone', reason: 'has a name that nobody knows', isAnswered: false }))
  expect(await visits(db)).toMatchObject([{ outcome: 'gone', failures: 1, reportedAt: null }])
})

test('one server at a time visits', async () => {
  const db = await testDatabase()
  await aPlace(db, { website: 'https://zoo.example/' })
  const release = await holdLease(db, 'website-visits', 'another server')
  expect(await round(db, never)).toBeUndefined()
  await release?.()
  expect(await round(db, always())).toBe(1)
})

test('what comes of a website that an editor has changed meanwhile is left out', async () => {
  const db = await testDatabase()
  const place = await aPlace(db, { website: 'https://old.example/' })
  await round(db, async (website) => {
    if (website.includes('old'))
      await db.update(places).set({ website: 'https://new.example/' }).where(sql`id = ${place.id}`)
    return { kind: 'kept-out', reason: 'does not want to be read' }
  })
  expect(await visits(db)).toMatchObject([{ website: 'https://new.example/', outcome: 'kept-out' }])
})

test('a page whose price ends in half a sign, or holds what no database takes, holds up no other', async () => {
  const db = await testDatabase()
  const names = ['Half', 'None', 'Whole']
  for (const name of names) await aPlace(db, { name, website: `https://${name.toLowerCase()}.example/` })
  const page = (priceRange: string) => ({
    ...{ kind: 'read' as const, page: 'https://a.example/' },
    items: [{ types: ['Zoo'], properties: { priceRange: [priceRange] } }],
  })
  expect(await round(db, always(page('10 \ud83d'), page('\u000020'), page('€30')))).toBe(3)
  const charges = await db.select({ charge: places.charge }).from(places).orderBy(places.id)
  expect(charges.map(({ charge }) => charge?.trim())).toEqual(['10 \ufffd', '20', '€30'])
})

test('a site of which something cannot be stored holds up no other, and is not asked again at once', async () => {
  const db = await testDatabase()
  const names = ['One', 'Two', 'Three']
  for (const name of names) await aPlace(db, { name, website: `https://${name.toLowerCase()}.example/` })
  const keptOut = { kind: 'kept-out' as const, reason: 'does not want to be read' }
  expect(await round(db, always(keptOut, { ...keptOut, reason: 'says \0' }, keptOut))).toBe(3)
  expect(await visits(db)).toMatchObject([
    { outcome: 'kept-out' },
    { outcome: 'failed', reason: 'told something that could not be stored', failures: 1 },
    { outcome: 'kept-out' },
  ])
  expect(await findDueVisits(db, 3)).toEqual([])
})

test('what pages say is found out before any place is locked', async () => {
  const db = await testDatabase()
  await aPlace(db, { ...zoo, website: 'https://waldzoo.example/' })
  const due = await findDueVisits(db, 1)
  const { calls: begun } = vi.spyOn(db, 'transaction').mock
  const items = pageItems(officialPage('zoo-graph').toString())
  const readAt: number[] = []
  const visit = {
    ...{ kind: 'read' as const, page: 'https://waldzoo.example/' },
    get items() {
      readAt.push(begun.length)
      return items
    },
  }
  await storeVisits(
    db,
    due.map((one) => ({ due: one, visit })),
    new Date(),
  )
  expect([readAt, begun.length]).toEqual([[0], 1])
})
