import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { localService } from '../../../tests/services/local-service.ts'
import {
  madeElements,
  museum,
  museumOutline,
  recordedElements,
} from '../../../tests/services/monaco-surroundings.ts'
import { overpassAnswers } from '../../../tests/services/overpass-answers.ts'
import { recordedAnswer } from '../../../tests/services/recorded-answer.ts'
import { testClock } from '../../../tests/services/test-clock.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { nearbyReadings, nearbyThings } from '../../guide/nearby/nearby.table.ts'
import { placeSources, places } from '../../guide/places/place.table.ts'
import { configs } from '../../office/configs/config.table.ts'
import { ProviderError } from '../../outgoing/provider-error.ts'
import type { Database } from '../../platform/database/database.ts'
import { holdLease } from '../../platform/database/lease.queries.ts'
import { log } from '../../platform/log/log.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { type FindNearby, nearbyFinder } from '../providers/openstreetmap/nearby.provider.ts'
import { OverpassGaveUp } from '../providers/openstreetmap/overpass-answer.provider.ts'
import { lookAround, placesAtOnce } from './look-around.task.ts'
import { nearbySchedule } from './nearby-schedule.task.ts'

const land = {
  elements: [...recordedElements, ...madeElements],
  outlines: [museumOutline],
  asOf: '2026-11-03T06:00:00Z',
}

const round = (db: Database, find: FindNearby) => lookAround({ db, log, find })

async function overpassOf(answer: Parameters<typeof localService>[0], db: Database) {
  const service = await localService(answer)
  const settings = { ...readSettings({}), OVERPASS_URL: service.url }
  return { service, settings, find: nearbyFinder({ db, log, settings, clock: testClock(db) }) }
}

const monaco = (db: Database) => {
  const answerTo = overpassAnswers(land)
  return overpassOf((_url, _request, body) => ({ body: answerTo(body) }), db)
}

const findNothing: FindNearby = async () => ({ byPlace: new Map(), asOf: undefined })
const findNever: FindNearby = () => Promise.reject(new Error('Nobody was to be asked'))

const readings = (db: Database) => db.select().from(nearbyReadings).orderBy(nearbyReadings.placeId)
const things = (db: Database) =>
  db.select().from(nearbyThings).orderBy(nearbyThings.placeId, nearbyThings.kind)
const allDue = (db: Database) =>
  db.execute(sql`update nearby_readings set due_at = now() - interval '1 second'`)

const daysUntil = (moment: Date) => (moment.getTime() - Date.now()) / 86_400_000

async function theMuseum(db: Database) {
  const { osmId: externalId, ...fields } = museum
  const place = await aPlace(db, { ...fields, funTypes: ['museum'] })
  await db.insert(placeSources).values({ placeId: place.id, provider: 'openstreetmap', externalId, raw: {} })
  return place
}

test('of each kind the nearest is kept; what the outline of the place holds is inside, and comes first', async () => {
  const db = await testDatabase()
  const { id } = await theMuseum(db)
  const { find } = await monaco(db)
  expect(await round(db, find)).toBe(1)
  expect(await things(db)).toMatchObject([
    { kind: 'eat', type: 'cafe', name: 'Café du Rocher', metres: 179, isInside: false },
    { kind: 'parking', name: 'Pêcheurs', features: ['paid'], osmId: 'node/9006', isInside: false },
    // Recorded: 'jeux d'enfants sur le toit du musée océanographique'.
    { kind: 'playground', osmId: 'node/4584036771', isInside: true },
    { kind: 'stop', type: 'bus', name: 'Monaco-Ville', metres: 119, lat: 43.7316, lng: 7.4247 },
    // For the museum's guests, who are those that read this; nearer ones are in the street.
    { kind: 'toilets', osmId: 'node/9004', features: ['changing-table'], isInside: true },
  ])
  const [reading] = await readings(db)
  expect(reading).toMatchObject({ placeId: id, failures: 0, readAt: new Date(land.asOf) })
  expect(daysUntil(reading?.dueAt ?? new Date())).toBeGreaterThan(179)
  expect(await round(db, findNever)).toBe(0)
})

