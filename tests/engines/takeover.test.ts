import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { OsmElement } from '../../src/gathering/providers/openstreetmap/osm-element.ts'
import { startJob } from '../../src/office/jobs/job.queries.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { seed } from '../../src/system/starter-guide/seed.task.ts'
import { overpassAnswers } from '../services/overpass-answers.ts'
import { aTemplate, copyOf } from '../template-database.ts'
import { aProcess } from './embedded-process.ts'

const program = fileURLToPath(new URL('./server-process.ts', import.meta.url))

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'what a killed server was at is done within a minute, by a server beside it or by the next start, and once',
  async () => {
    const template = await aFilledTemplate()
    const [besideOther, alone] = [await anImportUnderWay(template), await anImportUnderWay(template)]
    await besideOther.startServer().opened
    await Promise.all([besideOther, alone].map(({ kill }) => kill()))
    await alone.startServer().opened
    for (const { done } of [besideOther, alone]) {
      const outcome = await done()
      // Half a minute by the lease; starting the next server takes a busy machine as long again.
      expect(outcome.seconds).toBeLessThan(60)
      expect(outcome.rows).toEqual([
        {
          ...{ state: 'done', result: { placesAdded: 2, placesUpdated: 0, failed: [] } },
          ...{ runs: 2, zoos: 2, noted: 2 },
        },
      ])
    }
  },
)

/** A database with the starter guide in it: filling one takes most of a first start. */
async function aFilledTemplate(): Promise<string> {
  const { address, drop } = await aTemplate(String(process.env.TEST_DATABASE_URL))
  onTestFinished(drop)
  const { db, close } = openDatabase({ connectionString: address })
  await migrate(db)
  await seed(db)
  await close()
  return address
}

/** A server on a database of its own that has imported one city and now asks for the second. */
async function anImportUnderWay(template: string) {
  const overpass = await anOverpass()
  const settings = {
    ...{ DATABASE_URL: await copyOf(template), ...overpass.settings },
    ...{ ADMIN_USERNAME: 'marta', ADMIN_PASSWORD: 'a long password' },
  }
  const startServer = () => aProcess(tmpdir(), 'server', '', program, settings)
  const first = startServer()
  await first.opened
  const { db, close } = openDatabase({ connectionString: settings.DATABASE_URL })
  onTestFinished(close)
  const { rows } = await db.execute<{ id: number }>(sql`select id from cities where slug in ('graz', 'linz')`)
  const input = { cityIds: rows.map(({ id }) => id), provider: 'openstreetmap' }
  const jobId = await startJob(db, { kind: 'fetch-places', input, startedBy: null })
  await overpass.isAskedTwice
  let killedAt = 0
  return {
    startServer,
    kill: async () => {
      killedAt = performance.now()
      first.send('SIGKILL')
      await first.ended
      overpass.answer()
    },
    done: async () => {
      const isOver = sql`select from jobs where id = ${jobId} and finished_at is not null`
      await vi.waitFor(async () => expect((await db.execute(isOver)).rows).toHaveLength(1), {
        timeout: 100_000,
      })
      const seconds = (performance.now() - killedAt) / 1000
      const { rows } = await db.execute(sql`
        with runs as (select id from import_runs where job_id = ${jobId})
        select state, result, (select count(*)::int from runs) runs,
          (select count(*)::int from places where name like 'Tierwelt Test%') zoos,
          (select count(*)::int from audit_log where import_run_id in (select id from runs) and action = 'create'
            and entity = 'places') noted
        from jobs where id = ${jobId}`)
      return { seconds, rows }
    },
  }
}

const zoos: OsmElement[] = [
  { type: 'node', id: 1, lat: 47.07, lon: 15.44, tags: { tourism: 'zoo', name: 'Tierwelt Testgraz' } },
  { type: 'node', id: 2, lat: 48.31, lon: 14.29, tags: { tourism: 'zoo', name: 'Tierwelt Testlinz' } },
]

/** Answers its first question, and all others only when told to. */
async function anOverpass() {
  const answerTo = overpassAnswers({ elements: zoos })
  const [askedTwice, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let questions = 0
  const server = createServer(async (request, response) => {
    if (request.url !== '/overpass') return response.writeHead(503).end()
    const question = await text(request)
    if (++questions === 2) askedTwice.resolve()
    if (questions > 1) await told.promise
    response.setHeader('Content-Type', 'application/json').end(answerTo(question))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: { OVERPASS_URL: `${url}/overpass`, OSRM_URL: url, NOMINATIM_URL: url },
    isAskedTwice: askedTwice.promise,
    answer: told.resolve,
  }
}
