import { gunzipSync, gzipSync } from 'node:zlib'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import {
  allOsmFiles,
  anAnswer,
  anElement,
  anElementTagged,
  osmFile,
  testDatabaseForImports,
} from '../../../tests/osm.ts'
import { cities } from '../../guide/cities/city.table.ts'
import { blockedOsmIds, placeSources, places } from '../../guide/places/place.table.ts'
import type { Database } from '../../platform/database/database.ts'
import { importFile } from './import-file.task.ts'
import { importRuns } from './import-run.table.ts'

test('all regions come in, older data of two after the newer; a second run changes nothing', async () => {
  const db = await testDatabaseForImports()
  for (const file of allOsmFiles()) await importFile(db, file)
  expect(await db.$count(places)).toBeGreaterThan(2500)
  const before = await snapshot(db)
  for (const file of allOsmFiles()) {
    expect(await importFile(db, file)).toMatchObject({ added: 0, changed: 0, joined: 0 })
  }
  expect(await snapshot(db)).toEqual(before)
})

test('every element is counted once', async () => {
  const db = await testDatabaseForImports()
  for (const name of ['liechtenstein', 'history/liechtenstein-2014', 'unnamed/copenhagen-unnamed']) {
    const { elements, added, changed, unchanged, joined, refused } = await importFile(db, osmFile(name))
    const counted = added + changed + unchanged + joined + Object.values(refused).reduce((a, b) => a + b, 0)
    expect(counted, name).toBe(elements)
  }
})

test('why a database broke off is what is told, and not that nothing more could be noted in it', async () => {
  const db = await testDatabaseForImports()
  const failing = (code: string, when: string) =>
    sql.raw(`
      create function fail_${code}() returns trigger language plpgsql as
        $$ begin raise exception 'failing' using errcode = '${code}'; end $$;
      create trigger fail_${code} before ${when} for each row execute function fail_${code}()`)
  for (const [code, when] of [
    ['53100', 'insert on places'],
    ['57P01', 'update on import_runs'],
    ['57P02', 'delete on leases'],
  ] as const) {
    await db.execute(failing(code, when))
    onTestFinished(async () => void (await db.execute(sql.raw(`drop function fail_${code} cascade`))))
  }
  const failed = importFile(db, osmFile('liechtenstein'))
  await expect(failed).rejects.toMatchObject({ cause: { code: '53100' } })
})

test('an element of the map becomes a place with all that its tags say', async () => {
  const db = await testDatabaseForImports()
  const tags = {
    name: 'Tiergarten  Linde',
    'name:en': 'Linden Zoo',
    opening_hours: 'Apr-Sep: Mo-Su 09:00-18:00',
    website: 'www.lindenzoo.at',
    phone: '+43 1 234567; +43 1 99',
    wheelchair: 'yes',
    min_age: '3',
    max_age: '27',
    'addr:street': 'Lindengasse',
    'addr:housenumber': '7',
    'addr:postcode': '1070',
    'addr:city': 'Wien',
  }
  await importFile(db, anAnswer([anElement({ type: 'way', id: 5_000_000_000, tags })]))
  expect(await thePlace(db)).toMatchObject({
    placeId: 'way/5000000000',
    name: 'Tiergarten Linde',
    displayName: 'Linden Zoo',
    slug: 'tiergarten-linde',
    website: 'https://www.lindenzoo.at/',
    phone: '+43 1 234567',
    address: 'Lindengasse 7, 1070 Wien, Austria',
    ageGroupMin: 3,
    ageGroupMax: 18,
    categories: ['tourism=zoo'],
    seasonal: true,
    isWheelchairAccessible: true,
    isActive: true,
    isReviewed: false,
  })
  const { rows } = await db.execute(sql`
    select city.slug as city, distance.radius_distance_km < 2 as near, season.name as season from places place
    join city_places on city_places.place_id = place.id join cities city on city.id = city_id
    join place_distances distance on distance.place_id = place.id and distance.city_id = city.id
    join place_availabilities open on open.place_id = place.id join seasons season on season.id = season_id order by 3`)
  expect(rows).toEqual([
    { city: 'vienna', near: true, season: 'spring' },
    { city: 'vienna', near: true, season: 'summer' },
  ])
})