test('without an outline nothing is inside, and what is for guests is nothing for others', async () => {
  const db = await testDatabase()
  const { osmId: _, ...fields } = museum
  await aPlace(db, { ...fields, funTypes: ['museum'] })
  const { find } = await monaco(db)
  await round(db, find)
  expect(await things(db)).toMatchObject([
    ...[{ kind: 'eat' }, { kind: 'parking' }, { kind: 'playground', isInside: false }, { kind: 'stop' }],
    { kind: 'toilets', osmId: 'node/9003', features: ['paid'], isInside: false },
  ])
})

test('a place is not near itself, and at a playground nobody looks for one', async () => {
  const db = await testDatabase()
  const place = await aPlace(db, { name: 'On the Roof', lat: 43.7308, lng: 7.4256, funTypes: ['playground'] })
  await db.insert(placeSources).values({
    ...{ placeId: place.id, provider: 'openstreetmap', externalId: 'node/9008', raw: {} },
  })
  const { find } = await monaco(db)
  await round(db, find)
  expect(await things(db)).toMatchObject([
    { kind: 'eat', name: 'Farther' },
    ...[{ kind: 'parking' }, { kind: 'stop' }, { kind: 'toilets' }],
  ])
})

test('what is asked again half a year later takes the place of what was known, and nothing is left of what is gone', async () => {
  const db = await testDatabase()
  await theMuseum(db)
  await round(db, (await monaco(db)).find)
  await allDue(db)
  const answerTo = overpassAnswers({ elements: madeElements.slice(1, 2), asOf: '2027-05-01T00:00:00Z' })
  await round(db, (await overpassOf((_url, _request, body) => ({ body: answerTo(body) }), db)).find)
  expect(await things(db)).toMatchObject([{ kind: 'stop', type: 'train', metres: 981 }])
  expect(await readings(db)).toMatchObject([{ readAt: new Date('2027-05-01T00:00:00Z') }])
})

test('a question that a clock put off which was months ahead is asked now', async () => {
  const db = await testDatabase()
  await theMuseum(db)
  const { find } = await monaco(db)
  await round(db, find)
  await db.execute(sql`update nearby_readings set due_at = now() + interval '220 days'`)
  expect([await round(db, find), await round(db, find)]).toEqual([1, 0])
})

test('recorded: an answer without anything is an answer, and a half one is none', async () => {
  const db = await testDatabase()
  await theMuseum(db)
  const empty = await overpassOf(() => recordedAnswer('overpass', 'ok-empty'), db)
  expect(await round(db, empty.find)).toBe(1)
  expect(await things(db)).toEqual([])
  const [known] = await readings(db)
  expect(known?.readAt).not.toBeNull()
  await allDue(db)
  const half = await overpassOf(() => recordedAnswer('overpass', 'remark-timeout-partial-200'), db)
  await round(db, half.find)
  expect(await readings(db)).toMatchObject([{ readAt: known?.readAt, failures: 1 }])
})

test('a place that moves is asked about anew, and what lay around it is forgotten at once', async () => {
  const db = await testDatabase()
  const { id } = await theMuseum(db)
  await round(db, (await monaco(db)).find)
  await db.update(places).set({ name: 'Renamed' }).where(sql`id = ${id}`)
  expect(await things(db)).toHaveLength(5)
  await db.update(places).set({ lat: 43.8 }).where(sql`id = ${id}`)
  expect(await things(db)).toEqual([])
  expect(await readings(db)).toMatchObject([{ placeId: id, readAt: null }])
  expect(await round(db, findNothing)).toBe(1)
})

