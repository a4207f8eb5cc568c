import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase, testEngine } from '../../../tests/test-database.ts'
import type { Database } from '../database/database.ts'
import { tendEmbedded } from './tend-embedded.ts'

const { kind } = await testEngine()

// PostgreSQL's own processes would be at it meanwhile.
const onEmbedded = test.skipIf(kind === 'postgresql')

onEmbedded('a table that has changed much is put in order, and no other', async () => {
  const db = await testDatabase()
  await db.execute(sql`insert into places (name, slug, lat, lng)
    select 'Zoo', 'zoo-' || n, 48, 16 from generate_series(1, 1000) n`)
  const first = await tended(db)
  expect(first.places).toBeGreaterThan(0)
  expect(first.cities).toBeGreaterThan(0)
  expect(await tended(db)).toEqual(first)
  await db.execute(sql`update places set phone = '1' where id % 4 = 0`)
  expect(await tended(db)).toEqual({ ...first, places: Number(first.places) + 1 })
  const { rows } = await db.execute(sql`select reltuples::int as rows from pg_class where relname = 'places'`)
  expect(rows).toEqual([{ rows: 1000 }])
})

onEmbedded('rows that change day by day take no more and more room', async () => {
  const db = await testDatabase()
  await db.execute(sql`insert into places (name, slug, lat, lng)
    select 'Zoo', 'zoo-' || n, 48, 16 from generate_series(1, 500) n`)
  const sizes: number[] = []
  for (let day = 1; day <= 6; day++) {
    await db.execute(sql`update places set name = 'Zoo ' || ${day}::int, updated_at = now()`)
    await tended(db)
    const { rows } = await db.execute<{ size: number }>(
      sql`select pg_total_relation_size('places')::int as size`,
    )
    sizes.push(rows[0]?.size ?? 0)
  }
  expect(sizes.at(-1)).toBeLessThan(1.5 * (sizes[1] ?? 0))
})

onEmbedded('what is written is not logged without end', async () => {
  const db = await testDatabase()
  const isDue = async () => {
    const { rows } = await db.execute<{ bytes: number }>(
      sql`select (pg_current_wal_lsn() - redo_lsn)::int as bytes from pg_control_checkpoint()`,
    )
    return (rows[0]?.bytes ?? 0) > 16 * 1024 * 1024
  }
  await tendEmbedded(db)
  await db.execute(sql`insert into audit_log (action, entity, after)
    select 'update', 'places', (select to_jsonb(string_agg(md5(n || ' ' || part), '')) from generate_series(1, 50) part)
    from generate_series(1, 10000) n`)
  expect(await isDue()).toBe(true)
  await tendEmbedded(db)
  expect(await isDue()).toBe(false)
})

/** How often each table was put in order. */
async function tended(db: Database): Promise<Record<string, number>> {
  await db.execute(sql`select pg_stat_force_next_flush()`)
  await tendEmbedded(db)
  const { rows } = await db.execute<{ name: string; times: number }>(sql`
    select relname as name, vacuum_count::int as times from pg_stat_user_tables where schemaname = 'public'`)
  return Object.fromEntries(rows.map(({ name, times }) => [name, times]))
}
