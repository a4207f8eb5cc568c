import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { localService } from '../../tests/services/local-service.ts'
import { testClock } from '../../tests/services/test-clock.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { log } from '../platform/log/log.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { askService } from './ask-service.provider.ts'

async function aClient(addresses: LookupAddress[] = []) {
  const db = await testDatabase()
  log.level = 'silent'
  const own = await localService(() => ({ body: '{}' }))
  const looked: string[] = []
  const resolve = async (host: string) => {
    looked.push(host)
    return addresses
  }
  const ask = askService(
    { db, log, settings: readSettings({}), clock: testClock(db), resolve },
    {
      ...{ name: 'atlas', title: 'The atlas', baseUrl: own.url, gapMs: 0, timeoutMs: 5_000, maxBytes: 1_000 },
      ...{ otherHosts: ['photos.example'], retry: { busyMs: [], failedMs: [] } },
    },
  )
  const messageFor = (url: string) =>
    ask({ url: new URL(url) }).then(
      () => 'asked',
      ({ message }) => message,
    )
  return { own, looked, messageFor }
}

test("the settings' own address may lie on this machine", async () => {
  const { own, messageFor } = await aClient()
  expect(await messageFor(`${own.url}/anything?x=1`)).toBe('asked')
})

test.for([
  'https://elsewhere.example/',
  'http://photos.example/',
  'https://photos.example:8443/',
  'https://user:password@photos.example/',
  'https://photos.example.evil.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://2130706433/',
  'file:///etc/passwd',
])('%s is not on the list and nobody looks it up', async (url) => {
  const { looked, messageFor } = await aClient([{ address: '93.184.216.34', family: 4 }])
  expect(await messageFor(url)).toContain('where we do not go')
  expect(looked).toEqual([])
})

test.for([
  [[{ address: '127.0.0.1', family: 4 }]],
  [[{ address: '::1', family: 6 }]],
  [[{ address: '169.254.169.254', family: 4 }]],
  [
    [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ],
  ],
  [[{ address: '::ffff:127.0.0.1', family: 6 }]],
  [[]],
])('a listed host that resolves to %j is not connected to', async ([addresses]) => {
  const { looked, messageFor } = await aClient(addresses)
  expect(await messageFor('https://photos.example/a.jpg')).toBe(
    'The atlas leads to photos.example, where we do not go.',
  )
  expect(looked).toEqual(['photos.example'])
})
