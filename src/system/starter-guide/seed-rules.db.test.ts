import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import { translateAgainKind } from '../../gathering/storing/translate-again.task.ts'
import { jobs } from '../../office/jobs/job.table.ts'
import type { Database } from '../../platform/database/database.ts'
import { enterNewKeys, readLedger } from './ledger.queries.ts'
import { seedRules } from './seed-rules.task.ts'

const start = async (db: Database, digest?: string) =>
  seedRules({ db, siteName: 'Ours', seeded: await readLedger(db) }, digest)

const kinds = async (db: Database) => (await db.select().from(jobs)).map(({ kind }) => kind)

test('what an older version stored is read again once, after each update', async () => {
  const db = await testDatabase()
  await db.transaction((tx) => enterNewKeys(tx, ['city/vienna']))
  await start(db, 'first')
  await start(db, 'first')
  expect(await kinds(db)).toEqual(['translate-again'])
  await start(db, 'second')
  expect(await kinds(db)).toHaveLength(2)
})

test('of two versions the one that started last has records read again, and the other leaves them alone', async () => {
  const db = await testDatabase()
  await db.transaction((tx) => enterNewKeys(tx, ['city/vienna']))
  await start(db)
  await start(db, 'rules of the next version')
  await keepTestJobs(db, [translateAgainKind], { isAlone: false })
  const states = () => db.select({ state: jobs.state }).from(jobs).orderBy(jobs.createdAt)
  await expect.poll(states).toEqual([{ state: 'cancelled' }, { state: 'running' }])
  await start(db)
  await expect.poll(states).toEqual([{ state: 'cancelled' }, { state: 'cancelled' }, { state: 'done' }])
})

test('a fresh guide has nothing to read again, and the same code never twice', async () => {
  const db = await testDatabase()
  await start(db)
  await start(db)
  expect(await kinds(db)).toEqual([])
  expect((await readLedger(db)).get('rules')).toMatch(/^[\w-]{43}$/)
})
