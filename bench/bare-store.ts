import type { Client, Connection, Submittable } from 'pg'

/** The tables that an import of places fills. */
const tables = [
  'places',
  'place_sources',
  'place_types',
  'place_availabilities',
  'place_distances',
  'city_places',
  'audit_log',
]

/** How rows are put into tables without indexes, rules or triggers, and nothing else. */
export type BareStore = { store: () => Promise<void>; rows: number }

/** PostgreSQL's own bulk loading, as pg_dump uses it. */
export async function copyStore(client: Client): Promise<BareStore> {
  const copies: { table: string; bytes: Buffer }[] = []
  for (const table of tables) copies.push({ table, bytes: await copyOut(client, table) })
  return {
    rows: await countRows(client),
    store: async () => {
      await emptyTables(client)
      for (const { table, bytes } of copies) await copyIn(client, `bare.${table}`, bytes)
    },
  }
}

/** One statement per thousand rows, each with its rows as JSON: the embedded database takes no COPY FROM STDIN. */
export async function jsonStore(client: Client): Promise<BareStore> {
  const batches: { table: string; rows: string }[] = []
  for (const table of tables) {
    const { rows } = await client.query<{ batch: string }>(
      `select json_agg(t)::text as batch from (select *, (row_number() over () - 1) / 1000 as nr from ${table}) t group by nr`,
    )
    for (const { batch } of rows) batches.push({ table, rows: batch })
  }
  return {
    rows: await countRows(client),
    store: async () => {
      await emptyTables(client)
      for (const { table, rows } of batches)
        await client.query(
          `insert into bare.${table} select * from json_populate_recordset(null::bare.${table}, $1)`,
          [rows],
        )
    },
  }
}

async function emptyTables(client: Client) {
  await client.query(`drop schema if exists bare cascade; create schema bare;
    ${tables.map((table) => `create table bare.${table} (like ${table})`).join(';')}`)
}

async function countRows(client: Client) {
  const counts = tables.map((table) => `(select count(*) from ${table})`).join(' + ')
  const { rows } = await client.query<{ count: string }>(`select ${counts} as count`)
  return Number(rows[0]?.count)
}

async function copyOut(client: Client, table: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  await submit(client, `copy (select * from ${table}) to stdout`, {
    // pg reads the next message into the same memory.
    handleCopyData: ({ chunk }) => chunks.push(Buffer.from(chunk)),
  })
  return Buffer.concat(chunks)
}

const copyIn = (client: Client, table: string, bytes: Buffer) =>
  submit(client, `copy ${table} from stdin`, {
    handleCopyInResponse(connection) {
      connection.sendCopyFromChunk(bytes)
      connection.endCopyFrom()
    },
  })

type CopyHandlers = {
  handleCopyData?: (message: { chunk: Buffer }) => void
  handleCopyInResponse?: (connection: { sendCopyFromChunk(bytes: Buffer): void; endCopyFrom(): void }) => void
}

/** pg knows COPY only where a query of one's own handles its messages. */
function submit(client: Client, text: string, handlers: CopyHandlers): Promise<void> {
  return new Promise((resolve, reject) => {
    const query = {
      submit: (connection: Connection) => connection.query(text),
      handleRowDescription: () => undefined,
      handleDataRow: () => undefined,
      handleCommandComplete: () => undefined,
      handleReadyForQuery: () => resolve(),
      handleError: (error: Error) => reject(error),
      ...handlers,
    }
    client.query(query as unknown as Submittable)
  })
}
