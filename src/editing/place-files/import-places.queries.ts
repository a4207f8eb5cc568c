import { lockPlacesTable } from '../../guide/places/lock-places.queries.ts'
import { Problem } from '../../platform/calls/problem.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { insertPlaces } from '../places/add-place.queries.ts'
import { addedPlace } from '../places/added-place.ts'
import { editPlaces } from '../places/edit-places.queries.ts'
import type { ImportForm, ImportReport, RefusedRow } from './import-places.schema.ts'
import { emptyReport, withRows } from './import-tally.ts'
import type { FileRow } from './place-rows.ts'
import { planImport } from './plan-import.queries.ts'
import type { SortedRows } from './planned-rows.ts'

const batchSize = 200

export type Told = Pick<ImportForm, 'added' | 'changed'>

type Import = { userId: string; rows: readonly FileRow[]; told: Told; addUnknown?: boolean }

export const checkImport = async (
  db: Database,
  { rows, addUnknown = false }: Pick<Import, 'rows' | 'addUnknown'>,
): Promise<ImportReport> => withRows(emptyReport, await planImport(db, rows, { addUnknown }))

/**
 * Writes what a file says, all or nothing, as edits of the one who sends it.
 * @throws Problem 409 when it is no longer what the editor was told, 422 when a row is refused
 */
export const applyImport = (
  db: Database,
  { userId, rows, told, addUnknown = false }: Import,
): Promise<ImportReport> =>
  db.transaction(async (tx) => {
    // What was checked must still hold when it is written. Readers are not held up.
    await lockPlacesTable(tx)
    const plan = await planImport(tx, rows, { addUnknown })
    const report = withRows(emptyReport, plan)
    refuseUnfit(report, told)
    await writeRows(tx, plan, userId)
    return { ...report, isApplied: true }
  })

/** Needs the table of places locked. */
export async function writeRows(
  tx: Transaction,
  { edits, additions }: SortedRows,
  userId: string,
): Promise<void> {
  for (let start = 0; start < edits.length; start += batchSize) {
    const batch = edits.slice(start, start + batchSize)
    await editPlaces(
      tx,
      batch.map(({ edit }) => edit),
      { userId },
    )
  }
  for (let start = 0; start < additions.length; start += batchSize) {
    const batch = additions.slice(start, start + batchSize)
    await insertPlaces(
      tx,
      userId,
      batch.map(({ wish }) => addedPlace(wish)),
    )
  }
}

/** @throws Problem 422, 409 */
export function refuseUnfit(report: ImportReport, told: Told): void {
  const { added, changed, refused, refusedRows } = report
  if (refused > 0)
    throw new Problem(
      422,
      'breaks_rule',
      `${refused} of the rows cannot be taken, the first is ${inWords(refusedRows[0])}`,
      refusedRows.map(({ line, field, reason }) => ({ path: `${line}.${field ?? ''}`, message: reason })),
      report,
    )
  if ((told.added ?? added) !== added || (told.changed ?? changed) !== changed)
    throw new Problem(409, 'stale', 'Somebody has changed these places meanwhile', [], report)
}

/** Of a job its message is all that is told. */
const inWords = (row?: RefusedRow) => `row ${row?.line} (${row?.field ? `${row.field}: ` : ''}${row?.reason})`
