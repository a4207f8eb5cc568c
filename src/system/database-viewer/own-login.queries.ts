import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database, Queries } from '../../platform/database/database.ts'
import { scramVerifier } from './scram-verifier.ts'
import { listShownColumns } from './shown-columns.queries.ts'
import { viewStatements } from './viewer-setup.queries.ts'

/** A login of PostgreSQL and the schema of its name, which holds all that it may read. */
export type OwnLogin = { name: string; password: string }

/**
 * Makes a login for this server's queries alone, with a password that nobody else knows and that ends by itself when the
 * server does: two servers never get in each other's way, and what one that was killed leaves behind is of no use.
 * @throws where the database's owner may make no logins
 */
export async function makeOwnLogin(db: Database): Promise<OwnLogin> {
  const login = {
    name: `viewer_${randomBytes(8).toString('hex')}`,
    password: randomBytes(32).toString('hex'),
  }
  const columns = await listShownColumns(db)
  const name = sql.identifier(login.name)
  await db.transaction(async (tx) => {
    await tx.execute(sql`create role ${name} login noinherit connection limit 4
      password ${sql.raw(`'${scramVerifier(login.password)}'`)} valid until 'epoch'`)
    for (const statement of viewStatements(columns, login.name, login.name)) await tx.execute(statement)
    // Nothing but the schema and its views depends on the login, so that dropping them is enough to drop it.
    await tx.execute(sql`alter role ${name} set default_transaction_read_only = on`)
    await extend(tx, login.name)
  })
  return login
}

/** Lets the login be for some more minutes; whether it was still there. */
export async function keepOwnLogin(db: Database, { name }: OwnLogin): Promise<boolean> {
  const { rows } = await db.execute<{ ends: boolean }>(sql`
    select rolvaliduntil < now() + interval '10 minutes' as ends from pg_roles
    where rolname = ${name} and exists (select from pg_namespace where nspname = ${name})`)
  if (rows[0]?.ends) await extend(db, name)
  return rows.length > 0
}

/** Of this database's, those whose time is over. */
export async function listLeftLogins(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select rolname as name from pg_roles join pg_namespace on nspname = rolname
    where rolname ~ '^viewer_[0-9a-f]{16}$' and rolvaliduntil < now()`)
  return rows.map(({ name }) => name)
}

export const dropOwnLogin = (db: Database, name: string): Promise<void> =>
  db.transaction(async (tx) => {
    // A query of its may still be running on the server.
    await tx.execute(sql`set local lock_timeout = '4s'`)
    await tx.execute(sql`drop schema if exists ${sql.identifier(name)} cascade`)
    await tx.execute(sql`drop role if exists ${sql.identifier(name)}`)
  })

const extend = (db: Queries, name: string) =>
  db.execute(
    sql.raw(
      `do $$ begin execute format('alter role ${name} valid until %L', now() + interval '15 minutes'); end $$`,
    ),
  )
