import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'

type Move = {
  from: number
  to: number
  /** Which of them; all unless told. */
  where?: SQL
}

/**
 * What waits to be published of a place becomes another one's, as another version: who has read it, or publishes it at this moment,
 * looks again. The places are locked before.
 */
export async function movePlanned(tx: Transaction, { from, to, where = sql`true` }: Move): Promise<void> {
  await tx.execute(sql`
    update planned_changes set subject_key = ${String(to)},
      updated_at = greatest(now(), updated_at + interval '1 millisecond')
    where subject = 'place' and subject_key = ${String(from)} and state <> 'published' and ${where}`)
}
