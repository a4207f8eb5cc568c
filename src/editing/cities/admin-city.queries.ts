import { eq, sql } from 'drizzle-orm'
import { refreshDistances } from '../../gathering/distances/distance.queries.ts'
import { routeDistancesSoon } from '../../gathering/distances/route-soon.queries.ts'
import { featureAfter } from '../../gathering/featuring/feature-after.queries.ts'
import { cities } from '../../guide/cities/city.table.ts'
import { citySlugOf } from '../../guide/cities/city-slug.ts'
import { holdPlaces } from '../../guide/places/lock-places.queries.ts'
import { isAddedBefore, recordChange } from '../../office/accounts/audit-log/audit-log.queries.ts'
import { brokenRule, notFound, stale, taken } from '../../platform/calls/problem.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { isUniqueViolation } from '../../platform/database/is-unique-violation.ts'
import { isChangedSince, nextVersion } from '../../platform/database/row-version.ts'
import type { AdminCity, AdminCityDetails, CityChange, NewCity } from './admin-city.schema.ts'

const columns = {
  id: cities.id,
  name: cities.name,
  country: cities.country,
  slug: cities.slug,
  lat: cities.lat,
  lng: cities.lng,
  placesFetched: cities.placesFetched,
  fetchEveryDays: cities.fetchEveryDays,
  updatedAt: cities.updatedAt,
}

/** @throws Problem 404 */
export async function findAdminCity(db: Database, id: number): Promise<AdminCityDetails> {
  const links = sql`from city_places link where link.city_id = ${id}`
  const isElsewhere = sql`exists (
    select from city_places other where other.place_id = link.place_id and other.city_id <> link.city_id)`
  const [city] = await db
    .select({
      ...columns,
      places: sql<number>`(select count(*) ${links})`.mapWith(Number),
      ownPlaces: sql<number>`(select count(*) ${links} and not ${isElsewhere})`.mapWith(Number),
    })
    .from(cities)
    .where(eq(cities.id, id))
  if (!city) throw notFound('city')
  return shown(city)
}

/**
 * With its distances to all places near it.
 * @throws Problem 422, or 409 when another city has that slug, with it where the same editor sent the same within a day
 */
export async function createCity(db: Database, userId: string, wish: NewCity): Promise<AdminCity> {
  const city = { ...wish, slug: wish.slug || citySlugOf(wish.name) }
  if (!city.slug) throw brokenRule('slug', 'The name gives no address: enter a slug of letters a to z')
  const change = async (tx: Transaction) => {
    await holdPlaces(tx)
    const [row] = await tx.insert(cities).values(city).returning(columns)
    if (!row) throw new Error('The database returned no row')
    const { updatedAt: _, ...after } = row
    await measureCities(tx, [after.id], userId)
    await recordChange(tx, { userId, action: 'create', entity: 'cities', entityId: String(after.id), after })
    return shown(row)
  }
  return changing(db, change, async () => {
    const [row] = await db.select(columns).from(cities).where(eq(cities.slug, city.slug))
    const isRepeated = row && (await isAddedBefore(db, { userId, entity: 'cities', fields: city }, row))
    return isRepeated ? shown(row) : undefined
  })
}

/**
 * Changes the given fields only; one that moves is measured anew.
 * @throws Problem 404, or 409 with the city as it is or for a taken slug
 */
export const changeCity = (
  db: Database,
  userId: string,
  id: number,
  { updatedAt: read, ...wanted }: CityChange,
): Promise<AdminCity> =>
  changing(db, async (tx) => {
    // Before the city's row, as whoever deletes a city does.
    if (wanted.lat !== undefined || wanted.lng !== undefined) await holdPlaces(tx)
    const [city] = await tx.select(columns).from(cities).where(eq(cities.id, id)).for('update')
    if (!city) throw notFound('city')
    if (isChangedSince(city, read)) throw stale('city', shown(city))
    const { before, change } = difference(city, wanted)
    if (Object.keys(change).length === 0) return shown(city)
    const updatedAt = nextVersion(city)
    await tx
      .update(cities)
      .set({ ...change, updatedAt })
      .where(eq(cities.id, id))
    if ('lat' in change || 'lng' in change) await measureCities(tx, [id], userId)
    const entityId = String(id)
    await recordChange(tx, { userId, action: 'update', entity: 'cities', entityId, before, after: change })
    return shown({ ...city, ...change, updatedAt })
  })

type Fields = Omit<CityChange, 'updatedAt'>

/** What really changes, and what stood there. */
function difference(city: Required<Fields>, wanted: Fields) {
  const names = (Object.keys(wanted) as (keyof Fields)[]).filter(
    (name) => wanted[name] !== undefined && wanted[name] !== city[name],
  )
  const pick = (from: Fields) => Object.fromEntries(names.map((name) => [name, from[name]]))
  return { before: pick(city), change: pick(wanted) as Partial<NewCity> }
}

const shown = <Row extends { updatedAt: Date }>({ updatedAt, ...city }: Row) => ({
  ...city,
  updatedAt: updatedAt.toISOString(),
})

/** As the crow flies at once, by road when the router has answered. */
export async function measureCities(tx: Transaction, cityIds: number[], userId: string): Promise<void> {
  await refreshDistances(tx, { cityIds })
  await routeDistancesSoon(tx, { cityIds }, userId)
}

async function changing<City extends { id: number }>(
  db: Database,
  change: (tx: Transaction) => Promise<City>,
  added?: () => Promise<City | undefined>,
): Promise<City> {
  const city = await db.transaction(change).catch(async (error: unknown) => {
    if (!isUniqueViolation(error)) throw error
    throw taken('slug', 'There is a city with this slug already', await added?.())
  })
  await featureAfter(db, [city.id])
  return city
}
