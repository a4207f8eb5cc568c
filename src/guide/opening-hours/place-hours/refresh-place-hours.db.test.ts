import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { driftedCounts } from '../../../../tests/drifted-counts.ts'
import { aCity, aPlace, aSeason } from '../../../../tests/factories.ts'
import { planOf, rowsOf } from '../../../../tests/plan-of.ts'
import { testApi } from '../../../../tests/test-api.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import type { Database } from '../../../platform/database/database.ts'
import { takeLease } from '../../../platform/database/lease.queries.ts'
import { utcDay } from '../../seasons/open-season.ts'
import { type DayHours, dateOf } from '../days/day-hours.ts'
import { hoursInWords } from '../days/day-spans.ts'
import { hoursReckoner } from '../reckoning/hours-reckoner.task.ts'
import { placesToReckon, placeToReckon, statementsOfDue, storeHours } from './place-hours.queries.ts'
import { refreshPlaceHours } from './refresh-place-hours.task.ts'

/** The clock of this process; the database keeps its own. */
function at(moment: string) {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Today's own spans as '10:00–17:00'. */
async function todayOf(db: Database, slug: string) {
  const { hours } = await testApi(db).json(`/api/places/${slug}`)
  return hours && hoursInWords(hours.days[0])
}

test('lists and place pages tell when a place is open today and on the seven days after it', async () => {
  const db = await testDatabase()
  at('2026-12-24T12:00:00Z')
  await aCity(db, { slug: 'vienna' })
  await aPlace(db, { slug: 'museum', openingHours: 'Mo-Fr 09:00-12:00,14:00-18:00; Sa 24/7; Su,PH off' })
  expect(await refreshPlaceHours(db)).toBe(1)
  const { json } = testApi(db)
  const { hours } = await json('/api/places/museum')
  expect(hours.grade).toBe('stated')
  const twice = '09:00–12:00, 14:00–18:00'
  expect(hours.days.map((day: DayHours) => [dateOf(day), hoursInWords(day)])).toEqual([
    ['2026-12-24', twice],
    ['2026-12-25', 'Closed'],
    ['2026-12-26', 'Closed'],
    ['2026-12-27', 'Closed'],
    ['2026-12-28', twice],
    ['2026-12-29', twice],
    ['2026-12-30', twice],
    ['2026-12-31', twice],
  ])
  expect(hours.days[0].open[0]).toEqual(['2026-12-24T09:00+01:00', '2026-12-24T12:00+01:00'])
  expect(await json('/api/cities/vienna/places')).toMatchObject([{ slug: 'museum', hours }])
  expect(await json('/api/places/by-fun-type/playground')).toMatchObject([{ slug: 'museum', hours }])
})

test('who edits one place and then another waits for one start of the process that reckons', async () => {
  const db = await testDatabase()
  let starts = 0
  const count = () => void starts++
  subscribe('child_process', count)
  onTestFinished(() => void unsubscribe('child_process', count))
  for (const name of ['One', 'Another']) {
    await aPlace(db, { name, openingHours: '24/7' })
    expect(await refreshPlaceHours(db)).toBe(1)
  }
  expect(starts).toBeLessThan(2)
})

test('today is the day where the place is, on whichever side of midnight that may be', async () => {
  const db = await testDatabase()
  at('2026-12-31T22:30:00Z')
  const openingHours = 'Mo-Su 10:00-17:00; Jan 01 off'
  await aPlace(db, { slug: 'athens', lat: 37.98, lng: 23.73, openingHours })
  await aPlace(db, { slug: 'vienna', openingHours })
  await refreshPlaceHours(db)
  expect(await todayOf(db, 'athens')).toBe('Closed')
  expect(await todayOf(db, 'vienna')).toBe('10:00–17:00')
  at('2026-12-31T23:00:00Z')
  expect(await todayOf(db, 'vienna')).toBe('Closed')
})

test('what nobody understands, and a place without hours, is unknown', async () => {
  const db = await testDatabase()
  await aPlace(db, { slug: 'strange', openingHours: 'open 31 agosto-30-abril' })
  await aPlace(db, { slug: 'silent' })
  await aPlace(db, { slug: 'always', openingHours: '24/7' })
  expect(await refreshPlaceHours(db)).toBe(2)
  expect(await todayOf(db, 'strange')).toBe('Not known')
  expect(await todayOf(db, 'silent')).toBeNull()
  expect(await todayOf(db, 'always')).toBe('Open 24 hours')
})

test('a place is done again when its text or its position changes or a week has gone by, and not before', async () => {
  const db = await testDatabase()
  at('2026-11-21T12:00:00Z')
  await aPlace(db, { slug: 'zoo', openingHours: 'Mo-Su 09:00-17:00' })
  expect(await refreshPlaceHours(db)).toBe(1)
  expect(await refreshPlaceHours(db)).toBe(0)
  await db.execute(sql`update places set opening_hours = 'Mo-Su 10:00-16:00'`)
  expect(await todayOf(db, 'zoo')).toBeNull()
  expect(await refreshPlaceHours(db)).toBe(1)
  expect(await todayOf(db, 'zoo')).toBe('10:00–16:00')
  await db.execute(sql`update places set lat = 37.98, lng = 23.73`)
  expect(await refreshPlaceHours(db)).toBe(1)
  at('2026-11-29T12:00:00Z')
  expect(await refreshPlaceHours(db)).toBe(1)
})

test('those that cities open with come first, then the newest', async () => {
  const db = await testDatabase()
  const openingHours = 'Mo-Su 10:00-17:00'
  const featured = await aPlace(db, { openingHours, isFeatured: true })
  const older = await aPlace(db, { openingHours })
  const newer = await aPlace(db, { openingHours })
  const due = async () => (await placesToReckon(db, { renewBefore: '2026-01-01', limit: 2 })).map(idOf)
  expect(await due()).toEqual([featured.id])
  await db.execute(sql`update places set is_featured = false`)
  expect(await due()).toEqual([newer.id, older.id])
})

const idOf = ({ placeId }: { placeId: number }) => placeId

test('only one process at a time does it, until that one has died', async () => {
  const db = await testDatabase()
  await aPlace(db, { openingHours: '24/7' })
  await takeLease(db, 'place-hours', 'another process', 60)
  expect(await refreshPlaceHours(db)).toBeUndefined()
  await db.execute(sql`update leases set until = now() - interval '1 second'`)
  expect(await refreshPlaceHours(db)).toBe(1)
  expect((await db.execute(sql`select from leases`)).rows).toEqual([])
})

test('places of a country whose holidays take too long are left for the next refresh, and the others have their hours', async () => {
  const db = await testDatabase()
  const openingHours = 'Mo-Su 09:00-17:00'
  await aPlace(db, { slug: 'vienna', openingHours })
  for (const slug of ['lisbon', 'belem']) await aPlace(db, { slug, lat: 38.7, lng: -9.14, openingHours })
  const reckoner = hoursReckoner({ isBackground: false })
  onTestFinished(() => reckoner.stop())
  let questions = 0
  const calendar: typeof reckoner.calendar = async (question) => {
    if (question.countryCode !== 'pt') return reckoner.calendar(question)
    questions++
    return undefined
  }
  await expect(refreshPlaceHours(db, { reckoner: { ...reckoner, calendar } })).rejects.toThrow(
    'The holidays of pt took too long',
  )
  expect([await todayOf(db, 'vienna'), await todayOf(db, 'lisbon'), questions]).toEqual([
    '09:00–17:00',
    null,
    1,
  ])
  expect(await refreshPlaceHours(db)).toBe(2)
  expect(await todayOf(db, 'lisbon')).toBe('09:00–17:00')
})

test('a refresh that is told to stop leaves the rest for later', async () => {
  const db = await testDatabase()
  await aPlace(db, { openingHours: '24/7' })
  const stopping = new AbortController()
  const refresh = refreshPlaceHours(db, { signal: stopping.signal })
  stopping.abort()
  await expect(refresh).rejects.toThrow()
  expect((await db.execute(sql`select from leases`)).rows).toEqual([])
  expect(await refreshPlaceHours(db)).toBe(1)
})

test('hours at a border are by the clocks of the country that the place is in, and so is what plans reckon with', async () => {
  const db = await testDatabase()
  at('2026-11-25T12:00:00Z')
  const tornio = { lat: 65.848, lng: 24.147, addrCountry: 'Finland' }
  await aPlace(db, { slug: 'fort', openingHours: 'Mo-Su 10:00-18:00', ...tornio })
  await refreshPlaceHours(db)
  const { json } = testApi(db)
  const fort = await json('/api/places/fort')
  expect(fort.hours.days[0].open).toEqual([['2026-11-25T10:00+02:00', '2026-11-25T18:00+02:00']])
  expect(fort.timeZone).toBe('Europe/Helsinki')
  expect(await json('/api/plan-places?slugs=fort')).toMatchObject([{ timeZone: 'Europe/Helsinki' }])
})

test('usual hours that an editor wrote down are told apart from general knowledge', async () => {
  const db = await testDatabase()
  at('2026-11-25T12:00:00Z')
  await aCity(db, { slug: 'vienna' })
  const [usualHours, usuallyClosed] = ['Mo-Su 10:00-18:00', 'Mo']
  await aPlace(db, { slug: 'general', usualHours, usuallyClosed, editedFields: ['usuallyClosed'] })
  await aPlace(db, { slug: 'own', usualHours, usuallyClosed, editedFields: ['usualHours'] })
  await aPlace(db, { slug: 'own-closed', usuallyClosed, editedFields: ['usuallyClosed'] })
  await aPlace(db, { slug: 'stated', openingHours: usualHours, usualHours, editedFields: ['usualHours'] })
  await refreshPlaceHours(db)
  const { json } = testApi(db)
  type Listed = { slug: string; hours: { areOfEditors?: true } }
  for (const list of ['/api/cities/vienna/places', '/api/places/by-fun-type/playground']) {
    const listed: Listed[] = await json(list)
    const areOfEditors = listed.filter(({ hours }) => hours.areOfEditors).map(({ slug }) => slug)
    expect(areOfEditors.toSorted()).toEqual(['own', 'own-closed'])
  }
})

test('usual hours count where no source says any that are understood, and are called so', async () => {
  const db = await testDatabase()
  at('2026-11-25T12:00:00Z')
  const usual = { usualHours: 'Tu-Su 10:00-18:00' }
  await aPlace(db, { slug: 'usual', ...usual })
  await aPlace(db, { slug: 'stated', openingHours: 'Mo-Su 09:00-17:00', ...usual })
  await aPlace(db, { slug: 'odd', openingHours: 'when it suits', ...usual })
  await aPlace(db, { slug: 'mondays', usuallyClosed: 'Mo' })
  await aPlace(db, { slug: 'winters', ...usual, usuallyClosed: 'Mo; Nov-Mar' })
  expect(await refreshPlaceHours(db)).toBe(5)
  const { json } = testApi(db)
  const told = async (slug: string) => {
    const { hours } = await json(`/api/places/${slug}`)
    const monday = hours.days.find((day: DayHours) => dateOf(day) === '2026-11-30')
    return [hours.grade, hoursInWords(hours.days[0]), hoursInWords(monday)]
  }
  expect(await told('usual')).toEqual(['usual', '10:00–18:00', 'Closed'])
  expect(await told('stated')).toEqual(['stated', '09:00–17:00', '09:00–17:00'])
  expect(await told('odd')).toEqual(['usual', '10:00–18:00', 'Closed'])
  expect(await told('mondays')).toEqual(['usual', 'Not known', 'Closed'])
  expect(await told('winters')).toEqual(['usual', 'Closed', 'Closed'])
  expect(await json('/api/places/usual')).toMatchObject({ openingHours: null })
  await db.execute(sql`update places set usual_hours = 'Mo-Su 11:00-12:00' where slug = 'usual'`)
  expect((await json('/api/places/usual')).hours).toBeNull()
  expect(await refreshPlaceHours(db)).toBe(1)
  expect(await todayOf(db, 'usual')).toBe('11:00–12:00')
})

const winter = { closedFrom: '2026-11-20', closedUntil: '2026-11-24' }

async function aClosedLido(place: Partial<Parameters<typeof aPlace>[1]>) {
  const db = await testDatabase()
  at('2026-11-22T12:00:00Z')
  await aCity(db, { slug: 'vienna' })
  await aPlace(db, { slug: 'lido', ...place })
  await refreshPlaceHours(db)
  const { json } = testApi(db)
  const { hours } = await json('/api/places/lido')
  const openOn = async (day: string) => {
    const [lido] = await json(`/api/cities/vienna/places?openOn=${day}`)
    return lido?.certainty
  }
  return { db, hours, days: hours.days.map(hoursInWords), openOn, json }
}

test('on the days of a closure a place is closed, whatever its hours, and no list of what is open has it', async () => {
  const { hours, days, openOn, json } = await aClosedLido({ openingHours: 'Mo-Su 09:00-17:00', ...winter })
  expect(hours.closure).toEqual({ from: '2026-11-20', until: '2026-11-24' })
  expect(days).toEqual(['Closed', 'Closed', 'Closed', ...Array(5).fill('09:00–17:00')])
  expect([await openOn('2026-11-24'), await openOn('2026-11-25')]).toEqual([undefined, 'stated'])
  expect(await json('/api/cities/vienna/places')).toMatchObject([{ hours }])
  expect(await json('/api/places/by-fun-type/playground')).toMatchObject([{ hours }])
})

test('a closure is known of a place of which no hours are', async () => {
  const { days, openOn } = await aClosedLido(winter)
  expect(days).toEqual(['Closed', 'Closed', 'Closed', ...Array(5).fill('Not known')])
  expect([await openOn('2026-11-24'), await openOn('2026-11-25')]).toEqual([undefined, 'unknown'])
})

test('a closure without an end goes on, and one that is over is told no more', async () => {
  const { db, days, json } = await aClosedLido({ usualHours: '09:00-17:00', closedFrom: '2026-11-24' })
  expect(days).toEqual([...Array(2).fill('09:00–17:00'), ...Array(6).fill('Closed')])
  await db.execute(sql`update places set closed_from = '2026-10-01', closed_until = '2026-11-21'`)
  await refreshPlaceHours(db)
  const { hours } = await json('/api/places/lido')
  expect(hours).not.toHaveProperty('closure')
  expect(hours.days.map(hoursInWords)).toEqual(Array(8).fill('09:00–17:00'))
})

const jsonWeek = JSON.stringify(
  Object.fromEntries(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].map((day) => [day, '9:00-17:00'])),
)

