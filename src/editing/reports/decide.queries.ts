import { inArray, sql } from 'drizzle-orm'
import { lockPlace } from '../../guide/places/lock-places.queries.ts'
import { lockReports, settleNotices } from '../../guide/reports/notices.queries.ts'
import { reports } from '../../guide/reports/report.table.ts'
import { type Reason, reasonTitles } from '../../guide/reports/report.ts'
import { recordChange } from '../../office/accounts/audit-log/audit-log.queries.ts'
import { Problem, stale } from '../../platform/calls/problem.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { undoIn } from '../history/undo.queries.ts'
import { editPlaces } from '../places/edit-places.queries.ts'
import { lockVersion } from '../places/place-changes.queries.ts'
import type { Decision } from './admin-reports.schema.ts'
import { askedChange } from './asked-change.ts'

/**
 * Decides about reports of one place and reason, all or none; what they ask for is done where it is known, and the place's
 * history says that they asked. @throws Problem 404, or 409 where one of them is no longer open or the place was changed
 */
export const decideReports = (
  db: Database,
  userId: string,
  { ids, decision, answer = '', updatedAt }: Decision,
) =>
  db.transaction(async (tx) => {
    const { placeId, reason } = await lockThese(tx, ids, true)
    const isApplied = decision === 'applied'
    if (isApplied) await lockVersion(tx, { id: placeId, updatedAt })
    const changeId = isApplied ? await apply(tx, { placeId, reason, userId, count: ids.length }) : null
    await tx
      .update(reports)
      .set({ state: decision, answer, decidedAt: new Date(), decidedBy: userId, changeId })
      .where(inArray(reports.id, ids))
    await settleNotices(tx, [placeId])
  })

/** Others see then that a note may be there already. */
export const noteReports = async (db: Database, ids: number[]): Promise<void> =>
  void (await db.update(reports).set({ notedAt: new Date() }).where(inArray(reports.id, ids)))

/** Opens them again, and undoes what applying them changed, unless it is undone. @throws Problem 404, or 409 where somebody went on from there */
export const reopenReports = (db: Database, userId: string, ids: number[]) =>
  db.transaction(async (tx) => {
    const { placeId, changeId } = await lockThese(tx, ids, false)
    if (changeId !== null) {
      await requireChangeOf(tx, placeId, changeId)
      await undoIn(tx, { entryId: changeId, userId, mayBeBack: true })
    }
    await tx.execute(sql`
      update reports r set state = 'open', answer = '', decided_at = null, decided_by = null, change_id = null,
        -- Whose device has told again meanwhile counts by that.
        device = case when not exists (select from reports o
          where o.place_id = r.place_id and o.device = r.device and o.state = 'open') then device end
      where id = any(${sql.param(ids)}::integer[])`)
    await settleNotices(tx, [placeId])
  })

/** Of two places that became one, the reports go to the one, and what was changed stays with the other. @throws Problem 409 */
async function requireChangeOf(tx: Transaction, placeId: number, entryId: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    select from audit_log where id = ${entryId} and entity = 'places' and entity_id = ${String(placeId)}`)
  if (rows.length === 0)
    throw new Problem(
      409,
      'joined',
      'The place was joined with another one since: make two of them again first, by its history',
    )
}

/** Reports that were decided together, or are open all. @throws Problem 409 */
async function lockThese(tx: Transaction, ids: readonly number[], isOpen: boolean) {
  const find = () =>
    tx
      .select()
      .from(reports)
      .where(inArray(reports.id, [...ids]))
  const [known] = await find()
  if (known) {
    // Before its reports, as whoever joins it with another place does.
    await lockPlace(tx, known.placeId)
    await lockReports(tx, known.placeId)
  }
  const found = await find()
  const [first] = found
  const isOne = found.every(
    ({ state, placeId, reason, changeId }) =>
      (state === 'open') === isOpen &&
      placeId === known?.placeId &&
      reason === first?.reason &&
      changeId === first.changeId,
  )
  if (!first || !isOne || found.length !== new Set(ids).size) throw stale('report', found.map(asTold))
  return first
}

const asTold = ({ id, reason, state, answer }: typeof reports.$inferSelect) => ({ id, reason, state, answer })

type Applying = { placeId: number; reason: Reason; userId: string; count: number }

/** The entry of the audit log that undoes it; null where an editor changed the place by its form, or nothing had to change. */
async function apply(tx: Transaction, { placeId, reason, userId, count }: Applying): Promise<number | null> {
  const report = `${reasonTitles[reason]}, ${count === 1 ? 'one report' : `${count} reports`}`
  const values = askedChange(reason)
  const changed = values && (await editPlaces(tx, [{ id: placeId, values }], { userId, report }))
  const entry = { action: 'update', entity: 'places', entityId: String(placeId) } as const
  if (!changed?.size) {
    await recordChange(tx, { ...entry, userId, before: { report: null }, after: { report } })
    return null
  }
  const { rows } = await tx.execute<{ id: number }>(sql`
    select max(id) as id from audit_log where entity = 'places' and entity_id = ${String(placeId)}`)
  return rows[0]?.id ?? null
}
