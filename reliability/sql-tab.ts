import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Experiment, mostFaults, type Outcome, type RunOptions } from './experiment.ts'
import { type Editor, type GuideHome, newHome, type RunningGuide, signedInAt, startIn } from './guide-home.ts'
import { send } from './kills/writer.ts'
import { everyServiceAt, localServer } from './local-server.ts'
import { memoryAtRest, watchMemory } from './memory-of.ts'

export const sqlTab: Experiment = {
  name: 'sql-tab',
  promise:
    'Admins ask the SQL tab of an embedded guide of so many places while an editor adds more, bombs among the questions: an answer is of all that was there, never of a part, it or a refusal comes within 4 s (beyond what the editor waits at most), and the server takes no more than 200 MB for it',
  rounds: { embedded: { whole: 100_000, short: 3000 } },
  run: async (options) => {
    const home = await newHome(options)
    const service = await localServer(() => ({ status: 400, body: '{}' }))
    Object.assign(home.settings, everyServiceAt(service))
    try {
      await fill(home, options.rounds)
      return await askWhileItGrows(home, options)
    } finally {
      service.close()
      await home.remove()
    }
  },
}

/** So that a whole run asks more often too. */
const answersFor = (places: number) => Math.max(5, Math.round(places / 4000))
const mostMinutes = 10
const mostMegabytes = 200
/** A short run is one of many tests on a machine of few cores: there it is shown that an answer comes, not how soon. */
const mostMs = (places: number) => (places < 100_000 ? 20_000 : 4000)
const atATime = 5000

/** In the ocean, where no city is near. The next start has none of what this took. */
async function fill(home: GuideHome, places: number) {
  const { db, closeDatabase, stop } = await startIn(home)
  for (let from = 1; from <= places; from += atATime)
    await db.execute(sql`
      insert into places (name, slug, lat, lng, is_active, description)
      select 'Place ' || i, 'asked-' || i, 0, -30 + i / 1e5, true, repeat('Slides and swings. ', 20)
      from generate_series(${from}::int, ${Math.min(places, from + atATime - 1)}::int) i`)
  await closeDatabase()
  await stop()
}

async function askWhileItGrows(home: GuideHome, { rounds, say }: RunOptions): Promise<Outcome> {
  const guide = await startIn(home)
  const editor = await signedInAt(guide)
  const [before, endWatching] = [await memoryAtRest(guide.pid), watchMemory(guide.pid, 'query-process')]
  const places = await growingPlaces(guide, editor)
  const { counts, firstMs, slowestMs, faults } = await ask({
    guide,
    editor,
    places,
    wanted: answersFor(rounds),
    say,
  })
  const [most, editorsMs] = [await endWatching(), await places.end()]
  const grown = Math.round(most.own - before)
  if (slowestMs - editorsMs > mostMs(rounds)) faults.push(`an answer or refusal took ${slowestMs} ms`)
  if (grown > mostMegabytes) faults.push(`the server took ${grown} MB more`)
  await guide.closeDatabase()
  await guide.stop()
  return {
    counts: { places: rounds, ...counts },
    largest: {
      ...{ 'ms to the first answer': firstMs, 'ms for the slowest': slowestMs },
      "ms for the editor's slowest": editorsMs,
      ...{ 'MB more in the server': grown, 'MB of the process of its copy': Math.round(most.child) },
    },
    faults: faults.slice(0, mostFaults),
  }
}

type Growing = Awaited<ReturnType<typeof growingPlaces>>

/** How many places there are at least, and at most, while an editor adds one after the other. */
async function growingPlaces({ db, url }: RunningGuide, { cookie }: Editor) {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from places`)
  const start = rows[0]?.count ?? 0
  const many = { atLeast: start, atMost: start }
  let [isOver, slowestMs] = [false, 0]
  const adding = (async () => {
    for (let nr = 1; !isOver; nr++) {
      many.atMost += 1
      const since = performance.now()
      const body = { name: `Added ${nr}`, lat: 0, lng: -40 }
      const { ok } = await send(url, cookie, { method: 'POST', path: '/api/admin/places', body })
      if (ok) many.atLeast += 1
      slowestMs = Math.max(slowestMs, Math.round(performance.now() - since))
      await wait(150)
    }
  })()
  return {
    many,
    /** How long the editor waited at most: a question is noted first, as any write is. */
    end: async () => {
      isOver = true
      await adding
      return slowestMs
    },
  }
}

type Asking = Pick<RunOptions, 'say'> & {
  guide: RunningGuide
  editor: Editor
  places: Growing
  wanted: number
}

const bomb = 'select count(*) from generate_series(1, 100000000000)'

async function ask({ guide: { url }, editor: { cookie }, places: { many }, wanted, say }: Asking) {
  const counts = { questions: 0, answers: 0, 'told to wait': 0, stopped: 0, 'answers of a part': 0 }
  const faults: string[] = []
  let [firstMs, slowestMs, bombs] = [0, 0, 0]
  const since = Date.now()
  while (counts.answers < wanted) {
    if (Date.now() - since > mostMinutes * 60_000) {
      faults.push(`only ${counts.answers} answers in ${mostMinutes} minutes`)
      break
    }
    const isBomb = bombs < Math.floor(counts.answers / 4)
    const query = isBomb ? bomb : 'select count(*) as n from places'
    const [{ atLeast }, asked] = [{ ...many }, performance.now()]
    const response = await send(url, cookie, {
      ...{ method: 'POST', path: '/api/database/query', body: { query } },
    })
    const answer = (await response.json()) as { rows?: { n: number }[]; message?: string }
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - asked))
    counts.questions += 1
    if (isBomb && response.status === 422) bombs += 1
    if (response.ok) {
      const count = answer.rows?.[0]?.n ?? 0
      counts.answers += 1
      firstMs ||= Date.now() - since
      if (count < atLeast || count > many.atMost) {
        counts['answers of a part'] += 1
        faults.push(`there were ${atLeast} to ${many.atMost} places, and the answer was ${count}`)
      }
    } else if ([429, 503].includes(response.status)) counts['told to wait'] += 1
    else if (/took longer|memory|temporary file/.test(answer.message ?? '')) counts.stopped += 1
    else faults.push(`${query} was answered ${response.status}: ${answer.message}`)
    say(`${counts.answers} of ${wanted} answers, ${counts['told to wait']} times told to wait`)
    await wait(200)
  }
  return { counts, firstMs, slowestMs, faults }
}
