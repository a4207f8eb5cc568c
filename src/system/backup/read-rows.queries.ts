import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { BackedUpTable } from './backed-up-tables.queries.ts'
import { withoutSecrets } from './without-secrets.ts'

// A few megabytes as a rule, and thirty at most: what is read ahead of what is written.
const rowsAtOnce = 2000

/** In characters. A longer row is read by itself: one that tells of a deleted city may have a hundred million. */
const longestAmongOthers = 16_000

/** In characters: a part ends with the row that reaches it. */
const partLength = 8_000_000

type Rows = { tx: Transaction; table: BackedUpTable; hasSecrets: boolean }

/**
 * The rows of a table as JSON texts, which name numbers as the database has them; in parts, however many and however long they
 * are. The transaction must see one state throughout.
 */
export async function* readRows(
  tx: Transaction,
  table: BackedUpTable,
  { hasSecrets }: { hasSecrets: boolean },
): AsyncGenerator<string[]> {
  let part: string[] = []
  let length = 0
  for await (const row of eachRow({ tx, table, hasSecrets })) {
    part.push(row)
    length += row.length
    if (part.length < rowsAtOnce && length < partLength) continue
    yield part
    part = []
    length = 0
  }
  if (part.length > 0) yield part
}

async function* eachRow(rows: Rows): AsyncGenerator<string> {
  const { tx } = rows
  await tx.execute(sql`
    declare backed_up_rows no scroll cursor for
    select at, case when length(row) <= ${sql.raw(String(longestAmongOthers))} then row end as row from (${textsOf(rows)}) texts`)
  for (;;) {
    const { rows: read } = await tx.execute<{ at: string; row: string | null }>(
      sql.raw(`fetch ${rowsAtOnce} from backed_up_rows`),
    )
    if (read.length === 0) break
    for (const { at, row } of read) yield row ?? (await longRow(rows, at))
  }
  await tx.execute(sql`close backed_up_rows`)
}

async function longRow(rows: Rows, at: string): Promise<string> {
  const { rows: read } = await rows.tx.execute<{ row: string }>(
    textsOf(rows, sql`where source.ctid = ${at}::tid`),
  )
  const [long] = read
  if (!long) throw new Error(`The row ${at} of ${rows.table.name} is not where it was`)
  return long.row
}

/** Each text is made once, whatever asks for it. */
function textsOf({ table: { name, columns }, hasSecrets }: Rows, condition = sql``): SQL {
  const masks = hasSecrets ? {} : (withoutSecrets[name] ?? {})
  const values = columns.map((column) => asTaken(column, masks[column]))
  return sql`
    select source.ctid::text as at, text.row from ${sql.identifier(name)} source cross join lateral (
      select row_to_json(t)::text as row from (select ${sql.join(values, sql`, `)}) t offset 0) text ${condition}`
}

const asTaken = (column: string, mask: string | undefined): SQL =>
  mask === undefined ? sql`${sql.identifier(column)}` : sql`${sql.raw(mask)} as ${sql.identifier(column)}`