test('a point and an outline of one name are one place with two sources', async () => {
  const db = await testDatabaseForImports()
  const node = anElement({ lat: 48.2, timestamp: '2020-01-01T00:00:00Z' })
  const way = anElement({
    type: 'way',
    lat: 48.2009,
    timestamp: '2021-01-01T00:00:00Z',
    tags: { phone: '+43 1 23456' },
  })
  expect(await importFile(db, anAnswer([node, way]))).toMatchObject({ added: 1, joined: 1 })
  expect(await thePlace(db)).toMatchObject({ placeId: `way/${way.id}`, phone: '+43 1 23456', lat: 48.2009 })
  expect(await db.$count(placeSources)).toBe(2)
})

test('playgrounds that are only called Playground stay apart', async () => {
  const db = await testDatabaseForImports()
  const playground = (lat: number) =>
    anElementTagged({ name: 'Playground', leisure: 'playground' }, { type: 'way', lat })
  expect(await importFile(db, anAnswer([playground(48.2), playground(48.2045)]))).toMatchObject({
    added: 2,
    joined: 0,
  })
  const slugs = await db.select({ slug: places.slug }).from(places).orderBy(asc(places.slug))
  expect(slugs.map(({ slug }) => slug)).toEqual(['playground', 'playground-vienna'])
})

test('a slug that is taken gets the town, then a number, and stays when the name changes', async () => {
  const db = await testDatabaseForImports()
  const zoos = [16.3, 16.33, 16.36, 16.39].map((lon) => anElement({ lon, timestamp: '2020-01-01T00:00:00Z' }))
  await importFile(db, anAnswer(zoos))
  const renamed = zoos.map((zoo) => ({
    ...zoo,
    timestamp: '2021-01-01T00:00:00Z',
    tags: { ...zoo.tags, name: `Zoo ${zoo.id}` },
  }))
  expect(await importFile(db, anAnswer(renamed))).toMatchObject({ added: 0, changed: 4 })
  const slugs = await db.select({ slug: places.slug }).from(places).orderBy(asc(places.id))
  expect(slugs.map(({ slug }) => slug)).toEqual([
    'lindenzoo',
    'lindenzoo-vienna',
    'lindenzoo-vienna-2',
    'lindenzoo-vienna-3',
  ])
})

test('an older version of an element changes nothing', async () => {
  const db = await testDatabaseForImports()
  const zoo = anElement({ timestamp: '2022-01-01T00:00:00Z' })
  await importFile(db, anAnswer([zoo]))
  const older = { ...zoo, timestamp: '2019-01-01T00:00:00Z', tags: { ...zoo.tags, name: 'Old Zoo' } }
  const summary = await importFile(db, anAnswer([older], '2020-01-01T00:00:00Z'))
  expect(summary).toMatchObject({ changed: 0, refused: { 'older than what is stored': 1 } })
  expect((await thePlace(db)).name).toBe('Lindenzoo')
})

test('what an editor has set survives an import; the rest follows the map', async () => {
  const db = await testDatabaseForImports()
  const zoo = anElement({
    timestamp: '2022-01-01T00:00:00Z',
    tags: { phone: '+43 1 11111', website: 'https://old.at' },
  })
  await importFile(db, anAnswer([zoo]))
  await db
    .update(places)
    .set({ phone: '+43 1 99999', lat: 48.3, editedFields: ['phone', 'lat', 'lng'], isActive: false })
  const tags = { ...zoo.tags, phone: '+43 1 22222', website: 'https://new.at' }
  await importFile(db, anAnswer([{ ...zoo, timestamp: '2023-01-01T00:00:00Z', lat: 48.5, tags }]))
  expect(await thePlace(db)).toMatchObject({
    phone: '+43 1 99999',
    lat: 48.3,
    website: 'https://new.at/',
    isActive: false,
  })
})

test('an id that was blocked by deleting its place stays out', async () => {
  const db = await testDatabaseForImports()
  const zoo = anElement()
  await db.insert(blockedOsmIds).values({ osmId: `node/${zoo.id}` })
  expect(await importFile(db, anAnswer([zoo]))).toMatchObject({ added: 0, refused: { blocked: 1 } })
  expect(await db.$count(places)).toBe(0)
})

