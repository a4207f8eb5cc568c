import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, hydrated, phone, visit } from './browser.ts'
import { findsNothing } from './finds-nothing.ts'
import { map, mapButton } from './map-parts.ts'
import { canDrawTiles, withOwnMap } from './map-tiles.ts'
import { type SwitchedGuide, switchedGuide } from './switched-guide.ts'
import { countTaps } from './taps.ts'

const expected = { expectedErrors: /ERR_|Failed to (?:fetch|load)|503/, reducedMotion: 'reduce' as const }

const inVienna = { permissions: ['geolocation'], geolocation: { latitude: 48.2085, longitude: 16.3731 } }

/** A city, kept with one tap, or with one click. */
async function kept(guide: SwitchedGuide, slug: string, name: string, device: typeof phone | typeof desktop) {
  const page = await visit(`${guide.url}/funcity/${slug}`, {
    ...device,
    ...expected,
    ...inVienna,
    baseURL: guide.url,
  })
  expect(
    await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)),
  ).toBe(0)
  await withOwnMap(page)
  const taps = await countTaps(page)
  await page.getByRole('button', { name: 'Keep for offline' }).click()
  await page.getByText(`${name} is kept on this device`).first().waitFor()
  await expect.poll(taps).toBe(1)
  return page
}

/** The phone's map is drawn from the tiles that are kept: of none MapLibre makes nothing, and the guide a plain map. */
async function hasItsMap(page: Page) {
  const canDraw = await canDrawTiles(page)
  await mapButton(page).tap()
  const credit = canDraw ? 'GSHHG · GeoNames · © OpenStreetMap contributors' : 'Plain map, no tiles loaded.'
  await map(page).getByText(credit).waitFor()
  await page.keyboard.press('Escape')
  await map(page).waitFor({ state: 'detached' })
}

async function goOffline(page: Page, guide: SwitchedGuide) {
  guide.isGone = true
  await page.context().setOffline(true)
}

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline.' })
const found = (page: Page) =>
  page
    .getByText(/^\d+ places found$/)
    .first()
    .innerText()

test('a day without a network: the city, its filters, a place, the plan, Near me, the search, a category and the map open from one tap before', async () => {
  const guide = await switchedGuide()
  const page = await kept(guide, 'vienna', 'Vienna', phone)
  await page.getByRole('link', { name: /^Vienna is kept for offline: \d+ \w+, .* MB$/ }).waitFor()
  const before = await found(page)
  const filters = page.getByRole('group', { name: 'Filters' })
  await filters.getByRole('button', { name: 'Indoor' }).click()
  await expect.poll(() => found(page)).not.toBe(before)
  const indoors = await found(page)

  await goOffline(page, guide)
  await page.goto(`${guide.url}/funcity/vienna`)
  await hydrated(page)
  await bar(page).filter({ hasText: 'Vienna as kept today.' }).waitFor()
  await expect.poll(() => found(page)).toBe(before)
  await findsNothing(page)
  await filters.getByRole('button', { name: 'Indoor' }).click()
  await expect.poll(() => found(page)).toBe(indoors)
  await hasItsMap(page)
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('region', { name: 'Opening hours' }).waitFor()
  await page.reload()
  await hydrated(page)
  await page.getByRole('region', { name: 'Opening hours' }).waitFor()
  await page.getByRole('button', { name: 'Search places and cities' }).click()
  await page.getByRole('combobox', { name: 'Search places and cities' }).fill('haus des')
  await page.getByRole('option', { name: /Haus des Meeres/ }).click()
  await page.waitForURL('**/funplace/haus-des-meeres')

  await page.getByRole('button', { name: 'Plan Haus des Meeres' }).click()
  await page.getByRole('button', { name: 'Plan Haus des Meeres', pressed: true }).waitFor()
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.plan)
    kept.plan.stops['a-place-elsewhere'] = { name: 'A Place Elsewhere', at: 2 }
    localStorage.plan = JSON.stringify(kept)
  })
  await page.goto(`${guide.url}/plan`)
  await page.getByRole('link', { name: 'Haus des Meeres' }).waitFor()
  await page.getByText('Not kept on this device').waitFor()
  expect(await page.getByText('No longer in the guide').count()).toBe(0)
  await page.goto(`${guide.url}/near-me`)
  await page.getByRole('article').first().waitFor()
  const all = await found(page)
  await filters.getByRole('button', { name: 'Indoor' }).click()
  await expect.poll(() => found(page)).not.toBe(all)
  await page.goto(`${guide.url}/search?q=meeres aquarium`)
  await page.getByRole('link', { name: 'Haus des Meeres' }).waitFor()
  await page.goto(`${guide.url}/categories/aquarium?city=vienna`)
  await page.getByRole('link', { name: 'Haus des Meeres' }).first().waitFor()
  await bar(page).filter({ hasText: 'Vienna as kept today.' }).waitFor()

  await page.goto(`${guide.url}/funcity/graz`)
  await page.getByText('the page that you opened is not kept').waitFor()
  await page.getByRole('heading', { name: 'Vienna', exact: true }).waitFor()
  await findsNothing(page)
  await page.goto(guide.url)
  await hydrated(page)
  await page.getByRole('heading', { level: 1, name: /^Find the fun/ }).waitFor()
})

