import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from './browser.ts'
import { aCityOnTheMap, map, mapButton } from './map-parts.ts'

const sideways = { viewport: { width: 844, height: 390 }, hasTouch: true, reducedMotion: 'reduce' } as const

const boxOf = async (element: Locator) =>
  (await element.boundingBox()) ?? expect.fail('it is not on the page')

test('on a phone held sideways nearly half of the window is map, free of cards and filters', async () => {
  const { address } = await aCityOnTheMap()
  const page = await visit(`${address}?featured=false`, sideways)
  await mapButton(page).click()
  const cards = map(page).getByRole('group', { name: 'Cards of the places on the map' })
  await expect.poll(() => cards.getByRole('listitem').first().innerText()).toContain('Hours not known')
  const [{ y: top, height }, filters] = [
    await boxOf(cards),
    await boxOf(page.getByRole('dialog').getByRole('group', { name: 'Filters' })),
  ]
  expect(top + height).toBeLessThanOrEqual(390)
  expect(top - (filters.y + filters.height)).toBeGreaterThan(390 / 2.2)
  await page.getByRole('button', { name: 'List of 3 places' }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

test.each([sideways.viewport, { width: 1024, height: 768 }])(
  'the bar begins with its first filter at $width × $height',
  async (viewport) => {
    const { address } = await aCityOnTheMap()
    const page = await visit(address, { ...sideways, viewport })
    const first = page.getByRole('button', { name: 'Open today' })
    await expect.poll(async () => (await boxOf(first)).x).toBeGreaterThan(0)
  },
)

test('on a phone held sideways only the filters stay when the list is scrolled', async () => {
  const { address } = await aCityOnTheMap()
  const page = await visit(`${address}?featured=false`, sideways)
  await page.mouse.wheel(0, 300)
  await expect.poll(async () => (await boxOf(page.getByRole('group', { name: 'Filters' }))).y).toBeLessThan(5)
  await expect
    .poll(() => page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom))
    .toBeLessThan(1)
})

test('on a phone held sideways the search is whole', async () => {
  const page = await visit('/', sideways)
  await page.getByRole('button', { name: 'Search places and cities' }).click()
  const { x, width } = await boxOf(page.getByRole('dialog'))
  expect(x).toBeGreaterThan(0)
  expect(x + width).toBeLessThan(844)
})

test('on a phone held sideways the question about cookies leaves more than half of the window', async () => {
  const page = await visit('/', { ...sideways, consent: null })
  const question = page.getByRole('region', { name: 'We Value Your Privacy' })
  expect((await boxOf(question)).y).toBeGreaterThan(390 / 2)
})
