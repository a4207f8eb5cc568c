import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { databaseKilledAfter } from '../../../tests/killed-database.ts'
import { anAnswer, anElement, testDatabaseForImports } from '../../../tests/osm.ts'
import { importFile } from './import-file.task.ts'
import { endOrphanedRuns } from './import-run.queries.ts'
import { importRuns } from './import-run.table.ts'

test('the import of a command that was killed is ended and says so, once its process has been silent for a while', async () => {
  const db = await testDatabaseForImports()
  const killed = await databaseKilledAfter(4)
  await expect(importFile(killed.db, anAnswer([anElement()]))).rejects.toThrow()
  await db.execute(sql`update import_runs set started_at = started_at - interval '1 hour'`)
  await endOrphanedRuns(db)
  expect(await db.select().from(importRuns)).toMatchObject([{ state: 'running' }])
  await db.execute(sql`update leases set until = now()`)
  await endOrphanedRuns(db)
  expect(await db.select().from(importRuns)).toMatchObject([
    { state: 'failed', error: 'Its process ended before it was done', finishedAt: expect.any(Date) },
  ])
})

test('the import of a job that a back-up did not take along is ended in the guide that was put back from it', async () => {
  const db = await testDatabaseForImports()
  await db
    .insert(importRuns)
    .values({ provider: 'openstreetmap', jobId: randomUUID(), state: 'running', added: 2 })
  await endOrphanedRuns(db)
  expect(await db.select().from(importRuns)).toMatchObject([
    { state: 'failed', error: 'The server ended while it ran', added: 2, finishedAt: expect.any(Date) },
  ])
})

test('a file is read before its run begins: nothing can hold a run while a large one is read', async () => {
  const { db } = await databaseKilledAfter(0)
  let isRead = false
  const file = {
    name: 'austria.json',
    get bytes() {
      isRead = true
      return anAnswer([anElement()]).bytes
    },
  }
  await expect(importFile(db, file)).rejects.toThrow('Failed query')
  expect(isRead).toBe(true)
})

test('an import that has only begun, or come to its end, is left as it is', async () => {
  const db = await testDatabaseForImports()
  await db.insert(importRuns).values({ provider: 'openstreetmap', origin: 'a.json', state: 'running' })
  await importFile(db, anAnswer([anElement()]))
  expect((await db.execute(sql`select from leases`)).rows).toEqual([])
  await endOrphanedRuns(db)
  expect(await db.select().from(importRuns).orderBy(importRuns.id)).toMatchObject([
    { state: 'running' },
    { state: 'done' },
  ])
})
