import { once } from 'node:events'
import { createServer } from 'node:http'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openQuickDatabase } from '../../src/platform/database/database.ts'
import { openReadDatabases } from '../../src/platform/replicas/read-databases.ts'
import { adminSettings, editorAt } from '../guides/editor-at.ts'
import { startGuide } from '../guides/guide-process.ts'
import { databaseProxy } from '../services/database-proxy.ts'
import { hasServerPrograms, streamingServers } from './streaming-servers.ts'

if (!hasServerPrograms)
  console.log('Replicas were not tested: PostgreSQL and its initdb are not installed here.')
const withReplica = test.skipIf(!hasServerPrograms)

const guideLog: string[] = []
const removals: (() => Promise<unknown>)[] = []
let opened: Awaited<ReturnType<typeof open>>

// On a busy machine the first start of a guide takes minutes.
beforeAll(async () => {
  if (hasServerPrograms) opened = await open()
}, 600_000)

afterAll(async () => {
  for (const remove of removals.toReversed()) await remove()
})

/** Two servers on one primary and its replica, and an editor at the first. */
async function open() {
  const servers = await streamingServers()
  removals.push(servers.remove)
  const [cdn, way] = await Promise.all([aCdn(), databaseProxy(servers.replica.url)])
  removals.push(cdn.close, way.close)
  const settingsOf = (name: string) => ({
    ...{ ...adminSettings, CDN_PURGE_URL: cdn.url, CDN_PURGE_HEADER: `X-Server: ${name}` },
    ...{ DATABASE_URL: servers.primary.url, DATABASE_READ_URLS: way.url },
  })
  const one = await startGuide(settingsOf('one'), (line) => guideLog.push(line))
  removals.push(one.stop)
  const other = await startGuide(settingsOf('other'))
  removals.push(other.stop)
  const editor = await editorAt(one.url)
  await Promise.all([servers.primary, servers.replica].map((server) => server.set('log_statement', 'all')))
  return { ...servers, cdn, way, one, other, editor }
}

type Told = { by: 'one' | 'other'; tags: string }

