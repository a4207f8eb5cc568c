import { expect, onTestFinished, test, vi } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Database } from '../../platform/database/database.ts'
import { placeHours } from '../opening-hours/place-hours/place-hours.table.ts'

/** A place with reckoned states of the days from Sunday, 22 November 2026 on. */
async function aPlaceWith(db: Database, name: string, states: string, grade: 'stated' | 'usual' = 'stated') {
  const { id, lat, lng } = await aPlace(db, { name, slug: name, openingHours: states, isFeatured: true })
  await db.insert(placeHours).values({
    ...{ placeId: id, openingHours: states, lat, lng, timeZone: 'Europe/Vienna' },
    ...{ grade, firstDay: '2026-11-22', days: [], states },
  })
}

async function vienna() {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const db = await testDatabase()
  await aCity(db, { slug: 'vienna' })
  await aPlaceWith(db, 'a-unread', '??')
  await aPlaceWith(db, 'b-usual', 'oc', 'usual')
  await aPlaceWith(db, 'c-stated', 'co')
  await aPlaceWith(db, 'd-stated', 'oc')
  await aPlaceWith(db, 'e-usual', 'co', 'usual')
  await aPlace(db, { name: 'f-silent', slug: 'f-silent' })
  const { get } = testApi(db)
  const open = async (query: string) => {
    const answer = await get(`/api/cities/vienna/places?${query}`)
    const { headers } = answer
    const places: { slug: string; certainty: string }[] = await answer.json()
    return {
      places: places.map(({ slug, certainty }) => `${slug} ${certainty}`),
      total: headers.get('X-Total-Count'),
      groups: headers.get('X-Group-Counts'),
    }
  }
  return { db, get, open }
}

test('a day keeps what is open, surely first, then usually, then what nobody knows, and leaves out what is closed', async () => {
  const { open } = await vienna()
  expect(await open('openOn=2026-11-22')).toEqual({
    places: ['d-stated stated', 'b-usual usual', 'a-unread unknown', 'f-silent unknown'],
    total: '4',
    groups: 'stated=1, usual=1, unknown=2, silent=0',
  })
  expect((await open('openOn=2026-11-23')).places.slice(0, 2)).toEqual(['c-stated stated', 'e-usual usual'])
})

test('the groups go on over the pages of a list, with the numbers of all of it', async () => {
  const { open } = await vienna()
  expect(await open('openOn=2026-11-22&limit=2&offset=1')).toEqual({
    places: ['b-usual usual', 'a-unread unknown'],
    total: '4',
    groups: 'stated=1, usual=1, unknown=2, silent=0',
  })
})

test('of a past day, or one too far ahead, nothing is known; what is no day is refused', async () => {
  const { open, get } = await vienna()
  for (const day of ['2026-11-21', '2027-11-22', '2000-01-01'])
    expect((await open(`openOn=${day}`)).groups).toBe('stated=0, usual=0, unknown=6, silent=0')
  for (const day of ['2026-11-31', 'today', '2026-1-1', '0000-02-29'])
    expect((await get(`/api/cities/vienna/places?openOn=${day}`)).status).toBe(400)
})

test('without a day nothing is grouped', async () => {
  const { open } = await vienna()
  expect(await open('openOn=')).toMatchObject({
    total: '6',
    groups: 'stated=6, usual=0, unknown=0, silent=0',
  })
})

test('hours that were reckoned from another text than the place has now are not known', async () => {
  const { db, open } = await vienna()
  await db.update(placeHours).set({ openingHours: 'an older text' })
  expect((await open('openOn=2026-11-22')).groups).toBe('stated=0, usual=0, unknown=6, silent=0')
})

test('the map shows the same places, and the day can be loosened like any filter', async () => {
  const { get } = await vienna()
  const points = await (await get('/api/cities/vienna/places/points?openOn=2026-11-22')).json()
  expect(points).toHaveLength(4)
  const relaxations = await (await get('/api/cities/vienna/places/relaxations?openOn=2026-11-22')).json()
  expect(relaxations).toContainEqual({ relax: 'openOn', radius: 50, total: 6 })
})
