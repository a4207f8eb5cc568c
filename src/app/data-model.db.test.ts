import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPlace } from '../../tests/factories.ts'
import { testDatabase } from '../../tests/test-database.ts'

/** The fields that the specification names, as it spells them. */
const model = {
  users: 'id username password isAdmin',
  configs: 'id key value description updatedAt',
  static_assets: `id assetType name storagePath originalUrl signedUrl publicUrl altText description isActive
    fileSize mimeType createdAt updatedAt`,
  cities: 'id name country lat lng slug placesFetched',
  places: `id placeId name displayName description slug lat lng website categories openingHours seasonal
    ageGroupMin ageGroupMax isIndoor isWheelchairAccessible isActive isFeatured isReviewed addrHousenumber
    addrStreet addrCity addrPostcode addrCountry address phone lastFetched createdAt updatedAt`,
  fun_types: 'id name icon slug color bgColor description metaTitle metaDescription',
  place_types: 'id placeId funTypeId',
  seasons: 'id name displayName',
  place_availabilities: 'id placeId seasonId createdAt updatedAt',
  place_distances: `id cityId placeId distanceKm drivingTimeMinutes radiusDistanceKm radiusDrivingTimeMinutes
    createdAt updatedAt`,
  search_radius_options: 'id radiusKm displayName isActive sortOrder createdAt',
  place_images: `id placeId imageType storagePath originalUrl signedUrl publicUrl altText isPrimary unsplashId
    photographerName photographerProfileUrl createdAt updatedAt`,
  blocked_osm_ids: 'id osmId reason blockedAt',
  city_places: 'id cityId placeId createdAt updatedAt',
  page_content: 'id pageKey sectionKey content contentType displayOrder isActive createdAt updatedAt',
  page_metadata: 'pageKey metaTitle metaDescription',
}

test('every table has the fields of the model', async () => {
  const columns = await columnsOfModel()
  const names = Object.entries(model).flatMap(([table, fields]) =>
    fields.split(/\s+/).map((field) => `${table}.${snakeCase(field)}`),
  )
  expect(names.filter((name) => !columns[name])).toEqual([])
})

test('what is not said has the default of the model', async () => {
  const columns = await columnsOfModel()
  const flags = ['active', 'featured', 'reviewed']
  for (const [name, value] of Object.entries({
    'users.id': 'gen_random_uuid()',
    'users.is_admin': 'false',
    'static_assets.is_active': 'true',
    'cities.places_fetched': 'false',
    ...Object.fromEntries(flags.map((flag) => [`places.is_${flag}`, 'false'])),
    'fun_types.color': "'var(--lemon-chiffon)'::text",
    'fun_types.bg_color': "'var(--lemon-chiffon)'::text",
    'search_radius_options.is_active': 'true',
    'search_radius_options.sort_order': '0',
    'place_images.is_primary': 'false',
    'page_content.content_type': "'text'::text",
    'page_content.display_order': '0',
    'page_content.is_active': 'true',
  }))
    expect([name, columns[name]?.default]).toEqual([name, value])
  expect(columns['place_distances.radius_distance_km']?.nullable).toBe('NO')
})

test('an indoor place and one for wheelchairs are told by what is known of their setting and access', async () => {
  const db = await testDatabase()
  expect(await aPlace(db)).toMatchObject({ isIndoor: false, isWheelchairAccessible: false })
  const both = await aPlace(db, { setting: 'both', wheelchair: 'limited' })
  expect(both).toMatchObject({ isIndoor: true, isWheelchairAccessible: true })
  const neither = await aPlace(db, { setting: 'outdoor', wheelchair: 'no' })
  expect(neither).toMatchObject({ isIndoor: false, isWheelchairAccessible: false })
})

test('what the model calls unique is, and what hangs on a row goes with it', async () => {
  const unique = await constraints('u')
  for (const name of [
    ...['users.username', 'configs.key', 'static_assets.asset_type', 'cities.slug', 'places.place_id'],
    ...['places.slug', 'fun_types.name', 'fun_types.slug', 'seasons.name', 'search_radius_options.radius_km'],
  ])
    expect(unique).toContain(name)
  const cascading = await constraints('f')
  for (const name of [
    ...['place_types.place_id', 'place_types.fun_type_id', 'place_availabilities.place_id'],
    ...['place_availabilities.season_id', 'place_distances.city_id', 'place_distances.place_id'],
    ...['place_images.place_id', 'city_places.city_id', 'city_places.place_id'],
  ])
    expect(cascading).toContain(name)
})

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)

type Column = { name: string; default: string | null; nullable: string }

/** Under 'table.column'. */
async function columnsOfModel(): Promise<Record<string, Column>> {
  const db = await testDatabase()
  const { rows } = await db.execute<Column>(sql`
    select table_name || '.' || column_name as name, column_default as default, is_nullable as nullable
    from information_schema.columns where table_schema = 'public'`)
  return Object.fromEntries(rows.map((column) => [column.name, column]))
}

/** Columns that are unique by themselves ('u'), or whose row goes with the one that they point at ('f'). */
async function constraints(kind: 'u' | 'f'): Promise<string[]> {
  const db = await testDatabase()
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.conrelid::regclass || '.' || attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
    where contype = ${kind} and (contype = 'u' or confdeltype = 'c')`)
  return rows.map(({ name }) => name)
}
