import { expect, test } from 'vitest'
import { aCity, aPlace, aRadiusOption } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'

async function vienna() {
  const db = await testDatabase()
  await aCity(db, { slug: 'vienna' })
  const { get, json } = testApi(db)
  const list = async (query: string) => {
    const answer = await get(`/api/cities/vienna/places?${query}`)
    const places: { name: string; certainty: string }[] = await answer.json()
    return {
      sure: places.filter(({ certainty }) => certainty !== 'silent').map(({ name }) => name),
      silent: places.filter(({ certainty }) => certainty === 'silent').map(({ name }) => name),
      total: Number(answer.headers.get('X-Total-Count')),
      counted: Number(/silent=(\d+)/.exec(answer.headers.get('X-Group-Counts') ?? '')?.[1]),
      more: answer.headers.get('Link'),
    }
  }
  return { db, get, json, list }
}

test('a place that says nothing of what a filter asks is counted beside the list, and never in it unless asked for', async () => {
  const { db, list } = await vienna()
  for (const wheelchair of ['yes', 'limited', 'no', null] as const)
    await aPlace(db, { name: `Wheelchair ${wheelchair}`, wheelchair })
  expect(await list('wheelchairAccessible=true')).toEqual({
    ...{ sure: ['Wheelchair limited', 'Wheelchair yes'], silent: [] },
    ...{ total: 2, counted: 1, more: null },
  })
  expect(await list('wheelchairAccessible=true&unknown=1')).toEqual({
    ...{ sure: ['Wheelchair limited', 'Wheelchair yes'], silent: ['Wheelchair null'] },
    ...{ total: 3, counted: 1, more: null },
  })
})

test('Indoor passes what is both, leaves out what is outdoor, and counts what does not say', async () => {
  const { db, list } = await vienna()
  for (const setting of ['indoor', 'outdoor', 'both', null] as const)
    await aPlace(db, { name: `Setting ${setting}`, setting })
  expect(await list('indoor=true')).toMatchObject({ sure: ['Setting both', 'Setting indoor'], counted: 1 })
  expect(await list('indoor=true&unknown=1')).toMatchObject({ silent: ['Setting null'], total: 3 })
})

test('ages are judged by whom a place lets in and whom it suits; one that says neither is counted', async () => {
  const { db, list } = await vienna()
  await aPlace(db, { name: 'From 6', ageGroupMin: 6 })
  await aPlace(db, {
    name: 'Lets in 0 to 18, best 5 to 12',
    ageGroupMin: 0,
    ageGroupMax: 18,
    bestAgeMin: 5,
    bestAgeMax: 12,
  })
  await aPlace(db, { name: 'Best to 9', bestAgeMax: 9 })
  await aPlace(db, { name: 'Says no ages' })
  expect(await list('age=3,8')).toMatchObject({ sure: ['Best to 9'], counted: 1 })
  expect(await list('age=8')).toMatchObject({
    sure: ['Best to 9', 'From 6', 'Lets in 0 to 18, best 5 to 12'],
    counted: 1,
  })
  expect(await list('age=3,8&unknown=1')).toMatchObject({ silent: ['Says no ages'], total: 2 })
})

test('what one filter rules out is out, whatever it leaves open of another', async () => {
  const { db, list } = await vienna()
  await aPlace(db, { name: 'Outside, who knows', setting: 'outdoor' })
  await aPlace(db, { name: 'Inside, who knows', setting: 'indoor' })
  await aPlace(db, { name: 'Both', setting: 'indoor', wheelchair: 'yes' })
  await aPlace(db, { name: 'Says nothing' })
  const query = 'indoor=true&wheelchairAccessible=true'
  expect(await list(query)).toMatchObject({ sure: ['Both'], silent: [], counted: 2 })
  expect(await list(`${query}&unknown=1`)).toMatchObject({
    sure: ['Both'],
    silent: ['Inside, who knows', 'Says nothing'],
  })
})

