import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { aFunType } from '../../tests/factories.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { hoursChecker } from '../guide/opening-hours/reckoning/hours-checker.task.ts'
import { log } from '../platform/log/log.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { openDatabaseViewer } from '../system/database-viewer/database-viewer.task.ts'
import type { ContentListener } from './runtime.ts'
import { createSite } from './site.ts'

test('pages share what no place says until something other than places changes', async () => {
  const { db, site, tell } = await aSite()
  const shown = async () => String((await site.page('/', false)).bodies.identity)
  expect(await shown()).toContain('Zoo')
  await db.execute(sql`update fun_types set name = 'Animals'`)
  tell('places', new Set(['n48e16']))
  expect(await shown()).toContain('Zoo')
  tell('fun_types')
  expect(await shown()).toContain('Animals')
})

test('a page that lacks what the database did not give is kept by nobody on the way', async () => {
  const { db, site, tell } = await aSite()
  const whole = await site.page('/', false)
  expect(whole.headers['Cache-Control']).toContain('s-maxage=60')
  await db.execute(sql`alter table fun_types rename to fun_types_away`)
  onTestFinished(async () => void (await db.execute(sql`alter table fun_types_away rename to fun_types`)))
  tell('fun_types')
  const broken = await site.page('/', false)
  expect(broken).toMatchObject({ status: 200, isWhole: false })
  expect(broken.rawHeaders).toEqual(expect.arrayContaining(['Cache-Control', 'no-store']))
})

/** A guide with a fun type, whose pages show what a call answers. */
async function aSite() {
  const db = await testDatabase()
  await aFunType(db, { slug: 'zoo', name: 'Zoo' })
  const [viewer, checker] = [openDatabaseViewer(db), hoursChecker()]
  onTestFinished(async () => {
    checker.stop()
    await viewer.close()
  })
  const listeners: ContentListener[] = []
  const runtime = {
    ...{ db, quickDb: db, readDb: db, log, settings: readSettings({}), viewer },
    ...{ hoursChecker: checker, isDatabaseSilent: () => false, heardAll: async () => undefined },
    stopping: new AbortController().signal,
    onContentChange: (listener: ContentListener) => {
      listeners.push(listener)
      return () => undefined
    },
  }
  const site = createSite(
    runtime,
    (api) => async () => {
      const answer = await api(new Request('http://in-process/api/fun-types'))
      return { status: 200, html: [await answer.text()], mayBeKept: true }
    },
    'public',
  )
  const tell = (...change: Parameters<ContentListener>) => {
    for (const listener of listeners) listener(...change)
  }
  return { db, site, tell }
}
