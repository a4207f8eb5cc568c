import { sql } from 'drizzle-orm'
import type { Database } from '../../src/platform/database/database.ts'

const kinds = [
  ...['places', 'cities', 'images', 'deletions', 'options', 'runs', 'jobs', 'funTypes', 'seasons', 'assets'],
  ...['placeSlugs', 'citySlugs', 'funTypeSlugs', 'configs', 'pictures', 'sections', 'externalIds', 'ogFiles'],
  ...['tables', 'moments', 'countries'],
] as const

export type KnownKind = (typeof kinds)[number]

export type KnownValues = Record<KnownKind, readonly unknown[]>

class Known {
  readonly kind: KnownKind
  readonly at: number
  constructor(kind: KnownKind, at: number) {
    this.kind = kind
    this.at = at
  }
}

/** One of what there is when the request is sent. */
export const known = (kind: KnownKind, at: number): unknown => new Known(kind, at)

const kindsByField: Record<string, KnownKind> = {
  ...{
    ids: 'places',
    placeIds: 'places',
    cityIds: 'cities',
    cityId: 'cities',
    jobId: 'jobs',
    sources: 'externalIds',
  },
  ...{
    addFunTypes: 'funTypes',
    removeFunTypes: 'funTypes',
    selectedFunTypes: 'funTypes',
    funTypes: 'funTypes',
  },
  ...{ addSeasons: 'seasons', removeSeasons: 'seasons', selectedSeasons: 'seasons', seasons: 'seasons' },
  ...{
    citySlug: 'citySlugs',
    placeSlug: 'placeSlugs',
    key: 'configs',
    storagePath: 'pictures',
    table: 'tables',
  },
  ...{ externalId: 'externalIds', updatedAt: 'moments', countries: 'countries', uploadURL: 'pictures' },
}

export const knownKindOf = (field: string): KnownKind | undefined =>
  Object.hasOwn(kindsByField, field) ? kindsByField[field] : undefined

const kindsByAddress: [RegExp, KnownKind][] = [
  [/\/images\/\{id\}/, 'images'],
  [/\/places\/\{id\}/, 'places'],
  [/\/cities\/\{id\}/, 'cities'],
  [/\/history\/\{id\}/, 'deletions'],
  [/\/search-radius-options\/\{id\}/, 'options'],
  [/\/import-runs\/\{id\}/, 'runs'],
  [/\/jobs\/\{id\}/, 'jobs'],
  [/\/static-assets\/\{id\}/, 'assets'],
  [/\/(by-fun-type|fun-types)\/\{slug\}/, 'funTypeSlugs'],
  [/\/og\/(city|place)\/\{file\}/, 'ogFiles'],
]

/** What an address asks for by a parameter that is called `id` or the like. */
export const knownKindAt = (path: string, name: string): KnownKind | undefined =>
  knownKindOf(name) ?? kindsByAddress.find(([address]) => address.test(path))?.[1]

/** The value with what there is put in; a kind of which there is nothing gives 1. */
export function filledIn(value: unknown, values: KnownValues): unknown {
  if (value instanceof Known) {
    const all = values[value.kind]
    return all[value.at % all.length] ?? 1
  }
  if (Array.isArray(value)) return value.map((one) => filledIn(one, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filledIn(one, values)]))
}

export async function findKnownValues(db: Database): Promise<KnownValues> {
  const list = (what: string, from: string) =>
    sql.raw(`(select coalesce(json_agg(x), '[]') from (select ${what} as x from ${from} limit 60) t)`)
  const { rows } = await db.execute<KnownValues>(sql`select
    ${list('id', 'places order by id desc')} as places, ${list('id', 'cities order by id desc')} as cities,
    ${list('id', 'place_images order by id desc')} as images, ${list('id', 'audit_log order by id desc')} as deletions,
    ${list('id', 'search_radius_options')} as options, ${list('id', 'import_runs order by id desc')} as runs,
    ${list('id', 'jobs order by created_at desc')} as jobs, ${list('id', 'fun_types')} as "funTypes",
    ${list('id', 'seasons')} as seasons, ${list('id', 'static_assets')} as assets,
    ${list('slug', 'places order by id desc')} as "placeSlugs", ${list('slug', 'cities order by id desc')} as "citySlugs",
    ${list('slug', 'fun_types')} as "funTypeSlugs", ${list('key', 'configs')} as configs,
    ${list('storage_path', 'place_images where storage_path is not null')} as pictures,
    ${list('section_key', 'page_content')} as sections, ${list('external_id', 'place_sources')} as "externalIds",
    ${list("slug || '.png'", '(select slug from places union all select slug from cities) s')} as "ogFiles",
    ${list('tablename', "pg_tables where schemaname = 'public'")} as tables,
    ${list('updated_at', 'places order by updated_at desc')} as moments,
    ${list('distinct country', 'cities')} as countries`)
  return rows[0] as KnownValues
}
