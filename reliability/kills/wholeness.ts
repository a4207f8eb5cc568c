import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { distanceHorizonKm } from '../../src/gathering/distances/distance.queries.ts'
import { allPaths } from '../../src/guide/photos/photo-name.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { largeTown } from './writers/towns.ts'

/** What no half of a write may leave behind, by what it would be called; each asks for how many there are. */
const rules = (horizonKm: number): Record<string, SQL> => ({
  'pairs of place and city without a distance': sql`
    select count(*) from cities c join places p on p.lat between c.lat - 10 and c.lat + 10
    where kilometres_between(c.lat, c.lng, p.lat, p.lng) <= ${horizonKm}::float8 - 0.001 and not exists (
      select from place_distances d where d.city_id = c.id and d.place_id = p.id)`,
  'distances that are not so': sql`
    select count(*) from place_distances d join cities c on c.id = d.city_id join places p on p.id = d.place_id
    where abs(d.radius_distance_km - kilometres_between(c.lat, c.lng, p.lat, p.lng)) > 0.001
      or d.radius_distance_km > ${horizonKm}::float8 + 0.001`,
  'places with images and not one primary': sql`
    select count(*) from (select place_id from place_images group by place_id
      having count(*) filter (where is_primary) <> 1) t`,
  'imports whose counts are not what they noted': sql`
    select count(*) from import_runs r where r.added <> (select count(*) from audit_log a
      where a.import_run_id = r.id and a.entity = 'places' and a.action = 'create')`,
  'undone imports that took away what they did not note': sql`
    select count(*) from audit_log u where u.entity = 'import_runs' and (u.after ->> 'removed')::int <> (
      select count(*) from audit_log a where a.entity = 'places' and a.action = 'delete'
        and a.import_run_id = u.entity_id::int)`,
  'changes of a thousand places that were made to some of them, or twice': sql`
    select count(*) from (select from places p where name = 'Killed crowd' and not exists (
        select from jobs where kind in ('change-places', 'undo-many') and state in ('waiting', 'running'))
      having count(distinct is_featured) > 1 or count(distinct (select count(*) from audit_log a
        where a.entity = 'places' and a.entity_id = p.id::text)) > 1) t`,
  'large cities that are gone with some of their places only, or without a note of each': sql`
    select count(*) from (
      select (select count(*) from cities where name = ${largeTown.name}) * ${largeTown.places}::int as there,
        (select count(*) from places where name like ${`${largeTown.name} %`}) as places,
        (select count(*) from audit_log where entity = 'places' and action = 'delete'
          and before #>> '{place,name}' like ${`${largeTown.name} %`})
        + (select coalesce(sum(jsonb_array_length(before -> 'places')), 0) from audit_log where entity = 'cities'
          and action = 'delete' and before #>> '{city,name}' = ${largeTown.name}) as noted) t
    where (places <> there or noted <> ${largeTown.places}::int - there) and not exists (
      select from jobs where kind = 'delete-city' and state in ('waiting', 'running'))`,
  'records that became two places': sql`
    select count(*) from (select external_id from place_sources group by provider, external_id having count(*) > 1) t`,
  'imported places without their record': sql`
    select count(*) from places p where p.place_id like 'node/7%' and not exists (
      select from place_sources s where s.place_id = p.id)`,
})

/** What is half, in words with counts; empty when all is whole. */
export async function halvesIn(db: Database): Promise<string[]> {
  const found: string[] = []
  for (const [what, count] of Object.entries(rules(await distanceHorizonKm(db)))) {
    const { rows } = await db.execute<{ count: string }>(count)
    if (Number(rows[0]?.count) > 0) found.push(`${rows[0]?.count} ${what}`)
  }
  return found
}

/** What of pictures is half: rows whose picture or one of its widths is gone, files that no row names nor notes to go. */
export async function filesBeside(db: Database, imagesFolder: string): Promise<string[]> {
  const files = await filesBelow(imagesFolder)
  const named = await pathsIn(
    db,
    sql`select storage_path as path from place_images where image_type = 'manual_upload'
    union select storage_path from static_assets where storage_path is not null
    union select storage_path from reports where storage_path is not null`,
  )
  const noted = await pathsIn(db, sql`select path from file_removals`)
  const missing = named.flatMap(allPaths).filter((path) => !files.includes(path))
  const known = new Set([...named, ...noted].flatMap((path) => [...allPaths(path), `${path}.part`]))
  const orphans = files.filter(
    (path) => !known.has(path) && !known.has(path.replace(/\.\d+(?=\.webp\.part$)/, '')),
  )
  return [
    ...missing.map((path) => `a row names ${path}, which is gone`),
    ...orphans.map((path) => `nobody knows of the file ${path}`),
  ]
}

async function pathsIn(db: Database, paths: SQL): Promise<string[]> {
  return (await db.execute<{ path: string }>(paths)).rows.map(({ path }) => path)
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && entry.parentPath !== folder)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}
