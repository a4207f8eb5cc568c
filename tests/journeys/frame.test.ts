import { expect, test } from 'vitest'
import { isFocused, phone, tabTo, visit } from './browser.ts'

const labels = { name: /^(Explore|Categories|Top activities)$/ }

test('a path that no page has is not found', async () => {
  const page = await visit('/no/such/page', { expectedErrors: /404/ })
  await page.getByRole('heading', { name: 'Page Not Found', level: 1 }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click()
  await page.getByRole('button', { name: 'Find Family Fun' }).waitFor()
})

test('the logo and the colours are asked for on mount; the page does without them', async () => {
  const page = await visit('/about', { expectedErrors: /website-colors/ })
  const asked: string[] = []
  await page.route(/\/api\/(static-assets\/logo|website-colors)$/, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.abort()
  })
  await page.reload()
  await page.getByRole('img', { name: 'Family Fun Europe logo' }).waitFor()
  await expect.poll(() => asked.toSorted()).toEqual(['/api/static-assets/logo', '/api/website-colors'])
})

test('the wide menu holds Explore and Top activities', async () => {
  const page = await visit('/')
  const menu = page.getByRole('banner').getByRole('link', labels)
  expect(await menu.allInnerTexts()).toEqual(['Explore', 'Top activities'])
  expect(await menu.first().getAttribute('href')).toBe('/')
  expect(await menu.last().getAttribute('href')).toBe('/top-family-activities')
  expect(await page.getByRole('button', { name: 'Open menu' }).count()).toBe(0)
})

test('the menu of a phone holds Explore and Categories, once it is opened', async () => {
  const page = await visit('/', phone)
  const menu = page.getByRole('banner').getByRole('link', labels)
  expect(await menu.count()).toBe(0)
  await page.getByRole('button', { name: 'Open menu' }).tap()
  expect((await menu.allInnerTexts()).map((text) => text.trim())).toEqual(['Explore', 'Categories'])
  expect(await menu.last().getAttribute('href')).toBe('/categories')
  await page.getByRole('button', { name: 'Close menu' }).tap()
  await expect.poll(() => menu.count()).toBe(0)
})

test('Escape closes the menu of a phone and returns the focus to its button', async () => {
  const page = await visit('/', phone)
  const burger = page.getByRole('button', { name: 'Open menu' })
  await burger.focus()
  await page.keyboard.press('Enter')
  const explore = page.getByRole('banner').getByRole('link', { name: 'Explore' })
  await tabTo(page, explore)
  await page.keyboard.press('Escape')
  await explore.waitFor({ state: 'hidden' })
  expect(await isFocused(burger)).toBe(true)
  expect(await burger.getAttribute('aria-expanded')).toBe('false')
})

test('the bar stays at the top while the page scrolls', async () => {
  const page = await visit('/')
  await page.evaluate(() => scrollTo(0, 1000))
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
})

test('the footer has its year, its pages, both profiles and the cookie button', async () => {
  const page = await visit('/')
  const footer = page.getByRole('contentinfo')
  await footer.getByText('2025').waitFor()
  for (const path of ['/about', '/privacy-policy', '/terms-of-service', '/cookie-policy'])
    expect(await footer.locator(`a[href="${path}"]`).count()).toBe(1)
  for (const name of ['Instagram', 'Facebook'])
    expect(await footer.getByRole('link', { name }).getAttribute('href')).toMatch(/^https:\/\//)
  await footer.getByRole('button', { name: 'Cookie Consent' }).waitFor()
})

test('the logo is the one of the API, past every cache, with its text', async () => {
  const page = await visit('/')
  await page.route('**/api/static-assets/logo', (route) =>
    route.fulfill({ json: { servingPath: '/logo.svg?size=2', altText: 'Our bear' } }),
  )
  await page.reload()
  const logo = page.getByRole('banner').getByRole('img', { name: 'Our bear' })
  await logo.waitFor()
  expect(await logo.getAttribute('src')).toMatch(/^\/logo\.svg\?size=2&v=\w+$/)
})

test('without a logo from the API the default one stays, and only a warning is written', async () => {
  const page = await visit('/')
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
  await page.route('**/api/static-assets/logo', (route) => route.abort())
  await page.reload()
  await warning
  const logo = page.getByRole('banner').locator('img')
  expect(await logo.getAttribute('src')).toBe('/logo.svg')
  expect(await logo.getAttribute('alt')).toContain('Family Fun Europe')
})

test('a logo that does not load is hidden', async () => {
  const page = await visit('/', { expectedErrors: /nowhere\.png/ })
  await page.route('**/api/static-assets/logo', (route) =>
    route.fulfill({ json: { servingPath: '/nowhere.png', altText: 'Our bear' } }),
  )
  const refused = page.waitForResponse('**/nowhere.png**')
  await page.reload()
  await refused
  await expect.poll(() => page.getByRole('banner').locator('img').count()).toBe(0)
})