test('places that nobody sees or that are deleted are not asked about', async () => {
  const db = await testDatabase()
  const hidden = await aPlace(db, { isActive: false })
  const deleted = await aPlace(db)
  const shown = await aPlace(db)
  await db.execute(sql`delete from places where id = ${deleted.id}`)
  expect(await readings(db)).toMatchObject([{ placeId: shown.id }])
  await db.execute(sql`update places set is_active = not is_active`)
  expect(await readings(db)).toMatchObject([{ placeId: hidden.id }])
})

test('what was found around a place that has moved meanwhile is left out', async () => {
  const db = await testDatabase()
  const moved = await theMuseum(db)
  const { find } = await monaco(db)
  await round(db, async (asked, options) => {
    const answer = await find(asked, options)
    await db.update(places).set({ lng: 7.5 }).where(sql`id = ${moved.id}`)
    return answer
  })
  expect(await things(db)).toEqual([])
  expect(await readings(db)).toMatchObject([{ placeId: moved.id, readAt: null }])
})

test('some places go into one question, those that wait longest first', async () => {
  const db = await testDatabase()
  for (let n = 0; n <= placesAtOnce; n++) await aPlace(db, { name: `Place ${n}` })
  await db.execute(sql`update nearby_readings set due_at = now() - place_id * interval '1 minute'`)
  const asked: number[][] = []
  const find: FindNearby = async (of) => {
    asked.push(of.map(({ placeId }) => placeId))
    return { byPlace: new Map(), asOf: undefined }
  }
  expect([await round(db, find), await round(db, find), await round(db, find)]).toEqual([placesAtOnce, 1, 0])
  const ids = (await readings(db)).map(({ placeId }) => placeId)
  expect(asked).toEqual([ids.slice(1).toReversed(), ids.slice(0, 1)])
})

test('what is too much for the server is asked in halves; what it never manages waits longer each time', async () => {
  const db = await testDatabase()
  const ids: number[] = []
  for (let n = 0; n < 4; n++) ids.push((await aPlace(db, { name: `Place ${n}` })).id)
  const heavy = ids[2] ?? 0
  const asked: number[] = []
  const find: FindNearby = async (of) => {
    asked.push(of.length)
    if (of.some(({ placeId }) => placeId === heavy)) throw new OverpassGaveUp('Query timed out')
    return { byPlace: new Map(), asOf: undefined }
  }
  expect(await round(db, find)).toBe(4)
  expect(asked).toEqual([4, 2, 2, 1, 1])
  const waits: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    const reading = (await readings(db)).find(({ placeId }) => placeId === heavy)
    expect(reading).toMatchObject({ readAt: null, failures: turn + 1 })
    waits.push(Math.round(daysUntil(reading?.dueAt ?? new Date())))
    await allDue(db)
    await round(db, find)
  }
  expect(waits).toEqual([1, 2, 4])
  expect((await readings(db)).filter(({ readAt }) => readAt).map(({ placeId }) => placeId)).toEqual(
    ids.filter((id) => id !== heavy),
  )
})

test.each(['unreadable', 'refused'] as const)(
  'a place about which the answer is %s ends one round, and no later one for the places behind it',
  async (kind) => {
    const db = await testDatabase()
    const { ids, odd, asked, find } = await oneOddOfFour(
      db,
      new ProviderError(kind, 'It is a web page, not JSON'),
    )
    expect(await round(db, find)).toBeUndefined()
    expect(asked).toEqual([4, 2, 1])
    await db.execute(sql`update service_states set paused_until = now()`)
    expect(await round(db, find)).toBe(3)
    expect(await readings(db)).toMatchObject([
      { placeId: odd, readAt: null, failures: 1 },
      ...ids.slice(1).map((placeId) => ({ placeId, readAt: expect.any(Date), failures: 0 })),
    ])
  },
)

