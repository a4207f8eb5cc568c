import { sql } from 'drizzle-orm'
import type { Database } from '../../src/platform/database/database.ts'
import { listBackedUpTables } from '../../src/system/backup/backed-up-tables.queries.ts'
import type { Random } from '../random.ts'
import { oddValue } from './odd-values.ts'

/** What triggers write of other tables. */
const derived: ReadonlySet<string> = new Set([
  ...['hours_to_reckon', 'kept_counts', 'known_words', 'place_counts', 'place_words'],
])

type Column = {
  name: string
  type: string
  isNullable: boolean
  /** Values that it must have one of. */
  words: string[]
  table: string | null
  column: string | null
  /** Rules that it must keep, by name. */
  checks: string[]
}

const [notNull, checkFailed] = ['23502', '23514']
const triesPerRow = 20

type Parts = { random: Random; newPicture: () => Promise<string> }

/**
 * Fills each table with no rows or some, of values that nobody would think of but as far as the database takes them; the
 * columns come from its catalogue, so that new ones need no line here. How many rows each table has.
 */
export async function addOddRows(db: Database, { random, newPicture }: Parts): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { name } of await db.transaction(listBackedUpTables)) {
    if (derived.has(name)) continue
    const columns = await columnsOf(db, name)
    const wanted = random.below(4) === 0 ? 0 : 1 + random.below(6)
    let row: Row | undefined
    for (let made = 0, tries = 0; made < wanted && tries < triesPerRow * wanted; tries++) {
      row ??= await oddRow(db, columns, { random, newPicture })
      const refusal = await refusalOf(db, name, row)
      // What it would refer to is not there.
      if (refusal?.code === notNull) break
      if (refusal?.code === checkFailed) row = await drawnAnew(row, refusal.constraint)
      else {
        made += refusal ? 0 : 1
        row = undefined
      }
    }
    counts.set(name, await db.$count(sql`${sql.identifier(name)}`))
  }
  return counts
}

type Cell = Pick<Column, 'name' | 'type' | 'checks'> & { value: unknown; draw: () => Promise<unknown> }
type Row = Cell[]

async function oddRow(db: Database, columns: readonly Column[], { random, newPicture }: Parts): Promise<Row> {
  const row: Row = []
  for (const { name, type, isNullable, words, table, column, checks } of columns) {
    const draw = async () => {
      if (isNullable && random.below(4) === 0) return null
      if (table && column) return anyOf(db, { table, column }, random)
      if (name === 'storage_path') return newPicture()
      // An empty one stands for none in an archive without secrets.
      if (name === 'password') return 'scrypt$x'
      if (words.length === 0) return oddValue(type, random)
      return type.endsWith('[]') ? [random.pick(words)] : random.pick(words)
    }
    row.push({ name, type, checks, draw, value: await draw() })
  }
  return row
}

/** The same row with other values where one of them is against a rule: to draw all of them anew would hardly ever keep ten rules. */
async function drawnAnew(row: Row, check: string | undefined): Promise<Row> {
  const drawn: Row = []
  for (const cell of row)
    drawn.push(check && cell.checks.includes(check) ? { ...cell, value: await cell.draw() } : cell)
  return drawn
}

async function anyOf(db: Database, { table, column }: { table: string; column: string }, random: Random) {
  const name = sql.identifier(column)
  const { rows } = await db.execute<{ value: string }>(
    sql`select ${name}::text as value from ${sql.identifier(table)} order by 1`,
  )
  return rows.length > 0 ? random.pick(rows).value : null
}

type Refusal = { code?: string; constraint?: string }

/** Undefined where the row was taken; without a code where it is there already. */
async function refusalOf(db: Database, table: string, row: Row): Promise<Refusal | undefined> {
  const names = row.map(({ name }) => sql.identifier(name))
  const values = row.map(({ value, type }) => sql`${sql.param(value)}::${sql.raw(type)}`)
  try {
    const { rows } = await db.execute(sql`
      insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})
      on conflict do nothing returning 1`)
    return rows.length > 0 ? undefined : {}
  } catch (error) {
    return ((error as Error).cause ?? {}) as Refusal
  }
}

async function columnsOf(db: Database, table: string): Promise<Column[]> {
  const { rows } = await db.execute<Column>(sql`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as "isNullable",
      array(select distinct word[1] from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g') word
        where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum] order by 1) as words,
      r.relname as table, f.attname as column,
      array(select k.conname from pg_constraint k
        where k.conrelid = a.attrelid and k.contype = 'c' and a.attnum = any(k.conkey)) as checks
    from pg_attribute a
      left join pg_constraint k on k.conrelid = a.attrelid and k.contype = 'f' and k.conkey = array[a.attnum]
      left join pg_class r on r.oid = k.confrelid
      left join pg_attribute f on f.attrelid = k.confrelid and f.attnum = k.confkey[1]
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
    order by a.attnum`)
  return rows
}
