import { failingStart, type Guide, startGuide } from '../tests/guides/guide-process.ts'
import type { Experiment, RunOptions } from './experiment.ts'
import { type Editor, type GuideHome, newHome, signedInAt } from './guide-home.ts'
import { send } from './kills/writer.ts'
import { everyServiceAt, localServer } from './local-server.ts'

export const twoServers: Experiment = {
  name: 'two-servers',
  promise:
    'A second server on the folder of the embedded database is refused and told by whom, of two that start at once one opens, after a kill the next takes over; on one PostgreSQL two serve, and each shows what the other wrote; no acknowledged write is lost',
  rounds: { embedded: { whole: 20, short: 1 }, postgresql: { whole: 20, short: 1 } },
  isInTestsAnyway: true,
  run: async (options) => {
    const home = await newHome(options)
    const service = await localServer(() => ({ status: 400, body: '{}' }))
    Object.assign(home.settings, everyServiceAt(service))
    try {
      return await (options.engine === 'embedded' ? onOneFolder : onOneServer)(home, options)
    } finally {
      service.close()
      await home.remove()
    }
  },
}

async function onOneFolder(home: GuideHome, { rounds, say }: RunOptions) {
  const counts = {
    'second starts': 0,
    refused: 0,
    'starts at once': 0,
    'of which open': 0,
    acknowledged: 0,
    lost: 0,
  }
  const faults: string[] = []
  let guide: Guide = await startGuide(home.settings)
  const editor = await signedInAt(guide)
  const book = writeBook()
  for (let round = 0; round < rounds; round++) {
    await book.write(guide, editor)
    const { code, said } = await failingStart(home.settings)
    counts['second starts'] += 1
    if (code !== 0 && said.includes(`process ${guide.pid}`)) counts.refused += 1
    else faults.push(`a second server ended with ${code} and said: ${said.slice(0, 300)}`)
    await book.write(guide, editor)
    await guide.kill()
    const started = await Promise.allSettled([startGuide(home.settings), startGuide(home.settings)])
    const open = started.flatMap((start) => (start.status === 'fulfilled' ? start.value : []))
    counts['starts at once'] += 2
    counts['of which open'] += open.length
    const [next, ...others] = open
    if (!next || others.length > 0) faults.push(`of two that started at once ${open.length} opened`)
    for (const other of others) await other.kill()
    guide = next ?? (await startGuide(home.settings))
    say(`${round + 1} of ${rounds}`)
  }
  counts.acknowledged = book.written.length
  counts.lost = (await book.missing(guide, editor)).length
  if (counts.lost > 0) faults.push(`${counts.lost} acknowledged writes are lost`)
  await guide.stop()
  return { counts, faults }
}

async function onOneServer(home: GuideHome, { rounds, say }: RunOptions) {
  const counts = { rounds: 0, 'seen by the other': 0, acknowledged: 0, lost: 0 }
  let longestMs = 0
  const faults: string[] = []
  const guides: [Guide, Guide] = [await startGuide(home.settings), await startGuide(home.settings)]
  const editor = await signedInAt(guides[0])
  const book = writeBook()
  for (let round = 0; round < rounds; round++) {
    const [one, other] = round % 2 === 0 ? guides : [guides[1], guides[0]]
    await Promise.all([book.write(one, editor), book.write(other, editor)])
    const waited = await untilSeen(one, other, editor, `Round ${round} of two`)
    if (waited === undefined)
      faults.push(`round ${round}: the other server did not show a change within 10 s`)
    else counts['seen by the other'] += 1
    longestMs = Math.max(longestMs, waited ?? 0)
    await one.kill()
    await book.write(other, editor)
    guides[guides.indexOf(one)] = await startGuide(home.settings)
    counts.rounds += 1
    say(`${round + 1} of ${rounds}`)
  }
  counts.acknowledged = book.written.length
  counts.lost = (await book.missing(guides[0], editor)).length
  if (counts.lost > 0) faults.push(`${counts.lost} acknowledged writes are lost`)
  await Promise.all(guides.map((guide) => guide.stop()))
  return { counts, largest: { 'ms until seen': longestMs }, faults }
}

/** Milliseconds until a page that the other server has kept shows what this one was told. */
async function untilSeen(
  one: Guide,
  other: Guide,
  { cookie }: Editor,
  text: string,
): Promise<number | undefined> {
  await fetch(`${other.url}/about`)
  const body = { updates: { description: { content: text } } }
  await send(one.url, cookie, { method: 'PUT', path: '/api/page-content/about', body })
  const since = performance.now()
  while (performance.now() - since < 10_000) {
    const page = await (await fetch(`${other.url}/about`)).text()
    if (page.includes(text)) return Math.round(performance.now() - since)
  }
  return undefined
}

/** Writes a setting at a time, and knows which were acknowledged. */
function writeBook() {
  const written: string[] = []
  let nr = 0
  return {
    written,
    write: async ({ url }: Guide, { cookie }: Editor) => {
      nr += 1
      const key = `WRITTEN_${nr}`
      const { ok } = await send(url, cookie, {
        method: 'POST',
        path: '/api/configs',
        body: { key, value: 'x' },
      })
      if (ok) written.push(key)
    },
    missing: async ({ url }: Guide, { cookie }: Editor) => {
      const answer = await fetch(`${url}/api/configs`, { headers: { cookie } })
      const keys = ((await answer.json()) as { key: string }[]).map(({ key }) => key)
      return written.filter((key) => !keys.includes(key))
    },
  }
}
