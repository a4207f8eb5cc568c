import pg, { type QueryArrayConfig } from 'pg'
import { patienceMs } from './limits.ts'
import type { QueryEngine } from './query-engine.ts'
import type { Login } from './viewer-message.ts'

/** A login that may only read views without secrets: each query on a connection of its own, so that none leaves anything. */
export const viewerLogin = (login: Login): QueryEngine => ({
  functionNames: () =>
    connected(login, async (client) => {
      const { rows } = await client.query<{ proname: string }>('select distinct proname from pg_proc')
      return new Set(rows.map(({ proname }) => proname))
    }),
  reading: (work) =>
    connected(login, async (client) => {
      await client.query('begin transaction read only')
      return work(async (statement) => {
        // In this mode the server takes one statement only; the types of pg do not know it.
        const asked = { text: statement, rowMode: 'array', queryMode: 'extended' } as QueryArrayConfig
        const { fields, rows } = await client.query<unknown[]>(asked)
        return {
          names: fields.map(({ name }) => name),
          types: fields.map(({ dataTypeID }) => dataTypeID),
          rows,
        }
      })
    }),
})

async function connected<Result>({ url, schema }: Login, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'family-fun-europe viewer',
    connectionTimeoutMillis: patienceMs,
    // Compiling a query takes longer than most of them do.
    options: `-c search_path=${schema} -c timezone=UTC -c lock_timeout=500 -c work_mem=16MB -c jit=off -c statement_timeout=${serverPatienceMs} -c default_transaction_read_only=on`,
  })
  // Its end is ours to bring about; a broken connection shows in the answer.
  client.on('error', () => undefined)
  await client.connect()
  return work(client).finally(() => client.end().catch(() => undefined))
}

/** A little less than the process has, so that mostly the server itself ends a query. */
const serverPatienceMs = patienceMs - 200
