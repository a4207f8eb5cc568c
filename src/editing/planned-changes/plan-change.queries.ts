import { isDeepStrictEqual } from 'node:util'
import { eq, ne, sql } from 'drizzle-orm'
import { actingToken } from '../../office/accounts/audit-log/acting-token.ts'
import { recordChange } from '../../office/accounts/audit-log/audit-log.queries.ts'
import { brokenRule, notFound, Problem, stale } from '../../platform/calls/problem.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { isChangedSince, nextVersion } from '../../platform/database/row-version.ts'
import type { NewPlannedChange, PlannedChange, PlannedChangeEdit, When } from './planned-change.schema.ts'
import { plannedChanges } from './planned-change.table.ts'
import { mostPlanned, type PlannedSubject } from './planned-change.ts'
import { findPlanned, type PlannedRow } from './planned-row.queries.ts'
import type { Values } from './planned-subject.ts'
import { subjectOf } from './planned-subjects.queries.ts'
import { findRepeated } from './repeated-plan.queries.ts'
import { takenBack } from './taken-back.queries.ts'
import { momentOf } from './zoned-time.ts'

type Said = { subject: PlannedSubject; key: string; changes: unknown }

/**
 * Keeps a change until it is published.
 * @throws Problem 404, 409 with the thing as it is where it changed since it was read, 422 for what could not be published
 */
export async function planChange(
  db: Database,
  userId: string,
  { subject, key, changes, when }: NewPlannedChange,
): Promise<PlannedChange> {
  const said = { subject, key: String(key), changes }
  const time = timeOf(when)
  await tryOut(db, said, userId)
  return db.transaction(async (tx) => {
    if ((await tx.$count(plannedChanges, ne(plannedChanges.state, 'published'))) >= mostPlanned)
      throw brokenRule('changes', `${mostPlanned} changes wait already: publish or discard some first`)
    const prepared = await prepare(tx, said)
    const earlier = await findRepeated(tx, { ...said, ...time, userId, changes: prepared.changes })
    if (earlier !== undefined) return findPlanned(tx, earlier)
    const [row] = await tx
      .insert(plannedChanges)
      .values({ subject, subjectKey: said.key, ...prepared, ...time, userId })
      .returning()
    if (!row) throw new Error('No row came back for the planned change')
    await noteChange(tx, { userId, row, action: 'create', after: noted(row) })
    return findPlanned(tx, row.id)
  })
}

/**
 * Changes what is planned, or when; whoever does so is who plans it from then on.
 * @throws Problem as `planChange`, and 409 with the planned change as it is where that changed since it was read
 */
export async function replanChange(
  db: Database,
  { id, userId }: { id: number; userId: string },
  edit: PlannedChangeEdit,
): Promise<PlannedChange> {
  const found = await findPlanned(db, id)
  // Its publication has changed the place as well, which would be told first.
  if (found.state === 'published') throw publishedMeanwhile(found)
  // What it is about may be another place by now, whose version nobody has read.
  if (isChangedSince({ updatedAt: new Date(found.updatedAt) }, edit.updatedAt))
    throw stale('planned change', found)
  const { key } = found
  const said = edit.changes && { subject: edit.subject, key, changes: edit.changes }
  const time = edit.when === undefined ? {} : timeOf(edit.when)
  if (said) await tryOut(db, said, userId)
  return db.transaction(async (tx) => {
    // The place is locked first, as by who publishes it.
    const prepared = said && (await prepare(tx, said))
    const before = await lockPlanned(tx, id, edit.updatedAt)
    if (before.subject !== edit.subject)
      throw brokenRule('subject', `This is the planned change of a ${before.subject}`)
    const [row] = await tx
      .update(plannedChanges)
      .set({
        ...{ ...prepared, ...time, userId, tokenId: sql`${actingToken()}::integer` },
        ...{ state: 'waiting', refusal: null, updatedAt: nextVersion(before) },
      })
      .where(eq(plannedChanges.id, id))
      .returning()
    if (!row) throw new Error('No row came back for the planned change')
    const [from, to] = [noted(before), noted(row)]
    const fields = changedFields(from, to)
    const pick = (values: Values) => Object.fromEntries(fields.map((field) => [field, values[field]]))
    if (fields.length > 0)
      await noteChange(tx, { userId, row, action: 'update', before: pick(from), after: pick(to) })
    return findPlanned(tx, id)
  })
}

