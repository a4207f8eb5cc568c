import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { fileRemovals } from './file-removal.table.ts'

/** Before a file is written: it goes again unless a row names it within so many hours. */
export async function noteUnnamedFile(db: Database, path: string, { hours }: { hours: number }) {
  await db.insert(fileRemovals).values({ path, dueAt: sql`now() + ${hours} * interval '1 hour'` })
}

/** In the transaction that deletes the row that named it, when nothing can bring that back. */
export async function removeWithoutDelay(tx: Transaction, path: string) {
  // Whole milliseconds are kept: of now, half of them would lie ahead.
  const dueAt = sql`now() - interval '1 second'`
  await tx.update(fileRemovals).set({ dueAt }).where(eq(fileRemovals.path, path))
}

/** The same where the deletion can be undone within an hour. */
export async function removeSoon(tx: Transaction, path: string) {
  await tx
    .update(fileRemovals)
    .set({ dueAt: sql`now() + interval '65 minutes'` })
    .where(eq(fileRemovals.path, path))
}

/**
 * Up to `limit` files that are due, or the one that is named whether it is due or not. From now on they are nobody's: a row
 * that named one would be refused. What a row names after all is no longer noted.
 */
export async function beginRemovals(
  db: Database,
  wanted: { limit: number } | { path: string },
): Promise<string[]> {
  const where = 'path' in wanted ? sql`path = ${wanted.path}` : sql`due_at <= now()`
  const limit = 'limit' in wanted ? wanted.limit : 1
  // A file whose row is just being written is locked by it: it is passed over, and taken off once the row is there.
  const { rows } = await db.execute<{ path: string }>(sql`
    with wanted as materialized (
      select path, is_begun, ${isNamed(sql`r.path`)} as is_named from file_removals r
      where ${where} order by due_at limit ${limit} for update skip locked),
    named as (delete from file_removals where path in (select path from wanted where is_named and not is_begun))
    update file_removals set is_begun = true
    where path in (select path from wanted where is_begun or not is_named) returning path`)
  return rows.map(({ path }) => path)
}

/** Once the files are gone. */
export async function endRemovals(db: Database, paths: string[]) {
  await db.delete(fileRemovals).where(inArray(fileRemovals.path, paths))
}

/** What cannot be removed now: others come before it is tried again. */
export async function putOffRemoval(db: Database, path: string) {
  const dueAt = sql`now() + interval '30 minutes'`
  await db.update(fileRemovals).set({ dueAt }).where(eq(fileRemovals.path, path))
}

const isNamed = (path: SQL) => sql`(exists (select from place_images where storage_path = ${path})
  or exists (select from static_assets where storage_path = ${path})
  or exists (select from reports where storage_path = ${path}))`
