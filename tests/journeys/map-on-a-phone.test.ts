import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addressOf, isFocused, phone, tabTo, visit } from './browser.ts'
import { anOwnPlace } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { aCityOnTheMap, map, mapButton, northOf, pin } from './map-parts.ts'

const strip = (page: Page) => map(page).getByRole('group', { name: 'Cards of the places on the map' })
const cards = (page: Page) => strip(page).getByRole('listitem')
/** The card that is reached. */
const reached = (page: Page) => strip(page).locator('[aria-current="true"]')
const nameOn = (card: Locator) => card.getByRole('link').first().innerText()
const isMarked = (pinOfPlace: Locator) => pinOfPlace.getAttribute('aria-pressed')

async function openMap(address: string) {
  const page = await visit(address, { ...phone, reducedMotion: 'reduce' })
  await mapButton(page).click()
  await cards(page).first().waitFor()
  return page
}

/** As a finger does it. */
async function swipe(page: Page, over: Locator, pixels: number) {
  const box = await over.boundingBox()
  const [x, y] = box ? [box.x + box.width * (pixels < 0 ? 0.85 : 0.15), box.y + box.height / 2] : [0, 0]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x, y }])
  for (let step = 1; step <= 12; step++) await touch('touchMove', [{ x: x + (pixels * step) / 12, y }])
  await touch('touchEnd', [])
  await session.detach()
}

async function isSeen(element: Locator) {
  const { x = 0, width = 0 } = (await element.boundingBox()) ?? {}
  return x >= 0 && x + width <= phone.viewport.width
}

test('on a phone a strip of cards goes with the map; a swipe brings the next one and marks its pin', async () => {
  const { address } = await aCityOnTheMap()
  const page = await openMap(`${address}?featured=false`)
  const [bear, zoo] = [pin(page, 'Bear Park, 1.0 km'), pin(page, 'Reindeer Zoo, 20.0 km')] as const
  await expect.poll(() => nameOn(reached(page))).toBe('Bear Park')
  await expect.poll(() => isMarked(bear)).toBe('true')
  await expect.poll(() => reached(page).innerText()).toContain('Hours not known')
  await swipe(page, reached(page), -240)
  await expect.poll(() => nameOn(reached(page))).toBe('Reindeer Zoo')
  await expect.poll(() => reached(page).innerText()).toContain('Zoo · 20.0 km')
  await expect.poll(() => isSeen(reached(page))).toBe(true)
  expect(await isMarked(zoo)).toBe('true')
  expect(await isMarked(bear)).toBe('false')
})

test('a pin that is tapped brings its card into view, and a tap anywhere on the card leads to the place', async () => {
  const { address, zoo } = await aCityOnTheMap()
  const page = await openMap(`${address}?featured=false`)
  await pin(page, 'Puffin Point, 40.0 km').click()
  await expect.poll(() => nameOn(reached(page))).toBe('Puffin Point')
  await expect.poll(() => isSeen(reached(page))).toBe(true)
  await pin(page, 'Reindeer Zoo, 20.0 km').click()
  await expect.poll(() => nameOn(reached(page))).toBe('Reindeer Zoo')
  await reached(page)
    .getByRole('article')
    .click({ position: { x: 250, y: 100 } })
  await page.getByRole('heading', { level: 1, name: 'Reindeer Zoo' }).waitFor()
  expect(addressOf(page)).toBe(`/funplace/${zoo.slug}`)
})

test('the strip holds what the map shows: all of it at first, less when it comes nearer', async () => {
  const { address } = await aCityOnTheMap()
  const page = await openMap(`${address}?featured=false`)
  await expect.poll(() => cards(page).first().getAttribute('aria-setsize')).toBe('3')
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => cards(page).first().getAttribute('aria-setsize')).toBe('1')
  expect(await nameOn(reached(page))).toBe('Reindeer Zoo')
  for (let presses = 0; presses < 5; presses++) await page.getByRole('button', { name: 'Zoom in' }).click()
  await swipe(page, map(page), 300)
  await map(page).getByText('No places on this part of the map.').waitFor()
  await page.getByRole('button', { name: 'Show all places' }).click()
  await expect.poll(() => cards(page).first().getAttribute('aria-setsize')).toBe('3')
})

test('by keyboard the strip is one stop: arrows lead from card to card, Enter to the place', async () => {
  const { address } = await aCityOnTheMap()
  const page = await openMap(`${address}?featured=false`)
  const link = (name: string) => strip(page).getByRole('link', { name })
  await tabTo(page, link('Bear Park'))
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => isFocused(link('Reindeer Zoo'))).toBe(true)
  await page.keyboard.press('End')
  await expect.poll(() => isFocused(link('Puffin Point'))).toBe(true)
  await expect.poll(() => isMarked(pin(page, 'Puffin Point, 40.0 km'))).toBe('true')
  await expect.poll(() => isSeen(reached(page))).toBe(true)
  await page.keyboard.press('Tab')
  expect(await strip(page).evaluate((group) => group.contains(document.activeElement))).toBe(false)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Puffin Point' }).waitFor()
})

test('of many places a few cards are there, and fetched, at a time', async () => {
  const { db, city, address } = await aCityOnTheMap()
  for (let number = 0; number < 40; number++)
    await anOwnPlace(db, { name: `Playground ${number}`, ...northOf(city, -2 - number * 0.5) })
  const page = await visit(address, { ...phone, reducedMotion: 'reduce' })
  const asked = new Set<string>()
  page.on('request', (request) => /\/api\/places\//.test(request.url()) && asked.add(request.url()))
  await mapButton(page).click()
  await expect.poll(() => cards(page).first().getAttribute('aria-setsize')).toBe('42')
  await pin(page, 'Reindeer Zoo, 20.0 km').click()
  await expect.poll(() => nameOn(reached(page))).toBe('Reindeer Zoo')
  await expect.poll(() => isSeen(reached(page))).toBe(true)
  expect(await cards(page).count()).toBeLessThan(10)
  await page.waitForLoadState('networkidle')
  expect(asked.size).toBeLessThan(20)
})

test('it says how many places do not say what is asked, and shows them as such', async () => {
  const { address } = await aCityOnTheMap()
  const page = await openMap(`${address}?featured=false`)
  await page.getByRole('dialog', { name: 'Map' }).getByRole('button', { name: 'Indoor' }).click()
  await map(page).getByText("2 more don't say whether they are indoors.").waitFor()
  await expect.poll(() => cards(page).count()).toBe(1)
  await map(page).getByRole('button', { name: 'Show them' }).click()
  await pin(page, "Reindeer Zoo, 20.0 km, doesn't say whether it is indoors").click()
  await expect.poll(() => nameOn(reached(page))).toBe('Reindeer Zoo')
  await reached(page).getByText("doesn't say whether it is indoors").waitFor()
  expect(addressOf(page)).toBe(`${address}?featured=false&indoor=true&unknown=1`)
  await map(page).getByText("2 of them don't say whether they are indoors.").waitFor()
  await map(page).getByRole('button', { name: 'Hide them' }).click()
  await expect.poll(() => cards(page).count()).toBe(1)
})

test('the strip is accessible', async () => {
  const { address } = await aCityOnTheMap()
  const page = await openMap(`${address}?featured=false&indoor=true&unknown=1`)
  await reached(page).getByText('Hours not known').waitFor()
  await map(page).getByRole('button', { name: 'Hide them' }).waitFor()
  await findsNothing(page)
})
