import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anAnswer, type ImportedFile, osmFile, testDatabaseForImports } from '../../../tests/osm.ts'
import type { Database } from '../../platform/database/database.ts'
import { importFile } from './import-file.task.ts'

/** A country over some years: places a day's walk apart, each one to three records, each record in some versions. */
const version = fc.record({
  phone: fc.constantFrom(undefined, '+43 1 11111', '+43 1 22222'),
  website: fc.constantFrom(undefined, 'https://one.at', 'two.at'),
  min_age: fc.constantFrom(undefined, '3', '12'),
  max_age: fc.constantFrom(undefined, '6', '27'),
  opening_hours: fc.constantFrom(undefined, '24/7', 'Apr-Sep: Mo-Su 09:00-18:00'),
  wheelchair: fc.constantFrom(undefined, 'yes', 'no'),
  'addr:street': fc.constantFrom(undefined, 'Lindengasse'),
  'addr:city': fc.constantFrom(undefined, 'Wien', 'Graz'),
  leisure: fc.constantFrom(undefined, 'park', 'playground'),
})
const record = fc.record({
  type: fc.constantFrom('node', 'way', 'relation'),
  metresNorth: fc.integer({ min: 0, max: 40 }),
  versions: fc.array(version, { minLength: 1, maxLength: 3 }),
})
const country = fc.record({
  places: fc.array(fc.array(record, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
  files: fc.array(
    fc.record({ year: fc.integer({ min: 2010, max: 2020 }), gaps: fc.array(fc.nat(11), { maxLength: 4 }) }),
    {
      minLength: 2,
      maxLength: 4,
    },
  ),
  order: fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
})
type Country = typeof country extends fc.Arbitrary<infer T> ? T : never

test('the order of the files does not matter, nor that one of them comes twice', async () => {
  await fc.assert(
    fc.asyncProperty(country, async (drawn) => {
      const files = filesOf(drawn)
      const inOrder = await stateAfter(files)
      const shuffled = files.toSorted(
        (a, b) => (drawn.order[files.indexOf(a)] ?? 0) - (drawn.order[files.indexOf(b)] ?? 0),
      )
      expect(await stateAfter([...shuffled, ...shuffled.slice(0, 1)])).toEqual(inOrder)
    }),
    { numRuns: 12, seed: 20 },
  )
})

test('older data of a country may come before the newer or after it', async () => {
  const [older, newer] = [osmFile('history/liechtenstein-2014'), osmFile('liechtenstein')]
  expect(await stateAfter([newer, older])).toEqual(await stateAfter([older, newer]))
})

test('the order of the elements in a file does not matter', async () => {
  const { name, bytes } = osmFile('monaco')
  const { unpack } = await import('../../platform/files/unpack.ts')
  const answer = JSON.parse((await unpack(bytes, 1e9)).toString())
  const reversed = {
    name,
    bytes: Buffer.from(JSON.stringify({ ...answer, elements: answer.elements.reverse() })),
  }
  expect(await stateAfter([reversed], true)).toEqual(await stateAfter([{ name, bytes }], true))
})

function filesOf({ places, files }: Country): ImportedFile[] {
  return files.map(({ year, gaps }) => {
    const elements = places.flatMap((records, placeIndex) =>
      records.flatMap(({ type, metresNorth, versions }, recordIndex) => {
        const id = placeIndex * 10 + recordIndex + 1
        // Versions of 2009, 2013 and 2017; the file has the one that held in its year.
        const current = Math.min(versions.length, 1 + Math.floor((year - 2009) / 4))
        const tags = {
          name: `Zoo ${String.fromCharCode(65 + placeIndex)}nna`,
          tourism: 'zoo',
          ...versions[current - 1],
        }
        const lat = 48 + placeIndex * 0.2 + metresNorth / 111_000
        const timestamp = `${2005 + current * 4}-06-01T00:00:00Z`
        return gaps.includes(id % 12) ? [] : [{ type, id, lat, lon: 16, timestamp, version: current, tags }]
      }),
    )
    return anAnswer(elements, `${year}-12-31T00:00:00Z`)
  })
}

/** Places with their sources, and with their slugs where asked; not what only tells when they came. */
async function stateAfter(files: readonly ImportedFile[], withSlugs = false): Promise<unknown> {
  const db = await testDatabaseForImports()
  for (const file of files) await importFile(db, file)
  return stateOf(db, withSlugs)
}

async function stateOf(db: Database, withSlugs: boolean): Promise<unknown> {
  const left = withSlugs ? sql`'id'` : sql`'{id, slug, is_featured}'::text[]`
  const { rows } = await db.execute(sql`
    select to_jsonb(place) - ${left} - '{created_at, updated_at}'::text[] as place,
      (select jsonb_agg(jsonb_build_object('id', external_id, 'raw', raw, 'fetched', fetched_at) order by external_id)
        from place_sources where place_id = place.id) as sources,
      array(select slug from place_types join fun_types on fun_types.id = fun_type_id where place_id = place.id order by rank) types,
      array(select name from place_availabilities join seasons on seasons.id = season_id where place_id = place.id order by 1) open
    from places place order by place.place_id`)
  return rows
}
