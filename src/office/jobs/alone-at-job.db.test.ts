import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { takeLease } from '../../platform/database/lease.queries.ts'
import { leases } from '../../platform/database/lease.table.ts'
import { aloneAtJob } from './alone-at-job.task.ts'
import { beginJob, finishJob, startJob } from './job.queries.ts'
import { JobTakenOver } from './job-kind.task.ts'

const options = { seconds: 12, stopping: new AbortController().signal }

test('whoever is given a job that another process does waits until it is over', async () => {
  const { db, id, end } = await aJob()
  const begun: string[] = []
  const goOn = Promise.withResolvers<void>()
  const one = aloneAtJob(db, id, options, async () => {
    begun.push('one')
    await goOn.promise
    await end()
  })
  await expect.poll(() => begun).toEqual(['one'])
  const other = aloneAtJob(db, id, options, async () => {
    if (await beginJob(db, id)) begun.push('other')
  })
  goOn.resolve()
  await Promise.all([one, other])
  expect(begun).toEqual(['one'])
})

test('it takes the job up once that process is gone', async () => {
  const { db, id, end } = await aJob()
  await takeLease(db, `job:${id}`, 'a killed process', 1)
  let begun = 0
  await aloneAtJob(db, id, options, async () => {
    begun += 1
    await end()
  })
  expect(begun).toBe(1)
})

test('whose job was taken over waits for whoever did so', async () => {
  const { db, id, end } = await aJob()
  let begun = 0
  const stoodStill = aloneAtJob(db, id, options, async () => {
    begun += 1
    await db
      .update(leases)
      .set({ holder: 'another process' })
      .where(eq(leases.name, `job:${id}`))
    throw new JobTakenOver()
  })
  await expect.poll(() => begun).toBe(1)
  await end()
  await stoodStill
  expect(begun).toBe(1)
})

async function aJob() {
  const db = await testDatabase()
  const id = await startJob(db, { kind: 'test-work', input: {}, startedBy: null })
  await beginJob(db, id)
  const end = () => finishJob(db, id, { state: 'done', progress: { done: 0, total: 0, items: [] } })
  return { db, id, end }
}