test('back with a network, what is old comes anew; a new release takes over whole, and an open page keeps the code that it began with', async () => {
  const guide = await switchedGuide()
  // Beside the open sea, of which the map has no tiles.
  const page = await kept(guide, 'lisbon', 'Lisbon', desktop)
  const keptAt = () => page.evaluate(() => JSON.parse(localStorage.kept)[0].keptAt)
  await page.evaluate(() => {
    localStorage.kept = localStorage.kept.replace(/"keptAt":"[^"]+"/, '"keptAt":"2026-01-02T03:04:05.000Z"')
  })
  await goOffline(page, guide)
  await page.goto(`${guide.url}/offline`)
  await page.getByText('hours may have changed').first().waitFor()
  guide.isGone = false
  await page.context().setOffline(false)
  await expect.poll(keptAt).not.toBe('2026-01-02T03:04:05.000Z')

  await page.goto(`${guide.url}/funcity/lisbon`)
  await hydrated(page)
  guide.isNewRelease = true
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()))
  const isWaiting = () =>
    page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.waiting !== null))
  await expect.poll(isWaiting).toBe(true)
  // Its server no longer has the code of this.
  await page.getByRole('button', { name: 'Search places and cities' }).click()
  await page.getByRole('combobox', { name: 'Search places and cities' }).waitFor()
  await goOffline(page, guide)
  await page.reload()
  await hydrated(page)
  expect(await releases(page)).toHaveLength(1)
  const next = await page.context().newPage()
  await page.close()
  await expect.poll(() => next.context().serviceWorkers().length).toBeGreaterThan(0)
  await next.goto(`${guide.url}/funcity/lisbon`)
  await hydrated(next)
  expect(await releases(next)).toEqual(['new'])
  await bar(next).waitFor()

  await next.goto(`${guide.url}/offline`)
  await hydrated(next)
  // What draws the bar hears of the offer, too.
  await bar(next).waitFor()
  // As a browser offers it that can install the guide.
  await next.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')))
  await next.getByRole('heading', { name: 'Keep it on your home screen' }).waitFor()
  await findsNothing(next)
  await next.getByRole('button', { name: 'Not now' }).click()
  await next.reload()
  await bar(next).waitFor()
  await next.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')))
  expect(await next.getByRole('heading', { name: 'Keep it on your home screen' }).count()).toBe(0)
  await next.getByRole('button', { name: 'Remove Lisbon' }).click()
  await next.getByText('Nothing is kept yet.').waitFor()
  const left = () =>
    next.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ])
  await expect.poll(left).toEqual([0, 0])
})

