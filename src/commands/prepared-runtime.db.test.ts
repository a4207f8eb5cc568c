import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { databaseProxy } from '../../tests/services/database-proxy.ts'
import { testPoolConfig } from '../../tests/test-database.ts'
import { log } from '../platform/log/log.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { openPreparedRuntime } from './prepared-runtime.ts'

test.runIf(inject('templateDatabase'))(
  'a start with a login for the SQL tab waits for the database too',
  async () => {
    const { connectionString = '' } = await testPoolConfig()
    const proxy = await databaseProxy(connectionString)
    onTestFinished(() => proxy.close())
    await proxy.cut()
    vi.spyOn(log, 'warn').mockImplementationOnce(() => void proxy.mend())
    const settings = readSettings({ DATABASE_URL: proxy.url, DATABASE_VIEWER_URL: proxy.url })
    // Which it may have only where it can do nothing else.
    await expect(openPreparedRuntime(settings)).rejects.toThrow('names a login that')
  },
)
