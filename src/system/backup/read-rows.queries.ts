import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { BackedUpTable } from './backed-up-tables.queries.ts'
import { withoutSecrets } from './without-secrets.ts'

// A few megabytes: what is read ahead of what is written.
const rowsAtOnce = 2000

/** The rows of a table as JSON texts, which name numbers as the database has them; some at a time, however many there are. */
export async function* readRows(
  tx: Transaction,
  { name, columns }: BackedUpTable,
  { hasSecrets }: { hasSecrets: boolean },
): AsyncGenerator<string[]> {
  const masks = hasSecrets ? {} : (withoutSecrets[name] ?? {})
  const values = columns.map((column) => asTaken(column, masks[column]))
  await tx.execute(sql`
    declare backed_up_rows no scroll cursor for
    select row_to_json(t)::text as row from (select ${sql.join(values, sql`, `)} from ${sql.identifier(name)}) t`)
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${rowsAtOnce} from backed_up_rows`))
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await tx.execute(sql`close backed_up_rows`)
}

const asTaken = (column: string, mask: string | undefined): SQL =>
  mask === undefined ? sql`${sql.identifier(column)}` : sql`${sql.raw(mask)} as ${sql.identifier(column)}`
