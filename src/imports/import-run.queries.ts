import { and, eq } from 'drizzle-orm'
import { cities } from '../cities/city.table.ts'
import type { Database } from '../platform/database.ts'
import { importRuns } from './import-run.table.ts'

type ImportRun = typeof importRuns.$inferInsert

/** Its id. */
export async function startRun(
  db: Database,
  run: Pick<ImportRun, 'origin' | 'provider' | 'cityId'>,
): Promise<number> {
  const [row] = await db
    .insert(importRuns)
    .values({ ...run, state: 'running' })
    .returning({ id: importRuns.id })
  if (!row) throw new Error('No row came back for the import run')
  return row.id
}

type RunResult = Pick<ImportRun, 'state' | 'added' | 'changed' | 'unchanged' | 'gone' | 'refused' | 'error'>

export async function finishRun(db: Database, id: number, result: RunResult): Promise<void> {
  const { state, added, changed, unchanged, gone, refused, error } = result
  await db
    .update(importRuns)
    .set({ state, added, changed, unchanged, gone, refused, error, finishedAt: new Date() })
    .where(eq(importRuns.id, id))
}

/** The list of cities shows which have been fetched for. */
export async function noteFetched(db: Database, cityId: number): Promise<void> {
  const isNew = and(eq(cities.id, cityId), eq(cities.placesFetched, false))
  if ((await db.$count(cities, isNew)) > 0) await db.update(cities).set({ placesFetched: true }).where(isNew)
}
