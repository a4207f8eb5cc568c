import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '../../src/platform/database/database.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { openEngine } from '../../src/platform/engine/engine.ts'
import { aFolder, aProcess } from './embedded-process.ts'

test('no acknowledged write is lost by five kills in the middle of writing', async () => {
  const folder = await aFolder()
  let acknowledged = 0
  for (let kill = 1; kill <= 5; kill++) {
    const writer = aProcess(folder, 'server', 'write')
    await expect.poll(() => writer.said().length, { interval: 10 }).toBeGreaterThan(5 * kill)
    writer.send('SIGKILL')
    await writer.ended
    acknowledged += writer.said().length
  }
  const engine = await openEngine({ DATA_DIR: folder }, { role: 'server' })
  const { db, close } = openDatabase(engine.poolConfig)
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from written`)
  // The last write of each may have been done and not acknowledged.
  expect(rows[0]?.count).toBeGreaterThanOrEqual(acknowledged)
  expect(rows[0]?.count).toBeLessThanOrEqual(acknowledged + 5)
  await close()
  await engine.close()
})

test('a migration that is killed half-way leaves nothing behind; the next one completes', async () => {
  const folder = await aFolder()
  for (const milliseconds of [5, 40, 80]) {
    const migrating = aProcess(folder, 'server', 'migrate')
    await migrating.opened
    await wait(milliseconds)
    migrating.send('SIGKILL')
    await migrating.ended
  }
  const engine = await openEngine({ DATA_DIR: folder }, { role: 'server' })
  const { db, close } = openDatabase(engine.poolConfig)
  await migrate(db)
  expect(await migrate(db)).toBe(0)
  const { rows } = await db.execute(sql`select kilometres_between(48.2, 16.37, 48.2, 16.37) as km from cities
    right join (select 1) as one on true`)
  expect(rows).toEqual([{ km: 0 }])
  await close()
  await engine.close()
})

test('a server whose database fails opens it again, says so, and holds it as before', async () => {
  const folder = await aFolder()
  const failing = aProcess(folder, 'server', 'fail')
  await expect.poll(() => failing.said().at(-1), { timeout: 120_000 }).toBe('back with 3 rows')
  expect(failing.said().join()).toContain('the embedded database failed')
  const second = aProcess(folder, 'server')
  await second.opened.catch(() => undefined)
  expect((await second.ended).errors).toContain(`process ${failing.pid}`)
  await aProcess(folder, 'command').opened
})

test('a command whose database fails ends and says so; the next one starts', async () => {
  const folder = await aFolder()
  const failing = aProcess(folder, 'command', 'fail')
  expect((await failing.ended).code).toBe(1)
  expect(failing.said().join()).toContain('the embedded database failed')
  await aProcess(folder, 'command').opened
})
