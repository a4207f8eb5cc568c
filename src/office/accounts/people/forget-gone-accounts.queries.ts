import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { inPortions } from '../../../platform/database/in-portions.ts'
import { keptFor } from '../audit-log/deleted-rows.queries.ts'

/** Some tenths of a second. */
const usualBatch = 5000

/** Who brings an account back at the last moment may still be at it. */
const longerThan = sql.raw(`interval '10 minutes'`)

/**
 * Entries of the audit log no longer say whose they are where the account cannot come back any more; batch by batch, since who imported a
 * large guide has millions.
 */
export async function forgetGoneAccounts(db: Database, batchSize = usualBatch): Promise<void> {
  for (const userId of await findGone(db))
    await inPortions(
      db,
      (size) => sql`
        update audit_log set user_id = null
        where id in (select id from audit_log where user_id = ${userId}::uuid limit ${size})`,
      batchSize,
    )
}

/** Of accounts that entries name, from one to the next along the index, the ones that are gone for good. */
async function findGone(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive named as (
      (select user_id as id from audit_log where user_id is not null order by user_id limit 1)
      union all
      select (select user_id from audit_log where user_id > named.id order by user_id limit 1) from named
      where named.id is not null)
    select id from named where id is not null and not exists (select from users u where u.id = named.id)
      and not exists (select from audit_log e where e.entity = 'users' and e.entity_id = named.id::text
        and e.action = 'delete' and e.at > now() - ${keptFor} - ${longerThan})`)
  return rows.map(({ id }) => id)
}
