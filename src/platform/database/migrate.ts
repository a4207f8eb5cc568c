import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Problem } from '../calls/problem.ts'
import type { Database, Queries, Transaction } from './database.ts'
import { requireFit } from './fit-database.ts'

/**
 * Brings the database to the newest form, all or nothing; how many migrations it took. One transaction, so that
 * a run that is killed leaves nothing behind, and a lock in it, so that a second run waits and then finds nothing to do.
 * @throws Problem where a newer version of the guide has been here, or something else, or the database is not fit for it
 */
export const migrate = (db: Database): Promise<number> =>
  db.transaction((tx) => migrateTo(tx, newestMigration()))

/** The same within a transaction, up to the migration of a time. @throws Problem where a newer version has been here */
export async function migrateTo(tx: Transaction, time: number): Promise<number> {
  await requireFit(tx)
  await tx.execute(sql`set local statement_timeout = 0`)
  await holdTables(tx)
  const done = await lastMigration(tx)
  await tx.execute(sql`create schema if not exists drizzle`)
  await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`)
  if (done > newestMigration()) throw isNewer()
  const due = readMigrations().filter(({ folderMillis }) => folderMillis > done && folderMillis <= time)
  if (due.length > 0) await tx.execute(dropOwnViews)
  for (const { sql: statements, hash, folderMillis } of due) {
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      values (${hash}, ${folderMillis})`)
  }
  return due.length
}

/** Nobody else makes or changes the guide's tables until the transaction ends. */
export const holdTables = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(${lockNumber}::bigint)`)

/** Its time, in milliseconds since 1970: the form of the database that this version of the guide knows. */
export const newestMigration = (): number =>
  Math.max(...readMigrations().map(({ folderMillis }) => folderMillis))

const oldestMigration = (): number => Math.min(...readMigrations().map(({ folderMillis }) => folderMillis))

/** Whether a database was filled by an older version of the guide, whose tables the next migrations change. @throws Problem as above */
export async function isOlder(db: Database): Promise<boolean> {
  const done = await lastMigration(db)
  if (done === 0 || done >= newestMigration()) return false
  const { rows } = await db.execute<{ hasData: boolean }>(sql`
    select exists (select from cities) or exists (select from places) or exists (select from users) as "hasData"`)
  return rows[0]?.hasData === true
}

/** For what knows by name what the tables hold. @throws Problem where a newer version has changed them */
export async function refuseNewer(db: Queries): Promise<void> {
  if ((await lastMigration(db)) > newestMigration()) throw isNewer()
}

/** For what must not change a guide by looking at it. @throws Problem where there is none, or one of another version */
export async function requireNewest(db: Database): Promise<void> {
  await refuseNewer(db)
  if (await isOlder(db))
    throw new Problem(
      409,
      'older',
      'The tables are of an older version: start the guide, or run npm run migrate, first.',
    )
  await requireGuide(db)
}

/** @throws Problem where no version of the guide has been here */
export async function requireGuide(db: Database): Promise<void> {
  if (!(await hasGuide(db))) throw new Problem(404, 'not_found', 'There is no guide here yet.')
}

/** Whether any version of the guide has been here. */
export async function hasGuide(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(
    sql`select to_regclass('public.places') is not null as is`,
  )
  return rows[0]?.is === true
}

// It would read its own meaning into what the newer one stores, and store again what that has taken away.
const isNewer = () =>
  new Problem(
    409,
    'newer',
    'The tables are of a newer version of the guide than this one: start that version, or restore a back-up from before the update ' +
      'into a new DATA_DIR or an empty database. Nothing was changed.',
  )

const isOfAnother = () =>
  new Problem(
    409,
    'not_ours',
    'This database holds the tables of something else than the guide: name an empty one in DATABASE_URL. Nothing was changed.',
  )

const isDropped = () =>
  new Problem(
    409,
    'dropped',
    'The guide’s tables were dropped here, but not what notes them: drop the schema drizzle as well, and then start anew or restore ' +
      'a back-up. Nothing was changed.',
  )

const readMigrations = () => readMigrationFiles({ migrationsFolder })

/**
 * Its time, in milliseconds since 1970; 0 for an empty database. The notes are those of `drizzle-kit migrate`, and so may be
 * another product's. @throws Problem for its database, and for one whose tables were dropped
 */
export async function lastMigration(db: Queries): Promise<number> {
  const { rows: found } = await db.execute<{ hasTables: boolean; hasNotes: boolean }>(sql`
    select to_regclass('drizzle.__drizzle_migrations') is not null as "hasNotes",
      exists (select from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')) as "hasTables"`)
  const { hasTables, hasNotes } = found[0] ?? {}
  if (!hasNotes) {
    if (hasTables) throw isOfAnother()
    return 0
  }
  const { rows } = await db.execute<{ last: string | null; isOurs: boolean | null }>(sql`
    select max(created_at) as last, bool_or(created_at = ${oldestMigration()}) as "isOurs" from drizzle.__drizzle_migrations`)
  const { last, isOurs } = rows[0] ?? {}
  if (hasTables && !isOurs) throw isOfAnother()
  if (last && !hasTables) throw isDropped()
  return Number(last ?? 0)
}

/**
 * PostgreSQL changes no table that a view is made of. These views servers make for themselves while they need them, and make
 * anew when they are gone.
 */
const dropOwnViews = sql`
  do $$
  declare name text;
  begin
    for name in select nspname from pg_namespace where nspname ~ '^viewer_[0-9a-f]{16}$' loop
      execute format('drop schema %I cascade', name);
    end loop;
  end $$`

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Any number, as long as nothing else locks by it. */
const lockNumber = 7_031_984_226
