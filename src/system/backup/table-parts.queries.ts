import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import type { BackedUpTable } from './backed-up-tables.queries.ts'
import { withoutSecrets } from './without-secrets.ts'

/** A part of a table is so many blocks of its file: some thousand short rows, and a few megabytes as a rule. */
const partBlocks = 16

const rowsAtOnce = 2000

/** In characters. A longer row is read by itself: one that tells of a deleted city may have a hundred million. */
const longestAmongOthers = 16_000

/** In characters: a text ends with the row that reaches it. */
const textLength = 8_000_000

type Rows = { tx: Transaction; table: BackedUpTable; hasSecrets: boolean }

export async function countParts(tx: Transaction, { name }: BackedUpTable): Promise<number> {
  const { rows } = await tx.execute<{ parts: number }>(sql`
    select ceil(pg_relation_size(${asText(name)}::regclass) / current_setting('block_size')::float8 / ${partBlocks})::integer
      as parts`)
  return rows[0]?.parts ?? 0
}

/**
 * What says of each part of a table, from one up to before another, which versions of rows it has: a row that changes is another one of the
 * file, by another transaction. `age` goes on with each transaction, and is taken as of one that never changes.
 */
export async function digestParts(
  tx: Transaction,
  { name }: BackedUpTable,
  from: number,
  to: number,
): Promise<string[]> {
  const { rows } = await tx.execute<{ digest: string }>(sql`
    select (select concat(count(*), ' ', bit_xor(hashtidextended(s.ctid, age(s.xmin)::bigint - asked.since)))
      from only ${sql.identifier(name)} s where ${isWithin(sql`asked.part`)}) as digest
    from (select part, age('3'::xid) as since from generate_series(${from}::integer, ${to}::integer - 1) part) asked
    order by asked.part`)
  return rows.map(({ digest }) => digest)
}

/**
 * The rows of a part as lines of JSON, which name numbers as the database has them; in texts, however many and however long they
 * are. The transaction must see one state throughout.
 */
export async function* readPart(rows: Rows, part: number): AsyncGenerator<string> {
  let [text, number] = ['', 0]
  for await (const row of eachRow(rows, part)) {
    text += `${row}\n`
    number += 1
    if (number < rowsAtOnce && text.length < textLength) continue
    yield text
    ;[text, number] = ['', 0]
  }
  if (number > 0) yield text
}

async function* eachRow(rows: Rows, part: number): AsyncGenerator<string> {
  const { rows: read } = await rows.tx.execute<{ at: string; row: string | null }>(sql`
    select at, case when length(row) <= ${sql.raw(String(longestAmongOthers))} then row end as row
    from (${textsOf(rows, isWithin(sql`${part}`))}) texts`)
  for (const { at, row } of read) yield row ?? (await longRow(rows, at))
}

async function longRow(rows: Rows, at: string): Promise<string> {
  const { rows: read } = await rows.tx.execute<{ row: string }>(textsOf(rows, sql`s.ctid = ${at}::tid`))
  const [long] = read
  if (!long) throw new Error(`The row ${at} of ${rows.table.name} is not where it was`)
  return long.row
}

/** Each text is made once, whatever asks for it. A table may have columns of any name: a name of ours that stands alone would be theirs. */
function textsOf({ table: { name, columns }, hasSecrets }: Rows, condition: SQL): SQL {
  const masks = hasSecrets ? {} : (withoutSecrets[name] ?? {})
  const values = columns.map((column) => asTaken(column, masks[column]))
  return sql`
    select s.ctid::text as at, text.row from only ${sql.identifier(name)} s cross join lateral (
      select row_to_json(t.*)::text as row from (select ${sql.join(values, sql`, `)}) t offset 0) text where ${condition}`
}

const asTaken = (column: string, mask: string | undefined): SQL =>
  mask === undefined ? sql`${sql.identifier(column)}` : sql`${sql.raw(mask)} as ${sql.identifier(column)}`

const isWithin = (part: SQL): SQL =>
  sql`s.ctid >= ${beginOf(part)} and s.ctid < ${beginOf(sql`${part}::integer + 1`)}`

const beginOf = (part: SQL): SQL =>
  sql`format('(%s,0)', (${part})::integer * ${sql.raw(String(partBlocks))})::tid`

const asText = (name: string): SQL => sql`quote_ident(${name})`
