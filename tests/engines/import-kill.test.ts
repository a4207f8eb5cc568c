import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '../../src/platform/database/database.ts'
import { openEngine } from '../../src/platform/engine/engine.ts'
import { aFolder, aProcess } from './embedded-process.ts'

const program = fileURLToPath(new URL('./import-process.ts', import.meta.url))

test('a job whose process is killed goes on after each start, and is done once', async () => {
  const folder = await aFolder()
  for (let kill = 1; kill <= 3; kill++) {
    const importing = aProcess(folder, 'server', '', program)
    // While the provider answers, or while what it said is stored.
    await expect.poll(() => importing.said()).toContain('asked')
    importing.send('SIGKILL')
    await importing.ended
  }
  const last = aProcess(folder, 'server', '', program)
  await expect.poll(() => last.said()).toContain('done')
  last.send('SIGKILL')
  await last.ended

  const engine = await openEngine({ DATA_DIR: folder }, { role: 'server' })
  const { db, close } = openDatabase(engine.poolConfig)
  const { rows } = await db.execute(sql`select
    (select count(*)::int from places) places, (select count(*)::int from audit_log where action = 'create') noted,
    (select json_agg(added order by city_id) from import_runs where state = 'done') added,
    (select count(*)::int from import_runs) runs, (select result from jobs) result, (select state from jobs) state`)
  expect(rows).toEqual([
    {
      ...{ places: 60, noted: 60, runs: 3, added: [20, 20, 20], state: 'done' },
      result: { placesAdded: 60, placesUpdated: 0, failed: [] },
    },
  ])
  await close()
  await engine.close()
})
