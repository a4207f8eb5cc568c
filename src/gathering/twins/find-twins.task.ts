import { type SQL, sql } from 'drizzle-orm'
import type { Schedule } from '../../office/jobs/keep-jobs.task.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { findTwinsOf, keepTwins } from './twins-of.queries.ts'

const batchSize = 100

/** Four times an hour what changed is looked at; a place that nobody changes is looked at once. */
export const twinsSchedule = (db: Database): Schedule => ({
  name: 'place-twins',
  cron: '*/15 * * * *',
  run: () => findTwins(db),
})

/**
 * Looks for places that may be one, among all of them in the first round, among those that changed since in each later one. What
 * a batch finds is kept with how far the round has come, from where it goes on when it was killed. It is read before: in a
 * transaction the embedded database would answer nobody else.
 */
export async function findTwins(db: Database): Promise<void> {
  for (let isDone = false; !isDone; ) isDone = await searchBatch(db)
}

type Search = { upTo: number; since: string | null }

type ChangedPlace = { id: number; at: string }

/** Whether the round came to its end, or another process goes on with it. */
async function searchBatch(db: Database): Promise<boolean> {
  const search = await beginOrGoOn(db)
  const { rows } = await db.execute<ChangedPlace>(changedSince(search))
  const ids = rows.map(({ id }) => id)
  const twins = await findTwinsOf(db, ids)
  const last = rows.length < batchSize ? undefined : rows.at(-1)
  return db.transaction(async (tx) => {
    if (!(await advance(tx, search, last))) return true
    await keepTwins(tx, ids, twins)
    return !last
  })
}

/**
 * The next places, from the longest unchanged on: through an index, which reads no others. Those that a clock dates which was ahead
 * were compared by it: each round would come to them again, and go on from a time that is none.
 */
export const changedSince = ({ since, upTo }: Search): SQL => sql`
  select id, updated_at::text as at from places
  where (updated_at, id) > (coalesce(${since}::timestamptz, '-infinity'), ${upTo}::integer)
    and updated_at <= now() + interval '1 hour'
  order by updated_at, id limit ${batchSize}`

/** Since a time that a clock noted which was ahead nothing would have changed for long: then all places are looked at. */
async function beginOrGoOn(db: Database): Promise<Search> {
  await db.execute(sql`insert into twin_searches (id) values (1) on conflict do nothing`)
  const { rows } = await db.execute<Search>(sql`
    update twin_searches set began_at = coalesce(began_at, now()),
      since = case when since <= now() + interval '1 hour' then since end
    returning up_to as "upTo", since::text as since`)
  return rows[0] ?? { upTo: 0, since: null }
}

/** Notes up to where this round has come, or its end: false when another process was there before. */
async function advance(tx: Transaction, { since, upTo }: Search, last?: ChangedPlace): Promise<boolean> {
  // A change that was made but not committed when the round began is older than it.
  const next = last
    ? sql`since = ${last.at}::timestamptz, up_to = ${last.id}`
    : sql`up_to = 0, since = began_at - interval '15 minutes', ended_at = began_at, began_at = null`
  const { rows } = await tx.execute(sql`
    update twin_searches set ${next}
    where began_at is not null and up_to = ${upTo} and since is not distinct from ${since}::timestamptz returning id`)
  return rows.length > 0
}
