import { type SQL, sql } from 'drizzle-orm'
import type { Schedule } from '../../office/jobs/keep-jobs.task.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import { keepTwinsOf } from './twins-of.queries.ts'

// Some hundredths of a second in which a process answers nobody else.
const batchSize = 100

/** Four times an hour what changed is looked at; a place that nobody changes is looked at once. */
export const twinsSchedule = (db: Database): Schedule => ({
  name: 'place-twins',
  cron: '*/15 * * * *',
  run: () => findTwins(db),
})

/**
 * Looks for places that may be one, among all of them in the first round, among those that changed since in each later one. A
 * batch is a transaction with how far the round has come, from where it goes on when it was killed.
 */
export async function findTwins(db: Database): Promise<void> {
  for (let isDone = false; !isDone; ) isDone = await db.transaction(searchBatch)
}

type Search = { upTo: number; since: string | null }

/** Whether the round came to its end. */
async function searchBatch(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ id: number; at: string }>(changedSince(await lockSearch(tx)))
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await keepTwinsOf(tx, ids)
  const last = rows.length < batchSize ? undefined : rows.at(-1)
  // A change that was made but not committed when the round began is older than it.
  await tx.execute(
    last
      ? sql`update twin_searches set since = ${last.at}::timestamptz, up_to = ${last.id}`
      : sql`update twin_searches set up_to = 0, since = began_at - interval '15 minutes', ended_at = began_at, began_at = null`,
  )
  return !last
}

/** The next places, from the longest unchanged on: through an index, which reads no others. */
export const changedSince = ({ since, upTo }: Search): SQL => sql`
  select id, updated_at::text as at from places
  where (updated_at, id) > (coalesce(${since}::timestamptz, '-infinity'), ${upTo}::integer)
  order by updated_at, id limit ${batchSize}`

/** Of two processes that search, one does a batch after the other. */
async function lockSearch(tx: Transaction): Promise<Search> {
  await tx.execute(sql`insert into twin_searches (id) values (1) on conflict do nothing`)
  const { rows } = await tx.execute<Search>(sql`
    update twin_searches set began_at = coalesce(began_at, now())
    returning up_to as "upTo", since::text as since`)
  return rows[0] ?? { upTo: 0, since: null }
}
