import { sql } from 'drizzle-orm'
import type { Database, Queries, Transaction } from '../../platform/database/database.ts'
import { isNeeded, placesToComeBack } from './needed-entries.queries.ts'
import type { KeptYears } from './retention.ts'

// Who writes the log meanwhile waits for none of it; the embedded database does nothing else for as long as one batch takes.
const lookedAtOnce = 2000

/** The last entry that was looked at, by its moment and id; before the first: none. */
export type Reached = { at: string; id: number }

export const none: Reached = { at: '-infinity', id: 0 }

type Batch = {
  /** Entries that nobody needs. */
  entries: number
  reached: Reached
}

/** The next entries that are older than `years`, the oldest first. */
const old = (years: KeptYears, { at, id }: Reached, batchSize = lookedAtOnce) => sql`
  back as materialized (${placesToComeBack}),
  looked as materialized (
    select id, at, action, entity, entity_id, import_run_id, before, after from audit_log
    where (at, id) > (${at}::timestamptz, ${id}::integer) and at < now() - make_interval(years => ${years}::integer)
    order by at, id limit ${batchSize}),
  idle as materialized (select e.id from looked e where not ${isNeeded})`

const outcome = sql`
  select (select count(*)::integer from gone) as entries, to_json(at) #>> '{}' as at, id from looked order by at desc, id desc limit 1`

type Row = { entries: number; at: string; id: number }

const batchOf = ([row]: Row[]): Batch | undefined =>
  row && { entries: row.entries, reached: { at: row.at, id: row.id } }

/** How many of the next old entries would go; undefined when there are none any more. */
async function countBatch(db: Queries, years: KeptYears, reached: Reached): Promise<Batch | undefined> {
  const { rows } = await db.execute<Row>(sql`
    with ${old(years, reached)}, gone as (select id from idle) ${outcome}`)
  return batchOf(rows)
}

/** Removes of the next old entries what nobody needs; undefined when there are none any more, or all are kept by now. */
export async function pruneBatch(
  tx: Transaction,
  reached: Reached,
  batchSize?: number,
): Promise<Batch | undefined> {
  const { rows: kept } = await tx.execute<{ years: KeptYears | null }>(
    sql`select years from audit_retention for share`,
  )
  const years = kept[0]?.years
  if (!years) return undefined
  const { rows } = await tx.execute<Row>(sql`
    with ${old(years, reached, batchSize)},
    gone as (delete from audit_log where id in (select id from idle) returning id) ${outcome}`)
  return batchOf(rows)
}

const patienceMs = 8000

/** How many entries would go if they were kept for so long; after some seconds, those that were found by then. */
export async function countOld(
  db: Database,
  years: KeptYears,
  ms = patienceMs,
): Promise<{ entries: number; isAll: boolean }> {
  const endsAt = performance.now() + ms
  let entries = 0
  let batch = await countBatch(db, years, none)
  while (batch) {
    entries += batch.entries
    if (performance.now() > endsAt) return { entries, isAll: false }
    batch = await countBatch(db, years, batch.reached)
  }
  return { entries, isAll: true }
}
