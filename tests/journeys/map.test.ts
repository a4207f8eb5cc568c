import type { Locator } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { addressOf, isFocused, phone, tabTo, visit } from './browser.ts'
import { anOwnPlace } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { aCityOnTheMap, map, mapButton, northOf, pin, pinNames } from './map-parts.ts'
import { canDrawTiles, serveTiles, withOwnMap } from './map-tiles.ts'
import { startOwnGuide } from './own-guide.ts'

test('the map shows the places of the list, the nearest first, and follows the filters', async () => {
  const { address } = await aCityOnTheMap()
  const page = await visit(address)
  await expect.poll(() => pinNames(page)).toEqual(['Bear Park, 1.0 km', 'Reindeer Zoo, 20.0 km'])
  await page.getByRole('button', { name: 'Featured' }).click()
  await expect
    .poll(() => pinNames(page))
    .toEqual(['Bear Park, 1.0 km', 'Reindeer Zoo, 20.0 km', 'Puffin Point, 40.0 km'])
  await page.getByRole('button', { name: 'Indoor' }).click()
  await expect.poll(() => pinNames(page)).toEqual(['Bear Park, 1.0 km'])
  expect(await map(page).getAttribute('aria-label')).toBe('Map: places within 50 km of Testhaven')
  await page.goto(`${address}?radius=25`)
  await map(page).getByText('25 km').waitFor()
})

test('it opens on its pins and follows them with each filter, until the visitor moves it', async () => {
  const { address } = await aCityOnTheMap()
  const page = await visit(`${address}?radius=100`)
  const [bear, zoo, puffins] = [
    pin(page, 'Bear Park, 1.0 km'),
    pin(page, 'Reindeer Zoo, 20.0 km'),
    pin(page, 'Puffin Point, 40.0 km'),
  ] as const
  const height = (await map(page).boundingBox())?.height ?? 0
  const upFrom = async (from: Locator, to: Locator) =>
    ((await from.boundingBox())?.y ?? 0) - ((await to.boundingBox())?.y ?? 0)
  const share = async () => (await upFrom(bear, zoo)) / height
  await zoo.waitFor()
  expect(await share()).toBeGreaterThan(0.7)
  await page.getByRole('button', { name: 'Featured' }).click()
  await puffins.waitFor()
  expect(await share()).toBeGreaterThan(0.3)
  expect(await share()).toBeLessThan(0.5)
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(share).toBeLessThan(0.25)
  const moved = await share()
  await page.getByRole('button', { name: 'Featured' }).click()
  await puffins.waitFor({ state: 'detached' })
  expect(await share()).toBeCloseTo(moved, 5)
  await page.getByRole('button', { name: 'Show all places' }).click()
  await expect.poll(share).toBeGreaterThan(0.7)
})

test('where the places of other filters cannot be had it shows none and says so, not those of before', async () => {
  const { address } = await aCityOnTheMap()
  const page = await visit(address, { expectedErrors: /ERR_FAILED/ })
  await expect.poll(() => pinNames(page)).toHaveLength(2)
  await page.route('**/places/points?*', (route) => route.abort())
  await page.getByRole('button', { name: 'Indoor' }).click()
  await map(page).getByText('The places of this map could not be fetched.').waitFor()
  expect(await pinNames(page)).toEqual([])
  await page.unroute('**/places/points?*')
  await page.getByRole('button', { name: 'Featured' }).click()
  await expect.poll(() => pinNames(page)).toEqual(['Bear Park, 1.0 km'])
  expect(await map(page).getByText('could not be fetched').count()).toBe(0)
})

test('a place alone has some kilometres around it on the map', async () => {
  const { address } = await aCityOnTheMap()
  const page = await visit(`${address}?indoor=true&radius=2`)
  const [{ x = 0, y = 0, width = 0, height = 0 } = {}, frame] = [
    (await pin(page, 'Bear Park, 1.0 km').boundingBox()) ?? undefined,
    await map(page).boundingBox(),
  ]
  expect(Math.abs(x + width / 2 - (frame?.x ?? 0) - (frame?.width ?? 0) / 2)).toBeLessThan(40)
  expect(Math.abs(y + height / 2 - (frame?.y ?? 0) - (frame?.height ?? 0) / 2)).toBeLessThan(40)
  // The edge of what is searched, a kilometre beyond it, is to be seen.
  const label = await map(page).getByText('2 km', { exact: true }).boundingBox()
  expect(label?.y).toBeGreaterThan(frame?.y ?? 0)
})

