import { PgDialect } from 'drizzle-orm/pg-core'
import type { PoolConfig } from 'pg'
import { placesAroundStatement } from '../src/guide/place-lists/place.queries.ts'
import type { BareList } from './bare-list-process.ts'
import { type LoadProcess, type ServerProcess, startBare } from './processes.ts'
import { inRounds } from './rounds.ts'

const rounds = 15

/** The list of places around a city, through the whole API, against the same statement behind node:http and pg. */
export async function benchCityList(
  site: ServerProcess,
  load: LoadProcess,
  poolConfig: PoolConfig,
  query: { radius: number; limit?: number },
) {
  const { sql: text, params } = new PgDialect().sqlToQuery(placesAroundStatement('munich', query))
  const bare = await startBare('bare-list-process.ts', {
    poolConfig,
    text,
    values: params,
  } satisfies BareList)
  const path = `/api/cities/munich/places?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
  const ask = (server: ServerProcess) => async () => {
    const wanted = { port: server.port, path, acceptEncoding: 'identity', milliseconds: 400 }
    return (await load.run(wanted)).requestsPerSecond
  }
  await expectSameAnswer(site, bare, path)
  const comparison = await inRounds(rounds, ask(site), ask(bare))
  await bare.stop()
  return comparison
}

async function expectSameAnswer(site: ServerProcess, bare: ServerProcess, path: string) {
  const [ours, theirs] = await Promise.all(
    [site, bare].map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()),
  )
  if (ours !== theirs) throw new Error(`${path} is not the same from both servers`)
}
