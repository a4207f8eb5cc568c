import { expect, onTestFinished, test } from 'vitest'
import { startGuide } from '../guides/guide-process.ts'
import { interrupt } from '../interruptions.ts'
import { databaseProxy } from '../services/database-proxy.ts'
import { aSeededHome } from './guide-home.ts'

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'while the database is away kept pages come as they were, all else is 503, and it passes by itself',
  async () => {
    const home = await aSeededHome()
    const proxy = await databaseProxy(home.DATABASE_URL)
    const guide = await startGuide({ ...home, DATABASE_URL: proxy.url })
    onTestFinished(async () => {
      await proxy.mend()
      await guide.stop()
      await proxy.close()
    })
    // A change makes the kept pages stale, so does a lost connection.
    for (const how of ['cut', 'hang'] as const) {
      const { statuses, lost } = await interrupt({ guideUrl: guide.url, proxy, how })
      expect([how, Object.keys(statuses).toSorted(), lost]).toEqual([how, ['200', '503'], []])
    }
  },
)
