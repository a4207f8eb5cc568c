import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { aPlace } from '../../tests/factories.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { dropUpload } from '../editing/place-files/place-file-rows.queries.ts'
import { jobs } from '../office/jobs/job.table.ts'
import type { Database } from '../platform/database/database.ts'
import { log } from '../platform/log/log.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { schedules } from './job-kinds.ts'

test('an embedded database is put in order by the clock; a server of PostgreSQL does that by itself', async () => {
  const db = await testDatabase()
  const namesFor = (settings: Record<string, string>) =>
    schedules({ db, log, settings: readSettings(settings) }).map(({ name }) => name)
  expect(namesFor({})).toContain('tend-embedded')
  expect(namesFor({ DATABASE_URL: 'postgres://127.0.0.1/guide' })).not.toContain('tend-embedded')
})

test('jobs that were over long ago go by the clock, but for the last of a kind', async () => {
  const db = await testDatabase()
  const of2025 = (day: number) => new Date(Date.UTC(2025, 0, day))
  const over = (day: number) => ({
    ...{ kind: 'back-up', state: 'done' as const, input: {}, progress: { done: 0, total: 0, items: [] } },
    ...{ createdAt: of2025(day), finishedAt: of2025(day) },
  })
  await db.insert(jobs).values([over(1), over(2)])
  const all = schedules({ db, log, settings: readSettings({}) })
  await all.find(({ name }) => name === 'old-jobs')?.run()
  expect(await db.select({ finishedAt: jobs.finishedAt }).from(jobs)).toEqual([{ finishedAt: of2025(2) }])
})

test('what goes by the clock, or with an upload that is over, goes in portions, for a server ends a statement after half a minute', async () => {
  const db = await testDatabase()
  const scheduled = ['reports', 'shared_plans', 'webhook_deliveries', 'login_attempts', 'deleted_rows']
  const tables = [...scheduled, 'planned_changes', 'place_file_rows']
  const { id } = await aPlace(db)
  await refuseMany(db, tables)
  await db.execute(sql`
    insert into reports (place_id, reason, state, device, network, decided_at, created_at)
      select ${id}::int, 'closed', 'dismissed', n, n, now() - interval '181 days', now() - interval '182 days'
      from generate_series(1, 1001) n`)
  await db.execute(sql`
    insert into shared_plans (edit_hash, view_hash, plan, last_visited_at)
      select n, n, '{}', now() - interval '2 years' from generate_series(1, 1001) n`)
  await db.execute(sql`
    with hook as (insert into webhooks (id, url, topics, secret)
      values (gen_random_uuid(), 'https://example.org/', '{place}', '') returning id)
    insert into webhook_deliveries (webhook_id, event, body, state, created_at)
      select id, 'place.updated', '{}', 'delivered', now() - interval '31 days' from hook, generate_series(1, 1001)`)
  await db.execute(sql`
    insert into login_attempts (key, tries)
      select n, array[now() - interval '1 day'] from generate_series(1, 1001) n`)
  await db.execute(sql`
    with entry as (insert into audit_log (action, entity, entity_id) values ('delete', 'configs', '1') returning id)
    insert into deleted_rows (entry_id, table_name, row, deleted_at)
      select id, 'configs', '{}', now() - interval '1 day' from entry, generate_series(1, 1001)`)
  await db.execute(sql`
    insert into planned_changes (subject, subject_key, name, base, changes, state, published_at)
      select 'place', n, 'Zoo', '{}', '{}', 'published', now() - interval '1 year' from generate_series(1, 1001) n`)
  const [over, left] = [randomUUID(), randomUUID()]
  await db.execute(sql`
    insert into place_file_rows (upload, line, record, created_at)
      select upload::uuid, n, '{}', now() - case when upload = ${left} then interval '3 days' else interval '0' end
      from unnest(array[${over}, ${left}]) upload, generate_series(1, 1001) n`)
  const all = schedules({ db, log, settings: readSettings({}) })
  for (const name of ['old-reports', 'expired-plans', 'webhook-log', 'deleted-rows', 'planned-changes'])
    await all.find((schedule) => schedule.name === name)?.run()
  await dropUpload(db, over)
  for (const table of tables) expect([table, await db.$count(sql.identifier(table))]).toEqual([table, 0])
})

/** Whoever changes or removes more than a thousand rows at once is, until the test is over. */
async function refuseMany(db: Database, tables: readonly string[]) {
  onTestFinished(async () => void (await db.execute(sql`drop function refuse_many cascade`)))
  await db.execute(sql`
    create function refuse_many() returns trigger language plpgsql as $$
    begin
      if (select count(*) from old) > 1000 then raise 'more than 1000 rows of % at once', tg_table_name; end if;
      return null;
    end $$`)
  for (const table of tables)
    for (const doing of ['update', 'delete'])
      await db.execute(
        sql.raw(`create trigger refuse_many_${doing} after ${doing} on ${table}
          referencing old table as old for each statement execute function refuse_many()`),
      )
}