test('it holds the places of all pages, not only of the cards shown', async () => {
  const { db, city, address } = await aCityOnTheMap()
  for (let number = 0; number < 30; number++)
    await anOwnPlace(db, { name: `Playground ${number}`, ...northOf(city, -30) })
  const page = await visit(address)
  await pin(page, '30 places close together').waitFor()
})

test('choosing a pin opens a card at the foot of the map, which leads to the place', async () => {
  const { address, zoo } = await aCityOnTheMap()
  const page = await visit(address)
  await pin(page, 'Reindeer Zoo, 20.0 km').click()
  const card = map(page).getByRole('article')
  await expect.poll(() => card.innerText()).toContain('Zoo · 20.0 km')
  expect(await pin(page, 'Reindeer Zoo, 20.0 km').getAttribute('aria-pressed')).toBe('true')
  await map(page).getByRole('button', { name: 'Close card' }).click()
  await card.waitFor({ state: 'detached' })
  await pin(page, 'Reindeer Zoo, 20.0 km').click()
  await card.getByRole('link', { name: 'Reindeer Zoo' }).click()
  await page.getByRole('heading', { level: 1, name: 'Reindeer Zoo' }).waitFor()
  expect(addressOf(page)).toBe(`/funplace/${zoo.slug}`)
})

test('the pin of the card under the pointer or the focus is enlarged', async () => {
  const { address } = await aCityOnTheMap()
  const page = await visit(address)
  const zoo = pin(page, 'Reindeer Zoo, 20.0 km')
  await zoo.waitFor()
  const width = async () => Math.round((await zoo.boundingBox())?.width ?? 0)
  await expect.poll(width).toBe(34)
  const card = page.getByRole('article').filter({ hasText: 'Reindeer Zoo' })
  await card.hover()
  await expect.poll(width).toBe(42)
  await page.getByRole('heading', { level: 1 }).hover()
  await expect.poll(width).toBe(34)
  await card.getByRole('link', { name: /^View Details/ }).focus()
  await expect.poll(width).toBe(42)
})

test('places close together are one number, which parts when it is chosen', async () => {
  const { db, city, address } = await aCityOnTheMap()
  await anOwnPlace(db, { name: 'Owl Barn', ...northOf(city, 20.8) })
  const page = await visit(address)
  await pin(page, '2 places close together').click()
  await pin(page, 'Reindeer Zoo, 20.0 km').waitFor()
  await pin(page, 'Owl Barn, 20.8 km').waitFor()
  await page.getByRole('button', { name: 'Show all places' }).click()
  await pin(page, '2 places close together').waitFor()
})

test('places on one spot show their cards side by side', async () => {
  const { db, city, address } = await aCityOnTheMap()
  await anOwnPlace(db, { name: 'Zoo School', ...northOf(city, 20) })
  const page = await visit(address)
  await pin(page, '2 places close together').click()
  await expect.poll(() => map(page).getByRole('article').count()).toBe(2)
})

test('a drag moves the map, and so the pins, and chooses none', async () => {
  const { address } = await aCityOnTheMap()
  const page = await visit(address)
  const zoo = pin(page, 'Reindeer Zoo, 20.0 km')
  const before = await zoo.boundingBox()
  const { x, y } = before ?? { x: 0, y: 0 }
  await page.mouse.move(x + 15, y + 15)
  await page.mouse.down()
  await page.mouse.move(x + 35, y + 25, { steps: 4 })
  await page.mouse.move(x + 75, y + 45, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => Math.round(((await zoo.boundingBox())?.x ?? 0) - x)).toBeGreaterThan(40)
  expect(await map(page).getByRole('article').count()).toBe(0)
})

