import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Experiment, mostFaults, type Outcome, type RunOptions } from '../experiment.ts'
import {
  type Editor,
  type GuideHome,
  newHome,
  type RunningGuide,
  signedInAt,
  startIn,
} from '../guide-home.ts'
import { everyServiceAt, localServer } from '../local-server.ts'
import { type Random, randomOf } from '../random.ts'
import type { History } from './history.ts'
import { type Post, startPost } from './post.ts'
import { filesBeside, halvesIn } from './wholeness.ts'
import { allWriters } from './writers/all-writers.ts'
import { growingTown } from './writers/jobs.ts'

export const kills: Experiment = {
  name: 'kills',
  promise:
    'The server, or on PostgreSQL its connections, are killed at a random moment while editors use every way of writing: nothing acknowledged is lost, nothing is half there, every job goes on and ends',
  rounds: { embedded: { whole: 300, short: 2 }, postgresql: { whole: 100, short: 2 } },
  run: async (options) => {
    const town = growingTown()
    const service = await localServer((body, address) =>
      address.startsWith('/?') || body.startsWith('data=')
        ? { body: town.answer(body) }
        : { status: 400, body: '{}' },
    )
    const home = await newHome(options)
    Object.assign(home.settings, everyServiceAt(service), { TRUST_PROXY: '1' })
    try {
      return await killAgainAndAgain(home, options)
    } finally {
      service.close()
      await home.remove()
    }
  },
}

/** A kill comes after so many writes at most, at any moment of the next ones. */
const [mostWrites, longestMs] = [15, 250]

async function killAgainAndAgain(
  home: GuideHome,
  { rounds, seed, until, say }: RunOptions,
): Promise<Outcome> {
  const random = randomOf(seed)
  let guide = await startIn(home)
  const editor = await signedInAt(guide)
  const posts = await Promise.all(
    (await allWriters(guide, editor)).map((writer) => startPost(writer, guide.db)),
  )
  const faults: string[] = []
  const unexpected: string[] = []
  let kills = 0
  while (kills < rounds && Date.now() < until) {
    kills += 1
    const { errors } = guide
    guide = await writeUntilKilled({ guide, home, editor, posts, random })
    // It is answered 503, as is what shall only be asked again.
    unexpected.push(...errors.splice(0).filter((line) => line.includes('"msg":"a call failed"')))
    for (const post of posts) await post.look(guide.db)
    const halves = [
      ...(await halvesIn(guide.db)),
      ...(await filesBeside(guide.db, `${guide.dataDir}/images`)),
    ]
    faults.push(...halves.map((what) => `after kill ${kills}: ${what}`))
    say(`${kills} of ${rounds} kills, ${acknowledgedBy(posts)} acknowledged`)
  }
  faults.push(...(await openJobs(guide)))
  await guide.closeDatabase()
  await guide.stop()
  const delays = home.settings.DATABASE_URL ? [] : lies(posts)
  return outcomeOf(kills, posts, { halves: faults, unexpected: [...unexpected, ...delays] })
}

/** The embedded database is never away while its server runs: it has work to do. */
const lies = (posts: Post[]) =>
  posts.flatMap(({ delays }) =>
    delays.has('unavailable') ? ['a database that was only busy was called away'] : [],
  )

type Writing = { guide: RunningGuide; home: GuideHome; editor: Editor; posts: Post[]; random: Random }

/** The kill comes while all of them write. On PostgreSQL every third one takes the server's connections instead. */
async function writeUntilKilled({ guide, home, editor, posts, random }: Writing): Promise<RunningGuide> {
  const writing = posts.map((post) => post.write(guide, editor, random))
  await acknowledged(acknowledgedBy(posts) + random.below(mostWrites), posts)
  await wait(random.next() * longestMs)
  for (const post of posts) post.stop()
  if (home.settings.DATABASE_URL && random.below(3) === 0) {
    await cutConnections(guide)
    await Promise.all(writing)
    await readyAgain(guide)
    return guide
  }
  await guide.kill()
  await Promise.all(writing)
  await guide.closeDatabase()
  return startIn(home)
}

const cutConnections = ({ db }: RunningGuide) =>
  db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'family-fun-europe server'`)

/** For a moment after its database was away, it does not ask it. */
async function readyAgain({ url }: RunningGuide) {
  for (let waited = 0; (await fetch(`${url}/readyz`)).status !== 200; waited += 100) {
    if (waited > 20_000) throw new Error('The guide is not ready 20 s after its connections were cut')
    await wait(100)
  }
}

const acknowledgedBy = (posts: Post[]) =>
  posts.reduce((sum, { history }) => sum + history.counts.acknowledged, 0)

/** A machine that is too busy for them is killed all the same. */
async function acknowledged(writes: number, posts: Post[]) {
  for (let waited = 0; acknowledgedBy(posts) < writes && waited < 4000; waited += 10) await wait(10)
}

/** Jobs that are neither done nor given up a minute after the last start. */
async function openJobs({ db }: RunningGuide): Promise<string[]> {
  for (let seconds = 0; ; seconds++) {
    const { rows } = await db.execute<{ kind: string; state: string }>(
      sql`select kind, state from jobs where state in ('waiting', 'running')`,
    )
    if (rows.length === 0) return []
    if (seconds > 60) return rows.map(({ kind, state }) => `a job hangs: ${kind} is ${state}`)
    await wait(1000)
  }
}

type Found = Record<'halves' | 'unexpected', string[]>

function outcomeOf(kills: number, posts: Post[], { halves, unexpected }: Found): Outcome {
  const sum = (count: keyof History['counts']) =>
    posts.reduce((all, { history }) => all + history.counts[count], 0)
  const all = [
    ...posts.flatMap(({ history, refusals }) => [...history.faults, ...refusals]),
    ...halves,
    ...unexpected,
  ]
  return {
    counts: {
      ...{ kills, acknowledged: sum('acknowledged') },
      ...{ 'in flight at a kill': sum('in flight'), 'of them done': sum('of them done') },
      ...{ lost: sum('lost'), 'half-applied': sum('half-applied') + halves.length },
      ...delaysOf(posts),
      'unexpected errors': unexpected.length,
      refused: posts.reduce((all, { refusals }) => all + refusals.length, 0),
    },
    largest: { writers: posts.length },
    faults: all.slice(0, mostFaults),
  }
}

/** Such as '3 told to wait (database_unavailable)'. */
function delaysOf(posts: Post[]): Record<string, number> {
  const all: Record<string, number> = {}
  for (const [code, count] of posts.flatMap(({ delays }) => [...delays])) {
    const name = `told to wait (${code})`
    all[name] = (all[name] ?? 0) + count
  }
  return all
}
