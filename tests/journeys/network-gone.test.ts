import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addressOf, isFocused, visit } from './browser.ts'
import { findsNothing } from './finds-nothing.ts'
import { switchedGuide } from './switched-guide.ts'
import { visitAsEditor } from './visit-as-editor.ts'

const failedFetches = {
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported/,
}
const offline = (page: Page) => page.getByRole('alert').filter({ hasText: /^You are offline\./ })

/** A page whose later parts are still to be fetched, on a device that has lost its network. */
async function cutOff(path: string) {
  const page = await visit(path, { ...failedFetches, reducedMotion: 'reduce' })
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  return page
}

test('the choice of a city says that it needs the network, and opens once that is back', async () => {
  const page = await cutOff('/')
  const where = page.getByRole('button', { name: /Where/ })
  await where.click()
  await offline(page).waitFor()
  await findsNothing(page)
  await page.context().setOffline(false)
  await offline(page).waitFor({ state: 'detached' })
  await where.click()
  await page.getByPlaceholder('Search cities...').waitFor()
})

test('the search says so too, closed as well as open, and keeps what was typed', async () => {
  const page = await cutOff('/about')
  const button = page.getByRole('button', { name: 'Search places and cities' })
  await button.click()
  await offline(page).waitFor()
  await page.context().setOffline(false)
  // A network that is there and leads nowhere.
  await page.route('**/search-panel-*.js', (route) => route.abort())
  await button.click()
  await page
    .getByRole('alert')
    .filter({ hasText: /^The guide could not be reached\./ })
    .waitFor()
  await page.unroute('**/search-panel-*.js')
  await button.click()
  const field = page.getByRole('combobox', { name: 'Search places and cities' })
  await field.waitFor()
  await page.context().setOffline(true)
  await field.fill('zoo vienna')
  await page
    .getByRole('status')
    .filter({ hasText: 'You are offline. The search needs the network' })
    .waitFor()
  expect(await field.inputValue()).toBe('zoo vienna')
})

test('nothing is said of a part that nobody asked for, such as the tip of a button', async () => {
  const page = await cutOff('/about')
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    addEventListener('unreachable', () => {
      dataset.told = `${Number(dataset.told ?? 0) + 1}`
    })
  })
  await page.getByRole('button', { name: 'Change colour theme' }).hover()
  await page.getByRole('button', { name: 'Search places and cities' }).click()
  await offline(page).waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset.told)).toBe('1')
})

test('a page that is older than the release now says how to get on: what it would fetch is there no more', async () => {
  const guide = await switchedGuide()
  const page = await visit(`${guide.url}/about`, { expectedErrors: /404/, baseURL: guide.url })
  await page.waitForLoadState('networkidle')
  guide.isNewRelease = true
  const button = page.getByRole('button', { name: 'Search places and cities' })
  const note = page
    .getByRole('alert')
    .filter({ hasText: /^The guide could not be reached\. .*load this page again\.$/ })
  await button.click()
  await note.waitFor()
  await page.reload()
  await button.click()
  await page.getByRole('combobox', { name: 'Search places and cities' }).waitFor()
})

test('the back office says so too', async () => {
  const { page } = await visitAsEditor('/admin/places', failedFetches)
  const filter = page.getByRole('button', { name: /Fun types/ })
  await filter.waitFor()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await filter.click()
  await offline(page).waitFor()
})

test('a filter without a network keeps the list, the filters and the address', async () => {
  const page = await cutOff('/funcity/vienna')
  const names = () => page.getByRole('article').getByRole('heading').allInnerTexts()
  const before = await names()
  const indoor = page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Indoor' })
  await indoor.click()
  await offline(page).waitFor()
  expect(await names()).toEqual(before)
  expect(await indoor.getAttribute('aria-pressed')).toBe('false')
  expect(addressOf(page)).toBe('/funcity/vienna')
  await page.context().setOffline(false)
  await indoor.click()
  await expect.poll(() => addressOf(page)).toBe('/funcity/vienna?indoor=true')
})

test('after a change of page the focus is on its heading; a first page leaves it alone', async () => {
  const page = await visit('/')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.getByRole('link', { name: 'Top activities', exact: true }).first().click()
  await expect
    .poll(() => isFocused(page.getByRole('heading', { level: 1, name: /^What Kind of Fun/ })))
    .toBe(true)
  await page.goBack()
  await expect
    .poll(() => isFocused(page.getByRole('heading', { level: 1, name: /^Find the fun/ })))
    .toBe(true)
})
