import fc from 'fast-check'
import { parse } from 'libpg-query'
import { expect, test } from 'vitest'
import { harmlessAttempts, refusedAttempts } from '../../../../tests/fixtures/escape-attempts.ts'
import { sampleQueries } from '../sample-queries.ts'
import { parseQuery } from './parse-query.ts'
import { QueryRefused } from './query-refused.ts'

const known = {
  functions: new Set(['lower', 'pg_read_file', 'pg_sleep', 'name']),
  columns: new Set(['id', 'name', 'slug']),
}

test.for([
  ['select name from cities', 'SELECT', ['cities']],
  ['explain (costs off) table places', 'EXPLAIN', ['places']],
  [
    'with x as (select * from cities) select * from x, places p where p.id in (select place_id from place_types)',
    'SELECT',
    ['cities', 'places', 'place_types'],
  ],
  ['with places as (select * from places where is_active) select * from places', 'SELECT', ['places']],
  ['values (1), (2)', 'SELECT', []],
  ['select p.name, p.anything_else from public.places p', 'SELECT', ['places']],
  [
    'select count(*) filter (where id > 1) over w from cities window w as (partition by slug)',
    'SELECT',
    ['cities'],
  ],
  ["select make_interval(days => 3), date '2026-01-01' + interval '1 day', (array[1,2])[1:2]", 'SELECT', []],
  [
    'select slug, count(*) from cities group by rollup (slug), cube (name) having count(*) > 1',
    'SELECT',
    ['cities'],
  ],
  [
    "select trim(both 'x' from name), substring(name from 1 for 2), position('a' in name), name at time zone 'UTC' from cities",
    'SELECT',
    ['cities'],
  ],
  [
    'select * from cities c join places p using (id) left join lateral (select 1) x on true',
    'SELECT',
    ['cities', 'places'],
  ],
  [
    'select 1 union all select 2 intersect select 3 except select 4 order by 1 nulls first limit 1 offset 2',
    'SELECT',
    [],
  ],
] as const)('%s is allowed', async ([query, command, tables]) => {
  const checked = await parseQuery(query, known)
  expect([checked.command, checked.tables.toSorted()]).toEqual([command, tables.toSorted()])
})

test('a table may be named with its schema, which is not where queries run', async () => {
  const { statement } = await parseQuery('select * from public.cities c, "public" .places;', known)
  expect(statement).toBe('select * from        cities c,           places')
  await expect(parseQuery('select * from public/**/.cities', known)).rejects.toThrow(
    'Name the table without its schema',
  )
})

test('a column called as a function is a column', async () => {
  await parseQuery('select c.name from cities c', known)
  await expect(parseQuery('select c.pg_read_file from cities c', known)).rejects.toThrow(QueryRefused)
})

const seeds = [
  ...Object.values(refusedAttempts).flat(),
  ...harmlessAttempts,
  ...sampleQueries.map(({ query }) => query),
].filter((query) => query.length < 300)

const splinters = [
  ...[
    ';',
    "'",
    '"',
    '$$',
    '$a$',
    '--',
    '/*',
    '*/',
    '\\',
    "E'",
    "U&'",
    "\\'",
    "''",
    '\n',
    '\r',
    '\0',
    '\u00a0',
    ' ',
  ],
  ...[
    'select',
    'with',
    'delete',
    'into',
    'commit',
    'for update',
    'explain',
    'analyze',
    '(',
    ')',
    ',',
    '.',
    '::',
    '$1',
  ],
]

/** A query with pieces of others put into it. */
const mangled = fc
  .tuple(
    fc.constantFrom(...seeds),
    fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        cut: fc.nat({ max: 6 }),
        piece: fc.oneof(
          fc.constantFrom(...splinters),
          fc.constantFrom(...seeds),
          fc.string({ maxLength: 4 }),
        ),
      }),
      { maxLength: 4 },
    ),
  )
  .map(([seed, changes]) =>
    changes.reduce((text, { at, cut, piece }) => {
      const index = Math.floor(at * text.length)
      return text.slice(0, index) + piece + text.slice(index + cut)
    }, seed),
  )

/** As many as show a fault of the rules; a run for reliability tries more. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 10_000)

test('whatever is accepted is exactly one SELECT, also behind the cursor that it runs in', async () => {
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(mangled, async (query) => {
      const checked = await parseQuery(query, known).catch((error: unknown) => {
        if (error instanceof QueryRefused) return undefined
        throw error
      })
      if (!checked) return
      accepted += 1
      const isExplain = checked.command === 'EXPLAIN'
      const text = checked.statement
      const cursor = `declare result no scroll cursor for select left(c0::text, 9) from (${text}\n) as found(c0)`
      const { stmts = [] } = await parse(isExplain ? text : cursor)
      // biome-ignore lint/suspicious/noExplicitAny: the types of the tree do not know which node is there
      const statement: any = stmts[0]?.stmt
      expect(stmts).toHaveLength(1)
      const { query: inner, options } = isExplain ? statement.ExplainStmt : statement.DeclareCursorStmt
      expect(inner.SelectStmt).toBeDefined()
      expect(JSON.stringify([inner, isExplain && options])).not.toMatch(
        /intoClause|lockingClause|(Insert|Update|Delete|Merge)Stmt|"analyze"|pg_sleep"|pg_read_file"/i,
      )
    }),
    { numRuns, seed: 20_261_121 },
  )
  expect(accepted).toBeGreaterThan(numRuns / 100)
})