test('by keyboard: one stop for all pins, arrows between them, Enter chooses, Escape closes the card', async () => {
  const { address } = await aCityOnTheMap()
  const page = await visit(`${address}?featured=false`)
  const [bear, zoo, puffins] = [
    pin(page, 'Bear Park, 1.0 km'),
    pin(page, 'Reindeer Zoo, 20.0 km'),
    pin(page, 'Puffin Point, 40.0 km'),
  ] as const
  await bear.waitFor()
  await page.getByRole('link', { name: /^View Details of Puffin/ }).focus()
  await tabTo(page, bear)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => isFocused(zoo)).toBe(true)
  await page.keyboard.press('End')
  await expect.poll(() => isFocused(puffins)).toBe(true)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => isFocused(bear)).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  const link = map(page).getByRole('link', { name: 'Puffin Point' })
  await link.waitFor()
  await page.keyboard.press('Tab')
  await expect.poll(() => isFocused(link)).toBe(true)
  await page.keyboard.press('Escape')
  await link.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(puffins)).toBe(true)
  await tabTo(page, page.getByRole('button', { name: 'Zoom in' }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  // Out of view by now: the arrow key brings it back.
  await zoo.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => isFocused(puffins)).toBe(true)
  const [{ y = 0 } = {}, { y: top = 0 } = {}] = [
    (await puffins.boundingBox()) ?? undefined,
    (await map(page).boundingBox()) ?? undefined,
  ]
  expect(y).toBeGreaterThan(top)
})

test('on a phone a button opens the map over the whole window; Escape closes it and the focus returns', async () => {
  const { address } = await aCityOnTheMap()
  const page = await visit(address, phone)
  expect(await map(page).count()).toBe(0)
  await mapButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Map' })
  await dialog.waitFor()
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...phone.viewport })
  await pin(page, 'Bear Park, 1.0 km').waitFor()
  await dialog.getByRole('button', { name: 'Featured' }).click()
  await dialog.getByText('List of 3 places').waitFor()
  await dialog.getByRole('combobox', { name: 'Radius' }).click()
  await page.getByRole('option', { name: 'Within 25 km' }).click()
  await dialog.getByText('List of 2 places').waitFor()
  await pin(page, 'Bear Park, 1.0 km').click()
  await map(page).getByRole('link', { name: 'Bear Park' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(mapButton(page))).toBe(true)
  expect(addressOf(page)).toBe(`${address}?radius=25&featured=false`)
  await mapButton(page).click()
  await dialog.getByText('List of 2 places').click()
  await dialog.waitFor({ state: 'detached' })
})

test('Back closes the map of a phone, with its filters kept, and leads back to it from a chosen place', async () => {
  const { address } = await aCityOnTheMap()
  const page = await visit(address, phone)
  await mapButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Map' })
  await dialog.getByRole('button', { name: 'Featured' }).click()
  await dialog.getByText('List of 3 places').waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => addressOf(page)).toBe(`${address}?featured=false`)
  await page.getByText('3 places found').last().waitFor()
  await mapButton(page).click()
  await pin(page, 'Bear Park, 1.0 km').click()
  await map(page).getByRole('link', { name: 'Bear Park' }).click()
  await page.getByRole('heading', { level: 1, name: 'Bear Park' }).waitFor()
  expect(addressOf(page)).toMatch(/^\/funplace\/[^?]+$/)
  await page.goBack()
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(mapButton(page))).toBe(true)
})

test('a first visit on a phone fetches nothing of the map; on a wide screen it comes without moving anything', async () => {
  const { address } = await aCityOnTheMap()
  const page = await visit('/about', phone)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  // 'results-map' is the button that asks for it.
  expect(asked.filter((url) => /(?<!results-)map-|maplibre|points|\/map\//.test(url))).toEqual([])
  const wide = await visit(address)
  await pin(wide, 'Bear Park, 1.0 km').waitFor()
  const shifts = await wide.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
          if (list.getEntriesByType('mark').length > 0) resolve(sum)
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        observer.observe({ type: 'mark' })
        performance.mark('all shifts are told')
      }),
  )
  expect(shifts).toBeLessThanOrEqual(0.02)
})

test("the guide's own map is drawn by day and night, names its makers and asks no other host", async ({
  skip,
}) => {
  const { address } = await aCityOnTheMap()
  const page = await visit('/about', { colorScheme: 'light' })
  if (!(await canDrawTiles(page))) skip('This browser has no WebGL')
  await withOwnMap(page)
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  await page.goto(address)
  await map(page).getByText('GSHHG · GeoNames · © OpenStreetMap contributors').waitFor()
  await pin(page, 'Bear Park, 1.0 km').waitFor()
  const byDay = await map(page).screenshot()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(async () => (await map(page).screenshot()).equals(byDay)).toBe(false)
  expect(asked.some(({ pathname }) => /^\/map\/\d+\/\d+\/\d+$/.test(pathname))).toBe(true)
  const hosts = new Set(asked.filter(({ protocol }) => /^https?:$/.test(protocol)).map(({ host }) => host))
  expect([...hosts]).toEqual([new URL(page.url()).host])
})

