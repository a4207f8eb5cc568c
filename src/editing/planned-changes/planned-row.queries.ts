import { and, asc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { users } from '../../office/accounts/account/account.table.ts'
import { notFound } from '../../platform/calls/problem.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { inPortions } from '../../platform/database/in-portions.ts'
import type { PlannedChange, PlannedChangesQuery } from './planned-change.schema.ts'
import { plannedChanges } from './planned-change.table.ts'
import { type PlannedState, publishedDays } from './planned-change.ts'
import { overtakenFields } from './planned-subject.ts'
import { subjectOf } from './planned-subjects.queries.ts'
import { zonedTime } from './zoned-time.ts'

export type PlannedRow = typeof plannedChanges.$inferSelect

const { id, subject, subjectKey, state, publishAt, publishedAt } = plannedChanges

/** Those that wait, the soonest first and drafts after them, then what was published of late. */
export async function listPlanned(db: Queries, query: PlannedChangesQuery): Promise<PlannedChange[]> {
  const isRecent = gt(publishedAt, sql`now() - make_interval(days => ${publishedDays})`)
  const isChosen = and(
    query.subject && eq(subject, query.subject),
    query.key === undefined ? undefined : eq(subjectKey, query.key),
  )
  return told(db, and(or(isNull(publishedAt), isRecent), isChosen))
}

/** @throws Problem 404 */
export async function findPlanned(db: Queries, plannedId: number): Promise<PlannedChange> {
  const [planned] = await told(db, eq(id, plannedId))
  if (!planned) throw notFound('planned change')
  return planned
}

async function told(db: Queries, condition: SQL | undefined): Promise<PlannedChange[]> {
  const rows = await db
    .select({ row: plannedChanges, username: users.username, where: itsPlace })
    .from(plannedChanges)
    .leftJoin(users, eq(users.id, plannedChanges.userId))
    .where(condition)
    .orderBy(sql`${publishedAt} desc nulls first`, asc(publishAt), asc(id))
    .limit(mostListed)
  const currents = await currentOf(
    db,
    rows.map(({ row }) => row),
  )
  return rows.map(({ row, username, where }) => {
    const kind = subjectOf(row.subject)
    const current = currents.get(`${row.subject} ${row.subjectKey}`)
    const isOpen = row.state !== 'published'
    const wanted = current && isOpen && kind.wanted(kind.read(row.changes), current.values)
    return {
      ...{ id: row.id, subject: row.subject, key: row.subjectKey, name: current?.name ?? row.name },
      ...{ changes: row.changes, fields: Object.keys(row.base), state: stateOf(row), refusal: row.refusal },
      overtaken: wanted ? overtakenFields(row.base, wanted, current.values) : [],
      isGone: current === undefined,
      when: whenOf(row),
      ...{ username, where },
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      publishedAt: row.publishedAt?.toISOString() ?? null,
    }
  })
}

const mostListed = 1000

/** Many playgrounds have one name, and most places of a map say no town. */
const itsPlace = sql<string | null>`case ${subject} when 'place' then (
  select coalesce(place.address, nullif(concat_ws(', ',
    nullif(concat_ws(' ', place.addr_street, place.addr_housenumber), ''),
    coalesce(place.addr_city, (select city.name from city_places link join cities city on city.id = link.city_id
      where link.place_id = place.id order by city.id limit 1))), ''))
  from places place where place.id = ${subjectKey}::integer) end`

async function currentOf(db: Queries, rows: readonly PlannedRow[]) {
  const found = new Map<string, { name: string; values: Readonly<Record<string, unknown>> }>()
  for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.subject)) {
    const keys = [...new Set(ofKind.map((row) => row.subjectKey))]
    for (const [key, current] of await subjectOf(kind).findCurrent(db, keys))
      found.set(`${kind} ${key}`, current)
  }
  return found
}

const stateOf = (row: PlannedRow): PlannedState =>
  row.state === 'waiting' ? (row.publishAt ? 'planned' : 'draft') : row.state

function whenOf({ publishAt: at, timeZone }: PlannedRow) {
  return at && timeZone !== null ? { ...zonedTime(at, timeZone), at: at.toISOString() } : null
}

/** One whose time had come when it was this version: whoever plans it anew makes it another. */
export type DueChange = Pick<PlannedRow, 'id' | 'updatedAt'>

/** The earliest first. */
export const findDue = (db: Queries): Promise<DueChange[]> =>
  db
    .select({ id, updatedAt: plannedChanges.updatedAt })
    .from(plannedChanges)
    .where(and(eq(state, 'waiting'), sql`${publishAt} <= now()`))
    .orderBy(asc(publishAt), asc(id))

/** What was published long ago is told by the audit log alone. */
export const forgetPublished = (db: Database): Promise<void> =>
  inPortions(
    db,
    (size) => sql`
      delete from planned_changes where id in (
        select id from planned_changes where published_at < now() - make_interval(days => ${publishedDays})
        limit ${size} for update skip locked)`,
  )
