import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Database } from '../../platform/database/database.ts'
import { deletionsPage } from './history.queries.ts'

test('a page of what was deleted reads what its own places were, not that of all who went with them', async () => {
  const db = await testDatabase()
  // So long and so random that each lies in pages of its own.
  await db.execute(sql`
    insert into audit_log (action, entity, entity_id, before)
    select 'delete', 'places', i, jsonb_build_object('place', jsonb_build_object('name', 'Zoo ' || i), 'told', (
      select string_agg(md5(i * 1000 + part || ''), '') from generate_series(1, 200) part)) from generate_series(1, 900) i`)
  await db.execute(sql`vacuum analyze audit_log`)
  const ofAll = await pagesRead(db, sql`select sum(length(before ->> 'told')) from audit_log`)
  expect(await pagesRead(db, deletionsPage({}))).toBeLessThan(ofAll / 3)
})

/** From memory or disk. */
async function pagesRead(db: Database, statement: SQL): Promise<number> {
  type Plan = { Plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks', number> }
  const { rows } = await db.execute<{ 'QUERY PLAN': Plan[] }>(
    sql`explain (analyze, buffers, costs off, timing off, format json) ${statement}`,
  )
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
}
