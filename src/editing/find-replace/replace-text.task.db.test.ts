import { asc, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { databaseKilledAfter } from '../../../tests/killed-database.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { places } from '../../guide/places/place.table.ts'
import { beginJob, startJob } from '../../office/jobs/job.queries.ts'
import { jobs } from '../../office/jobs/job.table.ts'
import { ReplacingWork } from './find-replace.schema.ts'
import { previewReplacing } from './preview-replacing.queries.ts'
import { replaceText, replaceTextJob } from './replace-text.task.ts'

const asked = { fact: 'description', find: 'a', replace: 'aa', filters: {} } as const

test('a replacement that is killed at any statement and run again is made and noted once in each place', async () => {
  const { db, start, texts } = await anOffice()
  for (let last = 0; ; last += 2) {
    await db.delete(jobs)
    await db.execute(sql`delete from audit_log`)
    await db.execute(sql`update places set description = 'a'`)
    const run = await start()
    const killed = await databaseKilledAfter(last)
    await run(killed.db).catch(() => undefined)
    if (!killed.wasKilled()) return expect(last).toBeGreaterThan(15)
    const message = `killed after ${last} statements`
    expect(await run(db), message).toMatchObject({ total: 3, changed: 3, left: 0 })
    expect(await texts(), message).toEqual(['aa', 'aa', 'aa'])
    const { rows } = await db.execute(sql`
      select count(*)::int as entries, count(distinct change_id)::int as changes from audit_log`)
    expect(rows, message).toEqual([{ entries: 3, changes: 1 }])
  }
})

test('two processes that do the same at once replace nothing twice', async () => {
  const { db, start, texts } = await anOffice()
  const run = await start()
  await Promise.allSettled([run(db), run(db)])
  expect(await run(db)).toMatchObject({ changed: 3, left: 0 })
  expect(await texts()).toEqual(['aa', 'aa', 'aa'])
})

/** Three places that hold an 'a', and what replaces it in batches of two. */
async function anOffice() {
  const db = await testDatabase()
  await db.execute(sql`
    insert into places (name, slug, lat, lng, description)
    select 'Zoo ' || i, 'zoo-' || i, 48, 16, 'a' from generate_series(1, 3) i`)
  const { userId: startedBy } = await testEditor(db)
  const start = async () => {
    const usual = {
      isWholeWord: false,
      isCaseSensitive: false,
      part: 'changes',
      after: 0,
      limit: 50,
    } as const
    const { told } = await previewReplacing(db, { ...asked, ...usual })
    const input = ReplacingWork.parse({ ...asked, seenAt: told?.seenAt, total: told?.changes })
    const jobId = await startJob(db, { kind: replaceTextJob, input, startedBy })
    await beginJob(db, jobId)
    const work = { jobId, startedBy, input, signal: new AbortController().signal, report: () => {} }
    return (on: typeof db) => replaceText({ ...work, db: on }, 2)
  }
  const texts = async () =>
    (await db.select().from(places).orderBy(asc(places.id))).map(({ description }) => description)
  return { db, start, texts }
}
