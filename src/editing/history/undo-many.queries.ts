import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { withTheirOtherHalf } from '../../gathering/merging/place-edit.ts'
import { type EditableFact, editableFacts } from '../../guide/facts/fact-names.ts'
import { twistedRanges } from '../../guide/facts/ranges.ts'
import { lockPlacesTable } from '../../guide/places/lock-places.queries.ts'
import { isJobOpen, joinOrStartJobIn, lockJobs } from '../../office/jobs/job.queries.ts'
import { notFound, Problem } from '../../platform/calls/problem.ts'
import type { Database, Queries, Transaction } from '../../platform/database/database.ts'
import { editPlaces } from '../places/edit-places.queries.ts'
import { type Known, lockPlacesToEdit } from '../places/lock-places-to-edit.queries.ts'
import { findJoining } from './part-places.queries.ts'
import { restoreIn } from './restore.queries.ts'
import { findSaidSince } from './said-since.queries.ts'
import { undoOf } from './undo.ts'
import { bringBackBatch, broughtBackAtOnce, countDeleted, findDeletedCity } from './undo-deletions.queries.ts'
import type { UndoneMany } from './undo-many.schema.ts'
import type { Undoing, UndoneBatch } from './undone-batch.ts'

// An editor who saves one of these places waits for as many; on the embedded database, everybody does.
const undoneAtOnce = 250

/** The kind of job that undoes a change of many places. */
export const undoManyJob = 'undo-many'

type Asked = { changeId: string; userId: string }

/**
 * Undoes one change of many places, all at once where they are few; else the id of the job that does it, which is the
 * one under way where somebody has asked for it already. @throws Problem 404, 409 while the change itself goes on,
 * 422 when it is too late to bring back what it deleted
 */
export const undoMany = (
  db: Database,
  { changeId, userId }: Asked,
): Promise<UndoneMany | { jobId: string }> =>
  db.transaction(async (tx) => {
    if (await isJobOpen(tx, changeId)) throw goesOn()
    const joining = await findJoining(tx, changeId)
    if (joining !== undefined) {
      await restoreIn(tx, { entryId: joining, userId })
      return { places: 1, undone: 1, left: 0, gone: 0, changeId: randomUUID() }
    }
    const city = await findDeletedCity(tx, changeId)
    if (city) await bringCityBack(tx, { changeId, userId })
    const deleted = await countDeleted(tx, changeId)
    const total = deleted || (await countTouched(tx, changeId))
    if (total === 0 && !city) throw notFound('change')
    if (total > (deleted > 0 ? broughtBackAtOnce : undoneAtOnce)) {
      const job = { kind: undoManyJob, input: { changeId, total }, startedBy: userId }
      return { jobId: await joinOrStartJobIn(tx, job) }
    }
    const undoingId = randomUUID()
    const { undone = 0, left = 0, gone = 0 } = (await undoBatch(tx, { changeId, undoingId, userId }, 0)) ?? {}
    return { places: total, undone, left, gone, changeId: undoingId }
  })

/** Unless it is back. */
async function bringCityBack(tx: Transaction, { changeId, userId }: Asked): Promise<void> {
  // Before looking: of two who ask at once the second finds what the first has brought back.
  await lockPlacesTable(tx)
  // The job for its places is started after its ways by road have written to that table.
  await lockJobs(tx)
  const city = await findDeletedCity(tx, changeId)
  if (city && !city.isBack) await restoreIn(tx, { entryId: city.entryId, userId })
}

const goesOn = () =>
  new Problem(409, 'running', 'The change is still being made. Cancel it, or wait until it is done.')

const ofChange = (changeId: string) =>
  sql`change_id = ${changeId}::uuid and entity = 'places' and action = 'update'`

async function countTouched(db: Queries, changeId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from audit_log where ${ofChange(changeId)}`)
  return rows[0]?.count ?? 0
}

type Entry = {
  id: number
  placeId: number
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/**
 * Sets the next places of a change back to how they were before it, field by field, but for what was changed again since;
 * those that it deleted come back.
 * Undefined when none is left after the entry `after`.
 */
export async function undoBatch(
  tx: Transaction,
  { changeId, undoingId, userId }: Undoing,
  after: number,
  batchSize?: number,
): Promise<UndoneBatch | undefined> {
  const { rows } = await tx.execute<Entry>(sql`
    select id, entity_id::integer as "placeId", before, after from audit_log
    where ${ofChange(changeId)} and id > ${after} order by id limit ${batchSize ?? undoneAtOnce}`)
  const last = rows.at(-1)
  if (!last) return bringBackBatch(tx, { changeId, undoingId, userId }, after, batchSize)
  const locked = await lockPlacesToEdit(
    tx,
    rows.map(({ placeId }) => placeId),
  )
  const said = await findSaidSince(
    tx,
    rows.map((row) => ({ ...row, current: locked.get(row.placeId)?.before })),
  )
  const undos = rows.flatMap((change) => {
    const known = locked.get(change.placeId)
    return known ? [editThatUndoes(change, known, said.get(change.id) ?? [])] : []
  })
  await editPlaces(tx, undos, { userId, changeId: undoingId })
  const left = undos.filter(({ isLeft }) => isLeft).length
  return { upTo: last.id, undone: undos.length - left, left, gone: rows.length - undos.length }
}

/** `isLeft`: some of it stays, since it was changed again, or would end a range before it begins by what was said since. */
function editThatUndoes(
  { placeId: id, ...change }: Entry,
  { before: current, sources }: Known,
  saidSince: readonly EditableFact[],
) {
  const { values, released, kept, changedSince } = undoOf(change, current, saidSince)
  const without = (fields: readonly string[]) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)))
  const twisted = twistedRanges({ ...current, ...without(changedSince) }).flatMap(({ min, max }) => [
    min,
    max,
  ])
  const staying: string[] = [...changedSince, ...twisted]
  // Half of a pair would not fit the other half that was said since.
  staying.push(...withTheirOtherHalf(editableFacts.filter((field) => staying.includes(field))))
  return {
    id,
    values: without(staying),
    kept,
    // Of a place that no source tells of, nobody else could say what the field was.
    released: sources.length > 0 ? released.filter((field) => !staying.includes(field)) : [],
    isLeft: staying.length > 0,
  }
}