const special = '2026 Nov 23 off; 2026 Nov 24-2026 Nov 25 10:00-12:00'

test.each([
  ['stated', { openingHours: 'Mo-Su 09:00-17:00' }],
  ['stated', { openingHours: jsonWeek }],
  ['usual', { usualHours: 'Mo-Su 09:00-17:00' }],
  ['usual', { openingHours: 'by appointment', usualHours: 'Mo-Su 09:00-17:00' }],
])('special days override the %s week of %j', async (grade, place) => {
  const { hours, days } = await aClosedLido({ ...place, specialHours: special })
  expect(hours.grade).toBe(grade)
  expect(days.slice(0, 5)).toEqual(['09:00–17:00', 'Closed', '10:00–12:00', '10:00–12:00', '09:00–17:00'])
})

test('special days are known alone, and what nobody understands of them does no harm to the hours', async () => {
  const alone = await aClosedLido({ specialHours: special })
  expect(alone.days.slice(0, 4)).toEqual(['Not known', 'Closed', '10:00–12:00', '10:00–12:00'])
  const strange = await aClosedLido({ openingHours: 'Mo-Su 09:00-17:00', specialHours: 'at Christmas: ask' })
  expect(strange.days).toEqual(Array(8).fill('09:00–17:00'))
})

test('what usually opens on holidays is not thereby known to open on Christmas Day, unless it is named', async () => {
  const db = await testDatabase()
  at('2026-12-24T12:00:00Z')
  const week = 'Mo-Sa 10:00-18:00; PH 10:00-14:00'
  await aPlace(db, { slug: 'usual', usualHours: week })
  await aPlace(db, { slug: 'named', usualHours: `${week}; Dec 25 12:00-14:00` })
  await aPlace(db, { slug: 'stated', openingHours: week })
  await refreshPlaceHours(db)
  const { json } = testApi(db)
  const holidaysOf = async (slug: string) =>
    (await json(`/api/places/${slug}`)).hours.days.map((day: DayHours) => day.holiday).slice(1, 3)
  expect(await holidaysOf('usual')).toEqual(['Christmas Day', undefined])
  expect(await holidaysOf('named')).toEqual([undefined, undefined])
  expect(await holidaysOf('stated')).toEqual([undefined, undefined])
})