test("the guide's own map comes no nearer than it is true, and places that are one spot there show their cards", async ({
  skip,
}) => {
  const { db, city, address } = await aCityOnTheMap()
  await anOwnPlace(db, { name: 'Owl Barn', ...northOf(city, 20.2) })
  const page = await visit('/about')
  if (!(await canDrawTiles(page))) skip('This browser has no WebGL')
  await withOwnMap(page)
  await page.goto(address)
  await map(page).getByText('GSHHG').waitFor()
  await pin(page, '2 places close together').click()
  await expect.poll(() => map(page).getByRole('article').count()).toBe(2)
})

test('where the owner names the map of another host it is drawn, and its makers named; without it, our own is', async ({
  skip,
}) => {
  const guide = await startOwnGuide({ MAP_STYLE_URL: 'https://tiles.openfreemap.org/styles/liberty' })
  onTestFinished(async () => void (await guide.stop()))
  const page = await visit(`${guide.url}/about`, { baseURL: guide.url, expectedErrors: /openfreemap/ })
  if (!(await canDrawTiles(page))) skip('This browser has no WebGL')
  await serveTiles(page)
  await page.goto('/funcity/vienna')
  await map(page).getByText('OpenFreeMap · © OpenStreetMap contributors').waitFor()
  await expect.poll(() => map(page).locator('canvas').count()).toBe(1)
  expect(await map(page).getByText('Plain map').count()).toBe(0)
  await page.route('https://tiles.openfreemap.org/**', (route) => route.abort())
  await withOwnMap(page)
  await page.reload()
  await map(page).getByText('GSHHG · GeoNames · © OpenStreetMap contributors').waitFor()
})

test('where none can be had the map is plain and says so', async () => {
  const { address } = await aCityOnTheMap()
  const page = await visit(address)
  await map(page).getByText('Plain map, no tiles loaded. Places © OpenStreetMap contributors').waitFor()
  expect(await map(page).locator('canvas').count()).toBe(0)
})

test('without JavaScript there is no empty room where the map would be', async () => {
  const { address } = await aCityOnTheMap()
  const page = await visit(address, { javaScriptEnabled: false })
  expect(await mapButton(page).isVisible()).toBe(false)
  const main = await page.getByRole('main').boundingBox()
  const lastCard = await page.getByRole('article').last().boundingBox()
  expect(lastCard?.x).toBeGreaterThan(300)
  expect(await page.locator('.grid:has(> article)').evaluate((list) => list.clientWidth)).toBeGreaterThan(
    (main?.width ?? 0) * 0.9,
  )
})

test('the map is accessible with a chosen place, beside the list and over the whole window', async () => {
  const { address } = await aCityOnTheMap()
  const page = await visit(address, { reducedMotion: 'reduce' })
  await pin(page, 'Reindeer Zoo, 20.0 km').click()
  await map(page).getByRole('link', { name: 'Reindeer Zoo' }).waitFor()
  await findsNothing(page)
  await page.setViewportSize(phone.viewport)
  await mapButton(page).click()
  await pin(page, 'Bear Park, 1.0 km').last().click()
  await findsNothing(page)
})

test('where only general knowledge says where a place lies, no pin says that it is there', async () => {
  const page = await visit('/funplace/haus-des-meeres')
  const facts = page.getByRole('complementary', { name: 'Practical information' })
  await facts.getByText('On the map it is about here: nobody has measured it yet.').waitFor()
  await facts.getByText('about here', { exact: true }).waitFor()
  await page
    .getByRole('region', { name: 'Next to this' })
    .getByText(/^about [\d.]+ k?m from here$/)
    .first()
    .waitFor()

  const around = await visit('/funcity/vienna')
  await map(around)
    .getByRole('button', { name: /, about [\d.]+ k?m$/ })
    .first()
    .press('Enter')
  const card = map(around).getByRole('article')
  await card.getByText('About here: nobody has measured it yet').waitFor()
  expect(await card.innerText()).toMatch(/about [\d.]+ k?m/)
})

test('a place shows where it lies beside its facts on a wide screen: from the city, where there are no tiles', async () => {
  const page = await visit('/funplace/haus-des-meeres', { reducedMotion: 'reduce' })
  const facts = page.getByRole('complementary', { name: 'Practical information' })
  await facts.getByText('3 km', { exact: true }).waitFor()
  await facts.getByText('© OpenStreetMap contributors').last().waitFor()
  await findsNothing(page)
})
