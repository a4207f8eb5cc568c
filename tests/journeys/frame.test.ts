import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { addressOf, hydrated, isFocused, phone, tabTo, visit } from './browser.ts'

const labels = { name: /^(Explore|Categories|Top activities)$/ }

test('a path that no page has is not found', async () => {
  const page = await visit('/no/such/page', { expectedErrors: /404/ })
  await page.getByRole('heading', { name: 'Page Not Found', level: 1 }).waitFor()
  expect(await page.title()).toBe('Page Not Found')
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click()
  await page.getByRole('button', { name: 'Find Family Fun' }).waitFor()
})

test('the logo and the colours are asked for on mount; the page does without them', async () => {
  const page = await visit('/about', { expectedErrors: /website-colors/ })
  // What the first page asked for may still be on its way here: a path counts once.
  const asked = new Set<string>()
  await page.route(/\/api\/(static-assets\/logo|website-colors)$/, (route) => {
    asked.add(new URL(route.request().url()).pathname)
    return route.abort()
  })
  await page.reload()
  await page.getByRole('img', { name: 'Family Fun Europe logo' }).waitFor()
  await expect.poll(() => [...asked].toSorted()).toEqual(['/api/static-assets/logo', '/api/website-colors'])
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
  const texts = async () => (await menu.allInnerTexts()).map((text) => text.trim())
  await expect.poll(texts).toEqual(['Explore', 'Categories'])
  expect(await menu.last().getAttribute('href')).toBe('/categories')
  await page.getByRole('button', { name: 'Close menu' }).tap()
  await expect.poll(() => menu.count()).toBe(0)
})

test('the menu of a phone closes also when the page is chosen that one is on', async () => {
  const page = await visit('/', phone)
  const menu = page.getByRole('banner').getByRole('link', labels)
  const burger = page.getByRole('button', { name: 'Open menu' })
  await burger.tap()
  await menu.first().tap()
  await expect.poll(() => menu.count()).toBe(0)
  await expect.poll(() => isFocused(burger)).toBe(true)
  await burger.tap()
  await menu.last().tap()
  await expect.poll(() => addressOf(page)).toBe('/categories')
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
  await expect.poll(() => isFocused(burger)).toBe(true)
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
  await footer.getByText('© 2025 Family Fun Europe', { exact: true }).waitFor()
  await footer
    .getByText(
      'Find attractions and activities that kids will love in European cities, making family travel easier, safer and more fun.',
    )
    .waitFor()
  const support = footer.locator('div', { has: page.getByRole('heading', { name: 'Support' }) }).last()
  expect(
    await support.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/about', '/privacy-policy', '/terms-of-service', '/cookie-policy'])
  for (const name of ['Instagram', 'Facebook'])
    expect(await footer.getByRole('link', { name }).getAttribute('href')).toMatch(/^https:\/\//)
  await footer.getByRole('button', { name: 'Cookie Consent' }).waitFor()
})

test('the logo is the one of the API, past every cache, with its text, and leads home', async () => {
  const page = await visit('/')
  let altText: string | null = 'Our bear'
  await page.route('**/api/static-assets/logo', (route) =>
    route.fulfill({ json: { servingPath: '/logo.svg?size=2', altText } }),
  )
  await page.reload()
  const home = page.getByRole('banner').getByRole('link', { name: 'Our bear' })
  expect(await home.getAttribute('href')).toBe('/')
  const logo = page.getByRole('banner').locator('img')
  expect(await logo.getAttribute('src')).toMatch(/^\/logo\.svg\?size=2&v=\w+$/)
  altText = null
  await page.reload()
  await expect.poll(() => logo.getAttribute('src')).toContain('size=2')
  expect(await logo.getAttribute('alt')).toBe('Family Fun Europe logo')
})

test('without a logo from the API the default one stays, and only a warning is written', async () => {
  const page = await visit('/')
  const logo = page.getByRole('banner').locator('img')
  const failures = [
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ status: 500, body: 'no' }),
  ]
  for (const fail of failures) {
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
    await page.route('**/api/static-assets/logo', fail)
    await page.reload()
    await warning
    expect(await logo.getAttribute('src')).toBe('/logo.svg')
    expect(await logo.getAttribute('alt')).toContain('Family Fun Europe')
  }
  expect(await page.getByRole('alert').count()).toBe(0)
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

test('with the server gone a page whose code is not there yet offers to try again', async () => {
  const page = await visit('/top-family-activities', {
    ...phone,
    expectedErrors: /Failed to|cannot be fetched/,
  })
  await page.route(codeOfCategories, (route) => route.abort())
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const link = page.getByRole('banner').getByRole('link', { name: 'Categories' })
  // Brings what the page tells, as a touch does a moment before the click.
  const told = page.waitForResponse('**/api/fun-types')
  await link.hover()
  await told
  await page.route('**/*', (route) => route.abort())
  await link.click()
  await page.getByRole('heading', { name: 'We cannot reach the guide' }).waitFor()
  expect(addressOf(page)).toBe('/categories')
  const unanswered = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Try again' }).click()
  await unanswered
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'What Kind of Fun Are You Looking For?' }).waitFor()
})

test('a page whose code went with a new release comes all the same', async () => {
  const page = await visit('/top-family-activities', {
    ...phone,
    expectedErrors: /Failed to|cannot be fetched/,
  })
  let isReloaded = false
  page.on('request', (request) => {
    isReloaded ||= request.isNavigationRequest()
  })
  await page.route(codeOfCategories, (route) =>
    isReloaded ? route.continue() : route.fulfill({ status: 404, body: '' }),
  )
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.getByRole('banner').getByRole('link', { name: 'Categories' }).tap()
  await expect.poll(() => isReloaded).toBe(true)
  await page.getByRole('heading', { name: 'What Kind of Fun Are You Looking For?' }).waitFor()
  expect(addressOf(page)).toBe('/categories')
  await hydrated(page)
})

test('a page whose code cannot be had at all stays as the server drew it, with links that lead on', async () => {
  const page = await visit('/about', { expectedErrors: /Failed to|cannot be fetched/ })
  let asked = 0
  await page.route(codeOfCategories, (route) => {
    asked++
    return route.fulfill({ status: 404, body: '' })
  })
  await page.goto('/categories')
  // Once by the page, which may be asked to fetch it again, and once by the one that took its place.
  await expect.poll(() => asked).toBeGreaterThan(1)
  await page.waitForLoadState('networkidle')
  await page.getByRole('heading', { name: 'What Kind of Fun Are You Looking For?' }).waitFor()
  await page.getByRole('main').getByRole('link').first().click()
  await expect.poll(() => addressOf(page)).not.toBe('/categories')
  await hydrated(page)
})

const codeOfCategories = '**/assets/categories.index-*.js'

test.each([320, 340, 359, 360, 375, 389, 390])(
  'at %i pixels the name of the guide is whole, with the way to a plan beside it',
  async (width) => {
    const page = await visit('/about', { viewport: { width, height: 700 } })
    await page.evaluate(() => localStorage.setItem('planned', '["prater"]'))
    await page.reload()
    await page.getByRole('link', { name: 'My plan' }).waitFor()
    const name = page.getByRole('banner').getByText('Family Fun Europe', { exact: true })
    const rest = await name.evaluate((text) => [
      text.scrollHeight - text.clientHeight,
      text.scrollWidth - text.clientWidth,
    ])
    expect(rest).toEqual([0, 0])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  },
)
