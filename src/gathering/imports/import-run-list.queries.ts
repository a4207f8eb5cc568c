import { and, desc, eq, sql } from 'drizzle-orm'
import { cities } from '../../guide/cities/city.table.ts'
import { users } from '../../office/accounts/account/account.table.ts'
import { notFound } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ImportRunDetails, ImportRunList, ImportRunsQuery } from './import-run.schema.ts'
import { importRuns } from './import-run.table.ts'
import { countImportedPlaces } from './imported-places.queries.ts'
import { findUndo } from './undo-run.queries.ts'

const columns = {
  id: importRuns.id,
  jobId: importRuns.jobId,
  cityId: importRuns.cityId,
  cityName: cities.name,
  country: cities.country,
  provider: importRuns.provider,
  origin: importRuns.origin,
  state: importRuns.state,
  added: importRuns.added,
  changed: importRuns.changed,
  unchanged: importRuns.unchanged,
  gone: importRuns.gone,
  refused: importRuns.refused,
  creditsUsed: importRuns.creditsUsed,
  error: importRuns.error,
  startedBy: users.username,
  startedAt: sql<string>`to_json(${importRuns.startedAt})#>>'{}'`,
  finishedAt: sql<string | null>`to_json(${importRuns.finishedAt})#>>'{}'`,
}

const selectRuns = (db: Database) =>
  db
    .select(columns)
    .from(importRuns)
    .leftJoin(cities, eq(cities.id, importRuns.cityId))
    .leftJoin(users, eq(users.id, importRuns.startedBy))

/** The newest first. */
export async function listImportRuns(db: Database, query: ImportRunsQuery): Promise<ImportRunList> {
  const { page, limit, cityId, jobId, state } = query
  const wanted = and(
    cityId === undefined ? undefined : eq(importRuns.cityId, cityId),
    jobId === undefined ? undefined : eq(importRuns.jobId, jobId),
    state === undefined ? undefined : eq(importRuns.state, state),
  )
  const total = await db.$count(importRuns, wanted)
  const data = await selectRuns(db)
    .where(wanted)
    .orderBy(desc(importRuns.startedAt), desc(importRuns.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { data, pagination: pagesOf(total, page, limit) }
}

/** @throws Problem 404 */
export async function findImportRun(db: Database, id: number): Promise<ImportRunDetails> {
  const [run] = await selectRuns(db).where(eq(importRuns.id, id))
  if (!run) throw notFound('import')
  const [changedPlaces, kept, undone] = await Promise.all([
    countImportedPlaces(db, id, 'changed'),
    countImportedPlaces(db, id, 'kept'),
    findUndo(db, id),
  ])
  return { ...run, changedPlaces, kept, undone }
}

const pagesOf = (total: number, page: number, limit: number) => ({
  ...{ page, limit, total },
  totalPages: Math.max(1, Math.ceil(total / limit)),
})
