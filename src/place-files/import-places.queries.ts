import { sql } from 'drizzle-orm'
import { recordChange } from '../accounts/audit-log.queries.ts'
import { insertPlace } from '../place-editing/add-place.queries.ts'
import { addedPlace } from '../place-editing/added-place.ts'
import { editPlaces } from '../place-editing/edit-places.queries.ts'
import type { Database } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import type { ImportForm, ImportReport } from './import-places.schema.ts'
import { type ImportPlan, planImport, reportOf } from './plan-import.queries.ts'
import type { FileRow } from './read-place-file.ts'

/** More would keep every other editor waiting for minutes. */
const mostChanges = 5000
const batchSize = 200

type Import = { userId: string; rows: readonly FileRow[]; told: Pick<ImportForm, 'added' | 'changed'> }

export const checkImport = async (db: Database, rows: readonly FileRow[]): Promise<ImportReport> =>
  reportOf(await planImport(db, rows), false)

/**
 * Writes what a file says, all or nothing, as edits of the one who sends it.
 * @throws Problem 409 when it is no longer what the editor was told, 422 when a row is refused or they are too many
 */
export const applyImport = (db: Database, { userId, rows, told }: Import): Promise<ImportReport> =>
  db.transaction(async (tx) => {
    // What was checked must still hold when it is written. Readers are not held up.
    await tx.execute(sql`lock table places in share row exclusive mode`)
    const plan = await planImport(tx, rows)
    refuseUnfit(plan, told)
    for (let start = 0; start < plan.edits.length; start += batchSize) {
      const batch = plan.edits.slice(start, start + batchSize)
      await editPlaces(
        tx,
        batch.map(({ edit }) => edit),
        { userId },
      )
    }
    for (const { wish } of plan.additions) {
      const place = addedPlace(wish)
      const id = await insertPlace(tx, userId, place)
      await recordChange(tx, {
        userId,
        action: 'create',
        entity: 'places',
        entityId: String(id),
        after: place,
      })
    }
    return reportOf(plan, true)
  })

function refuseUnfit(plan: ImportPlan, told: Import['told']): void {
  const report = reportOf(plan, false)
  const { added, changed, refusedRows } = report
  if (refusedRows.length > 0)
    throw new Problem(
      422,
      'breaks_rule',
      `${report.refused} of the rows cannot be taken`,
      refusedRows.map(({ line, field, reason }) => ({ path: `${line}.${field ?? ''}`, message: reason })),
      report,
    )
  if (added + changed > mostChanges)
    throw new Problem(
      422,
      'too_many',
      `At most ${mostChanges.toLocaleString('en')} places change at once; this file changes ${(added + changed).toLocaleString('en')}`,
    )
  if ((told.added ?? added) !== added || (told.changed ?? changed) !== changed)
    throw new Problem(409, 'stale', 'Somebody has changed these places meanwhile', [], report)
}
