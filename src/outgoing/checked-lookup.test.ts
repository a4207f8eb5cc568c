import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { lookupFor, systemResolve } from './checked-lookup.provider.ts'
import type { Service } from './service.ts'
import { TroubleError } from './trouble-error.ts'

const alone: Service = {
  ...{ name: 'atlas', title: 'The atlas', baseUrl: 'https://atlas.example/v1' },
  ...{ gapMs: 0, timeoutMs: 5_000, maxBytes: 1_000, retry: { busyMs: [], failedMs: [] } },
}
const service: Service = { ...alone, otherHosts: ['photos.example', '[::1]', '127.0.0.1'] }
const outside: LookupAddress = { address: '93.184.216.34', family: 4 }
const outside6: LookupAddress = { address: '2606:2800:220:1::1', family: 6 }
const inside: LookupAddress = { address: '10.0.0.1', family: 4 }

test('of a listed host one or all addresses are connected to, as the socket asks', async () => {
  expect(await lookup('https://photos.example/', [outside, outside6])).toEqual([null, outside.address, 4])
  expect(await lookup('https://photos.example/', [outside6, outside], { all: true })).toEqual([
    null,
    [outside6, outside],
    undefined,
  ])
})

test.each([[[inside]], [[outside, inside]], [[]]])(
  'a listed host that resolves to %j is refused',
  async (addresses) => {
    for (const all of [true, false])
      expect(await lookup('https://photos.example/', addresses, { all })).toEqual([
        new TroubleError({ kind: 'refused', message: 'leads to photos.example, where we do not go' }),
        [],
        undefined,
      ])
  },
)

test("the settings' own host may be anywhere, if it is anywhere at all", async () => {
  expect(await lookup('https://atlas.example/v2', [inside])).toEqual([null, inside.address, 4])
  expect(await lookup('https://atlas.example/v2', [])).toEqual([expect.any(TroubleError), [], undefined])
})

test('a name that cannot be resolved is an error of the lookup', async () => {
  const failed = new Error('ENOTFOUND')
  expect(await lookup('https://photos.example/', failed)).toEqual([failed, [], undefined])
})

test.each([
  'https://elsewhere.example/',
  'http://photos.example/',
  'http://atlas.example/v1',
  'https://atlas.example:444/v1',
  'https://photos.example:8443/',
  'https://user@photos.example/',
  'https://:word@photos.example/',
  'https://[::1]/',
  'https://127.0.0.1/',
])('%s is not on the list', (url) => {
  expect(() => lookupFor(new URL(url), service, async () => [outside])).toThrow('where we do not go')
})

test('the system is asked for all addresses of a host', async () => {
  expect(await systemResolve('127.0.0.1')).toEqual([{ address: '127.0.0.1', family: 4 }])
})

test('without a list only the own host is asked', () => {
  expect(() => lookupFor(new URL('https://photos.example/'), alone, async () => [outside])).toThrow(
    TroubleError,
  )
})

/** What the socket is told: error, address or addresses, family. */
async function lookup(url: string, answer: LookupAddress[] | Error, { all = false } = {}) {
  const resolve = async () => {
    if (answer instanceof Error) throw answer
    return answer
  }
  const find = lookupFor(new URL(url), service, resolve)
  return new Promise((done) => find('host', { all }, (...told) => done([...told, undefined].slice(0, 3))))
}
