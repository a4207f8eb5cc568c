import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { Check } from './finding.ts'

/** Whether PostgreSQL looks after its tables by itself, which is its owner's to say. */
export const checkOwnCare =
  (db: Database): Check =>
  async () => {
    const { rows } = await db.execute<{ isOn: boolean; without: string | null }>(sql`
      select current_setting('autovacuum')::boolean and current_setting('track_counts')::boolean as "isOn",
        (select string_agg(relname, ', ' order by relname) from pg_class where relnamespace = 'public'::regnamespace
          and exists (select from pg_options_to_table(reloptions)
            where option_name = 'autovacuum_enabled' and not option_value::boolean)) as without`)
    return rows.flatMap(({ isOn, without }) => [
      ...(isOn ? [] : [left('PostgreSQL has autovacuum or track_counts off')]),
      ...(without ? [left(`autovacuum is off for ${without}`)] : []),
    ])
  }

const left = (what: string) => ({
  text: `${what}: turn it on, or searches of a full guide become slow and its tables ever larger.`,
  isMended: false,
  // A server's owner may have it done by the clock.
  isAdvice: true,
})