test('a place added by hand takes in its twin on the map and keeps what was typed', async () => {
  const db = await testDatabaseForImports()
  const editedFields = ['name', 'lat', 'lng', 'description', 'funTypes']
  await aPlace(db, {
    name: 'Lindenzoo',
    description: 'Ours.',
    funTypes: ['zoo'],
    lat: 48.2,
    lng: 16.371,
    editedFields,
  })
  const summary = await importFile(db, anAnswer([anElement({ tags: { phone: '+43 1 23456' } })]))
  expect(summary).toMatchObject({ added: 0, joined: 1 })
  expect(await thePlace(db)).toMatchObject({ description: 'Ours.', phone: '+43 1 23456', lng: 16.371 })
})

test('with a city named, every place of the file is linked to it, those already there too', async () => {
  const db = await testDatabaseForImports()
  await importFile(db, osmFile('dreieich'))
  const [city] = await db.select({ id: cities.id }).from(cities).where(eq(cities.slug, 'berlin'))
  const cityId = city?.id
  await importFile(db, osmFile('dreieich'), { cityId })
  const linked = await db.execute(sql`select from city_places where city_id = ${cityId}`)
  expect(linked.rows).toHaveLength(await db.$count(places))
  const fetched = await db.select({ slug: cities.slug }).from(cities).where(eq(cities.placesFetched, true))
  expect(fetched).toEqual([{ slug: 'berlin' }])
})

test('at most three new places of a city and fun type start as featured, the best known ones', async () => {
  const db = await testDatabaseForImports()
  const zoo = (name: string, lon: number, tags: Record<string, string>) =>
    anElement({ lon, tags: { name, ...tags } })
  const known = { wikidata: 'Q1', website: 'https://a.at' }
  await importFile(
    db,
    anAnswer([
      zoo('Plain', 16.1, {}),
      zoo('Good', 16.2, { ...known, wikidata: 'Q2' }),
      zoo('Better', 16.3, { ...known, wikidata: 'Q3', opening_hours: '24/7' }),
      zoo('Best', 16.4, { ...known, wikidata: 'Q4', wikipedia: 'en:Best', opening_hours: '24/7' }),
      zoo('Also good', 16.5, { ...known, wikidata: 'Q5', wikipedia: 'en:Also' }),
    ]),
  )
  const featured = await db
    .select({ name: places.name })
    .from(places)
    .where(eq(places.isFeatured, true))
    .orderBy(asc(places.name))
  expect(featured.map(({ name }) => name)).toEqual(['Also good', 'Best', 'Better'])
})

test('a city of which little is known opens with six all the same, and with no more after another import', async () => {
  const db = await testDatabaseForImports()
  const park = (name: string, index: number, kind: Record<string, string>) =>
    anElementTagged({ name, ...kind }, { lon: 16.3 + index / 100 })
  const parks = ['A', 'B', 'C', 'D'].map((name, index) => park(`Park ${name}`, index, { leisure: 'park' }))
  const rinks = ['A', 'B', 'C', 'D'].map((name, index) =>
    park(`Golf ${name}`, index, { leisure: 'miniature_golf' }),
  )
  await importFile(db, anAnswer([...parks, ...rinks]))
  const featured = async () => {
    const { rows } = await db.execute<{ name: string }>(
      sql`select name from places where is_featured order by name`,
    )
    return rows.map(({ name }) => name)
  }
  expect(await featured()).toEqual(['Golf A', 'Golf B', 'Golf C', 'Park A', 'Park B', 'Park C'])
  await importFile(db, anAnswer([park('Park E', 5, { leisure: 'park', wikidata: 'Q5' })]))
  expect(await featured()).toHaveLength(6)
})

test('a run is kept with its counts', async () => {
  const db = await testDatabaseForImports()
  await importFile(db, osmFile('krems'))
  const [run] = await db.select().from(importRuns)
  expect(run).toMatchObject({
    origin: 'krems.json.gz',
    state: 'done',
    added: 16,
    refused: { 'no fun type': 2 },
  })
  expect(run?.finishedAt).not.toBeNull()
})

