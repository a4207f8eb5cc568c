import { sql } from 'drizzle-orm'
import { placeDistances } from '../src/gathering/distances/place-distance.table.ts'
import { cities, cityPlaces } from '../src/guide/cities/city.table.ts'
import { funTypes } from '../src/guide/fun-types/fun-type.table.ts'
import { placeImages } from '../src/guide/photos/place-image.table.ts'
import { placeAvailabilities, places, placeTypes } from '../src/guide/places/place.table.ts'
import { searchRadiusOptions } from '../src/guide/search-radius/search-radius-option.table.ts'
import { seasons } from '../src/guide/seasons/season.table.ts'
import { users } from '../src/office/accounts/account/account.table.ts'
import { hashPassword } from '../src/office/accounts/account/password-hash.ts'
import { plainUsername } from '../src/office/accounts/account/username.ts'
import type { Database } from '../src/platform/database/database.ts'

type City = typeof cities.$inferSelect
type Place = typeof places.$inferSelect

/** Vienna, unless told otherwise; with its distances to all places within 100 km. */
export async function aCity(db: Database, fields: Partial<typeof cities.$inferInsert> = {}): Promise<City> {
  const name = fields.name ?? 'Vienna'
  const values = { country: 'Austria', lat: 48.2082, lng: 16.3738, slug: unique(name), ...fields, name }
  const city = one(await db.insert(cities).values(values).returning())
  await measureDistances(db, sql`c.id = ${city.id}`)
  return city
}

type PlaceFields = Partial<typeof places.$inferInsert> & {
  /** Slugs, the primary one first; created where they do not exist. */
  funTypes?: string[]
  /** Names such as 'summer'; created where they do not exist. None means all year. */
  seasons?: string[]
  /** Cities that it belongs to. */
  cities?: { id: number }[]
}

/** An active place in the middle of Vienna, unless told otherwise; with its distances to all cities within 100 km. */
export async function aPlace(db: Database, fields: PlaceFields = {}): Promise<Place> {
  const { funTypes: types = ['playground'], seasons: open = [], cities: belongsTo = [], ...columns } = fields
  const name = columns.name ?? 'Resselpark'
  const values = { lat: 48.1997, lng: 16.3697, isActive: true, slug: unique(name), ...columns, name }
  const place = one(await db.insert(places).values(values).returning())
  const placeId = place.id
  for (const [rank, slug] of types.entries()) {
    const { id: funTypeId } = await aFunType(db, { slug })
    await db.insert(placeTypes).values({ placeId, funTypeId, rank })
  }
  for (const season of open) {
    const { id: seasonId } = await aSeason(db, { name: season })
    await db.insert(placeAvailabilities).values({ placeId, seasonId })
  }
  for (const { id: cityId } of belongsTo) await db.insert(cityPlaces).values({ cityId, placeId })
  await measureDistances(db, sql`p.id = ${placeId}`)
  return place
}

/** The fun type of that slug, created if it does not exist. */
export async function aFunType(db: Database, fields: Partial<typeof funTypes.$inferInsert> = {}) {
  const slug = fields.slug ?? 'playground'
  const values = { name: titleOf(slug), icon: 'Smile', ...fields, slug }
  return one(
    await db
      .insert(funTypes)
      .values(values)
      .onConflictDoUpdate({ target: funTypes.slug, set: { ...fields, slug } })
      .returning(),
  )
}

/** The season of that name, created if it does not exist. */
export async function aSeason(db: Database, fields: Partial<typeof seasons.$inferInsert> = {}) {
  const name = fields.name ?? 'summer'
  const values = { displayName: titleOf(name), ...fields, name }
  return one(
    await db
      .insert(seasons)
      .values(values)
      .onConflictDoUpdate({ target: seasons.name, set: { ...fields, name } })
      .returning(),
  )
}

/** An uploaded picture of the place; primary only when told so. */
export async function anImage(
  db: Database,
  place: { id: number },
  fields: Partial<typeof placeImages.$inferInsert> = {},
) {
  const storagePath = `${unique('image')}.webp`
  const values = { imageType: 'manual_upload' as const, storagePath, width: 1200, height: 800, ...fields }
  return one(
    await db
      .insert(placeImages)
      .values({ ...values, placeId: place.id })
      .returning(),
  )
}

/** 25 km, unless told otherwise. */
export async function aRadiusOption(
  db: Database,
  fields: Partial<typeof searchRadiusOptions.$inferInsert> = {},
) {
  const radiusKm = fields.radiusKm ?? 25
  const values = { displayName: `Within ${radiusKm} km`, sortOrder: radiusKm, ...fields, radiusKm }
  return one(await db.insert(searchRadiusOptions).values(values).returning())
}

/** An admin called Marta, unless told otherwise. */
export async function anAccount(db: Database, fields: Partial<typeof users.$inferInsert> = {}) {
  const { username = 'Marta', password = 'a long password', isAdmin = true, role = 'admin' } = fields
  const values = { username: plainUsername(username), password: await hashOf(password), isAdmin, role }
  return one(await db.insert(users).values(values).returning())
}

// Meant to be slow, and thousands of tests ask for an account: reckoned once for each password.
const hashes = new Map<string, Promise<string>>()

function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

async function measureDistances(db: Database, pairs: ReturnType<typeof sql>) {
  await db.execute(sql`
    insert into ${placeDistances} (city_id, place_id, radius_distance_km)
    select c.id, p.id, km from cities c, places p, kilometres_between(c.lat, c.lng, p.lat, p.lng) km
    where ${pairs} and km <= 100
    -- In a guide that several write to, those that are deleted meanwhile are passed over.
    for key share of c, p
    -- A guide that runs on this database measures new places too.
    on conflict do nothing`)
}

let count = 0

/** 'Tiergarten Schönbrunn' gives 'tiergarten-schonbrunn-1'; a test that needs a certain slug names it. */
function unique(name: string): string {
  count += 1
  const plain = name.normalize('NFD').toLowerCase()
  return `${plain.replace(/[\u0300-\u036f]/g, '').replace(/[^a-z0-9]+/g, '-')}-${count}`
}

const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')

function one<Row>([row]: Row[]): Row {
  if (!row) throw new Error('The database returned no row')
  return row
}