test('filters that every place answers count nobody; unknown=1 without any of the others changes nothing', async () => {
  const { db, list } = await vienna()
  await aPlace(db, { name: 'Zoo', funTypes: ['zoo'], isFeatured: true })
  await aPlace(db, { name: 'Says nothing' })
  const query = 'featured=true&funTypes=zoo&season=summer'
  for (const more of ['', '&unknown=1', '&unknown=0', '&unknown=undefined'])
    expect(await list(query + more)).toMatchObject({ sure: ['Zoo'], silent: [], total: 1, counted: 0 })
})

test('those that do not say come last in any order, and pages and links count with them', async () => {
  const { db, list } = await vienna()
  await aPlace(db, { name: 'A silent', isFeatured: true })
  await aPlace(db, { name: 'B silent' })
  await aPlace(db, { name: 'Z inside', setting: 'indoor' })
  expect(await list('indoor=true&unknown=1&sort=name')).toMatchObject({
    sure: ['Z inside'],
    silent: ['A silent', 'B silent'],
  })
  expect(await list('indoor=true&unknown=1&sort=featured&limit=1&offset=1')).toMatchObject({
    ...{ sure: [], silent: ['A silent'], total: 3, counted: 2 },
    more: expect.stringContaining('unknown=1'),
  })
  expect(await list('indoor=true&limit=1&offset=1')).toMatchObject({
    sure: [],
    silent: [],
    total: 1,
    more: null,
  })
})

test('what does not say stands apart from hours that are not known', async () => {
  const { db, get } = await vienna()
  await aPlace(db, { name: 'Inside', setting: 'indoor' })
  await aPlace(db, { name: 'Silent' })
  const day = new Date().toISOString().slice(0, 10)
  const answer = await get(`/api/cities/vienna/places?indoor=true&openOn=${day}&unknown=1`)
  expect(answer.headers.get('X-Group-Counts')).toBe('stated=0, usual=0, unknown=1, silent=1')
  expect(await answer.json()).toMatchObject([
    { name: 'Inside', certainty: 'unknown' },
    { name: 'Silent', certainty: 'silent' },
  ])
})

test('the map has the places of the list, with those that do not say and without', async () => {
  const { db, json } = await vienna()
  await aPlace(db, { name: 'Inside', setting: 'indoor' })
  await aPlace(db, { name: 'Outside', setting: 'outdoor' })
  await aPlace(db, { name: 'Silent' })
  const names = async (query: string) =>
    (await json(`/api/cities/vienna/places/points?${query}`)).map(({ name }: { name: string }) => name)
  expect(await names('indoor=true')).toEqual(['Inside'])
  expect(await names('indoor=true&unknown=1')).toEqual(['Inside', 'Silent'])
})

test('what to loosen is counted by what the list would show', async () => {
  const { db, json } = await vienna()
  await aRadiusOption(db, { radiusKm: 100 })
  await aPlace(db, { setting: 'indoor' })
  await aPlace(db, { setting: 'indoor', wheelchair: 'no' })
  await aPlace(db, { lat: 48.2082 + 70 / 111.195, lng: 16.3738 })
  const query = 'indoor=true&wheelchairAccessible=true'
  const relaxations = (more: string) => json(`/api/cities/vienna/places/relaxations?${query}${more}`)
  expect(await relaxations('')).toEqual([{ relax: 'wheelchairAccessible', radius: 50, total: 2 }])
  expect(await relaxations('&unknown=1')).toEqual([
    { relax: 'radius', radius: 100, total: 2 },
    { relax: 'wheelchairAccessible', radius: 50, total: 2 },
  ])
})

test('any other word for unknown is refused by name', async () => {
  const { get } = await vienna()
  for (const call of ['places', 'places/points', 'places/relaxations']) {
    const answer = await get(`/api/cities/vienna/${call}?indoor=true&unknown=yes`)
    expect([answer.status, await answer.json()]).toMatchObject([400, { issues: [{ path: 'unknown' }] }])
  }
})
