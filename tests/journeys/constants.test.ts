import { eq } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { funTypes } from '../../src/guide/fun-types/fun-type.table.ts'
import { aFunType, anImage } from '../factories.ts'
import { addressOf, desktop, phone, visit } from './browser.ts'
import { anOwnCity, anOwnPlace, guideDatabase } from './content.ts'
import { aPhoto } from './photos.ts'

// Messages have theirs in notifications.test.ts, the consent's 365 days in consent.test.ts, and the removal of a message after
// 1,000,000 ms in src/ui/toast.test.ts. The cap of 50 positionings is Floating UI's own.

const field = (page: Page, name: string) => page.getByRole('combobox', { name })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const tooltip = (page: Page) => page.getByRole('tooltip')

test('a search starts with 50 km and without a word of it in the address', async () => {
  const page = await visit('/funcity/vienna')
  expect(await field(page, 'Radius').innerText()).toContain('50 km')
  await page.goto('/funcity/vienna?radius=25')
  expect(await field(page, 'Radius').innerText()).toContain('25 km')
  await field(page, 'Radius').click()
  await page.getByRole('option', { name: '50 km' }).click()
  await expect.poll(() => addressOf(page)).toBe('/funcity/vienna')
})

test('when the radius options cannot be loaded, 10, 25, 50 and 100 km are offered', async () => {
  const page = await visit('/about', { expectedErrors: /search-radius-options/ })
  await page.route('**/api/search-radius-options', (route) => route.fulfill({ status: 500, body: 'down' }))
  await page.getByRole('link', { name: 'Explore' }).first().click()
  await field(page, 'Search Radius').click()
  await options(page).first().waitFor()
  expect(await options(page).allInnerTexts()).toEqual(['10 km', '25 km', '50 km', '100 km'])
})

test('when their metadata cannot be loaded, home and top activities have texts of their own', async () => {
  const page = await visit('/about', { expectedErrors: /page-metadata/ })
  await page.route('**/api/page-metadata/*', (route) => route.fulfill({ status: 503, body: 'down' }))
  const titles = [await page.title()]
  for (const name of ['Explore', 'Top activities']) {
    await page.getByRole('link', { name }).first().click()
    await expect.poll(() => page.title()).not.toBe(titles.at(-1))
    titles.push(await page.title())
    expect(await page.getByText('went wrong').count()).toBe(0)
  }
  expect(titles).not.toContain('')
})

test('six skeleton cards stand in while a list loads', async () => {
  const page = await visit('/funcity/vienna')
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/cities/vienna/places*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Indoor' }).click()
  const list = page.locator('[aria-busy="true"] .grid').first()
  await expect.poll(() => list.locator('> *').count()).toBe(6)
  answer.resolve()
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
})

test('a category card names two cities in whole kilometres and counts the others', async () => {
  const db = await guideDatabase()
  const funType = await aFunType(db, { slug: 'constants', name: 'Constants' })
  onTestFinished(async () => void (await db.delete(funTypes).where(eq(funTypes.id, funType.id))))
  const city = await anOwnCity(db)
  await anOwnCity(db, { name: 'Farhaven', lat: city.lat + 12.4 / 111.195 })
  for (const name of ['Thirdhaven', 'Fourthhaven'])
    await anOwnCity(db, { name, lat: city.lat + 40 / 111.195 })
  await anOwnPlace(db, { funTypes: [funType.slug], lat: city.lat + 2.6 / 111.195 })
  const page = await visit(`/categories/${funType.slug}`)
  const card = page.getByRole('article')
  expect(
    await card.getByRole('list', { name: 'Nearest cities' }).getByRole('listitem').allInnerTexts(),
  ).toEqual(['Testhaven 3 km', 'Farhaven 10 km', expect.stringMatching(/^\+2/)])
})

test('distances are in metres below a kilometre, else in kilometres to one decimal', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  for (const km of [0.4996, 0.999, 1, 7.25])
    await anOwnPlace(db, {
      name: `At ${km}`,
      slug: `at-${km}`.replace('.', '-'),
      lat: city.lat + km / 111.19508,
    })
  const page = await visit(`/funcity/${city.slug}`)
  const distances = await page
    .getByRole('article')
    .getByText(/^[\d.]+ k?m$/)
    .allInnerTexts()
  expect(distances).toEqual(['500 m', '999 m', '1.0 km', expect.stringMatching(/^7\.[23] km$/)])
})

