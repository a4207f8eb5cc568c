import { expect, onTestFinished, test } from 'vitest'
import { interrupt } from '../interruptions.ts'
import { databaseProxy } from '../services/database-proxy.ts'
import { startOwnGuide } from './own-guide.ts'
import { aServerDatabase } from './server-database.ts'

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'while the database is away kept pages come as they were, all else is 503, and it passes by itself',
  async () => {
    const proxy = await databaseProxy(String(await aServerDatabase()))
    const guide = await startOwnGuide({ DATABASE_URL: proxy.url })
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
