import { sql } from 'drizzle-orm'
import { starterProvider } from '../../gathering/providers/starter-guide/starter-place.ts'
import { builtInCountries } from '../../guide/cities/built-in-cities.ts'
import { cities } from '../../guide/cities/city.table.ts'
import { kilometresBetween } from '../../guide/how-far/distance.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'

/** An editor may call a city something else and set it on its town hall; a neighbour is farther. */
const sameCityKm = 10

/** Slugs, as built in, of the built-in cities that are still there, under whatever name. */
export async function findStandingCities(db: Database): Promise<Set<string>> {
  const stored = await db.select({ lat: cities.lat, lng: cities.lng }).from(cities)
  const all = builtInCountries.flatMap((country) => country.cities)
  const standing = all.filter((city) => stored.some((at) => kilometresBetween(city, at) < sameCityKm))
  return new Set(standing.map(({ slug }) => slug))
}

/** Those of the entries whose record is still with a place: what an editor deleted or took apart stays so. */
export async function keepStored<Entry extends { key: string }>(
  tx: Transaction,
  entries: readonly Entry[],
): Promise<Entry[]> {
  if (entries.length === 0) return []
  const { rows } = await tx.execute<{ key: string }>(sql`
    select external_id as key from place_sources
    where provider = ${starterProvider} and external_id = any(${keysOf(entries)}::text[])`)
  const stored = new Set(rows.map(({ key }) => key))
  return entries.filter(({ key }) => stored.has(key))
}

/** How many of the entries' places are featured, by city. */
export async function countFeatured(
  tx: Transaction,
  entries: readonly { key: string; city: string }[],
): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    select source.external_id as key from place_sources source join places place on place.id = source.place_id
    where source.provider = ${starterProvider} and source.external_id = any(${keysOf(entries)}::text[])
      and place.is_featured`)
  const featured = new Set(rows.map(({ key }) => key))
  const counts = new Map<string, number>()
  for (const { key, city } of entries) if (featured.has(key)) counts.set(city, (counts.get(city) ?? 0) + 1)
  return counts
}

const keysOf = (entries: readonly { key: string }[]) => sql.param(entries.map(({ key }) => key))
