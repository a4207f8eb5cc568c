import { expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'
import { QueryRefused } from './query-refused.ts'

const known = {
  functions: new Set('lower pg_sleep pg_read_file pg_column_size'.split(' ')),
  columns: new Set(['id', 'name', 'slug', 'pg_column_size']),
}
const check = (query: string) => parseQuery(query, { ...known, columns: new Set(['id', 'name', 'slug']) })
const refusalOf = (query: string) =>
  check(query).then(
    () => 'allowed',
    (error: unknown) => (error instanceof QueryRefused ? [error.message, error.location] : error),
  )

test.each([
  ['', 'There is no query', undefined],
  [' \n', 'There is no query', undefined],
  [';', 'There is no query', undefined],
  ['select 1; select 2', 'Only one statement at a time is possible here', 10],
  ['explain delete from cities', 'Only SELECT is possible here', undefined],
  ['explain analyze select 1', 'EXPLAIN cannot be told "analyze" here', 8],
  ['select 1 into x', 'SELECT INTO is not possible here', undefined],
  ['select * from cities for update', 'FOR UPDATE or FOR SHARE is not possible here', undefined],
  ['with d as (delete from cities returning *) select 1', 'DELETE is not possible here', undefined],
  ['with d as (update cities set id = 1 returning *) select 1', 'UPDATE is not possible here', undefined],
  [
    'with d as (insert into cities values (1) returning *) select 1',
    'INSERT is not possible here',
    undefined,
  ],
  [
    'with d as (merge into cities using places on true when matched then delete returning *) select 1',
    'MERGE is not possible here',
    undefined,
  ],
  ['select $1', 'A parameter like $1 is not possible here', 7],
  ['select name collate "C" from cities', 'COLLATE is not possible here', 12],
  ['select * from a.b.cities', 'The name of a database is not possible here', 14],
  ['select * from cities tablesample system (1)', 'TABLESAMPLE is not possible here', 33],
  ['select * from only cities', 'ONLY is not possible here', 19],
  ["select 'é', * from sessions", 'There is no table "sessions" here', 20],
  ['select * from parts.cities', 'There is no table "cities" here', 14],
  ['with x as (select 1) select * from parts.x', 'There is no table "x" here', 35],
  ['select * from public/**/.cities, public.places', 'Name the table without its schema', 14],
  [
    'select public.cities.pg_sleep from public.cities',
    '"pg_sleep" is the name of a function that is not possible here',
    7,
  ],
  ['select current_user', 'Who asks cannot be asked here', 7],
  ['with pg_x as (select 1) select 1', '"pg_x" cannot be a name of your own', 5],
  ['select pg_sleep(1)', 'The function "pg_sleep" is not possible here', 7],
  ['select a.lower(1)', 'The function "a.lower" is not possible here', 7],
  ['select a.pg_catalog.lower(1)', 'The function "a.pg_catalog.lower" is not possible here', 7],
  ["select 'x'::xml", 'The type "xml" is not possible here', 12],
  ['select 1 operator(public.+) 1', 'The operator "public.+" is not possible here', 9],
  ['select 1 operator(public.=) any (select 1)', 'The operator "public.=" is not possible here', 9],
  ['select c.pg_sleep from cities c', '"pg_sleep" is the name of a function that is not possible here', 7],
  [
    'select (c).pg_sleep from cities c',
    '"pg_sleep" is the name of a function that is not possible here',
    undefined,
  ],
  ['select 1 from cities order by id using <', '"useOp" is not possible here', 39],
  ['select xmlelement(name x)', '"XmlExpr" is not possible here', 7],
  ['select * from public/**/.cities', 'Name the table without its schema', 14],
  ['selec é 1', 'syntax error at or near "selec"', 0],
  ['select é from', 'syntax error at end of input', 14],
])('%s is refused: %s, at %s', async (query, message, location) => {
  expect(await refusalOf(query)).toEqual([message, location])
})

test.each([
  ['calls', (count: number) => `select ${'abs('.repeat(count)}1${')'.repeat(count)}`],
  ['unions', (count: number) => `select 1${' union select 1'.repeat(count)}`],
])('%s may be nested 150 deep, and no deeper', async (_, nested) => {
  expect(await refusalOf(nested(148))).toBe('allowed')
  expect(await refusalOf(nested(149))).toEqual(['The query is nested too deeply', undefined])
})

test('a query may have 10 kB, counted in bytes', async () => {
  const query = (text: string) => `select '${text}'`
  expect(await refusalOf(query('x'.repeat(10_231)))).toBe('allowed')
  for (const text of ['x'.repeat(10_232), 'é'.repeat(5116)])
    expect(await refusalOf(query(text))).toEqual(['The query may have at most 10 kB', undefined])
})

test('what is run is the statement alone, and where it begins is told in characters', async () => {
  expect(await check('/* é */; ;\n select 1 ; ')).toMatchObject({
    statement: expect.stringMatching(/^\s*select 1 $/),
  })
  const { statement, start } = await check('/* é */; select 1')
  expect('/* é */; select 1'.slice(start)).toBe(statement)
  expect(statement).toBe('select 1')
  expect(await check("select 'é', * from public.cities;")).toMatchObject({
    statement: "select 'é', * from        cities",
    start: 0,
  })
  expect((await check('select * from PUBLIC .cities, "public"."places"')).statement).toBe(
    'select * from         cities,          "places"',
  )
})

test('only tables of the database are told, not those that WITH defines', async () => {
  const { command, tables } = await check('explain with x as (select 1) select * from x, cities')
  expect([command, tables]).toEqual(['EXPLAIN', ['cities']])
  expect((await check('select 1')).command).toBe('SELECT')
})

test('a member may have the name of a column, or of a function that is allowed or unknown', async () => {
  expect(await refusalOf('select c.lower, c.anything, c.* from cities c')).toBe('allowed')
  expect(await refusalOf('select (c).lower, (c).anything, (c).* from cities c')).toBe('allowed')
  expect(await refusalOf('select pg_sleep from (select 1 as pg_sleep) x')).toBe('allowed')
  await parseQuery('select c.pg_column_size from cities c', known)
  expect(await refusalOf('select c.pg_column_size from cities c')).not.toBe('allowed')
})

test('pg_catalog may be said of what is allowed', async () => {
  expect(
    await refusalOf(
      "select pg_catalog.lower(name), 'x'::pg_catalog.text, 1 operator(pg_catalog.+) 1 from cities",
    ),
  ).toBe('allowed')
})

test.each([
  'explain (costs false, verbose, format json) select 1',
  'with my_pg_x as (select 1) select * from my_pg_x',
  'explain (costs 1) select 1',
  'explain (costs 1.5) select 1',
  "select '{1}'::int[], id::varchar(9) from cities",
  'select * from cities a join places b using (id) as j natural join users',
  'select rank() over (order by id rows between 1 preceding and 2 following) from cities',
  'select percentile_cont(0.5) within group (order by id) from cities',
  'select id from cities group by distinct rollup (id)',
  'select * from cities order by id fetch first 2 rows with ties',
  'with recursive a(n) as not materialized (select 1 union all select n + 1 from a) select * from a',
  'select row(1, 2), (1, 2) = (3, 4), array_agg(distinct id) from cities',
  'select concat(variadic array[name]), true is not true, current_date from cities',
  'select distinct on (id) id from cities order by id desc nulls last',
  'select id = all (select 1), id in (1, 2), exists (select), (select 1), id is null, array(select 1) from cities',
  'select greatest(1, 2), coalesce(1, 2), case id when 1 then 2 else 3 end, 1.5, true, null from cities',
  'select case when id > 1 and not id = 2 then 1 end from cities',
  'select (array[1, 2])[1:2], (array[1, 2])[:], (x).id from cities x',
  'select make_interval(days => 1)',
  'select grouping(id), id from cities group by grouping sets ((id), ())',
  "select * from rows from (lower('a')) with ordinality as x(a, b), lateral (select 1) y, unnest(array[1])",
  'select sum(id) over (w rows unbounded preceding) from cities window w as (partition by id)',
  '(select 1 limit 1) union all (select 2 offset 1) except values (3)',
])('%s is made of what is allowed', async (query) => {
  expect(await refusalOf(query)).toBe('allowed')
})
