import { interrupt } from '../tests/interruptions.ts'
import { databaseProxy } from '../tests/services/database-proxy.ts'
import type { Experiment } from './experiment.ts'
import { newHome, startIn } from './guide-home.ts'
import { everyServiceAt, localServer } from './local-server.ts'

export const interruptions: Experiment = {
  name: 'interruptions',
  promise:
    'The database is cut off or hangs while pages and calls are asked for, and comes back: kept pages come as they were, all else is 503, nothing is 500, all is well again by itself',
  rounds: { postgresql: { whole: 20, short: 2 } },
  isInTestsAnyway: true,
  run: async (options) => {
    const home = await newHome(options)
    const service = await localServer(() => ({ status: 400, body: '{}' }))
    const proxy = await databaseProxy(String(home.settings.DATABASE_URL))
    Object.assign(home.settings, everyServiceAt(service), { DATABASE_URL: proxy.url })
    const guide = await startIn(home)
    const counts = {
      interruptions: 0,
      answers: 0,
      'of 200': 0,
      'of 503': 0,
      'of 500': 0,
      'other statuses': 0,
      'kept pages lost': 0,
    }
    const faults: string[] = []
    let [slowestMs, latestMs] = [0, 0]
    for (let round = 0; round < options.rounds; round++) {
      const how = round % 2 === 0 ? 'cut' : 'hang'
      const { statuses, lost, ...took } = await interrupt({ guideUrl: guide.url, proxy, how })
      counts.interruptions += 1
      for (const [status, times] of Object.entries(statuses)) {
        counts.answers += times
        const named = `of ${status}` as 'of 200'
        counts[named in counts ? named : 'other statuses'] += times
        if (status !== '200' && status !== '503') faults.push(`${how}: ${times} answers of ${status}`)
      }
      counts['kept pages lost'] += lost.length
      faults.push(...lost.map((page) => `${how}: the kept page ${page} did not come as it was`))
      slowestMs = Math.max(slowestMs, took.slowestMs)
      latestMs = Math.max(latestMs, took.recoveredMs)
      options.say(`${round + 1} of ${options.rounds} interruptions`)
    }
    await guide.closeDatabase()
    await guide.stop()
    await proxy.close()
    service.close()
    await home.remove()
    return { counts, largest: { 'ms for the slowest': slowestMs, 'ms to recover': latestMs }, faults }
  },
}
