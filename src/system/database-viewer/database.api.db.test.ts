import { sql } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { aCity, aFunType, aPlace } from '../../../tests/factories.ts'
import { viewerOf } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { configs } from '../../office/configs/config.table.ts'
import { openDatabaseViewer } from './database-viewer.task.ts'
import { resultIn } from './query-outcome.api.ts'
import { sampleQueries } from './sample-queries.ts'
import { hiddenTables, shownTables } from './shown-tables.ts'

// Whoever asks before it is ready is told to come back.
beforeEach(async () => viewerOf(await testDatabase()).prepare())

test('every table is shown or hidden on purpose', async () => {
  const db = await testDatabase()
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  expect([...Object.keys(shownTables), ...hiddenTables].toSorted()).toEqual(rows.map(({ name }) => name))
})

test('the shown tables are listed, with their columns', async () => {
  const { call } = await testEditor(await testDatabase())
  const { body: tables } = await call('GET', '/api/database/tables')
  const names = tables.map((table: { table_name: string }) => table.table_name)
  expect(names).toEqual(Object.keys(shownTables))
  expect(names).not.toContain('sessions')
  expect(tables).toContainEqual({ table_name: 'seasons', column_names: ['id', 'name', 'display_name'] })
  const { body: columns } = await call('GET', '/api/database/table-info/cities')
  expect(columns.slice(0, 2)).toEqual([
    { column_name: 'id', data_type: 'integer', is_nullable: 'NO', column_default: null },
    { column_name: 'name', data_type: 'text', is_nullable: 'NO', column_default: null },
  ])
  expect(columns).toContainEqual({
    ...{ column_name: 'places_fetched', data_type: 'boolean' },
    ...{ is_nullable: 'NO', column_default: 'false' },
  })
})

test.for([
  'sessions',
  'login_attempts',
  'nope',
  'pg_user',
  'cities; drop table cities',
  'Cities',
  '__proto__',
])('there is no table %s', async (name) => {
  const { call } = await testEditor(await testDatabase())
  for (const kind of ['table-info', 'table-data'])
    expect((await call('GET', `/api/database/${kind}/${encodeURIComponent(name)}`)).status).toBe(404)
})

test('each shown table opens, of whatever type its secrets are', async () => {
  const { call } = await testEditor(await testDatabase())
  for (const name of Object.keys(shownTables))
    expect([name, (await call('GET', `/api/database/table-data/${name}`)).status]).toEqual([name, 200])
})

test('rows come in pages of 50, with nulls, lists and objects as they are', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  for (let i = 0; i < 51; i++) await aCity(db, { name: `City ${i}` })
  const { body: first } = await call('GET', '/api/database/table-data/cities')
  expect([first.rows.length, first.page, first.totalPages, first.total]).toEqual([50, 1, 2, 51])
  expect(first.columns.slice(0, 3)).toEqual(['id', 'name', 'country'])
  expect(first.rows[0]).toMatchObject({ id: 1, name: 'City 0', lat: 48.2082, fetch_every_days: null })
  const { body: second } = await call('GET', '/api/database/table-data/cities?page=2')
  expect(second.rows.map(({ name }: { name: string }) => name)).toEqual(['City 50'])
  expect((await call('GET', '/api/database/table-data/cities?page=3')).body.rows).toEqual([])
  for (const page of ['0', '-1', '1.5', 'x', '10000000'])
    expect((await call('GET', `/api/database/table-data/cities?page=${page}`)).status).toBe(400)
  await aPlace(db, { categories: ['leisure.park'], description: 'x'.repeat(20_000) })
  const { body: places } = await call('GET', '/api/database/table-data/places')
  expect(places.rows[0]).toMatchObject({ categories: ['leisure.park'] })
  expect(places.rows[0].description).toHaveLength(10_241)
})

test('secrets are listed by their columns only, in tables and in queries', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  await db.insert(configs).values({ key: 'GEOAPIFY_API_KEY', value: 'canary' })
  const { body: users } = await call('GET', '/api/database/table-data/users')
  expect(users.rows).toEqual([expect.objectContaining({ username: 'marta', password: '••••' })])
  expect((await call('GET', '/api/database/table-data/configs')).body.rows[0]).toMatchObject({
    key: 'GEOAPIFY_API_KEY',
    value: '••••',
  })
  expect((await query(call, 'select key, value from configs')).body.rows).toEqual([
    { key: 'GEOAPIFY_API_KEY', value: '••••' },
  ])
  expect((await query(call, "select 1 from configs where value like 'c%'")).body.rows).toEqual([])
})