async function aCdn() {
  const told: Told[] = []
  const server = createServer(({ headers }, response) => {
    told.push({ by: headers['x-server'] === 'one' ? 'one' : 'other', tags: String(headers['surrogate-key']) })
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/`,
    told,
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

let words = 0

/** Which database a search for new words was asked of. */
async function searchedAt(url: string, headers: Record<string, string> = {}) {
  const { primary, replica } = opened
  const word = `zooword${++words}`
  const { status } = await fetch(`${url}/api/search?q=${word}`, { headers })
  expect(status).toBe(200)
  const asked = () =>
    [primary.wasAsked(word) ? 'primary' : '', replica.wasAsked(word) ? 'replica' : ''].join('')
  // What a server notes comes a moment later.
  await expect.poll(asked).not.toBe('')
  return asked()
}

const textOf = async (url: string, path: string) => (await fetch(url + path)).text()

const isSaid = (message: string, since: number) =>
  guideLog.slice(since).some((line) => line.includes(message))

/** The replica receives what the primary writes, and replays nothing until the result is called, or the test ends. */
async function pauseReplay() {
  const { replica } = opened
  await replica.value('select pg_wal_replay_pause()')
  await expect.poll(() => replica.value('select pg_get_wal_replay_pause_state()')).toBe('paused')
  const resume = () => replica.value('select pg_wal_replay_resume()')
  onTestFinished(async () => void (await resume()))
  return resume
}

withReplica('visitors are answered by the replica, whoever is signed in by the primary', async () => {
  const { one, other, editor } = opened
  for (const { url } of [one, other]) {
    await expect.poll(() => searchedAt(url)).toBe('replica')
    const { name, value } = editor.session
    expect(await searchedAt(url, { cookie: `${name}=${value}` })).toBe('primary')
  }
})

withReplica(
  'no page is older than a change that was announced, while the replica has not replayed it',
  async () => {
    const { one, other, editor } = opened
    await expect.poll(() => searchedAt(one.url)).toBe('replica')
    await Promise.all([one, other].map(({ url }) => textOf(url, '/about')))
    const resume = await pauseReplay()
    const written = 'Written while the replica slept'
    const { status } = await editor.call('PUT', '/api/page-content/about', {
      updates: { description: { content: written } },
    })
    expect(status).toBe(200)
    expect(await textOf(one.url, '/about')).toContain(written)
    expect(await textOf(one.url, '/api/page-content/about')).toContain(written)
    await expect.poll(() => textOf(other.url, '/about')).toContain(written)
    expect(await textOf(other.url, '/api/page-content/about')).toContain(written)
    const { name, value } = editor.session
    const asEditor = { headers: { cookie: `${name}=${value}` } }
    expect(await (await fetch(`${other.url}/api/page-content/about`, asEditor)).text()).toContain(written)
    expect(await searchedAt(one.url)).toBe('primary')
    await resume()
    for (const { url } of [one, other]) await expect.poll(() => searchedAt(url)).toBe('replica')
    expect(await textOf(other.url, '/about')).toContain(written)
  },
)

const toldBy = (who: Told['by'], since: number) =>
  opened.cdn.told
    .slice(since)
    .filter(({ by }) => by === who)
    .map(({ tags }) => tags)
    .join(' ')

const rename = (slug: string) =>
  opened.primary.value(`update places set name = name || ' anew' where slug = '${slug}'`)

withReplica(
  'of two servers one tells a CDN of changes, by the tags that the pages of both bear',
  async () => {
    const { one, other, cdn } = opened
    const since = cdn.told.length
    const tags = () => cdn.told.slice(since).map(({ tags }) => tags)
    // More than a hundred tags are told as all, and places may still get their hours.
    const renamed = async () => {
      await rename('haus-des-meeres')
      return tags().join(' ')
    }
    await expect.poll(renamed, { interval: 2000 }).toContain('cell:48:16')
    // In the time that a further change takes the other would have told of the first.
    await rename('deutsches-museum')
    await expect.poll(() => tags().join(' ')).toContain('cell:48:11')
    expect(new Set(cdn.told.slice(since).map(({ by }) => by)).size).toBe(1)
    for (const { url } of [one, other]) {
      const shown = (await fetch(`${url}/funplace/haus-des-meeres`)).headers.get('surrogate-key')?.split(' ')
      expect(shown).toEqual(expect.arrayContaining(['guide', 'cell:48:16']))
    }
  },
)

withReplica(
  'a replica that falls behind is left out, which is said once, until it has caught up',
  async () => {
    const { one, primary } = opened
    await expect.poll(() => searchedAt(one.url)).toBe('replica')
    const since = guideLog.length
    const resume = await pauseReplay()
    await primary.value('create table announced_nowhere ()')
    await expect.poll(() => isSaid('a replica is left out', since)).toBe(true)
    expect(await searchedAt(one.url)).toBe('primary')
    await resume()
    await expect.poll(() => isSaid('a replica answers visitors', since)).toBe(true)
    await expect.poll(() => searchedAt(one.url)).toBe('replica')
    const said = guideLog.slice(since).filter((line) => line.includes('a replica'))
    expect(said).toHaveLength(2)
    expect(said[0]).toContain('"reason":"it is behind"')
  },
)

withReplica(
  'a replica that stops costs no visitor an answer, and is asked again when it is back',
  async () => {
    const { one, replica } = opened
    await expect.poll(() => searchedAt(one.url)).toBe('replica')
    const since = guideLog.length
    const statuses = new Set<number>()
    let isAsking = true
    const visitors = Array.from({ length: 4 }, async (_, nr) => {
      for (let turn = 0; isAsking; turn++)
        statuses.add((await fetch(`${one.url}/api/search?q=stop${nr}x${turn}`)).status)
    })
    await replica.stop()
    await expect.poll(() => isSaid('"reason":"it does not answer"', since)).toBe(true)
    expect(await searchedAt(one.url)).toBe('primary')
    await replica.start()
    await expect.poll(() => isSaid('a replica answers visitors', since)).toBe(true)
    isAsking = false
    await Promise.all(visitors)
    expect([...statuses]).toEqual([200])
    await expect.poll(() => searchedAt(one.url)).toBe('replica')
  },
)

withReplica('a replica that says nothing any more costs no visitor an answer either', async () => {
  const { one, way } = opened
  await expect.poll(() => searchedAt(one.url)).toBe('replica')
  const since = guideLog.length
  way.hang()
  onTestFinished(() => way.mend())
  // Not more at once than one address may ask for.
  const visitors = Array.from({ length: 8 }, (_, nr) => fetch(`${one.url}/api/search?q=hang${nr}`))
  expect((await Promise.all(visitors)).map(({ status }) => status)).toEqual(visitors.map(() => 200))
  await expect.poll(() => isSaid('"reason":"it does not answer"', since)).toBe(true)
  expect(await searchedAt(one.url)).toBe('primary')
  await way.mend()
  await expect.poll(() => isSaid('a replica answers visitors', since)).toBe(true)
  await expect.poll(() => searchedAt(one.url)).toBe('replica')
})

withReplica('a statement that replaying ends is asked of the primary', async () => {
  const { primary, replica } = opened
  const quick = openQuickDatabase({ connectionString: primary.url })
  const reads = openReadDatabases(quick, [replica.url], {})
  const holder = new pg.Client({ connectionString: replica.url })
  onTestFinished(async () => {
    await holder.end()
    await Promise.all([reads.close(), quick.close()])
  })
  await replica.set('max_standby_streaming_delay', '0')
  await primary.value('create table emptied as select 1 as n')
  await holder.connect()
  await holder.query('select pg_advisory_lock(1)')
  const isAtReplica = async () =>
    (await reads.db.execute(sql`select pg_is_in_recovery() as is_at`)).rows[0]?.is_at
  await expect.poll(isAtReplica).toBe(true)
  await expect.poll(() => replica.value("select to_regclass('emptied') is not null")).toBe(true)
  // It waits at the replica, where somebody has the lock.
  const read = reads.db.execute(sql`select n from emptied, pg_advisory_xact_lock(1)`).then(({ rows }) => rows)
  const waiting = "select count(*)::int from pg_locks where locktype = 'advisory' and not granted"
  await expect.poll(() => replica.value(waiting)).toBe(1)
  await primary.value('truncate emptied')
  expect(await read).toEqual([])
})

withReplica(
  'when the server that tells a CDN stops, another says that all has changed, and tells it',
  async () => {
    const { cdn } = opened
    const teller = cdn.told.at(-1)?.by ?? 'one'
    const next = teller === 'one' ? 'other' : 'one'
    const since = cdn.told.length
    await opened[teller].stop()
    await expect.poll(() => toldBy(next, since)).toContain('guide')
    await rename('haus-des-meeres')
    await expect.poll(() => toldBy(next, since)).toContain('cell:48:16')
  },
)
