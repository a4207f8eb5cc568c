import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { databaseProxy } from '../../../tests/services/database-proxy.ts'
import { testPoolConfig } from '../../../tests/test-database.ts'
import { log } from '../log/log.ts'
import { takesSettings } from './own-session.ts'
import { untilThere } from './until-there.ts'

const onPostgresql = test.runIf(inject('templateDatabase'))

const config = async () => {
  const { connectionString = '' } = await testPoolConfig()
  return connectionString
}

/** Calls back once it was said that the database is waited for. */
const onceSaid = (then: () => unknown) =>
  vi.spyOn(log, 'warn').mockImplementationOnce(() => {
    void then()
  })

onPostgresql('a database that is not there yet is waited for, which is said once', async () => {
  const proxy = await databaseProxy(await config())
  onTestFinished(() => proxy.close())
  await proxy.cut()
  const warn = onceSaid(() => proxy.mend())
  expect(await untilThere(() => takesSettings({ connectionString: proxy.url }), { everyMs: 20 })).toBe(true)
  expect(warn.mock.calls).toEqual([
    [
      { reason: expect.stringContaining('ECONNREFUSED'), seconds: 30 },
      expect.stringContaining('tried again'),
    ],
  ])
})

test('so is the name of its server, which may come with it', async () => {
  const warn = vi.spyOn(log, 'warn')
  let tries = 0
  const connect = async () => {
    if (tries++ > 0) return 'there'
    throw Object.assign(new Error('getaddrinfo ENOTFOUND db'), { code: 'ENOTFOUND', syscall: 'getaddrinfo' })
  }
  expect(await untilThere(connect, { everyMs: 20 })).toBe('there')
  expect(warn.mock.calls).toMatchObject([[{ reason: 'getaddrinfo ENOTFOUND db', seconds: 30 }, {}]])
})

onPostgresql('so is a connection where others have all', async () => {
  const owner = new pg.Client({ connectionString: await config() })
  await owner.connect()
  await owner.query(`create role test_of_one login connection limit 1`)
  const connectionString = Object.assign(new URL(await config()), { username: 'test_of_one' }).href
  const other = new pg.Client({ connectionString })
  await other.connect()
  onTestFinished(async () => {
    await owner.query('drop role test_of_one')
    await owner.end()
  })
  const warn = onceSaid(() => other.end())
  expect(await untilThere(() => takesSettings({ connectionString }), { everyMs: 20 })).toBe(true)
  expect(warn.mock.calls).toMatchObject([[{ reason: expect.stringMatching(/^too many connections/) }, {}]])
})

onPostgresql('what nobody but its owner can mend is said at once, and what lasts at last', async () => {
  const connectionString = Object.assign(new URL(await config()), { pathname: '/no_such_guide' }).href
  const warn = vi.spyOn(log, 'warn')
  await expect(untilThere(() => takesSettings({ connectionString }))).rejects.toMatchObject({ code: '3D000' })
  expect(warn).not.toHaveBeenCalled()
  const nobody = { connectionString: 'postgres://guide@127.0.0.1:1/guide' }
  await expect(untilThere(() => takesSettings(nobody), { forMs: 60, everyMs: 20 })).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  })
  expect(warn).toHaveBeenCalledOnce()
})
