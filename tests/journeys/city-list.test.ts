import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { addressOf, visit } from './browser.ts'
import { anOwnCity, anOwnPlace, guideDatabase } from './content.ts'
import { map } from './map-parts.ts'

const featuredOnly = 'Showing featured attractions only. Click to see all places.'

test('six skeletons are shown while places are on their way', async () => {
  const page = await visit('/funcity/munich')
  const answer = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route('**/api/cities/munich/places?**', async (route) => {
    asked.push(new URL(route.request().url()).search)
    await answer.promise
    await route.continue()
  })
  const skeletons = page.locator('main [aria-busy=true] [aria-hidden=true]:has(.sheen)')
  await page.getByRole('button', { name: 'Indoor', exact: true }).click()
  await expect.poll(() => skeletons.count()).toBe(6)
  expect(await page.getByRole('article').count()).toBe(0)
  answer.resolve()
  await page.getByRole('article').first().waitFor()
  expect(await skeletons.count()).toBe(0)
  expect(asked).toEqual([expect.stringMatching(/radius=50&featured=true&indoor=true/)])
})

test('featured places come with a note, and a button that shows all', async () => {
  const page = await visit('/funcity/munich')
  await page.getByText(featuredOnly, { exact: true }).waitFor()
  await page.getByRole('button', { name: 'See more places' }).click()
  await expect.poll(() => addressOf(page)).toBe('/funcity/munich?featured=false')
  const featured = page.getByRole('button', { name: 'Featured', exact: true })
  expect(await featured.getAttribute('aria-pressed')).toBe('false')
  await page.getByRole('article').first().waitFor()
  expect(await page.getByText(featuredOnly).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'See more places' }).count()).toBe(0)
})

test('when nothing is featured, the empty list offers all places', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  await anOwnPlace(db, { name: 'Seal Bay', isFeatured: false })
  const page = await visit(`/funcity/${city.slug}`)
  await page.getByRole('heading', { name: 'No Places Found' }).waitFor()
  await page.getByRole('status').filter({ hasText: '0 places found' }).waitFor()
  await page.getByText(/^No featured place is within 50 km of /).waitFor()
  await page.getByRole('button', { name: 'See more places' }).click()
  await page.getByRole('article').filter({ hasText: 'Seal Bay' }).waitFor()
  expect(addressOf(page)).toBe(`/funcity/${city.slug}?featured=false`)
})

test('filters that nothing matches say No Places Found', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  await anOwnPlace(db, { name: 'Seal Bay', funTypes: ['zoo'] })
  const page = await visit(`/funcity/${city.slug}?funTypes=museum&featured=false`)
  await page.getByRole('heading', { name: 'No Places Found' }).waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('article').filter({ hasText: 'Seal Bay' }).waitFor()
})

test('a city that nobody knows is not found, and the way leads home', async () => {
  const page = await visit('/funcity/atlantis', { expectedErrors: /404/ })
  await page.getByRole('heading', { name: 'City Not Found', level: 1 }).waitFor()
  await page
    .getByText(
      `We couldn't find any family attractions for "atlantis". Try searching for a different European city.`,
      { exact: true },
    )
    .waitFor()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await page.getByRole('button', { name: 'Find Family Fun' }).waitFor()
})

test('a list call that fails is told, shows City Not Found and is not repeated', async () => {
  const page = await visit('/funcity/munich', { expectedErrors: /api\/cities\/munich\/places/ })
  let calls = 0
  await page.route('**/api/cities/munich/places?**', (route) => {
    calls++
    return route.fulfill({ status: 500, body: 'no' })
  })
  const warning = page.waitForEvent('console', (message) =>
    message.text().includes('HTTP error! status: 500'),
  )
  await page.getByRole('button', { name: 'Indoor', exact: true }).click()
  await page.getByRole('heading', { name: 'City Not Found' }).waitFor()
  await warning
  await comeBackToTheWindow(page)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await page.getByRole('button', { name: 'Find Family Fun' }).waitFor()
  expect(calls).toBe(1)
})

test('neither an hour nor coming back to the window or the network asks for anything again', async () => {
  const page = await visit('/funcity/munich')
  // It is asked for once the window has come to rest, which a busy machine may take for longer than a network that is idle.
  await map(page).getByRole('group', { name: 'Places on the map' }).getByRole('button').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.clock.runFor('01:00:00')
  await comeBackToTheWindow(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
})

const comeBackToTheWindow = (page: Page) =>
  page.evaluate(() => {
    for (const name of ['blur', 'focus', 'offline', 'online']) window.dispatchEvent(new Event(name))
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

test('the first 24 come with the page, more when the end comes near, none twice', async () => {
  const page = await visit('/funcity/munich?featured=false')
  const cards = page.getByRole('article')
  expect(await cards.count()).toBe(24)
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/cities/munich/places') asked.push(url.search)
  })
  await page.getByRole('link', { name: 'Show more places' }).scrollIntoViewIfNeeded()
  await expect.poll(() => cards.count()).toBe(48)
  expect(asked).toEqual(['?radius=50&limit=24&offset=24'])
  const names = await page
    .getByRole('article')
    .getByRole('link', { name: /^View Details/ })
    .all()
  const addresses = await Promise.all(names.map((link) => link.getAttribute('href')))
  expect(new Set(addresses).size).toBe(48)
})

test('a page after the last leads to the first, the filters kept', async () => {
  const { status, headers } = await ask('/funcity/munich?indoor=true&page=999')
  expect([status, headers.location]).toEqual([302, '/funcity/munich?indoor=true'])
})

test('the link at the end brings more as well', async () => {
  const page = await visit('/funcity/munich?featured=false')
  const link = page.getByRole('link', { name: 'Show more places' })
  expect(await link.getAttribute('href')).toBe('/funcity/munich?featured=false&page=2')
  await link.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThanOrEqual(48)
  expect(addressOf(page)).toBe('/funcity/munich?featured=false')
})
