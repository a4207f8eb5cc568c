import pg, { type PoolConfig } from 'pg'
import { importFile } from '../src/gathering/imports/import-file.task.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { copyStore, jsonStore } from './bare-store.ts'
import { generatedFile } from './generated-file.ts'
import { inRounds } from './rounds.ts'

type Options = { poolConfig: PoolConfig; elements: number; rounds: number; bareStore: 'copy' | 'json' }

/** An import, from the file to the stored places, against storing the rows that came out of it and nothing else. */
export async function benchImport({ poolConfig, elements, rounds, bareStore }: Options) {
  const { db, close } = openDatabase(poolConfig)
  const client = new pg.Client(poolConfig)
  await client.connect()
  const file = generatedFile(elements)
  const importAll = () => seconds(() => importFile(db, file))
  const empty = () => client.query('truncate places, audit_log cascade')
  await empty()
  const { added } = await importFile(db, file)
  const bare = await (bareStore === 'copy' ? copyStore(client) : jsonStore(client))
  const comparison = await inRounds(
    rounds,
    async () => {
      await empty()
      return importAll()
    },
    () => seconds(bare.store),
  )
  await client.query('drop schema bare cascade')
  await client.end()
  await close()
  return { comparison, elements, places: added, rows: bare.rows, bareStore }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}
