import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'

const named = sql`(
  select storage_path as path from place_images where storage_path is not null
  union select storage_path from static_assets where storage_path is not null
  union select storage_path from reports where storage_path is not null)`

type Known = { path: string; isNamed: boolean; isNoted: boolean }

/** Of each of these paths whether a row names it, and whether it is noted for removal. */
export async function findKnown(db: Database, paths: readonly string[]): Promise<Known[]> {
  const { rows } = await db.execute<Known>(sql`
    select path, exists (select from place_images where storage_path = path)
        or exists (select from static_assets where storage_path = path)
        or exists (select from reports where storage_path = path) as "isNamed",
      exists (select from file_removals r where r.path = file.path) as "isNoted"
    from jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb) as file (path)`)
  return rows
}

/** As long as what was deleted can be brought back, and the row of a newer copy of the database may name them. */
export async function noteForRemoval(db: Database, paths: readonly string[]): Promise<void> {
  await db.execute(sql`
    insert into file_removals (path, due_at)
    select path, now() + interval '31 days' from jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb) as file (path)
    on conflict do nothing`)
}

export async function countNamed(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${named} as n`)
  return rows[0]?.count ?? 0
}

/** In the order of their paths. */
export async function listNamed(
  db: Database,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ path: string }>(sql`
    select path from ${named} as n where path > ${after} order by path limit ${limit}`)
  return rows.map(({ path }) => path)
}
