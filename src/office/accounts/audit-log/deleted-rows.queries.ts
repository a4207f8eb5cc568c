import { type SQL, sql } from 'drizzle-orm'
import { notFound, Problem, taken } from '../../../platform/calls/problem.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { inPortions } from '../../../platform/database/in-portions.ts'
import { isUniqueViolation } from '../../../platform/database/is-unique-violation.ts'
import { withoutRow } from '../../../platform/database/without-row.ts'
import { recordChange } from './audit-log.queries.ts'
import type { AuditedThing } from './audited-things.ts'

/** Long enough for who reads the message and sees the mistake; a secret lies no longer than that beside what was deleted. */
export const keptFor = sql.raw(`interval '1 hour'`)

/** Keeps the rows that are about to be deleted. The first table of a deletion is that of the thing itself. */
export const keepDeleted = async (
  tx: Transaction,
  entryId: number,
  table: string,
  where: SQL,
): Promise<void> =>
  void (await tx.execute(sql`
    insert into deleted_rows (entry_id, table_name, row)
    select ${entryId}::integer, ${table}::text, to_jsonb(t) from ${sql.identifier(table)} t where ${where}`))

/** Keeps which rows name what is about to be deleted, where the database will make that null. */
export async function keepNaming(
  tx: Transaction,
  entryId: number,
  { table, id }: { table: string; id: string },
): Promise<void> {
  for (const { name, column } of await columnsNaming(tx, table))
    await tx.execute(sql`
      insert into deleted_rows (entry_id, table_name, column_name, row)
      select ${entryId}::integer, ${name}::text, ${column}::text, jsonb_build_object('id', id)
      from ${sql.identifier(name)} where ${sql.identifier(column)} = ${id}::uuid`)
}

/** Whether the deletion that an entry tells of can be undone. */
export const isKept = (entryId: SQL): SQL =>
  sql`exists (select from deleted_rows d where d.entry_id = ${entryId} and d.deleted_at >= now() - ${keptFor})`

type Undone = { entity: AuditedThing; entryId: number; userId: string }

/**
 * Stores again what a deletion took. Of two who ask at once, the second hears that it is too late.
 * @throws Problem 404 where there was no such deletion, 422 where nothing is kept of it any more, 409 where its place is taken
 */
export const undoDeletion = (
  db: Database,
  { entity, entryId, userId }: Undone,
  check: (tx: Transaction) => Promise<unknown> = async () => undefined,
): Promise<void> =>
  db
    .transaction(async (tx) => {
      const { entityId, before } = await lockDeletion(tx, { entity, entryId })
      await check(tx)
      await storeAgain(tx, { entryId, entityId })
      await recordChange(tx, { userId, action: 'restore', entity, entityId, after: before })
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) throw taken('id', 'There is another in its place by now')
      throw withoutRow(error, 'What was deleted')
    })

/** What was deleted too long ago to be undone. */
export const forgetDeleted = (db: Database): Promise<void> =>
  inPortions(
    db,
    (size) => sql`
      delete from deleted_rows where id in (
        select id from deleted_rows where deleted_at < now() - ${keptFor} limit ${size})`,
  )

type Deletion = { entityId: string; before: unknown }

async function lockDeletion(tx: Transaction, { entity, entryId }: Omit<Undone, 'userId'>): Promise<Deletion> {
  const { rows } = await tx.execute<Deletion>(sql`
    select entity_id as "entityId", before from audit_log
    where id = ${entryId} and action = 'delete' and entity = ${entity} for update`)
  const [deletion] = rows
  if (!deletion) throw notFound('deletion')
  return deletion
}

async function storeAgain(tx: Transaction, { entryId, entityId }: { entryId: number; entityId: string }) {
  const { rows } = await tx.execute<{ table: string; column: string | null }>(sql`
    select table_name as table, column_name as column from deleted_rows
    where entry_id = ${entryId} and deleted_at >= now() - ${keptFor} group by 1, 2 order by min(id)`)
  if (rows.length === 0)
    throw new Problem(422, 'too_late', 'A deletion can be undone once, within an hour of it')
  for (const { table, column } of rows)
    if (column === null) await insertAgain(tx, entryId, table)
    else await nameAgain(tx, { entryId, entityId, table, column })
  await tx.execute(sql`delete from deleted_rows where entry_id = ${entryId}`)
}

/** A column that is newer than the deletion takes its default, one that went since is passed over. */
async function insertAgain(tx: Transaction, entryId: number, table: string): Promise<void> {
  const kept = sql`entry_id = ${entryId} and table_name = ${table} and column_name is null`
  const { rows } = await tx.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' and column_name in (
      select jsonb_object_keys(row) from deleted_rows where id = (select min(id) from deleted_rows where ${kept}))
    order by ordinal_position`)
  const into = sql.identifier(table)
  const columns = sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  await tx.execute(sql`
    insert into ${into} (${columns}) overriding system value
    select ${columns} from (
      select (jsonb_populate_record(null::${into}, row)).* from deleted_rows where ${kept}) t`)
}

type Naming = { entryId: number; entityId: string; table: string; column: string }

/** Whoever took its place meanwhile keeps it. */
async function nameAgain(tx: Transaction, { entryId, entityId, table, column }: Naming): Promise<void> {
  const [name, at] = [sql.identifier(table), sql.identifier(column)]
  await tx.execute(sql`
    update ${name} t set ${at} = ${entityId}::uuid
    from deleted_rows d cross join lateral jsonb_populate_record(null::${name}, d.row) kept
    where d.entry_id = ${entryId} and d.table_name = ${table} and d.column_name = ${column}
      and t.id = kept.id and t.${at} is null`)
}

async function columnsNaming(tx: Transaction, table: string) {
  const { rows } = await tx.execute<{ name: string; column: string }>(sql`
    select c.relname as name, a.attname as column from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confdeltype = 'n' and k.confrelid = ${`public.${table}`}::regclass
    order by 1, 2`)
  return rows
}
