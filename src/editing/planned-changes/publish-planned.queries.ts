import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import { users } from '../../office/accounts/account/account.table.ts'
import { isAtLeast } from '../../office/accounts/account/role.ts'
import { actThrough } from '../../office/accounts/audit-log/acting-token.ts'
import { apiTokens } from '../../office/api-tokens/api-token.table.ts'
import { notFound, Problem } from '../../platform/calls/problem.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { nextVersion } from '../../platform/database/row-version.ts'
import { lockPlanned, noteChange } from './plan-change.queries.ts'
import type { PlannedChange } from './planned-change.schema.ts'
import { plannedChanges } from './planned-change.table.ts'
import { type DueChange, findPlanned, type PlannedRow } from './planned-row.queries.ts'
import { overtakenFields, type Values } from './planned-subject.ts'
import { labelOf, subjectOf } from './planned-subjects.queries.ts'

type Publishing = { id: number; userId: string; updatedAt: string | undefined }

/**
 * Publishes it as its publisher's own change.
 * @throws Problem 404, 409 with the planned change as it is, or where what it changes is gone or was changed since, 422
 */
export const publishNow = (db: Database, { id, userId, updatedAt }: Publishing): Promise<PlannedChange> =>
  db.transaction(async (tx) => {
    const now = await lockSubject(tx, id)
    await publish(tx, { row: await lockPlanned(tx, id, updatedAt), now, userId })
    return findPlanned(tx, id)
  })

/**
 * Publishes what is due in the name of who planned it; false where somebody else did, or it was planned anew since.
 * @throws Problem that says why it cannot be
 */
export async function publishDueChange(db: Database, due: DueChange): Promise<boolean> {
  const { id } = due
  const [seen] = await db.select().from(plannedChanges).where(eq(plannedChanges.id, id))
  if (!seen) return false
  return actThrough(seen.tokenId, () =>
    db.transaction(async (tx) => {
      const now = await lockSubject(tx, id)
      const row = await lockDue(tx, due)
      if (!row) return false
      await publish(tx, { row, now, userId: await plannerOf(tx, row) })
      return true
    }),
  )
}

/** Says why it was not published; whoever plans it anew makes it wait again. */
export const refuseDueChange = (db: Database, due: DueChange, refusal: string): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockDue(tx, due)
    if (!row) return
    await tx
      .update(plannedChanges)
      .set({ state: 'refused', refusal, updatedAt: nextVersion(row) })
      .where(eq(plannedChanges.id, row.id))
    const [before, after] = [{ state: row.state }, { state: 'refused', refusal }]
    await noteChange(tx, { userId: null, row, action: 'update', before, after })
  })

/** What it changes is locked before itself, as by who edits that. */
async function lockSubject(tx: Transaction, id: number) {
  const [seen] = await tx.select().from(plannedChanges).where(eq(plannedChanges.id, id))
  if (!seen) throw notFound('planned change')
  return subjectOf(seen.subject).lock(tx, seen.subjectKey)
}

async function lockDue(tx: Transaction, { id, updatedAt }: DueChange): Promise<PlannedRow | undefined> {
  const isDue = and(eq(plannedChanges.state, 'waiting'), eq(plannedChanges.updatedAt, updatedAt))
  const [row] = await tx
    .select()
    .from(plannedChanges)
    .where(and(eq(plannedChanges.id, id), isDue))
    .for('update')
  return row
}

type Now = { values: Values } | undefined

async function publish(tx: Transaction, { row, now, userId }: { row: PlannedRow; now: Now; userId: string }) {
  const kind = subjectOf(row.subject)
  if (!now) throw new Problem(409, 'gone', `${row.name} is no longer there`)
  const changes = kind.read(row.changes)
  const overtaken = overtakenFields(row.base, kind.wanted(changes, now.values), now.values)
  if (overtaken.length > 0) {
    const labels = overtaken.map((field) => labelOf(row.subject, field)).join(', ')
    throw new Problem(409, 'overtaken', `Changed by somebody else since it was planned: ${labels}`)
  }
  await kind.publish(tx, { key: row.subjectKey, changes, userId })
  await goOnFrom(tx, row, (await kind.lock(tx, row.subjectKey))?.values ?? {})
  await tx
    .update(plannedChanges)
    .set({ state: 'published', refusal: null, publishedAt: sql`now()`, updatedAt: nextVersion(row) })
    .where(eq(plannedChanges.id, row.id))
  const [before, after] = [{ state: row.state }, { state: 'published' }]
  await noteChange(tx, { userId, row, action: 'update', before, after })
}

/** What comes after it, such as the hours of summer after those of winter, was planned upon it. */
async function goOnFrom(tx: Transaction, row: PlannedRow, values: Values): Promise<void> {
  if (!row.publishAt) return
  const later = await tx
    .select()
    .from(plannedChanges)
    .where(
      and(
        ...[eq(plannedChanges.subject, row.subject), eq(plannedChanges.subjectKey, row.subjectKey)],
        ...[ne(plannedChanges.state, 'published'), gt(plannedChanges.publishAt, row.publishAt)],
      ),
    )
    .orderBy(asc(plannedChanges.id))
    .for('update')
  for (const { id, base, updatedAt } of later) {
    const shared = Object.keys(row.base).filter(
      (field) => field in base && isSame(base[field], row.base[field]),
    )
    if (shared.length === 0) continue
    const moved = Object.fromEntries(shared.map((field) => [field, values[field]]))
    await tx
      .update(plannedChanges)
      // Its planner said nothing anew.
      .set({ base: { ...base, ...moved }, updatedAt })
      .where(eq(plannedChanges.id, id))
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** @throws Problem where they may no longer change it */
async function plannerOf(tx: Transaction, row: PlannedRow): Promise<string> {
  const [planner] = await tx
    .select({ id: users.id, username: users.username, role: users.role, revokedAt: apiTokens.revokedAt })
    .from(users)
    .leftJoin(apiTokens, eq(apiTokens.id, sql`${row.tokenId}::integer`))
    .where(eq(users.id, sql`${row.userId}::uuid`))
  if (!planner) throw new Problem(403, 'forbidden', 'Who planned it has no account any more')
  if (!isAtLeast(planner.role, 'editor'))
    throw new Problem(403, 'forbidden', `${planner.username}, who planned it, may no longer change anything`)
  if (planner.revokedAt)
    throw new Problem(403, 'forbidden', 'The API token that it was planned with has been revoked')
  return planner.id
}
