import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openQuickDatabase } from '../../src/platform/database/database.ts'
import { openReadDatabases } from '../../src/platform/replicas/read-databases.ts'
import { hasServerPrograms, streamingServers } from './streaming-servers.ts'

const withReplica = test.skipIf(!hasServerPrograms)

const databaseAt = (url: string, name: string) => url.replace(/\/postgres$/, `/${name}`)

/** Of a database whose replicas are said to be at these addresses, which guide is read. */
async function guideRead(primary: string, replicas: string[]) {
  const quick = openQuickDatabase({ connectionString: primary })
  const reads = openReadDatabases(quick, replicas, {})
  onTestFinished(async () => void (await Promise.all([reads.close(), quick.close()])))
  return async () => {
    const { rows } = await reads.db.execute<{ at: string }>(
      sql`select name || case when pg_is_in_recovery() then ' at its replica' else '' end as at from guide`,
    )
    return rows[0]?.at
  }
}

withReplica(
  'a replica of another database, or of another server, answers no visitor of this one',
  async () => {
    const [ours, theirs] = [await streamingServers(), await streamingServers()]
    onTestFinished(async () => void (await Promise.all([ours.remove(), theirs.remove()])))
    await ours.primary.value('create database staging')
    const staging = databaseAt(ours.replica.url, 'staging')
    await ours.primary.value("create table guide as select 'ours' as name")
    await theirs.primary.value("create table guide as select 'theirs' as name")
    const writer = openQuickDatabase({ connectionString: databaseAt(ours.primary.url, 'staging') })
    await writer.db.execute(sql`create table guide as select 'staging' as name`)
    await writer.close()
    // Theirs is further than ours.
    await theirs.primary.value('create table much as select generate_series(1, 100000) n')

    const readOurs = await guideRead(ours.primary.url, [ours.replica.url])
    await expect.poll(readOurs).toBe('ours at its replica')
    const read = await guideRead(ours.primary.url, [staging, theirs.replica.url, ours.replica.url])
    const seen = new Set<string | undefined>()
    for (let turn = 0; turn < 3 || !seen.has('ours at its replica'); turn++) seen.add(await read())
    for (let turn = 0; turn < 30; turn++) seen.add(await read())
    expect([...seen].filter((guide) => !guide?.startsWith('ours'))).toEqual([])
  },
)
