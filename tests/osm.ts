import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { OsmElement, OsmTags } from '../src/gathering/providers/openstreetmap/osm-element.ts'
import { builtInCountries } from '../src/guide/cities/built-in-cities.ts'
import { cities } from '../src/guide/cities/city.table.ts'
import { funTypes } from '../src/guide/fun-types/fun-types.ts'
import { seasons } from '../src/guide/seasons/season.ts'
import type { Database } from '../src/platform/database/database.ts'
import { aFunType, aSeason } from './factories.ts'
import { testDatabase } from './test-database.ts'

export type ImportedFile = { name: string; bytes: Buffer }

/** A database with fun types, seasons and the built-in cities, without a place. */
export async function testDatabaseForImports(): Promise<Database> {
  const db = await testDatabase()
  for (const { slug } of funTypes) await aFunType(db, { slug })
  for (const { name } of seasons) await aSeason(db, { name })
  const all = builtInCountries.flatMap(({ country, cities }) => cities.map((city) => ({ ...city, country })))
  await db.insert(cities).values(all)
  return db
}

let lastId = 0

/** A zoo as a node in Vienna, unless told otherwise. */
export function anElement({ tags, ...fields }: Partial<OsmElement> = {}): OsmElement {
  lastId += 1
  return {
    type: 'node',
    id: lastId,
    lat: 48.2,
    lon: 16.37,
    tags: { name: 'Lindenzoo', tourism: 'zoo', ...tags },
    ...fields,
  }
}

/** The same without the default tags. */
export function anElementTagged(tags: OsmTags, fields: Partial<OsmElement> = {}): OsmElement {
  return { ...anElement(fields), tags }
}

/** A file as the Overpass API answers. */
export function anAnswer(elements: readonly object[], asOf = '2024-05-01T00:00:00Z'): ImportedFile {
  const answer = { version: 0.6, generator: 'Overpass API', osm3s: { timestamp_osm_base: asOf }, elements }
  return { name: 'answer.json', bytes: Buffer.from(JSON.stringify(answer)) }
}

const fixtures = new URL('fixtures/osm/', import.meta.url)
const bundled = new URL('../src/system/starter-guide/osm/', import.meta.url)

/** 'malta' or 'history/malta-2016'. */
export function osmFile(name: string): ImportedFile {
  const folder = name === 'monaco' || name === 'munich-playgrounds-parks' ? bundled : fixtures
  const url = new URL(`${name}.json.gz`, folder)
  return { name: basename(url.pathname), bytes: readFileSync(url) }
}

/** All sixteen regions, the newer ones first, then their histories. */
export function allOsmFiles(): ImportedFile[] {
  const namesIn = (folder: URL) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json.gz'))
      .sort()
  const regions = [...namesIn(fixtures), ...namesIn(bundled)]
  const history = namesIn(new URL('history/', fixtures)).map((name) => `history/${name}`)
  return [...regions, ...history].map((name) => osmFile(name.replace('.json.gz', '')))
}

const regions = new Map<string, ReadonlyMap<string, OsmElement>>()

/** An element of a real region as it is read: 'munich-centre', 'node/849628369'. */
export function realElement(region: string, id: string): OsmElement {
  const known =
    regions.get(region) ?? new Map(elementsOf(region).map((one) => [`${one.type}/${one.id}`, one]))
  regions.set(region, known)
  const element = known.get(id)
  if (!element) throw new Error(`${region} has no ${id}`)
  return element
}

/** The elements of all regions. */
export const allElements = (): OsmElement[] => allOsmFiles().flatMap(elementsIn)

/** The elements of a region, such as 'malta'. */
export const elementsOf = (region: string): OsmElement[] => elementsIn(osmFile(region))

function elementsIn({ bytes }: ImportedFile): OsmElement[] {
  const answer = JSON.parse(gunzipSync(bytes).toString('utf8'))
  return answer.elements.map(({ center, ...element }: OsmElement & { center?: object }) => ({
    ...element,
    ...center,
  }))
}
