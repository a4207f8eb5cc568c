import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { areaText } from '../places/place-area.ts'
import { mostCells } from './place-grid.ts'
import type { PlacePoints } from './place-points.schema.ts'

test('a place alone is a point with its name, those close together are a number, and what has no coordinates is counted', async () => {
  const { db, points } = await anOffice()
  const prater = await aPlace(db, { name: 'Prater', lat: 48.2166, lng: 16.3976, funTypes: ['zoo', 'museum'] })
  await aPlace(db, { name: 'Graz', lat: 47.07, lng: 15.43, isActive: false })
  await aPlace(db, { name: 'Lend', lat: 47.08, lng: 15.42, funTypes: [] })
  await aPlace(db, { name: 'Nowhere', lat: 0, lng: 0 })
  const austria = await points('seen=46,9,49,17')
  expect(austria).toEqual({
    marks: [
      {
        ...{
          lat: 48.2166,
          lng: 16.3976,
          count: 1,
          south: 48.2166,
          north: 48.2166,
          west: 16.3976,
          east: 16.3976,
        },
        place: {
          ...{ id: prater.id, name: 'Prater', isActive: true },
          funType: { slug: 'zoo', icon: expect.any(String) },
        },
      },
      {
        ...{ lat: expect.closeTo(47.075), lng: expect.closeTo(15.425), count: 2, place: null },
        ...{ south: 47.07, north: 47.08, west: 15.42, east: 15.43 },
      },
    ],
    unplaced: 1,
  })
  const near = await points('seen=47,15.4,47.1,15.5')
  expect(near.marks.map(({ count, place }) => [count, place])).toEqual([
    [1, { id: expect.any(Number), name: 'Lend', isActive: true, funType: null }],
    [1, expect.objectContaining({ name: 'Graz', isActive: false })],
  ])
  expect((await points('')).marks.reduce((sum, { count }) => sum + count, 0)).toBe(3)
  expect((await points('isActive=false&seen=46,9,49,17')).marks).toMatchObject([{ place: { name: 'Graz' } }])
})

test('however many places are seen, there are some thousand marks at most, and none is lost', async () => {
  const { db, points } = await anOffice()
  await db.execute(sql`insert into places (name, slug, lat, lng)
    select 'P', 'p-' || i, 40 + i % 100 / 7.0, i / 100 / 7.0 from generate_series(0, 4999) i`)
  for (const seen of ['', 'seen=40,0,55,8', 'seen=-90,-180,90,180']) {
    const { marks } = await points(seen)
    expect(marks.length).toBeLessThanOrEqual((mostCells + 1) ** 2)
    expect([seen, marks.reduce((sum, { count }) => sum + count, 0)]).toEqual([seen, 5000])
  }
})

test('what is no area is refused by its name and in words', async () => {
  const { call } = await anOffice()
  const crossing = areaText({
    points: [
      { lat: 48, lng: 16 },
      { lat: 49, lng: 17 },
      { lat: 48, lng: 17 },
      { lat: 49, lng: 16 },
    ],
  })
  for (const [query, path, words] of [
    [`area=${crossing}`, 'area', 'crosses itself'],
    ['area=48,16,49', 'area', 'four numbers'],
    ['seen=49,16,48,17', 'seen', 'south, west, north and east'],
    ['seen=48,17,49,16', 'seen', 'south, west, north and east'],
  ] as const) {
    const { status, body } = await call('GET', `/api/admin/places/points?${query}`)
    expect([status, body.issues[0].path]).toEqual([400, path])
    expect(body.issues[0].message).toContain(words)
  }
})

async function anOffice() {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const points = async (query: string): Promise<PlacePoints> =>
    (await call('GET', `/api/admin/places/points?${query}`)).body
  const names = async (query: string): Promise<string[]> =>
    (await call('GET', `/api/admin/places?${query}`)).body.data.map(({ name }: { name: string }) => name)
  return { db, call, points, names }
}
