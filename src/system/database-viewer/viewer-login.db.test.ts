import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { aCity, anAccount } from '../../../tests/factories.ts'
import { harmlessAttempts, refusedAttempts } from '../../../tests/fixtures/escape-attempts.ts'
import { testDatabase, testEngine, testPoolConfig } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { openDatabaseViewer } from './database-viewer.task.ts'
import { viewerLogin } from './viewer-login.task.ts'
import { refuseUnsafeViewer } from './viewer-role.queries.ts'
import { viewerSetup } from './viewer-setup.queries.ts'

// The embedded engine has no second login.
const { kind } = await testEngine()

test.skipIf(kind === 'embedded')('queries run as the login, which sees no secrets', async () => {
  const { db, viewerUrl } = await aViewer()
  await refuseUnsafeViewer(viewerUrl)
  const viewer = openDatabaseViewer(db, { viewerUrl })
  onTestFinished(() => viewer.close())
  await viewer.prepare()
  const { call } = await testEditor(db, { viewer })
  const ask = (query: string) => call('POST', '/api/database/query', { query })
  await aCity(db, { name: 'Vienna' })
  expect((await ask('select name, count(*) as n from cities group by 1')).body).toEqual({
    ...{ command: 'SELECT', rowCount: 1, columns: ['name', 'n'], truncated: false },
    rows: [{ name: 'Vienna', n: 1 }],
  })
  expect((await ask('select password from users limit 1')).body.rows).toEqual([{ password: '••••' }])
  expect((await ask('select nam from cities')).body.issues[0].path).toBe('query.7')
  expect((await ask('select * from generate_series(1, 600)')).body).toMatchObject({
    rowCount: 500,
    truncated: true,
  })
  const slow = await ask(
    'select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b where a <> b',
  )
  expect([slow.status, slow.body.message]).toEqual([
    422,
    expect.stringMatching(/3 seconds|statement timeout/),
  ])
})

test.skipIf(kind === 'embedded')('the attempts to escape are refused there too', async () => {
  const { db, viewerUrl } = await aViewer()
  const viewer = openDatabaseViewer(db, { viewerUrl })
  onTestFinished(() => viewer.close())
  await viewer.prepare()
  await db.execute(sql`insert into configs (key, value) values ('GEOAPIFY_API_KEY', 'canary-f00d')`)
  for (const query of [...Object.values(refusedAttempts).flat(), ...harmlessAttempts]) {
    expect(JSON.stringify(await viewer.run(query))).not.toContain('canary-f00d')
  }
})

test
  .skipIf(kind === 'embedded')
  .for([
    'select * from public.users',
    'select * from public.sessions',
    'delete from viewer.cities',
    "insert into viewer.seasons (name, display_name) values ('a', 'b')",
    'create table viewer.x (a int)',
    'create table public.x (a int)',
    'set role postgres',
    "select pg_read_file('/etc/passwd')",
    "copy viewer.cities to program 'id'",
  ])('the login itself cannot: %s', async (statement) => {
  const { viewerUrl } = await aViewer()
  const run = viewerLogin({ url: viewerUrl, schema: 'viewer' }).reading((ask) => ask(statement))
  await expect(run).rejects.toThrow(/permission denied|read-only|must be/)
})

test.skipIf(kind === 'embedded').for([
  ['alter role {role} superuser', 'is a superuser'],
  ['alter role {role} createrole', 'has powers of an administrator'],
  ['grant update on public.cities to {role}', 'may write'],
  ['grant select on public.users to {role}', 'may read tables outside its schema'],
  ['grant select (password) on public.users to {role}', 'may read tables outside its schema'],
  ['grant create on schema viewer to {role}', 'may create things'],
  ['grant pg_read_all_data to {role}', 'is a member of another role'],
] as const)('after %s the start is refused', async ([statement, reason]) => {
  const { db, viewerUrl, role } = await aViewer()
  await db.execute(sql.raw(statement.replace('{role}', role)))
  await expect(refuseUnsafeViewer(viewerUrl)).rejects.toThrow(
    `DATABASE_VIEWER_URL names a login that ${reason}`,
  )
})

/** A login of the test's own on the test's server, with its views. */
async function aViewer() {
  const db = await testDatabase()
  const role = `test_viewer_${randomBytes(4).toString('hex')}`
  const password = randomBytes(12).toString('hex')
  await db.execute(sql.raw(`create role ${role} login noinherit password '${password}'`))
  onTestFinished(async () => {
    await db.execute(
      sql.raw(`drop schema if exists viewer cascade; drop owned by ${role}; drop role ${role}`),
    )
  })
  await anAccount(db, { username: `someone-${role}` })
  for (const statement of (await viewerSetup(db, role)).split(';\n').filter(Boolean))
    await db.execute(sql.raw(statement))
  const url = new URL((await testPoolConfig()).connectionString as string)
  return { db, role, viewerUrl: Object.assign(url, { username: role, password }).href }
}
