import { sql } from 'drizzle-orm'
import type { PoolConfig } from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../src/platform/database/database.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { ownSession } from '../src/platform/database/own-session.ts'
import { openEmbedded } from '../src/platform/embedded/embedded-database.ts'
import { log } from '../src/platform/log/log.ts'
import { copyOf } from './template-database.ts'

type TestEngine = { kind: 'postgresql' | 'embedded'; poolConfig: PoolConfig; db: Database }

// Opening takes seconds, so once per worker: on globalThis, since a worker may load this module anew for a file.
const opened = globalThis as { testEngine?: Promise<TestEngine> }

/** A migrated, empty database on the engine of the running Vitest project. The one of the test before is gone. */
export async function testDatabase(): Promise<Database> {
  const { db } = await testEngine()
  await db.execute(emptyAllTables)
  return db
}

/** For tests that need connections of their own, to listen or to write as another process. */
export async function testPoolConfig(): Promise<PoolConfig> {
  return (await testEngine()).poolConfig
}

export function testEngine(): Promise<TestEngine> {
  opened.testEngine ??= open()
  return opened.testEngine
}

/** A second database with nothing in it, not even tables; it is gone after the test. */
export async function anEmptyDatabase(): Promise<PoolConfig> {
  const template = inject('templateDatabase')
  if (template) return { connectionString: await copyOf(template, { empty: true }) }
  const { poolConfig, close } = await openEmbedded({}, fail)
  onTestFinished(() => close())
  return poolConfig
}

async function open(): Promise<TestEngine> {
  log.level = 'error'
  const template = inject('templateDatabase')
  const kind = template ? 'postgresql' : 'embedded'
  const { poolConfig } = template
    ? { poolConfig: ownSession(await copyOf(template)) }
    : await openEmbedded({}, fail)
  const { db } = openDatabase({ ...poolConfig, max: 6, allowExitOnIdle: true })
  await migrate(db)
  return { kind, poolConfig, db }
}

function fail(error: Error): never {
  throw error
}

// A truncated table is new files, and every test would wait for those of fifty: few rows are deleted in a tenth of the time.
// Many are not, and a table keeps the room that they took. Locks wait, as truncating does, for what still writes.
// The catalogue's tables are read, since its views take the embedded engine as long as all the rest.
const emptyAllTables = sql`
  do $$
  declare
    every text;
    used regclass[];
    largest bigint;
    named text;
  begin
    select string_agg(oid::regclass::text, ', ') into every
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r';
    execute 'lock table ' || every || ' in access exclusive mode';
    select array_agg(oid::regclass), max(size) into used, largest from (
      select oid, pg_relation_size(oid) as size
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') tables
    where size > 0;
    if largest > 1000000 then
      execute 'truncate ' || every || ' restart identity cascade';
      return;
    end if;
    -- No trigger, so in any order.
    set local session_replication_role = replica;
    foreach named in array coalesce(used, '{}') loop
      execute 'delete from ' || named;
    end loop;
    perform setval(seqrelid, seqstart, false) from pg_sequence join pg_class on oid = seqrelid
      where relnamespace = 'public'::regnamespace and pg_sequence_last_value(seqrelid) is not null;
  end $$`