test('on a public holiday hours that do not speak of it are no more than usual', async () => {
  const db = await testDatabase()
  at('2026-12-24T12:00:00Z')
  await aCity(db, { slug: 'vienna' })
  const weekdays = 'Mo-Sa 10:00-18:00'
  const christmas = { specialHours: '2026 Dec 25 10:00-12:00' }
  await aPlace(db, { slug: 'silent', openingHours: weekdays })
  await aPlace(db, { slug: 'silent-week', openingHours: jsonWeek })
  await aPlace(db, { slug: 'another-day', openingHours: weekdays, specialHours: '2026 Dec 24 off' })
  await aPlace(db, { slug: 'its-own', openingHours: weekdays, ...christmas })
  await aPlace(db, { slug: 'only-its-own', ...christmas })
  await aPlace(db, { slug: 'holidays', openingHours: `${weekdays}; PH 10:00-14:00` })
  await aPlace(db, { slug: 'closed', openingHours: `${weekdays}; PH off` })
  await aPlace(db, { slug: 'always', openingHours: '24/7' })
  await aPlace(db, { slug: 'always-but-once', openingHours: '24/7; Dec 28 off' })
  await aPlace(db, { slug: 'all-day', openingHours: 'Mo-Su 00:00-24:00' })
  await aPlace(db, { slug: 'by-date', openingHours: `${weekdays}; Dec 25-26 12:00-16:00` })
  await aPlace(db, { slug: 'part-of-year', openingHours: `${weekdays}; Dec 1-Jan 6 12:00-16:00` })
  await aPlace(db, { slug: 'whole-month', openingHours: `${weekdays}; Dec 1-31 12:00-16:00` })
  await aPlace(db, {
    slug: 'closed-week',
    openingHours: JSON.stringify({ ...JSON.parse(jsonWeek), ph: 'closed' }),
  })
  await aPlace(db, { slug: 'abroad', openingHours: weekdays, lat: 37.98, lng: 23.73 })
  await refreshPlaceHours(db)
  const { json } = testApi(db)
  const certainties = async (day: string): Promise<Record<string, string>> => {
    const places = await json(`/api/cities/vienna/places?openOn=${day}`)
    return Object.fromEntries(places.map(({ slug, certainty }: Record<string, string>) => [slug, certainty]))
  }
  const sure = { 'its-own': 'stated', 'only-its-own': 'stated', holidays: 'stated', always: 'stated' }
  Object.assign(sure, { 'always-but-once': 'stated', 'all-day': 'stated', 'by-date': 'stated' })
  const christmasDay = {
    ...sure,
    'part-of-year': 'usual',
    'whole-month': 'usual',
    silent: 'usual',
    'silent-week': 'usual',
    'another-day': 'usual',
  }
  expect(await certainties('2026-12-25')).toEqual(christmasDay)
  expect(await certainties('2026-12-28')).toMatchObject({ silent: 'stated', 'another-day': 'stated' })
  const { hours } = await json('/api/places/silent')
  expect(hours.days.map(({ holiday }: DayHours) => holiday)).toEqual([
    ...[undefined, 'Christmas Day', 'Second day of Christmas', ...Array(5).fill(undefined)],
  ])
  expect((await json('/api/places/abroad')).hours.days[1]).toMatchObject({ holiday: 'Christmas Day' })
})