const monaco = gunzipSync(osmFile('monaco').bytes)
const packed = osmFile('monaco').bytes
const broken: [what: string, bytes: Buffer, message: RegExp][] = [
  ['an empty file', Buffer.alloc(0), /It is empty/],
  ['plain text', Buffer.from('hello'), /not JSON.*line 1, column 1/],
  ['JSON that is cut off', monaco.subarray(0, 9000), /cut off.*line \d+, column \d+ \(byte 9000\)/],
  [
    'JSON with a slip in an element',
    Buffer.from(monaco.toString().replace('"lat"', '"lat')),
    /line \d+, column \d+/,
  ],
  ['gzip that is cut off', packed.subarray(0, 4000), /cut off, after \d+ unpacked bytes/],
  [
    'gzip that is damaged',
    Buffer.concat([packed.subarray(0, 2000), Buffer.alloc(2000, 7)]),
    /damaged|cut off/,
  ],
  ['a list', Buffer.from('[1, 2]'), /\$ should be an object/],
  [
    'an object without elements',
    Buffer.from('{"type": "FeatureCollection", "features": []}'),
    /\$\.elements should be a list/,
  ],
  ['an element without a type', anAnswer([anElement(), { id: 1 }]).bytes, /\$\.elements\[1\]\.type/],
  ['an id in quotes', anAnswer([{ ...anElement(), id: '5' }]).bytes, /\$\.elements\[0\]\.id.*"5"/],
  ['a position in words', anAnswer([{ ...anElement(), lat: 'north' }]).bytes, /\$\.elements\[0\]\.lat/],
  [
    'a tag that is a number',
    anAnswer([{ ...anElement(), tags: { fee: 1.5 } }]).bytes,
    /\$\.elements\[0\]\.tags\['fee'\]/,
  ],
  [
    'a page',
    Buffer.from('<html><p><strong>Error</strong>: runtime error: &quot;busy&quot; </p></html>'),
    /web page.*runtime error: "busy"/,
  ],
  ['XML', Buffer.from('<?xml version="1.0"?><osm version="0.6"></osm>'), /\[out:json\]/],
  [
    'an answer with a remark',
    Buffer.from('{"elements": [], "remark": "runtime error: Query timed out"}'),
    /Query timed out/,
  ],
]

test.each(broken)(
  '%s is refused with the place of the fault, and nothing of it is stored',
  async (_, bytes, message) => {
    const db = await testDatabaseForImports()
    await expect(importFile(db, { name: 'broken.json', bytes })).rejects.toThrow(message)
    expect(await db.$count(places)).toBe(0)
    expect(await db.select().from(importRuns)).toMatchObject([
      { state: 'failed', error: expect.stringMatching(message) },
    ])
  },
)

test('a file may be packed twice, but not thrice', async () => {
  const db = await testDatabaseForImports()
  const file = anAnswer([anElement()])
  const twice = { ...file, bytes: gzipSync(gzipSync(file.bytes)) }
  expect(await importFile(db, twice)).toMatchObject({ added: 1 })
  await expect(importFile(db, { ...file, bytes: gzipSync(twice.bytes) })).rejects.toThrow(/gzip inside gzip/)
})

async function thePlace(db: Database) {
  const [place, ...others] = await db.select().from(places)
  if (!place || others.length > 0)
    throw new Error(`Expected one place, not ${others.length + (place ? 1 : 0)}`)
  return place
}

/** All rows that an import writes, but for the runs. */
async function snapshot(db: Database): Promise<unknown> {
  const { rows } = await db.execute(sql`
    select (select md5(string_agg(t::text, '|' order by id)) from places t) places,
      (select md5(string_agg(t::text, '|' order by id)) from place_sources t) sources,
      (select md5(string_agg(t::text, '|' order by id)) from place_types t) types,
      (select md5(string_agg(t::text, '|' order by id)) from place_availabilities t) seasons,
      (select md5(string_agg(t::text, '|' order by id)) from city_places t) links,
      (select md5(string_agg(t::text, '|' order by id)) from place_distances t) distances`)
  return rows
}
