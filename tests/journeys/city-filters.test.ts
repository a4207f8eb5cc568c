import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addressOf, phone, visit } from './browser.ts'

const filters = (page: Page) => page.getByRole('group', { name: 'Filters' })
const toggle = (page: Page, name: string) => filters(page).getByRole('button', { name, exact: true })
const types = (page: Page) => filters(page).getByRole('button', { name: /^Fun types/ })

/** '12 places found', once they are counted. */
async function countLine(page: Page) {
  const line = page.getByRole('status').filter({ hasText: /\d places found/ })
  await line.waitFor()
  return (await line.innerText()).replace(/\s+/g, ' ').trim()
}

async function pressed(page: Page, name: string) {
  return (await toggle(page, name).getAttribute('aria-pressed')) === 'true'
}

async function choose(page: Page, field: string, option: string) {
  await filters(page).getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

test('a city without a query shows featured places within 50 km, at any time, of all types', async () => {
  const page = await visit('/funcity/munich')
  expect(await filters(page).getByRole('combobox', { name: 'Radius' }).innerText()).toContain('Within 50 km')
  expect(await filters(page).getByRole('combobox', { name: 'When' }).innerText()).toContain('Any time')
  expect(await types(page).innerText()).toContain('All types')
  expect(await pressed(page, 'Featured')).toBe(true)
  expect(await pressed(page, 'Indoor')).toBe(false)
  expect(await pressed(page, 'Wheelchair accessible')).toBe(false)
})

test('a double click on a choice makes it, and opens no card that lies below the list', async () => {
  const page = await visit('/funcity/vienna')
  await page.evaluate(() => {
    const { dataset } = document.body
    document.addEventListener('click', ({ detail }) => (dataset.clicks = `${dataset.clicks ?? ''}${detail}`))
  })
  await filters(page).getByRole('combobox', { name: 'Radius' }).click()
  await page.getByRole('option', { name: 'Within 100 km' }).dblclick()
  await expect.poll(() => addressOf(page)).toBe('/funcity/vienna?radius=100')
  expect(await page.evaluate(() => document.body.dataset.clicks)).not.toContain('2')
  await toggle(page, 'Indoor').click()
  await expect.poll(() => pressed(page, 'Indoor')).toBe(true)
})

test.each([1200, 1280, 1440, 1920])(
  'a window of %i pixels shows every filter at once, where a mouse reaches it, and the map below them',
  async (width) => {
    const page = await visit('/funcity/munich', { viewport: { width, height: 800 } })
    const count = page.getByRole('status').filter({ hasText: 'found' })
    const end = (await count.boundingBox())?.x ?? 0
    const shown = await filters(page).getByRole('button').or(filters(page).getByRole('combobox')).all()
    expect(shown).toHaveLength(11)
    for (const filter of shown) {
      const { x = 0, width = 0 } = (await filter.boundingBox()) ?? {}
      expect([await filter.innerText(), x + width < end]).toEqual([await filter.innerText(), true])
    }
    await page.mouse.wheel(0, 600)
    const map = page.getByRole('region', { name: /^Map/ }).first()
    const bottomOf = async () => {
      const { y = 0, height = 0 } = (await filters(page).boundingBox()) ?? {}
      return y + height
    }
    await expect.poll(bottomOf).toBeLessThan(200)
    await expect.poll(async () => ((await map.boundingBox())?.y ?? 0) - (await bottomOf())).toBeGreaterThan(0)
  },
)

test('the filters are read from the address', async () => {
  const query =
    'radius=25&season=summer&funTypes=zoo,museum&featured=false&wheelchairAccessible=true&indoor=true'
  const page = await visit(`/funcity/munich?${query}`)
  expect(await filters(page).getByRole('combobox', { name: 'Radius' }).innerText()).toContain('Within 25 km')
  expect(await filters(page).getByRole('combobox', { name: 'When' }).innerText()).toContain('Summer')
  expect(await types(page).innerText()).toContain('2 selected')
  expect(await pressed(page, 'Featured')).toBe(false)
  expect(await pressed(page, 'Indoor')).toBe(true)
  expect(await pressed(page, 'Wheelchair accessible')).toBe(true)
  const found = await page.request.get(`/api/cities/munich/places?${query.replace('&featured=false', '')}`)
  expect(await countLine(page)).toBe(`${(await found.json()).length} places found`)
  expect(addressOf(page)).toBe(`/funcity/munich?${query}`)
})

test("a value of 'undefined' counts as none", async () => {
  const names = ['radius', 'season', 'funTypes', 'featured', 'wheelchairAccessible', 'indoor']
  const page = await visit(`/funcity/munich?${names.map((name) => `${name}=undefined`).join('&')}`)
  const plain = await visit('/funcity/munich')
  expect(await countLine(page)).toBe(await countLine(plain))
  expect(await pressed(page, 'Featured')).toBe(true)
  expect(await types(page).innerText()).toContain('All types')
})

test('each filter goes into the address, and out of it when it is back at its default', async () => {
  const page = await visit('/funcity/munich')
  const leadsTo = (query: string) => expect.poll(() => addressOf(page)).toBe(`/funcity/munich${query}`)
  await choose(page, 'Radius', 'Within 25 km')
  await leadsTo('?radius=25')
  await choose(page, 'When', 'Winter')
  await leadsTo('?radius=25&season=winter')
  await choose(page, 'Radius', 'Within 50 km')
  await leadsTo('?season=winter')
  await choose(page, 'When', 'Any time')
  await leadsTo('')
  for (const [name, query] of [
    ['Featured', '?featured=false'],
    ['Indoor', '?indoor=true'],
    ['Wheelchair accessible', '?wheelchairAccessible=true'],
  ] as const) {
    await toggle(page, name).click()
    await leadsTo(query)
    await toggle(page, name).click()
    await leadsTo('')
  }
})

test('fun types are ticked in a popover, counted, and listed with commas in the address', async () => {
  const page = await visit('/funcity/munich')
  await types(page).click()
  const popover = page.getByRole('dialog', { name: 'Fun types' })
  await popover.getByRole('checkbox', { name: 'Zoo' }).check()
  await expect.poll(() => types(page).innerText()).toContain('1 selected')
  await popover.getByRole('checkbox', { name: 'Museum' }).check()
  await expect.poll(() => addressOf(page)).toBe('/funcity/munich?funTypes=zoo,museum')
  await expect.poll(() => types(page).innerText()).toContain('2 selected')
  await popover.getByRole('checkbox', { name: 'Zoo' }).uncheck()
  await popover.getByRole('checkbox', { name: 'Museum' }).uncheck()
  await expect.poll(() => addressOf(page)).toBe('/funcity/munich')
  await expect.poll(() => types(page).innerText()).toContain('All types')
  await page.keyboard.press('Escape')
  await popover.waitFor({ state: 'detached' })
})

test('the count is that of the list call for the same filters', async () => {
  const page = await visit('/funcity/munich?featured=false')
  await choose(page, 'Radius', 'Within 10 km')
  await expect.poll(() => addressOf(page)).toBe('/funcity/munich?radius=10&featured=false')
  const found = await page.request.get('/api/cities/munich/places?radius=10')
  await expect.poll(() => countLine(page)).toBe(`${(await found.json()).length} places found`)
})

test('a filter change adds no step to the history: Back leads to the page before', async () => {
  const page = await visit('/')
  await page.getByRole('button', { name: /Where/ }).click()
  await page.getByRole('option', { name: 'Munich' }).click()
  await page.getByRole('button', { name: 'Find Family Fun' }).click()
  await page.getByRole('heading', { name: 'Family Fun around Munich, Germany' }).waitFor()
  const steps = await page.evaluate(() => history.length)
  await toggle(page, 'Indoor').click()
  await expect.poll(() => addressOf(page)).toBe('/funcity/munich?indoor=true')
  await toggle(page, 'Featured').click()
  await expect.poll(() => addressOf(page)).toBe('/funcity/munich?featured=false&indoor=true')
  expect(await page.evaluate(() => history.length)).toBe(steps)
  await page.goBack()
  await page.getByRole('button', { name: 'Find Family Fun' }).waitFor()
  expect(addressOf(page)).toBe('/')
})

test('filters touched right after each other all count', async () => {
  const page = await visit('/funcity/munich')
  await filters(page).evaluate((bar) => {
    for (const button of bar.querySelectorAll('button'))
      if (/^(Featured|Indoor)$/.test(button.innerText.trim())) button.click()
  })
  await expect.poll(() => addressOf(page)).toBe('/funcity/munich?featured=false&indoor=true')
  expect([await pressed(page, 'Featured'), await pressed(page, 'Indoor')]).toEqual([false, true])
})

test('a link followed right after a filter was touched leads to its own page, without the filter', async () => {
  const page = await visit('/funcity/munich')
  const click = (part: Locator) => part.evaluate((element: HTMLElement) => element.click())
  const link = page.getByRole('link', { name: 'Top activities', exact: true }).first()
  await Promise.all([click(toggle(page, 'Indoor')), click(link)])
  await page.getByRole('heading', { level: 1, name: 'What Kind of Fun Are You Looking For?' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(addressOf(page)).toBe('/top-family-activities')
})

test('coming back from a place, the filters are as they were', async () => {
  const page = await visit('/funcity/munich?indoor=true')
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('heading', { name: 'Family Fun around Munich, Germany' }).waitFor()
  expect(addressOf(page)).toBe('/funcity/munich?indoor=true')
  expect(await pressed(page, 'Indoor')).toBe(true)
})

test('a filter change keeps the scroll position and the focus', async () => {
  const page = await visit('/funcity/munich?featured=false')
  await page.evaluate(() => scrollTo(0, 300))
  const { x, y } = (await toggle(page, 'Indoor').boundingBox()) ?? { x: 0, y: 0 }
  // A locator's own click scrolls a sticky bar back to where it would stand.
  await page.mouse.click(x + 20, y + 20)
  await expect.poll(() => addressOf(page)).toBe('/funcity/munich?featured=false&indoor=true')
  await countLine(page)
  expect(await page.evaluate(() => scrollY)).toBe(300)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Indoor')
})

test('an address in another order, or with the words of a campaign, is the same page', async () => {
  const page = await visit('/funcity/munich?featured=false&utm_source=letter&radius=25')
  expect(await filters(page).getByRole('combobox', { name: 'Radius' }).innerText()).toContain('Within 25 km')
  expect(await pressed(page, 'Featured')).toBe(false)
})

test('who comes back to a list finds it as far as it was shown', async () => {
  const page = await visit('/funcity/munich?featured=false')
  const cards = page.getByRole('article')
  await page.getByRole('link', { name: 'Show more places' }).scrollIntoViewIfNeeded()
  await expect.poll(() => cards.count()).toBeGreaterThan(24)
  await cards
    .nth(30)
    .getByRole('link', { name: /^View Details/ })
    .click()
  await page.waitForURL(/funplace/)
  await page.goBack()
  await expect.poll(() => cards.count()).toBeGreaterThan(30)
})

test('on a phone a list of choices stays where a finger has scrolled it to', async () => {
  const page = await visit('/funcity/vienna', phone)
  await page.getByRole('combobox', { name: 'Open on' }).tap()
  const list = page.getByRole('listbox').locator('[data-radix-select-viewport]')
  const scrolled = () =>
    list.evaluate(async (element) => {
      element.scrollTop = 60
      for (let paints = 0; paints < 5; paints++) await new Promise(requestAnimationFrame)
      return element.scrollTop
    })
  expect(await scrolled()).toBe(60)
  await page.getByRole('option', { name: 'Tomorrow', exact: true }).tap()
  await expect.poll(() => addressOf(page)).toMatch(/openOn=/)
})

test('a count is heard once when a filter changes, and not that it is still counted', async () => {
  const page = await visit('/funcity/vienna')
  await page
    .getByRole('status')
    .filter({ hasText: /\d places found/ })
    .waitFor()
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const status = [...document.querySelectorAll('[role=status]')].find((one) => one.checkVisibility())
    const told = () =>
      [...(status?.childNodes ?? [])].filter((node) => !(node instanceof Element && node.ariaHidden))
    const listen = () => {
      const text = told()
        .map((node) => node.textContent)
        .join('')
      if (text && text !== heard.at(-1)) heard.push(text)
    }
    if (status)
      new MutationObserver(listen).observe(status, { subtree: true, childList: true, characterData: true })
  })
  await page.getByRole('button', { name: 'Indoor', exact: true }).click()
  await expect.poll(() => page.evaluate('heard')).toEqual([expect.stringMatching(/^\d+ places found$/)])
})
