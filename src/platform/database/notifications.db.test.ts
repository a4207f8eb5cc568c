import { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import type { PoolConfig } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase, testPoolConfig } from '../../../tests/test-database.ts'
import { listen } from './notifications.ts'

test('a change by another connection is heard, in a transaction only at its end', async () => {
  const db = await testDatabase()
  const { heard } = await listening('content_changed')
  await db.execute(sql`insert into seasons (name, display_name) values ('summer', 'Summer')`)
  await expect.poll(() => heard).toEqual(['seasons'])
  await db.transaction(async (tx) => {
    await tx.execute(sql`update seasons set display_name = 'Sommer'`)
    await tx.execute(sql`select pg_sleep(0.1)`)
    expect(heard).toHaveLength(1)
  })
  await expect.poll(() => heard).toEqual(['seasons', 'seasons'])
})

test('what is rolled back is not heard of', async () => {
  const db = await testDatabase()
  const { heard } = await listening('content_changed')
  const rolledBack = db.transaction(async (tx) => {
    await tx.execute(sql`insert into seasons (name, display_name) values ('winter', 'Winter')`)
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')
  await db.execute(sql`select pg_notify('content_changed', 'the next')`)
  await expect.poll(() => heard).toEqual(['the next'])
})

test('a notification is heard by all who listen to its channel, and by nobody else', async () => {
  const db = await testDatabase()
  const [one, other, else_] = await Promise.all([
    listening('here'),
    listening('here'),
    listening('elsewhere'),
  ])
  await db.execute(sql`select pg_notify('here', 'payload ü')`)
  await expect.poll(() => [one.heard, other.heard]).toEqual([['payload ü'], ['payload ü']])
  expect(else_.heard).toEqual([])
})

test('who stops listening hears nothing any more', async () => {
  const db = await testDatabase()
  const { heard, stop } = await listening('here')
  const { heard: others } = await listening('here')
  await stop()
  await db.execute(sql`select pg_notify('here', 'x')`)
  await expect.poll(() => others).toEqual(['x'])
  expect(heard).toEqual([])
})

test('a lost connection is told at once, opened again and told again', async () => {
  const db = await testDatabase()
  const sockets: Socket[] = []
  const stream = () => {
    const socket = new Socket()
    sockets.push(socket)
    return socket
  }
  const { heard, lost } = await listening('here', { stream })
  sockets[0]?.destroy()
  await expect.poll(() => lost.count).toBe(1)
  await expect.poll(() => lost.count).toBe(2)
  await db.execute(sql`select pg_notify('here', 'heard again')`)
  await expect.poll(() => heard).toEqual(['heard again'])
})

async function listening(channel: string, config: PoolConfig = {}) {
  const heard: string[] = []
  const lost = { count: 0 }
  const stop = await listen({ ...(await testPoolConfig()), ...config }, channel, {
    onNotify: (payload) => heard.push(payload),
    onLost: () => {
      lost.count += 1
    },
  })
  onTestFinished(stop)
  return { heard, lost, stop }
}
