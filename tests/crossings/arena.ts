import { sql } from 'drizzle-orm'
import { startRun } from '../../src/gathering/imports/import-run.queries.ts'
import { storeRun } from '../../src/gathering/imports/store-run.task.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { anImage } from '../factories.ts'
import { aZoo } from '../fake-provider.ts'
import type { testEditor } from '../test-editor.ts'

export type Editor = Awaited<ReturnType<typeof testEditor>>
export type Arena = Awaited<ReturnType<typeof anArena>>

/**
 * Two cities with places, photos, an import and deletions to bring back, somewhere of their own but in reach of others':
 * what the calls of one crossing fight over.
 */
export async function anArena(db: Database, editor: Editor, nr: number) {
  // In the southern ocean: the crowd is put there unmeasured, and no city that a crossing populates may be near.
  const at = { lat: -45 + (nr % 50) * 0.01, lng: -9.25 + Math.floor(nr / 50) * 1.5 }
  if (nr % 50 === 0) await fillNeighbourhood(db, at)
  const [city, neighbour, lostCity] = await Promise.all(
    ['A', 'B', 'C'].map((letter, index) =>
      idOf(editor, '/api/admin/cities', {
        ...{ name: `City ${letter}${nr}`, country: 'Austria' },
        ...{ lat: at.lat + index / 100, lng: at.lng },
      }),
    ),
  )
  const zoos = [1, 2, 3, 4].map((index) => anArenaZoo(nr, at, index))
  const run = await anImport(db, { cityId: city as number, zoos, asOf: '2026-01-01' })
  const [first, ...others] = await placesOf(db, city as number)
  if (first === undefined) throw new Error('The import brought no place')
  const [added, lostPlace] = await Promise.all(
    ['added', 'lost'].map((word, index) =>
      idOf(editor, '/api/admin/places', { name: `${word} ${nr}`, lat: at.lat, lng: at.lng + index / 10 }),
    ),
  )
  const images = [
    await anImage(db, { id: first }, { isPrimary: true }),
    await anImage(db, { id: first }, { isPrimary: false }),
  ]
  await addSecondRecord(db, first, nr)
  const entry = async () => (await editor.lastChange())?.id
  await editor.request('DELETE', `/api/admin/places/${lostPlace}`)
  const placeDeletion = await entry()
  await editor.request('DELETE', `/api/admin/cities/${lostCity}`)
  const cityDeletion = await entry()
  await editor.request('PUT', `/api/admin/places/${first}`, { description: `Ours ${nr}` })
  return {
    ...{ db, editor, nr, at, zoos, run, city: city as number, neighbour: neighbour as number, images },
    ...{ places: [first, ...others, added as number], placeDeletion, cityDeletion, edit: await entry() },
  }
}

export const anArenaZoo = (
  nr: number,
  at: { lat: number; lng: number },
  index: number,
  date = '2024-01-01',
) => aZoo(nr * 100 + index, { name: `Zoo ${nr} ${index}`, lat: at.lat + index / 50, lon: at.lng, date })

/** Places that every city nearby is measured to, so that measuring takes its time. */
const fillNeighbourhood = (db: Database, { lat, lng }: { lat: number; lng: number }) =>
  db.execute(sql`insert into places (name, slug, lat, lng, is_active)
    select 'Crowd', ${`crowd-${lng}-`} || i, ${lat}::float8 + i / 1000.0, ${lng}::float8, true
    from generate_series(1, 200) i`)

type Import = { cityId: number; zoos: ReturnType<typeof aZoo>[]; asOf: string }

/** Its run's id. */
export async function anImport(db: Database, { cityId, zoos, asOf }: Import): Promise<number> {
  const id = await startRun(db, { origin: 'crossing', provider: 'openstreetmap', cityId })
  const data = {
    ...{ candidates: zoos, refused: new Map(), elements: zoos.length },
    ...{ asOf: new Date(asOf), covers: undefined },
  }
  await storeRun(db, { id, userId: null }, { ...data, area: undefined }, { cityId })
  return id
}

async function addSecondRecord(db: Database, placeId: number, nr: number) {
  const { externalId, raw } = aZoo(nr * 100 + 50, { name: `Zoo ${nr} 1` })
  await db.execute(sql`insert into place_sources (place_id, provider, external_id, raw)
    values (${placeId}, 'openstreetmap', ${externalId}, ${JSON.stringify(raw)}::jsonb)`)
}

async function placesOf(db: Database, cityId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select place_id as id from city_places where city_id = ${cityId} order by 1`,
  )
  return rows.map(({ id }) => id)
}

async function idOf(editor: Editor, path: string, body: object): Promise<number> {
  const { status, body: answer } = await editor.call('POST', path, body)
  if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`)
  return answer.id
}