test('where nobody tells the holidays of a country, hours that do not speak of Christmas Day and New Year are no more than usual then', async () => {
  const db = await testDatabase()
  at('2026-12-24T12:00:00Z')
  const [vatican, vaduz] = [
    { lat: 41.9065, lng: 12.4536 },
    { lat: 47.1393, lng: 9.5228 },
  ]
  const daily = 'Mo-Su 10:00-18:00'
  await aPlace(db, { slug: 'vatican', openingHours: daily, ...vatican })
  await aPlace(db, { slug: 'vaduz', openingHours: daily, ...vaduz })
  await aPlace(db, { slug: 'named', openingHours: `${daily}; Dec 25 12:00-14:00`, ...vaduz })
  await refreshPlaceHours(db)
  const { json } = testApi(db)
  const holidaysOf = async (slug: string, day: string) => {
    const [place] = await json(`/api/plan-places?slugs=${slug}&days=${day}`)
    return place.hours.days.map(({ holiday }: DayHours) => holiday)
  }
  for (const slug of ['vatican', 'vaduz']) {
    expect(await holidaysOf(slug, '2026-12-25')).toEqual(['Christmas Day'])
    expect(await holidaysOf(slug, '2027-01-01')).toEqual(["New Year's Day"])
    expect(await holidaysOf(slug, '2026-12-29')).toEqual([undefined])
  }
  expect(await holidaysOf('named', '2026-12-25')).toEqual([undefined])
})

