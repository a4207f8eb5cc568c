import { asc, eq, sql } from 'drizzle-orm'
import { Slug } from '../../platform/calls/slug.schema.ts'
import type { Database } from '../../platform/database/database.ts'
import type { CityName, CountryCities } from './city.schema.ts'
import { cities } from './city.table.ts'
import { cityAsked } from './city-asked.queries.ts'
import { citiesAlike, citiesNamed, cityCalled } from './match-cities.ts'

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

/** All cities by name. */
export const listCityNames = (db: Database): Promise<CityName[]> =>
  db.select(cityName).from(cities).orderBy(byName, asc(cities.id))

const mostFound = 50

/** Cities that a text names in any language, the best first; those with names like it when it names none. */
export async function searchCities(db: Database, text: string): Promise<CityName[]> {
  const rows = await listCityNames(db)
  const named = citiesNamed(rows, text)
  return (named.length > 0 ? named : citiesAlike(rows, text)).slice(0, mostFound)
}

/** A city by its slug, by one that it had before, by its name, or by its name in another language: in this order. */
export const findCity = (db: Database, address: string) => ofCity(db, address, (slug) => cityAt(db, slug))

/** What `find` knows of the city that `findCity` finds: most are asked for by their slug, and cost no question more. */
export async function ofCity<Found>(
  db: Database,
  address: string,
  find: (slug: string) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const found = Slug.safeParse(address).success ? await find(address) : undefined
  if (found !== undefined) return found
  const called = cityCalled(await listCityNames(db), address.replaceAll('-', ' '))
  return called && find(called.slug)
}

async function cityAt(db: Database, slug: string) {
  const formerSlugs = sql<string[]>`(
    select coalesce(json_agg(slug order by slug), '[]') from old_city_slugs where city_id = ${cities.id})`
  const [row] = await db
    .select({ ...city, formerSlugs })
    .from(cities)
    .where(eq(cities.id, sql`(${cityAsked(slug)})`))
  return row
}
