import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addressOf, phone } from './browser.ts'
import { anOwnPlace, guideDatabase } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

test('an editor draws an area on the map and selects what lies inside', async () => {
  const { word, names } = await threePlaces()
  const { page } = await visitAsEditor(`/admin/places?search=${word}`)
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  const marks = page.getByRole('group', { name: 'Places on the map' }).getByRole('button')
  await expect.poll(() => marks.count()).toBe(3)
  await page.getByText('3 places on this part of the map.').waitFor()
  expect(addressOf(page)).toBe(`/admin/places?search=${word}&as=map`)
  const inside = page.getByRole('button', { name: `Open ${names[0]}` })
  const row = page.locator('[data-place]').filter({ hasText: names[0] })
  await inside.hover()
  await expect.poll(() => row.getAttribute('data-marked')).toBe('true')
  await row.hover()
  await expect.poll(() => inside.getAttribute('data-pointed')).toBe('true')
  await findsNothing(page)
  await page.getByRole('button', { name: 'Draw an area' }).click()
  await page.getByText('Click on the map').waitFor()
  const [x, y] = await middleOf(page, names[0])
  for (const [right, down] of [
    [-40, -40],
    [40, 40],
    [40, -40],
    [-40, 40],
  ] as const)
    await page.mouse.click(x + right, y + down)
  await page.getByText('The area crosses itself').waitFor()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.mouse.click(x - 40, y + 40)
  await page.getByText('3 points.').waitFor()
  await page.mouse.move(x + 60, y)
  await findsNothing(page)
  await page.mouse.dblclick(x - 60, y)
  await page.getByText('Page 1 of 1 (1 places)').waitFor()
  await page.getByRole('button', { name: 'Remove filter: Inside the drawn area' }).waitFor()
  await page.getByRole('button', { name: 'Select all 1 inside' }).click()
  await page.getByText('1 place selected').waitFor()
  await inside.click()
  await page.getByRole('dialog').waitFor()
  expect(new URL(page.url()).searchParams.get('open')).toMatch(/^place-\d+$/)
  await page.reload()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Change the area' }).click()
  const point = page.getByRole('button', { name: /^Point 1 of 4/ })
  await point.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Change the area' }).waitFor()
  await page.getByRole('button', { name: 'Remove filter: Inside the drawn area' }).click()
  await page.getByText('Page 1 of 1 (3 places)').waitFor()
})

test('points that could not be loaded are said to be missing, also the first, and are loaded again', async () => {
  const { word } = await threePlaces()
  const { page } = await visitAsEditor(`/admin/places?search=${word}`, { expectedErrors: /places\/points/ })
  await page.route('**/api/admin/places/points**', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await page.getByText('The points could not be loaded.').waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Load the points again' }).click()
  await page.getByText('3 places on this part of the map.').waitFor()
})

test('on a phone the list follows the map, while it is told to', async () => {
  const { word, names } = await threePlaces()
  const { page } = await visitAsEditor(`/admin/places?search=${word}&as=map`, phone)
  const marks = page.getByRole('group', { name: 'Places on the map' }).getByRole('button')
  await expect.poll(() => marks.count()).toBe(3)
  await findsNothing(page)
  const follow = page.getByRole('switch', { name: 'Search as I move the map' })
  await follow.check()
  await page.getByRole('button', { name: 'Remove filter: Inside a rectangle' }).waitFor()
  await zoomAt(page, names[0])
  await expect.poll(() => page.getByText(/^Page 1 of 1 \(1 places\)$/).count()).toBe(1)
  await follow.uncheck()
  await page.getByRole('button', { name: 'Remove the area' }).click()
  await page.getByText('Page 1 of 1 (3 places)').waitFor()
})

/** While an area is drawn, no mark can be chosen, and none has a role. */
async function middleOf(page: Page, name: string): Promise<[x: number, y: number]> {
  const mark = page.locator(`[aria-label="Open ${name}"]`)
  await page.getByRole('region', { name: 'Map of the places' }).scrollIntoViewIfNeeded()
  await mark.scrollIntoViewIfNeeded()
  const box = await mark.boundingBox()
  if (!box) throw new Error('The mark is not drawn')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** As a trackpad's pinch does it. */
async function zoomAt(page: Page, name: string) {
  await page.mouse.move(...(await middleOf(page, name)))
  await page.keyboard.down('Control')
  for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
}

/** In the middle, north-east and south-west of it. */
async function threePlaces() {
  const db = await guideDatabase()
  const word = `map${randomUUID().slice(0, 8)}`
  const spots = [
    { lat: 60, lng: -20 },
    { lat: 60.3, lng: -19.4 },
    { lat: 59.7, lng: -20.6 },
  ]
  const names = spots.map((_, at) => `${word} ${at}`)
  for (const [at, spot] of spots.entries())
    await anOwnPlace(db, { name: names[at] ?? '', ...spot, funTypes: ['zoo'] })
  return { word, names: names as [string, string, string] }
}