test('the list of cities is at most 300 px high, on larger layouts 384 px', async () => {
  for (const [size, height] of [
    [{ ...phone, viewport: { width: 390, height: 1000 } }, 300],
    [desktop, 384],
  ] as const) {
    const page = await visit('/', size)
    await page.getByRole('button', { name: /Where/ }).click()
    expect((await page.getByRole('listbox').boundingBox())?.height).toBeCloseTo(height, 2)
  }
})

test('a select forgets what was typed after 1,000 ms', async () => {
  const page = await visit('/')
  await field(page, 'Travel Period').click()
  const active = () => page.locator('[role=option][data-highlighted]').innerText()
  await expect.poll(active).toBe('Any time')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('s')
  await page.clock.runFor(10)
  await expect.poll(active).toBe('Spring')
  await page.clock.runFor(989)
  await page.keyboard.press('u')
  await page.clock.runFor(10)
  await expect.poll(active).toBe('Summer')
  await page.clock.runFor(990)
  await page.keyboard.press('a')
  await page.clock.runFor(10)
  await expect.poll(active).toBe('Autumn')
})

test('the scroll buttons of a select repeat every 50 ms', async () => {
  const page = await visit('/', { viewport: { width: 1280, height: 280 } })
  await field(page, 'Travel Period').click()
  const list = page.locator('[data-radix-select-viewport]')
  const down = page.locator('[data-scroll="down"]')
  await list.evaluate((viewport) => viewport.scrollTo(0, 0))
  await down.waitFor()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const top = () => list.evaluate((viewport) => viewport.scrollTop)
  const before = await top()
  const box = (await down.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(box.x + 20, box.y + 5)
  await page.clock.runFor(49)
  expect(await top()).toBe(before)
  await page.clock.runFor(1)
  expect(await top()).toBeGreaterThan(before)
})

test.each(['Search Radius', 'Travel Period'])('the list of %s keeps 10 px from the edges', async (name) => {
  const page = await visit('/', { viewport: { width: 320, height: 640 } })
  await field(page, name).click()
  const box = (await page.getByRole('listbox').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  expect(box.x).toBeGreaterThanOrEqual(10)
  expect(box.x + box.width).toBeLessThanOrEqual(310)
  expect(box.y + box.height).toBeLessThanOrEqual(630)
})

/** Off the button, then away from what it opened: whoever moves towards a tooltip may read on. */
async function leave(page: Page) {
  await page.mouse.move(0, 400)
  let y = 500
  await expect
    .poll(async () => {
      await page.mouse.move(0, y++)
      return tooltip(page).count()
    })
    .toBe(0)
}

/** Opens and closes a button's tooltip, so that its code is there. */
async function tryTooltip(page: Page, button: Locator) {
  await button.hover()
  await tooltip(page).waitFor()
  await leave(page)
}

test('a tooltip opens after 700 ms, and at once for whom one closed less than 300 ms ago', async () => {
  const db = await guideDatabase()
  const place = await anOwnPlace(db)
  for (const number of [1, 2]) await anImage(db, place, { storagePath: null, publicUrl: aPhoto(number) })
  const page = await visit(`/funplace/${place.slug}`, { photos: true })
  const previous = page.getByRole('button', { name: 'Previous photo' })
  const next = page.getByRole('button', { name: 'Next photo' })
  await page.clock.install()
  await tryTooltip(page, next)
  await tryTooltip(page, previous)
  await page.clock.pauseAt(Date.now() + 60_000)
  await previous.hover()
  await page.clock.runFor(699)
  expect(await tooltip(page).count()).toBe(0)
  await page.clock.runFor(1)
  expect(await tooltip(page).innerText()).toBe('Previous photo')
  await leave(page)
  await page.clock.runFor(299)
  await next.hover()
  await expect.poll(() => tooltip(page).allInnerTexts()).toEqual(['Next photo'])
  await leave(page)
  await page.clock.runFor(300)
  await previous.hover()
  await page.clock.runFor(699)
  expect(await tooltip(page).count()).toBe(0)
})

test('a tooltip opens at once for the keyboard, Escape closes it, and a click never loses its target', async () => {
  const page = await visit('/', { colorScheme: 'light' })
  const button = page.getByRole('button', { name: 'Change colour theme' })
  await button.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await tooltip(page).waitFor()
  expect(await tooltip(page).innerText()).toBe('Change colour theme')
  await page.keyboard.press('Escape')
  await button.click()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
})
