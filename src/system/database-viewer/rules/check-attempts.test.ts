import { expect, test } from 'vitest'
import { harmlessAttempts, refusedAttempts } from '../../../../tests/fixtures/escape-attempts.ts'
import { parseQuery } from './parse-query.ts'
import { QueryRefused } from './query-refused.ts'

const known = {
  functions: new Set(
    'lower pg_sleep pg_read_file pg_ls_dir query_to_xml hash_record record_out pg_column_size lo_unlink pg_terminate_backend'.split(
      ' ',
    ),
  ),
  columns: new Set(['id', 'name', 'slug']),
}
const refusalOf = (query: string) =>
  parseQuery(query, known).then(
    () => 'allowed',
    (error: unknown) => (error instanceof QueryRefused ? [error.message, error.location] : error),
  )

test.each(Object.entries(refusedAttempts))(
  '%s: the rules alone refuse it, before any database does',
  async (_, attempts) => {
    for (const query of attempts) expect([query, await refusalOf(query)]).not.toEqual([query, 'allowed'])
  },
)

test('what does no harm is let through', async () => {
  for (const query of harmlessAttempts) expect([query, await refusalOf(query)]).toEqual([query, 'allowed'])
})