/** Throws it away; what it said stays in the audit log. @throws Problem 404, 409 with the planned change as it is */
export const discardPlanned = (
  db: Database,
  { id, userId, updatedAt }: { id: number; userId: string; updatedAt: string | undefined },
): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockPlanned(tx, id, updatedAt)
    await tx.delete(plannedChanges).where(eq(plannedChanges.id, id))
    await noteChange(tx, { userId, row, action: 'delete', before: noted(row) })
  })

/**
 * One that waits, kept from all others until the transaction ends.
 * @throws Problem 404, 409 with it as it is where it was published, or changed since it was read
 */
export async function lockPlanned(
  tx: Transaction,
  id: number,
  updatedAt: string | undefined,
): Promise<PlannedRow> {
  const [row] = await tx.select().from(plannedChanges).where(eq(plannedChanges.id, id)).for('update')
  if (!row) throw notFound('planned change')
  if (row.state === 'published') throw publishedMeanwhile(await findPlanned(tx, id))
  if (isChangedSince(row, updatedAt)) throw stale('planned change', await findPlanned(tx, id))
  return row
}

const publishedMeanwhile = (planned: PlannedChange) =>
  new Problem(409, 'published', 'This change has been published meanwhile', [], planned)

type Note = { userId: string | null; row: PlannedRow } & (
  | { action: 'create'; after: Values }
  | { action: 'update'; before: Values; after: Values }
  | { action: 'delete'; before: Values }
)

export const noteChange = (tx: Transaction, { row, ...note }: Note) =>
  recordChange(tx, { ...note, entity: 'planned_changes', entityId: String(row.id) })

const noted = ({ subject, subjectKey, name, changes, publishAt, timeZone, state }: PlannedRow): Values => ({
  ...{ name, subject, subjectKey, changes, state, timeZone },
  publishAt: publishAt?.toISOString() ?? null,
})

/** A moment says little without the clocks that it was said by. */
function changedFields(from: Values, to: Values): string[] {
  const isChanged = (field: string) => !isDeepStrictEqual(from[field], to[field])
  const isTimed = timeFields.some(isChanged)
  return Object.keys(to).filter((field) => isChanged(field) || (isTimed && timeFields.includes(field)))
}

const timeFields = ['publishAt', 'timeZone']

/** What would be refused at its time is refused now. */
async function tryOut(db: Database, { subject, key, changes }: Said, userId: string): Promise<void> {
  try {
    await takenBack(db, async (tx) => {
      const { plan, publish } = subjectOf(subject)
      const planned = await plan(tx, key, changes)
      await publish(tx, { key, changes: planned.changes, userId })
    })
  } catch (error) {
    throw error instanceof Problem ? aboutChanges(error) : error
  }
}

const aboutChanges = ({ status, code, message, issues, current }: Problem) =>
  new Problem(
    ...([status, code, message] as const),
    issues.map((issue) => ({ ...issue, path: `changes.${issue.path.replace(/^(updates|changes)\./, '')}` })),
    current,
  )

/** As it is stored; what would change nothing is left out. @throws Problem */
async function prepare(tx: Transaction, { subject, key, changes: said }: Said) {
  const kind = subjectOf(subject)
  const { current, changes } = await kind.plan(tx, key, said)
  const wanted = kind.wanted(changes, current.values)
  const fields = Object.keys(wanted).filter(
    (field) => !isDeepStrictEqual(wanted[field], current.values[field]),
  )
  if (fields.length === 0) throw brokenRule('changes', 'This would change nothing')
  const base = Object.fromEntries(fields.map((field) => [field, current.values[field]]))
  return { name: current.name, changes: kind.only(changes, fields), base }
}

const lastMoment = Date.parse('9999-12-31T23:59:59Z')

/** @throws Problem 422 */
function timeOf(when: When): { publishAt: Date | null; timeZone: string | null } {
  if (!when) return { publishAt: null, timeZone: null }
  const publishAt = momentOf(when)
  if (!publishAt) throw brokenRule('when.time', `On that day the clocks pass over ${when.time}`)
  if (publishAt.getTime() > lastMoment) throw brokenRule('when.date', 'By UTC that is after the year 9999')
  if (publishAt.getTime() <= Date.now()) throw brokenRule('when.time', 'That time is over')
  return { publishAt, timeZone: when.timeZone }
}
