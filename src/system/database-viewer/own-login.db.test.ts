import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { aCity, anAccount } from '../../../tests/factories.ts'
import { harmlessAttempts, refusedAttempts } from '../../../tests/fixtures/escape-attempts.ts'
import { testDatabase, testEngine, testPoolConfig } from '../../../tests/test-database.ts'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import { openDatabaseViewer } from './database-viewer.task.ts'
import { dropOwnLogin, listLeftLogins, makeOwnLogin, type OwnLogin } from './own-login.queries.ts'
import { powersOf } from './viewer-role.queries.ts'

// The embedded engine has no second login.
const { kind } = await testEngine()
const testOnPostgresql = test.skipIf(kind === 'embedded')

testOnPostgresql('without a login for it, the server makes one, which is gone when it ends', async () => {
  const db = await testDatabase()
  const viewer = await aServer(db)
  await aCity(db, { name: 'Vienna' })
  expect(
    await viewer.run('select name, session_name from cities, (select 1 as session_name) x'),
  ).toMatchObject({
    result: { rows: [{ name: 'Vienna' }] },
  })
  const [name] = await ownLogins(db)
  expect(name).toMatch(/^viewer_[0-9a-f]{16}$/)
  await viewer.close()
  expect(await ownLogins(db)).toEqual([])
})

testOnPostgresql('two servers on one database each have their own', async () => {
  const db = await testDatabase()
  const [one, other] = [await aServer(db), await aServer(db)]
  const count = 'select count(*) as n from cities'
  for (const viewer of [one, other, one]) {
    await aCity(db)
    const { rows } = (await db.execute(sql.raw(count))) as { rows: { n: string }[] }
    expect(await viewer.run(count)).toMatchObject({ result: { rows: [{ n: Number(rows[0]?.n) }] } })
  }
  await one.close()
  expect(await other.run(count)).toHaveProperty('result')
})

testOnPostgresql('no attempt to escape shows a secret or changes anything', async () => {
  const db = await testDatabase()
  const viewer = await aServer(db)
  await anAccount(db)
  await db.execute(sql`insert into configs (key, value) values ('GEOAPIFY_API_KEY', 'canary-f00d')`)
  for (const query of Object.values(refusedAttempts).flat())
    expect([query, await viewer.run(query)]).toEqual([query, { refused: expect.anything() }])
  for (const query of harmlessAttempts) {
    const outcome = await viewer.run(query)
    expect([query, Object.keys(outcome)[0]]).toEqual([query, expect.stringMatching(/^(result|refused)$/)])
    expect(JSON.stringify(outcome)).not.toContain('canary-f00d')
  }
})

testOnPostgresql('a login that is gone is made anew, as after the migration of another server', async () => {
  const db = await testDatabase()
  const viewer = await aServer(db)
  await aCity(db)
  for (const name of await ownLogins(db)) await db.execute(sql.raw(`drop schema ${name} cascade`))
  // It may take longer than a question waits for it.
  const again = () => viewer.run('select count(*) as n from cities')
  await expect.poll(again).toMatchObject({ result: { rows: [{ n: 1 }] } })
  expect(await ownLogins(db)).toHaveLength(1)
})

testOnPostgresql.for([
  'select * from public.users',
  'select * from public.sessions',
  'select rolpassword from pg_authid',
  'set role postgres',
  'set session authorization postgres',
  'reset role; select * from public.users',
  "select set_config('role', 'postgres', true), query_to_xml('select * from public.users', true, false, '')",
  "do $do$ begin perform set_config('role', 'postgres', true); execute 'select 1 from public.users'; end $do$",
  'insert into {schema}.seasons (name, display_name) values (1, 2)',
  'delete from {schema}.cities',
  'create table {schema}.x (a int)',
  "select pg_read_file('/etc/passwd')",
  "copy (select 1) to program 'id'",
  'alter role {schema} superuser',
] as const)('the login itself cannot: %s', async (statement) => {
  const login = await aLogin(await testDatabase())
  const client = await connected(login)
  await client.query('set default_transaction_read_only = off')
  const asked = client.query(statement.replace('{schema}', login.name))
  await expect(asked).rejects.toThrow(/permission denied|must be|cannot/)
  expect((await client.query('select password from users')).rows).toEqual([])
})

testOnPostgresql('it can do nothing but read its views, where secrets are masked', async () => {
  const db = await testDatabase()
  const login = await aLogin(db)
  await anAccount(db)
  expect(await powersOf(await urlOf(login), login.name)).toEqual([])
  const { rows } = await (await connected(login)).query('select distinct password from users')
  expect(rows).toEqual([{ password: '••••' }])
})

testOnPostgresql('one whose server was killed ends by itself, and the next server drops it', async () => {
  const db = await testDatabase()
  const login = await aLogin(db)
  await db.execute(sql.raw(`alter role ${login.name} valid until 'yesterday'`))
  expect(await listLeftLogins(db)).toEqual([login.name])
  const viewer = await aServer(db)
  await viewer.prepare()
  expect(await ownLogins(db)).not.toContain(login.name)
})

testOnPostgresql('where the owner may make no logins, queries run on a copy', async () => {
  const db = await testDatabase()
  await aCity(db, { name: 'Vienna' })
  const viewer = await aServer(await asOwnerWithoutRights(db))
  expect(await viewer.run('select name from cities')).toMatchObject({
    result: { rows: [{ name: 'Vienna' }] },
  })
  expect(await ownLogins(db)).toEqual([])
})

/** The SQL tab of a server that was given the owner's address only. */
async function aServer(db: Database) {
  const viewer = openDatabaseViewer(db, { databaseUrl: (await testPoolConfig()).connectionString })
  onTestFinished(() => viewer.close())
  await viewer.prepare()
  return viewer
}

async function aLogin(db: Database): Promise<OwnLogin> {
  const login = await makeOwnLogin(db)
  onTestFinished(() => dropOwnLogin(db, login.name))
  return login
}

async function urlOf({ name, password }: OwnLogin): Promise<string> {
  const url = new URL((await testPoolConfig()).connectionString as string)
  return Object.assign(url, { username: name, password }).href
}

async function connected(login: OwnLogin): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: await urlOf(login),
    options: `-c search_path=${login.name}`,
  })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

async function ownLogins(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select nspname as name from pg_namespace where nspname like 'viewer\\_%'`,
  )
  return rows.map(({ name }) => name)
}

/** The same database, opened by a role that may read it but make no roles. */
async function asOwnerWithoutRights(db: Database): Promise<Database> {
  const role = `test_owner_${randomBytes(4).toString('hex')}`
  const password = randomBytes(12).toString('hex')
  await db.execute(sql.raw(`create role ${role} login password '${password}'`))
  await db.execute(sql.raw(`grant select on all tables in schema public to ${role}`))
  const own = openDatabase({ connectionString: await urlOf({ name: role, password }) })
  onTestFinished(async () => {
    await own.close()
    await db.execute(sql.raw(`drop owned by ${role}; drop role ${role}`))
  })
  return own.db
}