/** Of which releases the code is that a page runs. */
const releases = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    const code = files.filter((name) => /\/assets\/.*\.js$/.test(name))
    return [...new Set(code.map((name) => (name.includes('-newer') ? 'new' : 'old')))]
  })

/** Whose plan has the Haus des Meeres in it, and is kept for offline. */
async function visitWithKeptPlan(url: string): Promise<Page> {
  const page = await visit(`${url}/funplace/haus-des-meeres`, { ...expected, baseURL: url })
  await withOwnMap(page)
  await page.getByRole('button', { name: 'Plan Haus des Meeres' }).click()
  await page.getByRole('link', { name: 'My plan' }).click()
  await page.getByRole('button', { name: 'Keep for offline' }).click()
  await page.getByRole('link', { name: 'Kept for offline' }).waitFor()
  return page
}

test('a plan is kept too, with the places that it has, also for where the network takes questions and answers none', async () => {
  const guide = await switchedGuide()
  const page = await visitWithKeptPlan(guide.url)
  await goOffline(page, guide)
  await page.goto(`${guide.url}/plan`)
  await page.getByRole('link', { name: 'Haus des Meeres' }).click()
  await page.getByRole('region', { name: 'Opening hours' }).waitFor()
  const credit = (await canDrawTiles(page)) ? 'GSHHG · GeoNames' : '© OpenStreetMap contributors'
  await page.getByRole('complementary', { name: 'Practical information' }).getByText(credit).last().waitFor()
  await bar(page).filter({ hasText: 'My plan as kept today.' }).waitFor()

  guide.isGone = false
  guide.isSilent = true
  await page.context().setOffline(false)
  await page.goto(`${guide.url}/plan`)
  await page.getByRole('link', { name: 'Haus des Meeres' }).waitFor()
  expect(await page.evaluate(() => fetch('/logo.svg').then(({ ok }) => ok))).toBe(true)
})

test('what comes into a plan that is kept comes along, on whatever page that is', async () => {
  const guide = await switchedGuide()
  const page = await visitWithKeptPlan(guide.url)
  await page.goto(`${guide.url}/funplace/tiergarten-schonbrunn`)
  await page.getByRole('button', { name: 'Plan Schönbrunn Zoo' }).click()
  const keptText = () => page.evaluate(() => caches.match('/kept/plan').then((pack) => pack?.text()))
  await expect.poll(keptText).toContain('"tiergarten-schonbrunn"')
  await goOffline(page, guide)
  await page.goto(`${guide.url}/funplace/tiergarten-schonbrunn`)
  await page.getByRole('region', { name: 'Opening hours' }).waitFor()
})

test('once the guide answers again the bar says so, and is gone when all that came from what is kept has come anew', async () => {
  const guide = await switchedGuide()
  const page = await kept(guide, 'graz', 'Graz', desktop)
  guide.isGone = true
  await page.goto(`${guide.url}/funcity/graz`)
  await hydrated(page)
  const told = page.getByRole('status').filter({ hasText: 'Graz as kept today.' })
  await told.filter({ hasText: 'The guide cannot be reached.' }).waitFor()
  guide.isGone = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await told.filter({ hasText: 'The guide can be reached again' }).waitFor()
  await told.getByRole('button', { name: 'Load again' }).click()
  await hydrated(page)
  await told.waitFor({ state: 'detached' })

  await page.goto(`${guide.url}/search`)
  await hydrated(page)
  const hasAnswered = (path: string) => page.evaluate((call) => fetch(call).then(({ ok }) => ok), path)
  guide.isGone = true
  expect(await hasAnswered('/api/fun-types')).toBe(true)
  await told.waitFor()
  guide.isGone = false
  expect(await hasAnswered('/api/seasons')).toBe(true)
  await told.filter({ hasText: 'The guide can be reached again' }).waitFor()
  expect(await hasAnswered('/api/fun-types')).toBe(true)
  await told.waitFor({ state: 'detached' })
})
