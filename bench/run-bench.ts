import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { openEngine } from '../src/platform/engine/engine.ts'
import { readSettings } from '../src/platform/settings/settings.ts'
import { startGuide } from '../tests/guides/guide-process.ts'
import { newPostgresql } from '../tests/new-postgresql.ts'
import { benchCachedPage } from './cached-page.ts'
import { benchCityList } from './city-list.ts'
import { openForImports } from './databases.ts'
import { benchFetch } from './fetching.ts'
import { benchFilters } from './filtering.ts'
import { benchFirstVisit } from './first-visit.ts'
import { benchImport } from './importing.ts'
import { type LoadProcess, startLoad } from './processes.ts'
import { benchRendering } from './rendering.ts'
import { markdownOf, writeReport } from './report.ts'
import { cachedPageRows, fetchRow, filterRow, importRow, rateRow, renderingRow } from './report-rows.ts'
import { benchWebVitals } from './web-vitals.ts'
import { vitalsRows } from './web-vitals-rows.ts'

/**
 * Measures the guide against the least that could do the same, on the embedded database and on a PostgreSQL server
 * where one is given (in a database of its own), prints the result and writes it to docs/benchmarks.md.
 */
export async function runBench(postgresql: string | undefined): Promise<void> {
  const startedAt = performance.now()
  const load = startLoad()
  const embedded = await benchEmbedded(load)
  const rows = [...embedded.rows, ...(postgresql ? await benchPostgresql(postgresql, load) : [])]
  await load.stop()
  const markdown = markdownOf({
    rows,
    vitals: embedded.vitals,
    weights: embedded.weights,
    postgresql: postgresql && (await versionOf(postgresql)),
    seconds: (performance.now() - startedAt) / 1000,
  })
  const file = new URL('../docs/benchmarks.md', import.meta.url)
  await writeReport(file, markdown)
  console.log(`${markdown}\nWritten to ${fileURLToPath(file)}`)
}

async function benchEmbedded(load: LoadProcess) {
  say('the guide starts')
  const guide = await startGuide()
  const site = { port: Number(new URL(guide.url).port), pid: guide.pid }
  const engine = await openEngine(readSettings({ DATA_DIR: guide.dataDir }), { role: 'command' })
  say('first visits')
  const weights = await benchFirstVisit(guide.url, ['/', '/funcity/munich', '/funplace/haus-des-meeres'])
  say('first visits on a slow phone')
  const vitals = vitalsRows(
    await benchWebVitals(guide.url, [
      { name: 'Home', path: '/' },
      { name: 'City', path: '/funcity/munich', touched: ['Featured', 'Indoor'] },
      { name: 'Place', path: '/funplace/haus-des-meeres' },
    ]),
  )
  say('a kept page')
  const rows = cachedPageRows(await benchCachedPage(site, load))
  say('rendering')
  rows.push(renderingRow(await benchRendering(engine.poolConfig)))
  say('lists, embedded database')
  rows.push(...(await benchLists(site, load, engine.poolConfig, 'embedded')))
  await engine.close()
  await guide.stop()
  say('imports, embedded database')
  rows.push(await benchImportOn(undefined))
  return { rows, weights, vitals }
}

async function benchPostgresql(server: string, load: LoadProcess) {
  const { address, drop } = await newPostgresql(server, 'bench')
  try {
    say('lists, PostgreSQL')
    const guide = await startGuide({ DATABASE_URL: address })
    const site = { port: Number(new URL(guide.url).port), pid: guide.pid }
    const engine = await openEngine(readSettings({ DATABASE_URL: address }), { role: 'server' })
    const rows = await benchLists(site, load, engine.poolConfig, 'PostgreSQL')
    await guide.stop()
    say('filters of the back office, PostgreSQL')
    rows.push(filterRow(await benchFilters(server)))
    say('imports, PostgreSQL')
    return [...rows, await benchImportOn(address), await benchFetchOn(address)]
  } finally {
    await drop()
  }
}

async function benchLists(
  site: { port: number; pid: number },
  load: LoadProcess,
  poolConfig: pg.PoolConfig,
  engine: string,
) {
  const whole = await benchCityList(site, load, poolConfig, { radius: 50 })
  const first = await benchCityList(site, load, poolConfig, { radius: 50, limit: 24 })
  const against = '20 lines of node:http and pg, same SQL'
  return [
    rateRow(`All places within 50 km of Munich, uncached, ${engine}`, against, whole, 0.8),
    rateRow(`The first 24 of them, uncached, ${engine}`, against, first, 0.8),
  ]
}

async function benchImportOn(address: string | undefined) {
  const engine = await openForImports(address)
  const options = { poolConfig: engine.poolConfig, elements: 6000, rounds: 5 }
  const result = await benchImport({ ...options, bareStore: address ? 'copy' : 'json' })
  await engine.close()
  return importRow(result, address ? 'PostgreSQL' : 'embedded')
}

async function benchFetchOn(address: string) {
  const engine = await openForImports(address)
  const result = await benchFetch(engine.poolConfig, 11)
  await engine.close()
  return fetchRow(result)
}

async function versionOf(server: string): Promise<string> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  await client.end()
  return `PostgreSQL ${rows[0]?.server_version}`
}

const say = (what: string) => console.error(`bench: ${what} …`)
