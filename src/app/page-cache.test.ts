import type { IncomingMessage } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { encodingFor, PageCache, pageOf } from './page-cache.ts'

/** Whether a page that was rendered at one moment is still sent at another. */
async function isKept(from: string, to: string) {
  vi.useFakeTimers({ now: new Date(from), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const pages = new PageCache()
  await pages.getOrRender('/', 'identity', async () => pageOf(200, {}, 'the first'))
  vi.advanceTimersByTime(new Date(to).getTime() - Date.now())
  const page = await pages.getOrRender('/', 'identity', async () => pageOf(200, {}, 'the second'))
  return String(page.bodies.identity) === 'the first'
}

test('a page is kept through the day', async () => {
  expect(await isKept('2026-11-21T02:00:00Z', '2026-11-21T19:59:59Z')).toBe(true)
})

test.each([
  ['Istanbul, Athens in summer', '2026-11-21T21:00:00Z'],
  ['Athens, Vienna in summer', '2026-11-21T22:00:00Z'],
  ['Vienna, London in summer', '2026-11-21T23:00:00Z'],
  ['London, and UTC, by which seasons change', '2026-11-22T00:00:00Z'],
  ['the Azores', '2026-11-22T01:00:00Z'],
])('no page lives past the midnight of %s', async (_, midnight) => {
  const before = (ms: number) => new Date(Date.parse(midnight) - ms).toISOString()
  expect(await isKept(before(1_800_000), before(1))).toBe(true)
  expect(await isKept(before(1_800_000), midnight)).toBe(false)
  expect(await isKept(before(2), midnight)).toBe(false)
})

test('a change of content empties the cache', async () => {
  const pages = new PageCache()
  let count = 0
  const ask = () => pages.getOrRender('/', 'identity', async () => pageOf(200, {}, `${++count}`))
  await ask()
  await ask()
  expect(count).toBe(1)
  pages.clear()
  await ask()
  expect(count).toBe(2)
})

test('a page whose rendering began before a change is sent, but not kept', async () => {
  const pages = new PageCache()
  const slow = Promise.withResolvers<ReturnType<typeof pageOf>>()
  const first = pages.getOrRender('/', 'identity', () => slow.promise)
  pages.clear()
  slow.resolve(pageOf(200, {}, 'old'))
  expect(String((await first).bodies.identity)).toBe('old')
  const next = await pages.getOrRender('/', 'identity', async () => pageOf(200, {}, 'new'))
  expect(String(next.bodies.identity)).toBe('new')
})

test('who asks after a change does not get what was being rendered before it', async () => {
  const pages = new PageCache()
  const slow = Promise.withResolvers<ReturnType<typeof pageOf>>()
  const before = pages.getOrRender('/', 'identity', () => slow.promise)
  pages.clear()
  const after = await pages.getOrRender('/', 'identity', async () => pageOf(200, {}, 'new'))
  slow.resolve(pageOf(200, {}, 'old'))
  await before
  expect(String(after.bodies.identity)).toBe('new')
  expect(String(pages.get('/', 'identity')?.bodies.identity)).toBe('new')
})

test('a rendering that fails is tried anew', async () => {
  const pages = new PageCache()
  await expect(pages.getOrRender('/', 'identity', () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  )
  const page = await pages.getOrRender('/', 'identity', async () => pageOf(200, {}, 'yes'))
  expect(String(page.bodies.identity)).toBe('yes')
})

test('pages are kept only as far as the bytes go, the ones asked for last first', async () => {
  const pages = new PageCache(10_000)
  for (const key of ['/a', '/b', '/c'])
    await pages.getOrRender(key, 'identity', async () => pageOf(200, {}, 'x'.repeat(2000)))
  expect(['/a', '/b', '/c'].map((key) => pages.get(key, 'identity') !== undefined)).toEqual([
    false,
    true,
    true,
  ])
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['', 'identity'],
])('of %s, %s is sent', (accepted, encoding) => {
  expect(encodingFor({ headers: { 'accept-encoding': accepted } } as IncomingMessage)).toBe(encoding)
})