test('a query finds what was written, changed and deleted a moment ago', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const names = async () =>
    (await query(call, 'select name from cities order by id')).body.rows.map(
      (row: { name: string }) => row.name,
    )
  expect(await names()).toEqual([])
  const { id } = await aCity(db, { name: 'Vienna' })
  await aCity(db, { name: 'Comma, "quote" \\ back\nslash' })
  expect(await names()).toEqual(['Vienna', 'Comma, "quote" \\ back\nslash'])
  await db.execute(sql`update cities set name = 'Wien' where id = ${id}`)
  expect((await names())[0]).toBe('Wien')
  await db.execute(sql`delete from cities`)
  expect(await names()).toEqual([])
  await db.execute(sql`truncate cities cascade`)
  await aCity(db, { name: '' })
  expect(await names()).toEqual([''])
})

test('the copy is the table, whatever its types', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const place = await aPlace(db, { categories: ['a,b', '"', '{}', '\\', ''], description: '', phone: null })
  await db.execute(sql`insert into place_sources (place_id, provider, external_id, raw, source_date) values
    (${place.id}, 'openstreetmap', 'node/1', '{"name": "Z\\"oo, \\\\ (1)", "n": [1, null]}', '2024-05-01T10:00:00.123Z')`)
  for (const table of ['places', 'place_sources', 'place_types', 'fun_types', 'users']) {
    const { body: browsed } = await call('GET', `/api/database/table-data/${table}`)
    const { body: asked } = await query(call, `select to_json(t) as row from ${table} t`)
    expect(asked.rows.map(({ row }: { row: object }) => row)).toEqual(browsed.rows)
  }
})

test('a result has its command, its row count and each column once', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  await aCity(db, { name: 'Vienna' })
  const sentence =
    'select name, country as name, count(*) as n, null as none, 9007199254740993 as big, 1.50 as money,' +
    ` 'NaN'::float8 as nan, array[1, 2] as list, '{"a": 1}'::jsonb as object from cities group by 1, 2`
  expect(await query(call, sentence)).toEqual({
    status: 200,
    body: {
      ...{ command: 'SELECT', rowCount: 1, truncated: false },
      columns: ['name', 'name (2)', 'n', 'none', 'big', 'money', 'nan', 'list', 'object'],
      rows: [
        {
          ...{
            name: 'Vienna',
            'name (2)': 'Austria',
            n: 1,
            none: null,
            big: '9007199254740993',
            money: '1.50',
          },
          ...{ nan: 'NaN', list: [1, 2], object: { a: 1 } },
        },
      ],
    },
  })
  const { body: plan } = await query(call, 'explain select * from cities')
  expect([plan.command, plan.columns]).toEqual(['EXPLAIN', ['QUERY PLAN']])
})

test('of many or long rows as many are shown as have room, and that there are more is said', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const { body: many } = await query(call, 'select * from generate_series(1, 100000) n')
  expect([many.rowCount, many.rows.length, many.truncated]).toEqual([500, 500, true])
  const { body: exact } = await query(call, 'select * from generate_series(1, 500) n')
  expect([exact.rowCount, exact.truncated]).toEqual([500, false])
  await aPlace(db, { description: 'x'.repeat(30_000) })
  const { body: long } = await query(call, 'select description from places, generate_series(1, 400)')
  expect(long.rows[0].description).toHaveLength(10_241)
  expect([long.rowCount > 100, long.rowCount < 400, long.truncated]).toEqual([true, true, true])
})