test('on a day of which it is in doubt whether it is a holiday, hours that do not speak of holidays are no more than usual', async () => {
  const db = await testDatabase()
  at('2026-12-20T12:00:00Z')
  const sofia = { lat: 42.6977, lng: 23.3219 }
  await aPlace(db, { slug: 'silent', openingHours: 'Mo-Su 10:00-18:00', ...sofia })
  await aPlace(db, { slug: 'always', openingHours: '24/7', ...sofia })
  await refreshPlaceHours(db)
  const days = ['2026-12-23', '2026-12-25', '2026-12-26', '2026-12-28', '2026-12-29']
  const places = await testApi(db).json(`/api/plan-places?slugs=silent,always&days=${days}`)
  expect(places[0].hours.days.map(({ holiday }: DayHours) => holiday)).toEqual([
    ...[undefined, 'Christmas Day', 'Second day of Christmas', 'a possible holiday', undefined],
  ])
  expect(places[1].hours.days.map(({ holiday }: DayHours) => holiday)).toEqual(Array(5).fill(undefined))
})

test('hours that were reckoned by earlier rules are reckoned anew, and stand until then', async () => {
  const db = await testDatabase()
  at('2026-12-24T12:00:00Z')
  await aPlace(db, { slug: 'museum', openingHours: 'Mo-Sa 10:00-18:00' })
  await refreshPlaceHours(db)
  await db.execute(sql`update place_hours set edition = default`)
  expect(await todayOf(db, 'museum')).toBe('10:00–18:00')
  expect(await refreshPlaceHours(db)).toBe(1)
  expect(await refreshPlaceHours(db)).toBe(0)
})

