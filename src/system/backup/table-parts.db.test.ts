import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aFolder, anEmptyGuide } from '../../../tests/backed-up-guides.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { folderStore } from '../../office/files/image-store.task.ts'
import { adoptStore } from '../../office/files/store-owner.task.ts'
import { listBackedUpTables } from './backed-up-tables.queries.ts'
import { backUp } from './backup.task.ts'
import { readArchive } from './read-archive.task.ts'
import { restore } from './restore.task.ts'
import { digestParts, readPart } from './table-parts.queries.ts'

test('an archive has no long parts, however long rows are that follow each other, and they come back as they were', async () => {
  const db = await testDatabase()
  const store = folderStore(join(await aFolder(), 'images'))
  await adoptStore(db, store)
  await db.execute(sql`
    insert into audit_log (id, action, entity, entity_id, before) overriding system value
    select 100000 + n, 'delete', 'cities', n::text,
      jsonb_build_object('ü', '"' || n, 'long', repeat('x', case when n % 2 = 0 then 1000000 else n end))
    from generate_series(1, 40) n`)
  const file = join(await aFolder(), 'guide.backup')
  const { rows } = await backUp({ db, store, settings: {} }, { file })
  const lengths: number[] = []
  for await (const { name, bytes } of readArchive(file))
    if (name.startsWith('rows/audit_log/')) lengths.push(bytes.length)
  expect(Math.max(...lengths)).toBeLessThan(10_000_000)
  const other = await anEmptyGuide()
  expect(await restore({ ...other, settings: {} }, { file })).toMatchObject({ rows })
  const sums = sql`select count(*)::int as number, md5(string_agg(md5(l::text), '' order by id)) as sum from audit_log l`
  expect((await other.db.execute(sums)).rows).toEqual((await db.execute(sums)).rows)
})

test('each table of the guide can be read, and one of somebody else’s whatever its columns are called', async () => {
  const db = await testDatabase()
  await db.execute(
    sql`create table odd (since timestamptz, part text, asked int, s int, t int, at text, "row" text, text text)`,
  )
  await db.execute(sql`insert into odd values ('2026-11-27T12:00Z', 'one', 2, 3, 4, 'five', 'six', 'seven')`)
  const read = await db.transaction(async (tx) => {
    const rows = new Map<string, string>()
    for (const table of await listBackedUpTables(tx)) {
      expect(await digestParts(tx, table, 0, 1)).toEqual([expect.stringMatching(/^\d+ /)])
      for await (const text of readPart({ tx, table, hasSecrets: false }, 0)) rows.set(table.name, text)
    }
    return rows
  })
  expect(read.size).toBeGreaterThan(0)
  expect(JSON.parse(read.get('odd') ?? '')).toMatchObject({ part: 'one', t: 4, row: 'six' })
})
