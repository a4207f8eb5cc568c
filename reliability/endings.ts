import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { callSteadily } from '../tests/faults/steady-callers.ts'
import { startGuide } from '../tests/guides/guide-process.ts'
import type { Experiment } from './experiment.ts'
import { newHome } from './guide-home.ts'
import { everyServiceAt, localServer } from './local-server.ts'
import { randomOf } from './random.ts'

const paths = [
  '/',
  '/funcity/vienna',
  '/api/cities',
  '/api/cities/vienna/places?limit=24',
  '/api/search?q=zoo',
  '/about',
]
const longestMs = 10_000
const watcher = new URL('accepted-connections.ts', import.meta.url)

export const endings: Experiment = {
  name: 'endings',
  promise:
    'A server is told to end while forty connections call, some of them idle for a moment: every request that it took is answered (what the system refuses, since nobody listens any more, is counted apart), and it has ended within 10 s',
  rounds: { embedded: { whole: 20, short: 1 }, postgresql: { whole: 20, short: 1 } },
  isInTestsAnyway: true,
  run: async (options) => {
    const home = await newHome(options)
    const service = await localServer(() => ({ status: 400, body: '{}' }))
    const accepted = `${home.settings.DATA_DIR}/accepted.json`
    Object.assign(home.settings, everyServiceAt(service), {
      ...{ NODE_OPTIONS: `--import ${watcher}`, ACCEPTED_CONNECTIONS: accepted },
    })
    const random = randomOf(options.seed)
    const counts = { endings: 0, answered: 0, dropped: 0, 'refused by the system': 0, 'of 5xx': 0 }
    let longestEnd = 0
    const faults: string[] = []
    for (let round = 1; round <= options.rounds; round++) {
      const guide = await startGuide(home.settings)
      const load = { port: Number(new URL(guide.url).port), paths, connections: 40, idleMs: 200 }
      const calling = callSteadily(load)
      await wait(500 + random.next() * 1500)
      const since = performance.now()
      const code = await guide.stop()
      const took = Math.round(performance.now() - since)
      const { answered, dropped, failed } = await calling
      counts.endings += 1
      counts.answered += answered
      const taken = JSON.parse(await readFile(accepted, 'utf8')) as number[]
      const lost = dropped.filter((port) => taken.includes(port)).length
      counts.dropped += lost
      counts['refused by the system'] += dropped.length - lost
      counts['of 5xx'] += failed
      longestEnd = Math.max(longestEnd, took)
      if (lost > 0) faults.push(`end ${round}: ${lost} requests were dropped`)
      if (failed > 0) faults.push(`end ${round}: ${failed} answers of 5xx`)
      if (took > longestMs || code !== 0)
        faults.push(`end ${round}: it took ${took} ms and ended with ${code}`)
      options.say(`${round} of ${options.rounds} endings`)
    }
    service.close()
    await home.remove()
    return { counts, largest: { 'ms for the longest end': longestEnd }, faults }
  },
}
