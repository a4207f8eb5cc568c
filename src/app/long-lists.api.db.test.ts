import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aPlace } from '../../tests/factories.ts'
import { testApi } from '../../tests/test-api.ts'
import { testDatabase } from '../../tests/test-database.ts'

/** So many places of one kind around Vienna. */
async function manyPlaces(count: number) {
  const db = await testDatabase()
  const { id } = await aCity(db, { slug: 'vienna' })
  await aPlace(db, { funTypes: ['zoo'] })
  await db.execute(sql`insert into places (name, slug, lat, lng, is_active)
    select 'Zoo ' || n, 'zoo-' || n, 48.2, 16.37, true from generate_series(2, ${count}::integer) n`)
  await db.execute(
    sql`insert into place_types (place_id, fun_type_id) select p.id, 1 from places p where p.id > 1`,
  )
  await db.execute(sql`insert into place_distances (city_id, place_id, radius_distance_km)
    select ${id}, p.id, 1 from places p where p.id > 1`)
  return testApi(db)
}

test.each([
  ['/api/cities/vienna/places?sort=name', [500, 500, 200]],
  ['/api/places/by-fun-type/zoo', [500, 500, 200]],
  ['/api/cities/vienna/places/points?limit=700', [700, 500]],
])('%s comes in parts, each with the total and the address of the next', async (path, sizes) => {
  const { get } = await manyPlaces(1200)
  const ids = new Set<number>()
  const parts: number[] = []
  for (let next: string | undefined = path; next; ) {
    const response = await get(next)
    const places = (await response.json()) as { id: number }[]
    for (const { id } of places) ids.add(id)
    parts.push(places.length)
    expect(response.headers.get('X-Total-Count')).toBe('1200')
    next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1]
  }
  expect([parts, ids.size]).toEqual([sizes, 1200])
})