test('out of its seasons nobody knows whether a place is open whose hours do not speak of seasons', async () => {
  const db = await testDatabase()
  at('2026-11-27T12:00:00Z')
  await aCity(db, { slug: 'vienna' })
  const [daily, seasons] = ['Mo-Su 10:00-18:00', ['summer', 'autumn']]
  const specialHours = '2026 Dec 06 12:00-14:00'
  await aPlace(db, { slug: 'all-year', openingHours: daily })
  await aPlace(db, { slug: 'seasonal', openingHours: `${daily}; Dec 25 off`, specialHours, seasons })
  await aPlace(db, { slug: 'tells-seasons', openingHours: `${daily}; Nov-Mar 11:00-16:00`, seasons })
  await aPlace(db, { slug: 'usual', usualHours: daily, seasons })
  await aPlace(db, { slug: 'one-day', openingHours: `${daily}; Dec 24 10:00-14:00`, seasons })
  expect(await refreshPlaceHours(db)).toBe(5)
  const { json } = testApi(db)
  const certaintiesOn = async (day: string): Promise<Record<string, string>> => {
    const places = await json(`/api/cities/vienna/places?openOn=${day}`)
    return Object.fromEntries(places.map(({ slug, certainty }: Record<string, string>) => [slug, certainty]))
  }
  const others = { 'all-year': 'stated', 'tells-seasons': 'stated', usual: 'usual' }
  expect(await certaintiesOn('2026-11-30')).toEqual({ ...others, seasonal: 'stated', 'one-day': 'stated' })
  expect(await certaintiesOn('2026-12-01')).toEqual({ ...others, seasonal: 'unknown', 'one-day': 'unknown' })
  expect(await certaintiesOn('2026-12-24')).toMatchObject({ seasonal: 'unknown', 'one-day': 'stated' })
  expect(await certaintiesOn('2026-12-06')).toMatchObject({ seasonal: 'stated' })
  expect(await certaintiesOn('2026-12-25')).not.toHaveProperty('seasonal')
  const { hours } = await json('/api/places/seasonal')
  expect(hours.days.slice(3, 5)).toMatchObject([
    { open: [['2026-11-30T10:00+01:00', '2026-11-30T18:00+01:00']] },
    { open: null, isOutOfSeason: true },
  ])
  const winter = await aSeason(db, { name: 'winter' })
  await db.execute(sql`insert into place_availabilities (place_id, season_id)
    select id, ${winter.id} from places where slug = 'seasonal'`)
  expect(await refreshPlaceHours(db)).toBe(1)
  expect(await certaintiesOn('2026-12-01')).toMatchObject({ seasonal: 'stated' })
  expect(await refreshPlaceHours(db)).toBe(0)
})

test('hours that are not known out of season alone are not unclear to editors', async () => {
  const db = await testDatabase()
  at('2026-12-10T12:00:00Z')
  await aPlace(db, { slug: 'lido', openingHours: 'Mo-Su 10:00-18:00', seasons: ['summer'] })
  await aPlace(db, { slug: 'strange', openingHours: 'when it suits' })
  await refreshPlaceHours(db)
  const { rows } = await db.execute<{ states: string }>(
    sql`select states from place_hours order by place_id limit 1`,
  )
  expect(rows[0]?.states).toBe('s'.repeat(60))
  const counts = sql`select subject, number::int from counted_places where subject = 'unclear hours'
    union all select subject, sum(number)::int from kept_counts where subject = 'unclear hours' group by 1`
  expect((await db.execute(counts)).rows).toEqual(Array(2).fill({ subject: 'unclear hours', number: 1 }))
})

