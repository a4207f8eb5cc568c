import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Encoding, encodingFor, htmlOf, type Page, pageOf } from './page.ts'
import { PageCache } from './page-cache.ts'

/** Whether a page that was rendered at one moment is still sent at another. */
async function isKept(from: string, to: string) {
  vi.useFakeTimers({ now: new Date(from), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const pages = new PageCache()
  await pages.getOrRender('/', 'identity', async () => pageOf(200, {}, 'the first'))
  vi.advanceTimersByTime(new Date(to).getTime() - Date.now())
  const { page } = await pages.getOrRender('/', 'identity', async () => pageOf(200, {}, 'the second'))
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

test('after a change of content a page is rendered anew', async () => {
  const pages = new PageCache()
  let count = 0
  const ask = () => pages.getOrRender('/', 'identity', async () => pageOf(200, {}, `${++count}`))
  await ask()
  await ask()
  expect(count).toBe(1)
  pages.expire()
  await ask()
  expect(count).toBe(2)
})

test('a page whose rendering began before a change is sent, but not kept', async () => {
  const pages = new PageCache()
  const slow = Promise.withResolvers<ReturnType<typeof pageOf>>()
  const first = pages.getOrRender('/', 'identity', () => slow.promise)
  pages.expire()
  slow.resolve(pageOf(200, {}, 'old'))
  expect(String((await first).page.bodies.identity)).toBe('old')
  const { page: next } = await pages.getOrRender('/', 'identity', async () => pageOf(200, {}, 'new'))
  expect(String(next.bodies.identity)).toBe('new')
})

test('who asks after a change does not get what was being rendered before it', async () => {
  const pages = new PageCache()
  const slow = Promise.withResolvers<ReturnType<typeof pageOf>>()
  const before = pages.getOrRender('/', 'identity', () => slow.promise)
  pages.expire()
  const { page: after } = await pages.getOrRender('/', 'identity', async () => pageOf(200, {}, 'new'))
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
  const { page } = await pages.getOrRender('/', 'identity', async () => pageOf(200, {}, 'yes'))
  expect(String(page.bodies.identity)).toBe('yes')
})

test('pages are kept only as far as the bytes go, the ones asked for last first', async () => {
  const pages = new PageCache(undefined, 10_000)
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

const whole = (text: string) => pageOf(200, {}, text)
const notWhole = (status: number) => ({ ...pageOf(status, {}, 'broken'), isWhole: false })

/** A cache with a page that has become stale, and what it says when it is then rendered as given. */
async function aStalePage() {
  let isAway = false
  const pages = new PageCache(() => isAway)
  const ask = (render: () => Promise<ReturnType<typeof pageOf>>) => pages.getOrRender('/', 'identity', render)
  await ask(async () => whole('as it was'))
  pages.expire()
  const say = async (rendered: ReturnType<typeof pageOf>) => {
    const { page, age } = await ask(async () => rendered)
    return [String(page.bodies.identity), age !== undefined]
  }
  const setAway = (away: boolean) => {
    isAway = away
  }
  return { ask, say, setAway }
}

test.each([503, 404, 200])(
  'a stale page is sent as it was when a rendering (%i) misses data',
  async (status) => {
    const { say } = await aStalePage()
    expect(await say(notWhole(status))).toEqual(['as it was', true])
    expect(await say(whole('as it is'))).toEqual(['as it is', false])
    expect(await say(whole('not asked for'))).toEqual(['as it is', false])
  },
)

test('nothing is rendered for a stale page while the database is known to be away', async () => {
  const { ask, say, setAway } = await aStalePage()
  setAway(true)
  const { age } = await ask(() => Promise.reject(new Error('rendered')))
  expect(age).toBeDefined()
  setAway(false)
  expect(await say(whole('as it is'))).toEqual(['as it is', false])
})

test('what is sent as it was is compressed once for all who ask', async () => {
  const pages = new PageCache(() => true)
  await pages.getOrRender('/', 'br', async () => whole('as it was'))
  pages.expire()
  const never = () => Promise.reject(new Error('rendered'))
  const ask = async () => (await pages.getOrRender('/', 'gzip', never)).page
  const first = await ask()
  expect(first.bodies.gzip).toBeDefined()
  expect(await ask()).toBe(await ask())
  expect((await ask()).bodies.gzip).toBe(first.bodies.gzip)
})

test('past its midnight a page that says its day takes the place of the one it was, in the forms asked for, and is counted', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T21:30:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const pages = new PageCache(() => true, 10_600)
  const noise = `<body>${randomBytes(1250).toString('hex')}</body>`
  const keys = ['/a', '/b']
  for (const key of keys) await pages.getOrRender(key, 'br', async () => whole(noise))
  vi.setSystemTime('2026-11-20T23:30:00Z')
  const never = () => Promise.reject(new Error('rendered'))
  const ask = async (encoding: Encoding) => {
    const found = await Promise.all(keys.map((key) => pages.getOrRender(key, encoding, never)))
    return found.map(({ page }) => page)
  }
  await ask('br')
  const kept = await ask('br')
  expect(kept.map(({ bodies }) => Object.keys(bodies))).toEqual([['br'], ['br']])
  for (const page of kept)
    expect(String(await htmlOf(page))).toMatch(/This page is of <[^>]*>20 November 2026</)
  expect((await ask('br')).map(({ bodies }) => bodies.br)).toEqual(kept.map(({ bodies }) => bodies.br))
  await ask('gzip')
  await expect(ask('identity').then(() => ask('br'))).rejects.toThrow('rendered')
})

test('a stale page is not sent for a failure of our own', async () => {
  const { say } = await aStalePage()
  expect(await say(pageOf(503, {}, 'broken'))).toEqual(['broken', false])
})

test('a page that is gone does not come back when the database goes away', async () => {
  const { say } = await aStalePage()
  await say(pageOf(404, {}, 'gone'))
  expect(await say(notWhole(503))).toEqual(['broken', false])
})

test('what misses data is sent where nothing is kept, and not kept itself', async () => {
  const pages = new PageCache()
  await pages.getOrRender('/', 'identity', async () => notWhole(200))
  expect(pages.get('/', 'identity')).toBeUndefined()
})

test('the forms that a page takes on are counted among its bytes', async () => {
  const pages = new PageCache(undefined, 10_000)
  const noise = randomBytes(1250).toString('hex')
  const ask = async (encoding: Encoding) => {
    for (const key of ['/a', '/b']) await pages.getOrRender(key, encoding, async () => whole(noise))
    return ['/a', '/b'].map((key) => pages.get(key, encoding) !== undefined)
  }
  expect(await ask('gzip')).toEqual([true, true])
  expect(await ask('br')).toEqual([true, true])
  expect(await ask('identity')).toEqual([false, true])
})

test('a page is kept in the forms in which it was asked for, and in no other', async () => {
  const pages = new PageCache()
  const ask = async (encoding: Encoding, render: () => Promise<Page>) => {
    const { page } = await pages.getOrRender('/', encoding, render)
    const sent = { ...page, bodies: { [encoding]: page.bodies[encoding] } }
    return [String(await htmlOf(sent)), Object.keys(pages.get('/', encoding)?.bodies ?? {})]
  }
  expect(await ask('br', async () => whole('as rendered'))).toEqual(['as rendered', ['br']])
  const never = () => Promise.reject(new Error('rendered again'))
  expect(await ask('gzip', never)).toEqual(['as rendered', ['br', 'gzip']])
  expect(await ask('identity', never)).toEqual(['as rendered', ['br', 'gzip', 'identity']])
  pages.expire()
  expect(await ask('gzip', async () => whole('anew'))).toEqual(['anew', ['gzip']])
})

test('a page that many wait for is rendered once and compressed once, whether it is new or kept in another form', async () => {
  const pages = new PageCache()
  const rendered = Promise.withResolvers<Page>()
  const bodiesOf = async (form: 'br' | 'gzip') => {
    const asked = Array.from({ length: 20 }, () => pages.getOrRender('/', form, () => rendered.promise))
    rendered.resolve(whole('as rendered'))
    // A buffer for each compression.
    return new Set((await Promise.all(asked)).map(({ page }) => page.bodies[form]))
  }
  expect([(await bodiesOf('br')).size, (await bodiesOf('gzip')).size]).toEqual([1, 1])
})

test('of two forms that are asked for at once both are kept', async () => {
  const pages = new PageCache()
  const render = async () => whole('as rendered')
  await Promise.all((['br', 'identity'] as const).map((form) => pages.getOrRender('/', form, render)))
  expect(Object.keys(pages.get('/', 'br')?.bodies ?? {}).toSorted()).toEqual(['br', 'identity'])
})

test.each([
  ['says no-store', pageOf(200, { 'Cache-Control': 'no-store' }, 'answered')],
  ['leads elsewhere', pageOf(302, { Location: '/' }, '')],
])('of 1,500 invented addresses whose page %s, none is kept', async (_, page) => {
  const pages = new PageCache()
  const keys = Array.from({ length: 1500 }, (_, n) => `/funcity/vienna?radius=${n}`)
  for (const key of keys) expect((await pages.getOrRender(key, 'identity', async () => page)).page).toBe(page)
  expect(keys.filter((key) => pages.get(key, 'identity'))).toEqual([])
})

const showing = (text: string, ...shown: string[]) => ({ ...whole(text), shown: new Set(shown) })

/** What a cache sends for a page that shows places of one degree; each rendering counts. */
function aTaggedPage() {
  const pages = new PageCache()
  let count = 0
  const render = async () => showing(String(++count), 'cell:48:16')
  const ask = async () => String((await pages.getOrRender('/', 'identity', render)).page.bodies.identity)
  return { pages, ask }
}

test('a change of places elsewhere leaves a page as it is', async () => {
  const { pages, ask } = aTaggedPage()
  await ask()
  pages.expire(new Set(['places', 'cell:52:13']))
  expect(await ask()).toBe('1')
  pages.expire(new Set(['places', 'cell:52:13', 'cell:48:16']))
  expect(await ask()).toBe('2')
  pages.expire()
  expect(await ask()).toBe('3')
})

test('what changed while a page was rendered counts when it is known what the page shows', async () => {
  const pages = new PageCache()
  const renderDuring = async (...changed: string[]) => {
    const slow = Promise.withResolvers<ReturnType<typeof showing>>()
    const asked = pages.getOrRender(changed.join(), 'identity', () => slow.promise)
    pages.expire(new Set(changed))
    slow.resolve(showing('a page', 'cell:48:16'))
    await asked
    return pages.get(changed.join(), 'identity') !== undefined
  }
  expect([await renderDuring('cell:48:16'), await renderDuring('cell:52:13')]).toEqual([false, true])
})
