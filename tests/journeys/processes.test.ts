import { rm } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { places } from '../../src/guide/places/place.table.ts'
import { openEngine } from '../../src/platform/engine/engine.ts'
import { aFolder, failingStart, type Guide, startGuide } from '../guides/guide-process.ts'
import { newPostgresql } from '../new-postgresql.ts'
import { databaseProxy } from '../services/database-proxy.ts'
import { ask } from './ask.ts'
import { visit } from './browser.ts'
import { anOwnPlace, guideDatabase } from './content.ts'
import { aSeededHome } from './guide-home.ts'
import { startOwnGuide } from './own-guide.ts'

const robots = /<meta name="robots" content="noindex, ?nofollow"/

test('a second server on the same DATA_DIR refuses at once and names the one that holds it', async () => {
  const DATA_DIR = await aFolder()
  const first = await openEngine({ DATA_DIR, DATABASE_URL: undefined }, { role: 'server' })
  onTestFinished(async () => {
    await first.close()
    await rm(DATA_DIR, { recursive: true })
  })
  const { code, said } = await failingStart({ DATA_DIR })
  expect(code).toBe(1)
  expect(said).toContain(`process ${process.pid}`)
  expect(said).toContain(DATA_DIR)
  expect(said).not.toContain('    at ')
})

const postgresql = process.env.TEST_DATABASE_URL

test.skipIf(!postgresql)('a start whose database is not there says so in a sentence', async () => {
  const DATABASE_URL = Object.assign(new URL(postgresql ?? ''), { pathname: '/no_such_guide' }).href
  const { code, said } = await failingStart({ DATABASE_URL })
  expect(code).toBe(1)
  expect(said).toMatch(
    /^The database cannot be used: .*does not exist\. Make it, with createdb .*, or name another in DATABASE_URL\.$/m,
  )
  expect(said).not.toContain('    at ')
})

test.skipIf(!postgresql)('a start that comes before its PostgreSQL waits for it', async () => {
  const database = await newPostgresql(postgresql ?? '', 'journeys')
  const proxy = await databaseProxy(database.address)
  onTestFinished(async () => {
    await proxy.close()
    await database.drop()
  })
  await proxy.cut()
  const guide = await startGuide({ DATABASE_URL: proxy.url }, (line) => {
    if (line.includes('the database cannot be used yet')) void proxy.mend()
  })
  expect((await fetch(`${guide.url}/readyz`)).status).toBe(200)
  expect(await guide.stop()).toBe(0)
})

test('a guide with an origin: who may index it, what fails in it, and how it ends', async () => {
  const settings = { SITE_ORIGIN: 'https://fun.example', SITE_LOGO_URL: '/logo.svg?brand' }
  const stopping = Promise.withResolvers<void>()
  const guide = await startOwnGuide(settings, (line) => {
    if (line.includes('stopping')) stopping.resolve()
  })
  let isStopped = false
  onTestFinished(async () => {
    if (!isStopped) await guide.stop()
  })
  await expectWhole(guide)
  await expectIndexing(guide)
  await expectConfiguredLogo(guide)
  const db = await guideDatabase(guide.home)

  await db.execute(sql`alter table place_distances rename to place_distances_gone`)
  const failed = await ask('/funcity/munich', { at: guide.url })
  expect([failed.status, failed.headers['cache-control']]).toEqual([503, 'no-store'])
  expect(failed.html.includes('City Not Found')).toBe(true)
  expect((await ask('/api/cities/munich/places', { at: guide.url })).html).not.toMatch(
    /select|place_distances/i,
  )
  await db.execute(sql`alter table place_distances_gone rename to place_distances`)
  expect((await ask('/funcity/munich', { at: guide.url })).status).toBe(200)

  const [answer, code] = await db
    .transaction(async (tx) => {
      await tx.execute(sql`lock table places in access exclusive mode`)
      const underWay = ask('/api/places/haus-des-meeres', { at: guide.url })
      // Connections are taken in their order: when this one is answered, the one before is under way.
      await ask('/healthz', { at: guide.url })
      isStopped = true
      const ended = guide.stop()
      await stopping.promise
      return [underWay, ended] as const
    })
    .then((both) => Promise.all(both))
  expect([answer.status, JSON.parse(answer.html).slug]).toEqual([200, 'haus-des-meeres'])
  expect(code).toBe(0)
})

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'a change shows on both of two servers on one PostgreSQL',
  async () => {
    const home = await aSeededHome()
    const first = await startGuide(home)
    onTestFinished(async () => void (await first.stop()))
    const second = await startGuide({ DATABASE_URL: home.DATABASE_URL })
    onTestFinished(async () => void (await second.stop()))
    const db = await guideDatabase(home)
    const place = await anOwnPlace(db, { name: 'First name' })
    const shownOn = async ({ url }: Guide) => (await ask(`/funplace/${place.slug}`, { at: url })).html
    for (const guide of [first, second]) await expect.poll(() => shownOn(guide)).toContain('First name')
    await db.update(places).set({ name: 'Second name' }).where(eq(places.id, place.id))
    const both = [first, second].map((guide) => expect.poll(() => shownOn(guide)).toContain('Second name'))
    await Promise.all(both)
  },
)

/** The first rendering of a screen waits for its code: no part of the page may come later, as a script's work. */
async function expectWhole({ url }: Guide) {
  for (const path of ['/admin/login', '/admin/places', '/funcity/vienna', '/funplace/haus-des-meeres'])
    expect((await ask(path, { at: url })).html).not.toContain('$RC(')
}

async function expectIndexing({ url }: Guide) {
  for (const Host of ['fun.example', 'www.fun.example', 'FUN.example:443']) {
    const { html } = await ask('/funcity/vienna', { at: url, headers: { Host } })
    expect(html).not.toContain('name="robots"')
    expect(html).toContain('<link rel="canonical" href="https://fun.example/funcity/vienna"')
  }
  for (const Host of ['localhost', 'fun.example.evil.example', 'staging.fun.example']) {
    const { html } = await ask('/funcity/vienna', { at: url, headers: { Host } })
    expect(html).toMatch(robots)
    expect(html).toContain('<link rel="canonical" href="https://fun.example/funcity/vienna"')
  }
  expect((await ask('/', { at: url })).headers['strict-transport-security']).toMatch(/^max-age=\d+/)
}

async function expectConfiguredLogo({ url }: Guide) {
  const page = await visit(`${url}/`)
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
  await page.reload()
  await warning
  expect(await page.getByRole('banner').locator('img').getAttribute('src')).toBe('/logo.svg?brand')
}