test.for([
  ['select nam from cities', 'column "nam" does not exist, line 1', 'query.7'],
  ['select\n  1 +', 'syntax error at end of input, line 2', 'query.12'],
  ["select 'ü', nam\nfrom cities", 'column "nam" does not exist, line 1', 'query.12'],
  ['select 1; select 2', 'Only one statement at a time is possible here, line 1', 'query.10'],
  ['select * from sessions', 'There is no table "sessions" here, line 1', 'query.14'],
  ["select 'ü', pg_sleep(9)", 'The function "pg_sleep" is not possible here, line 1', 'query.12'],
  ['delete from cities', 'Only SELECT is possible here', 'query'],
  [';select nam from cities;', 'column "nam" does not exist, line 1', 'query.8'],
  ['select 1 / 0', 'division by zero', 'query'],
  ['-- nothing', 'There is no query', 'query'],
  ['   ', 'query: There is no query', 'query'],
  ['explain select nam from cities', 'column "nam" does not exist, line 1', 'query.15'],
] as const)('%s: %s', async ([sentence, message, path]) => {
  const { call } = await testEditor(await testDatabase())
  const { status, body } = await query(call, sentence)
  expect([status, body.message, body.issues[0].path]).toEqual([422, message, path])
})

test('a query of more than 10 kB is refused, also where what is noted of it ends within a sign', async () => {
  const { call } = await testEditor(await testDatabase())
  for (const end of ['x'.repeat(10_000), '🐻']) {
    const { status, body } = await query(call, `select '${'x'.repeat(10_231)}${end}'`)
    expect([status, body.message]).toEqual([422, 'The query may have at most 10 kB'])
  }
})

test('a misspelt column brings a hint', async () => {
  const { call } = await testEditor(await testDatabase())
  const { body } = await query(call, 'select c.nam from cities c')
  expect(body.issues[1].message).toBe('Perhaps you meant to reference the column "c.name".')
})

test('a query is noted, also one that fails', async () => {
  const { call, lastChange, userId } = await testEditor(await testDatabase())
  await query(call, 'select nope')
  expect(await lastChange()).toMatchObject({
    ...{ userId, action: 'query', entity: 'database', after: { query: 'select nope' } },
  })
})

test.for([[{}], [{ query: 1 }], [{ query: null }], [[]]] as const)('%o is malformed', async ([body]) => {
  const { call } = await testEditor(await testDatabase())
  expect((await call('POST', '/api/database/query', body)).status).toBe(400)
})

test('six sample queries find something', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const city = await aCity(db)
  await aFunType(db, { slug: 'zoo' })
  await aPlace(db, { funTypes: ['zoo'], cities: [city] })
  expect(sampleQueries).toHaveLength(6)
  for (const { name, query: sentence } of sampleQueries) {
    const { status, body } = await query(call, sentence)
    expect([name, status, body.rowCount > 0]).toEqual([name, 200, true])
  }
})

test('of queries that come at once a few wait their turn, the others are told to come back', async () => {
  const viewer = openDatabaseViewer(await testDatabase())
  onTestFinished(() => viewer.close())
  await viewer.prepare()
  const outcomes = await Promise.all(Array.from({ length: 8 }, (_, n) => viewer.run(`select ${n} as n`)))
  const found = outcomes.map((outcome) => ('result' in outcome ? outcome.result.rows[0]?.n : 'busy'))
  // On a busy machine the turn of those in the middle may not come in time.
  expect(found.map((n, at) => n === at)).toContain(true)
  expect(found.map((n, at) => n === at || n === 'busy')).not.toContain(false)
  expect(found.slice(5)).toEqual(['busy', 'busy', 'busy'])
  expect(() => resultIn({ isBusy: true }, '')).toThrow(expect.objectContaining({ status: 429 }))
  expect(await viewer.run('select 1')).toHaveProperty('result')
})

test('a copy that was idle is gone, and made anew when it is needed', async () => {
  const db = await testDatabase()
  const viewer = openDatabaseViewer(db, { idleMs: 1000 })
  onTestFinished(() => viewer.close())
  for (const name of ['Vienna', 'Graz']) {
    await aCity(db, { name })
    // On a busy machine it is first told to wait, and a process of its own takes long to start there.
    await expect
      .poll(() => viewer.run('select name from cities order by id desc limit 1'))
      .toMatchObject({ result: { rows: [{ name }] } })
    await expect.poll(() => viewer.isRunning()).toBe(false)
  }
})

type Call = Awaited<ReturnType<typeof testEditor>>['call']

const query = (call: Call, text: string) => call('POST', '/api/database/query', { query: text })
