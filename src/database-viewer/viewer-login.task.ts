import pg, { type QueryArrayConfig } from 'pg'
import { patienceMs } from './limits.ts'
import type { QueryEngine } from './query-engine.ts'
import { valueParsers } from './shown-value.ts'

/** A login that may only read views without secrets: each query on a connection of its own, so that none leaves anything. */
export const viewerLogin = (connectionString: string): QueryEngine => ({
  functionNames: () =>
    connected(connectionString, async (client) => {
      const { rows } = await client.query<{ proname: string }>('select distinct proname from pg_proc')
      return new Set(rows.map(({ proname }) => proname))
    }),
  reading: (work) =>
    connected(connectionString, async (client) => {
      await client.query('begin transaction read only')
      return work(async (statement) => {
        const { fields, rows } = await client.query<unknown[]>({
          text: statement,
          ...asArrays,
        } as QueryArrayConfig)
        return { names: fields.map(({ name }) => name), rows }
      })
    }),
})

async function connected<Result>(connectionString: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({
    connectionString,
    application_name: 'family-fun-europe viewer',
    connectionTimeoutMillis: patienceMs,
    options: `-c search_path=viewer -c timezone=UTC -c lock_timeout=500 -c work_mem=16MB -c statement_timeout=${patienceMs} -c default_transaction_read_only=on`,
  })
  await client.connect()
  // Its end is ours to bring about; a broken connection shows in the answer.
  client.on('error', () => undefined)
  return work(client).finally(() => client.end().catch(() => undefined))
}

const asArrays = {
  rowMode: 'array',
  // In this mode the server takes one statement only; the types of pg do not know it.
  queryMode: 'extended',
  types: { getTypeParser: (oid: number) => valueParsers[oid] ?? pg.types.getTypeParser(oid) },
}
