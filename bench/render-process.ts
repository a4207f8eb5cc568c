import type { PoolConfig } from 'pg'
import { htmlOf } from '../src/app/page-cache/page.ts'
import type { Runtime } from '../src/app/runtime.ts'
import { createSite } from '../src/app/site.ts'
import { builtPages } from '../src/commands/built-site.ts'
import { hoursChecker } from '../src/guide/opening-hours/reckoning/hours-checker.task.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { log } from '../src/platform/log/log.ts'
import { readSettings } from '../src/platform/settings/settings.ts'
import { openDatabaseViewer } from '../src/system/database-viewer/database-viewer.task.ts'

export type Rendering = { poolConfig: PoolConfig; path: string; rounds: number; pagesPerRound: number }

export type Rendered = {
  /** Milliseconds of this process's CPU per page, one figure per round; the database works elsewhere. */
  cpuMilliseconds: number[]
  /** Of the last page. */
  cards: number
  htmlBytes: number
}

/** Renders a page over and over as the guide does when it is not kept, one after the other. */
async function render({ poolConfig, path, rounds, pagesPerRound }: Rendering): Promise<Rendered> {
  const { db, close } = openDatabase(poolConfig)
  log.level = 'warn'
  const runtime: Runtime = {
    db,
    quickDb: db,
    readDb: db,
    isDatabaseSilent: () => false,
    log,
    settings: readSettings({}),
    viewer: openDatabaseViewer(db),
    hoursChecker: hoursChecker(),
    onContentChange: () => () => undefined,
    heardAll: async () => undefined,
    stopping: new AbortController().signal,
  }
  const site = createSite(runtime, await builtPages(), 'public')
  const page = async () => htmlOf(await site.page(path, false))
  // The compiler of hot functions does its work in the first few hundred pages.
  for (let count = 0; count < pagesPerRound * 6; count++) await page()
  const cpuMilliseconds: number[] = []
  let last = await page()
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage()
    for (let count = 0; count < pagesPerRound; count++) last = await page()
    const { user, system } = process.cpuUsage(before)
    cpuMilliseconds.push((user + system) / 1000 / pagesPerRound)
  }
  await close()
  return {
    cpuMilliseconds,
    cards: last.toString().match(/<article\b/g)?.length ?? 0,
    htmlBytes: last.length,
  }
}

process.once('message', async (rendering: Rendering) => {
  process.send?.(await render(rendering))
  process.disconnect()
})
