import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { escapeLike } from '../../platform/escape-like.ts'
import type { CityName, CountryCities } from './city.schema.ts'
import { cities } from './city.table.ts'

const cityName = { id: cities.id, name: cities.name, country: cities.country, slug: cities.slug }
const city = { ...cityName, lat: cities.lat, lng: cities.lng, placesFetched: cities.placesFetched }
const byName = sql`${cities.name} collate "und-x-icu"`
const byCountry = sql`${cities.country} collate "und-x-icu"`

export const listCities = (db: Database) => db.select(city).from(cities).orderBy(byCountry, byName)

/** Countries and their cities, both by name. */
export async function listCitiesByCountry(db: Database): Promise<CountryCities[]> {
  const rows = await db.select(cityName).from(cities).orderBy(byCountry, byName)
  return [...Map.groupBy(rows, (row) => row.country)].map(([country, cities]) => ({ country, cities }))
}

/** Cities whose name or country holds the text, accents and case aside; names that begin with it come first. */
export function searchCities(db: Database, text: string): Promise<CityName[]> {
  const pattern = escapeLike(text)
  const nameBegins = sql`plain_text(${cities.name}) like plain_text(${pattern}) || '%'`
  const contains = sql`plain_text(${cities.name} || ' ' || ${cities.country}) like '%' || plain_text(${pattern}) || '%'`
  return db
    .select(cityName)
    .from(cities)
    .where(contains)
    .orderBy(sql`not (${nameBegins})`, byName, asc(cities.id))
    .limit(50)
}

/** A city by its slug, or by one that it had before. */
export async function findCity(db: Database, slug: string) {
  const id = sql`coalesce(
    (select id from cities where slug = ${slug}), (select city_id from old_city_slugs where slug = ${slug}))`
  const [row] = await db.select(city).from(cities).where(eq(cities.id, id))
  return row
}