test('hours that were reckoned by a clock that was ahead are told of no other day, and reckoned anew', async () => {
  const db = await testDatabase()
  at('2026-11-27T12:00:00Z')
  await aCity(db, { slug: 'vienna' })
  await aPlace(db, { slug: 'zoo', openingHours: 'Mo-Su 10:00-18:00' })
  await refreshPlaceHours(db)
  at('2026-11-24T12:00:00Z')
  const { json } = testApi(db)
  expect((await json('/api/places/zoo')).hours).toBeNull()
  const openOn = async (day: string) => (await json(`/api/cities/vienna/places?openOn=${day}`))[0].certainty
  expect(await openOn('2026-11-24')).toBe('unknown')
  expect(await refreshPlaceHours(db)).toBe(1)
  expect(await todayOf(db, 'zoo')).toBe('10:00–18:00')
  expect(await openOn('2026-11-24')).toBe('stated')
  expect(await refreshPlaceHours(db)).toBe(0)
})

test('where the day has begun already the hours of tomorrow, as others count, are no sign of a clock that is ahead', async () => {
  const db = await testDatabase()
  at('2026-11-24T22:30:00Z')
  await aPlace(db, { lat: 37.98, lng: 23.73, openingHours: '24/7' })
  expect(await refreshPlaceHours(db)).toBe(1)
  expect(await refreshPlaceHours(db)).toBe(0)
})

test('places of several batches are reckoned once each, and so is what changes meanwhile behind those that are done', async () => {
  const db = await testDatabase()
  const places = []
  for (let n = 0; n < 120; n++) places.push(await aPlace(db, { openingHours: '24/7' }))
  const done = async () => {
    const { rows } = await db.execute<{ done: number }>(sql`select count(*)::int as done from place_hours`)
    return rows[0]?.done ?? 0
  }
  const refresh = refreshPlaceHours(db)
  await expect.poll(done).toBeGreaterThan(0)
  const newest = places.at(-1)?.id
  await db.execute(sql`update places set opening_hours = 'Mo-Su 10:00-18:00' where id = ${newest}`)
  expect(await refresh).toBe(121)
  const { rows } = await db.execute(sql`select opening_hours from place_hours where place_id = ${newest}`)
  expect(rows).toEqual([{ opening_hours: 'Mo-Su 10:00-18:00' }])
  expect(await refreshPlaceHours(db)).toBe(0)
})

test('a place that is shown again, or says of its hours again, is reckoned; one that does not is not', async () => {
  const db = await testDatabase()
  await aPlace(db, { slug: 'zoo', openingHours: '24/7', isActive: false })
  expect(await refreshPlaceHours(db)).toBe(0)
  await db.execute(sql`update places set is_active = true`)
  expect(await refreshPlaceHours(db)).toBe(1)
  await db.execute(sql`update places set opening_hours = 'when it suits'`)
  expect(await refreshPlaceHours(db)).toBe(1)
  await db.execute(sql`update places set opening_hours = null`)
  expect(await refreshPlaceHours(db)).toBe(0)
  expect((await testApi(db).json('/api/places/zoo')).hours).toBeNull()
  expect(await driftedCounts(db)).toEqual([])
  await db.execute(sql`update places set opening_hours = '24/7'`)
  await db.execute(sql`update places set is_active = false`)
  expect(await refreshPlaceHours(db)).toBe(0)
  await db.execute(sql`update places set is_active = true`)
  expect(await refreshPlaceHours(db)).toBe(1)
})

