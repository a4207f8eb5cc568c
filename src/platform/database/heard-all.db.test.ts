import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase, testPoolConfig } from '../../../tests/test-database.ts'
import { channelMarks } from './heard-all.ts'
import { listen } from './notifications.ts'

test('a mark comes back when all that was announced before it has been heard', async () => {
  const db = await testDatabase()
  const marks = channelMarks(db, 'here')
  const heard: string[] = []
  const onNotify = (payload: string) => void (marks.isMark(payload) || heard.push(payload))
  onTestFinished(await listen(await testPoolConfig(), 'here', { onNotify, onLost: () => undefined }))
  for (const round of [1, 2, 3]) {
    await db.execute(sql`select pg_notify('here', ${`change ${round}`})`)
    expect(await marks.heardAll()).toBe(true)
    expect(heard).toHaveLength(round)
  }
})

test('nothing comes back where nobody listens', async () => {
  expect(await channelMarks(await testDatabase(), 'here').heardAll()).toBe(false)
})
