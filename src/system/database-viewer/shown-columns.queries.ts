import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { mask, type SecretRows, shownTables } from './shown-tables.ts'

export type ShownColumn = {
  table: string
  column: string
  type: string
  isNullable: boolean
  default: string | null
}

/** The columns of the shown tables as the database has them, in their order. */
export async function listShownColumns(db: Database): Promise<ShownColumn[]> {
  const { rows } = await db.execute<ShownColumn>(sql`
    select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as "type",
      not a.attnotnull as "isNullable", pg_get_expr(d.adbin, d.adrelid) as "default"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname in (select json_array_elements_text(${JSON.stringify(Object.keys(shownTables))}::json))
    order by c.relname, a.attnum`)
  return rows
}

/** A column's value as admins may see it. */
export function shownValueOf({ table, column, type }: Pick<ShownColumn, 'table' | 'column' | 'type'>): SQL {
  const name = sql.identifier(column)
  const secret = shownTables[table]?.[column]
  if (!secret) return sql`${name}`
  return sql`case when ${name} is not null and ${isSecret(secret)} then ${maskOf(type)} else ${name} end`
}

/** What has no room for the mask, a number, looks like nothing. */
const maskOf = (type: string): SQL =>
  sql.raw(
    type === 'text'
      ? `'${mask}'::text`
      : type === 'jsonb'
        ? `'${JSON.stringify(mask)}'::jsonb`
        : `null::${type}`,
  )

const isSecret = (secret: SecretRows): SQL =>
  secret === 'all'
    ? sql`true`
    : sql`${sql.identifier(secret.column)} in (${sql.join(
        secret.values.map((value) => sql.raw(`'${value}'`)),
        sql`, `,
      )})`