test('while the service is away nothing is concluded, and the next rounds come ever later', async () => {
  const db = await testDatabase()
  await theMuseum(db)
  const away: FindNearby = () => Promise.reject(new ProviderError('unavailable', 'Overpass is busy (429).'))
  const pauseMs = async () =>
    (
      await db.execute<{ ms: number }>(
        sql`select (extract(epoch from paused_until - now()) * 1000)::float8 ms from service_states
          where service = 'nearby'`,
      )
    ).rows[0]?.ms ?? 0
  expect(await round(db, away)).toBeUndefined()
  const first = await pauseMs()
  expect(await round(db, findNever)).toBeUndefined()
  await db.execute(sql`update service_states set paused_until = now()`)
  await round(db, away)
  expect(await pauseMs()).toBeGreaterThan(1.5 * first)
  expect(await readings(db)).toMatchObject([{ readAt: null, failures: 0 }])
  await db.execute(sql`update service_states set paused_until = now()`)
  expect(await round(db, findNothing)).toBe(1)
})

test('a place at whose question the service always fails ends some rounds, ever fewer being asked about, and then no later one', async () => {
  const db = await testDatabase()
  const { ids, odd, asked, find } = await oneOddOfFour(db, new ProviderError('unavailable', 'Status 500'))
  for (let n = 0; n < 4; n++) {
    expect(await round(db, find)).toBeUndefined()
    await db.execute(sql`update service_states set paused_until = now()`)
  }
  expect(asked).toEqual([4, 4, 3, 1])
  for (let n = 0; n < 2; n++) await round(db, find)
  expect(await readings(db)).toMatchObject([
    { placeId: odd, readAt: null, failures: 1 },
    ...ids.slice(1).map((placeId) => ({ placeId, readAt: expect.any(Date), failures: 0 })),
  ])
})

test('what was stored before a kill is not asked for again', async () => {
  const db = await testDatabase()
  for (let n = 0; n < 2; n++) await aPlace(db)
  let questions = 0
  const killed: FindNearby = async (of) => {
    questions++
    if (of.length === 2) throw new OverpassGaveUp('Query timed out')
    if (questions === 3) throw new Error('killed')
    return { byPlace: new Map(), asOf: undefined }
  }
  await expect(round(db, killed)).rejects.toThrow('killed')
  expect((await readings(db)).map(({ readAt }) => readAt !== null)).toEqual([true, false])
  expect(await round(db, findNothing)).toBe(1)
})

test('one server at a time asks', async () => {
  const db = await testDatabase()
  await aPlace(db)
  const release = await holdLease(db, 'nearby', 'another server')
  expect(await round(db, findNever)).toBeUndefined()
  await release?.()
  expect(await round(db, findNothing)).toBe(1)
})

test('editors switch it off and on; off in the settings is off', async () => {
  const db = await testDatabase()
  await aPlace(db)
  const { service, settings } = await overpassOf(() => recordedAnswer('overpass', 'ok-empty'), db)
  const runAs = (own: 'on' | 'off') =>
    nearbySchedule({ db, log, settings: { ...settings, FIND_NEARBY: own } }).run()
  await db.insert(configs).values({ key: 'FIND_NEARBY', value: 'off' })
  await runAs('on')
  await db.update(configs).set({ value: 'on' })
  await runAs('off')
  expect(service.requests).toEqual([])
  await runAs('on')
  expect(service.requests).toHaveLength(1)
})

/** Places, and a service that fails whenever the first of them is among those asked about; `asked`: how many each time. */
async function oneOddOfFour(db: Database, failure: ProviderError) {
  const ids: number[] = []
  for (let n = 0; n < 4; n++) ids.push((await aPlace(db, { name: `Place ${n}` })).id)
  const [odd] = ids
  const asked: number[] = []
  const find: FindNearby = async (of) => {
    asked.push(of.length)
    if (of.some(({ placeId }) => placeId === odd)) throw failure
    return { byPlace: new Map(), asOf: undefined }
  }
  return { ids, odd, asked, find }
}