test('of places that are hidden no hours are kept, so that none is reckoned week by week, until they are shown again', async () => {
  const db = await testDatabase()
  at('2026-11-21T12:00:00Z')
  await aPlace(db, { slug: 'zoo', openingHours: 'Mo-Su 10:00-18:00' })
  await aPlace(db, { slug: 'strange', openingHours: 'when it suits' })
  await aPlace(db, { slug: 'odd', openingHours: 'when it suits' })
  const kept = async () => (await db.execute(sql`select place_id from place_hours`)).rows.length
  expect([await refreshPlaceHours(db), await kept()]).toEqual([3, 3])
  await db.execute(sql`update places set is_active = false where slug <> 'odd'`)
  await db.execute(sql`update places set is_active = false, opening_hours = '24/7' where slug = 'odd'`)
  expect([await kept(), await driftedCounts(db)]).toEqual([0, []])
  at('2026-11-29T12:00:00Z')
  expect(await refreshPlaceHours(db)).toBe(0)
  await db.execute(sql`update places set is_active = true`)
  const [due] = await placesToReckon(db, { renewBefore: '2026-01-01', limit: 50 })
  if (!due) throw new Error('None is due')
  expect([await refreshPlaceHours(db), await kept(), await driftedCounts(db)]).toEqual([3, 3, []])
  // Hidden while its hours were being reckoned.
  await db.execute(sql`update places set is_active = false where id = ${due.placeId}`)
  const about = { timeZone: 'Europe/Vienna', grade: 'stated', firstDay: '2026-11-24' } as const
  await storeHours(db, [{ ...due, ...about, days: [], states: '' }])
  expect(await kept()).toBe(2)
})

test('hours that were reckoned from what a place said until a moment before are reckoned anew', async () => {
  const db = await testDatabase()
  await aPlace(db, { slug: 'zoo', openingHours: '24/7', seasons: ['summer'] })
  const limits = { renewBefore: '2026-01-01', limit: 50 }
  const changes = [
    sql`update places set opening_hours = 'Mo-Su 10:00-18:00'`,
    sql`update places set lat = 47`,
    sql`delete from place_availabilities`,
  ]
  for (const change of changes) {
    const [before] = await placesToReckon(db, limits)
    if (!before) throw new Error('None is due')
    await db.execute(change)
    const about = { timeZone: 'Europe/Vienna', grade: 'stated', firstDay: '2026-11-24' } as const
    await storeHours(db, [{ ...before, ...about, days: [], states: '' }])
    expect(await placesToReckon(db, limits)).toHaveLength(1)
  }
  expect(await refreshPlaceHours(db)).toBe(1)
  expect(await placesToReckon(db, limits)).toEqual([])
})

test('hours that another process has reckoned from what a place says by now are not replaced by those of before', async () => {
  const db = await testDatabase()
  const { id } = await aPlace(db, { slug: 'zoo', openingHours: 'Mo-Su 09:00-17:00', seasons: ['summer'] })
  const { json } = testApi(db)
  const about = { timeZone: 'Europe/Vienna', grade: 'stated', firstDay: utcDay(new Date()) } as const
  const changes = [
    sql`update places set opening_hours = 'Mo-Su 10:00-16:00'`,
    sql`update places set lat = 47`,
    sql`delete from place_availabilities`,
  ]
  for (const change of changes) {
    const before = await placeToReckon(db, id)
    if (!before) throw new Error('It says nothing')
    await db.execute(change)
    expect(await refreshPlaceHours(db)).toBe(1)
    const { hours } = await json('/api/places/zoo')
    expect(hours.days).toHaveLength(8)
    await storeHours(db, [{ ...before, ...about, days: [], states: '' }])
    expect(await json('/api/places/zoo')).toMatchObject({ hours })
  }
})

test('who asks what is due looks at no more places than a batch has, whether all are due or none', async () => {
  const db = await testDatabase()
  await db.execute(sql`insert into places (name, slug, lat, lng, is_active, opening_hours)
    select 'zoo', 'zoo-' || n, 48, 16, true, '24/7' from generate_series(1, 3000) n`)
  const plansThatLookAtMore = async () => {
    // Rows that are deleted count as looked at until they are swept away.
    await db.execute(sql`vacuum analyze hours_to_reckon, place_hours, places`)
    const statements = statementsOfDue({ renewBefore: utcDay(), limit: 50 })
    const plans = await Promise.all(statements.map((statement) => planOf(db, statement)))
    return plans.filter((plan) =>
      [' on places', ' on hours_to', ' on place_h'].some((on) => rowsOf(plan, on) > 50),
    )
  }
  const states = [
    sql`select 'all are new'`,
    sql`with done as (delete from hours_to_reckon returning place_id)
      insert into place_hours (place_id, opening_hours, lat, lng, time_zone, grade, first_day, days, states, edition)
      select place_id, '24/7', 48, 16, 'UTC', 'stated', ${utcDay()}, '[]', '?', 1 from done`,
    sql`update place_hours set first_day = first_day - 7`,
    sql`update place_hours set first_day = first_day + 14`,
    sql`update place_hours set edition = 0`,
  ]
  for (const state of states) {
    await db.execute(state)
    expect(await plansThatLookAtMore()).toEqual([])
  }
})
