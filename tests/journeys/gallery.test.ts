import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { anImage } from '../factories.ts'
import { ask } from './ask.ts'
import { phone, visit } from './browser.ts'
import { anOwnPlace, guideDatabase } from './content.ts'
import { aPhoto } from './photos.ts'

/** In the order in which they are shown: primary, uploaded, chosen from Unsplash, found there. */
const shown = ['primary', 'uploaded', 'chosen', 'found']

async function aPlaceWithPhotos() {
  const db = await guideDatabase()
  const place = await anOwnPlace(db)
  const photo = (number: number, fields: Parameters<typeof anImage>[2]) =>
    anImage(db, place, { storagePath: null, publicUrl: aPhoto(number), ...fields })
  await photo(4, { altText: 'found', imageType: 'unsplash_auto' })
  await photo(3, {
    altText: 'chosen',
    imageType: 'unsplash_manual',
    photographerName: 'Ansel',
    photographerProfileUrl: 'https://unsplash.com/@ansel',
  })
  await photo(2, { altText: 'uploaded' })
  await photo(1, { altText: 'primary', imageType: 'unsplash_auto', isPrimary: true })
  return `/funplace/${place.slug}`
}

const gallery = (page: Page) => page.getByRole('region', { name: 'Photos' })
const shows = (page: Page, number: number) =>
  expect
    .poll(async () => [
      await gallery(page).locator('img:not([alt=""])').getAttribute('alt'),
      await gallery(page)
        .getByText(/^\d+ \/ \d+$/)
        .innerText(),
    ])
    .toEqual([shown[number - 1], `${number} / 4`])

test('shared links and search engines get the first photo', async () => {
  const { html } = await ask(await aPlaceWithPhotos())
  expect(html).toContain(`<meta property="og:image" content="${aPhoto(1)}"/>`)
  expect(html).toContain(`"image":"${aPhoto(1)}"`)
})

test('the buttons wrap around at both ends', async () => {
  const page = await visit(await aPlaceWithPhotos(), { photos: true })
  const previous = gallery(page).getByRole('button', { name: 'Previous photo' })
  const next = gallery(page).getByRole('button', { name: 'Next photo' })
  await shows(page, 1)
  await previous.click()
  await shows(page, 4)
  await next.click()
  await shows(page, 1)
  await next.click()
  await shows(page, 2)
})

test('the arrow keys do the same', async () => {
  const page = await visit(await aPlaceWithPhotos(), { photos: true })
  await gallery(page).getByRole('button', { name: 'Next photo' }).focus()
  for (const [key, number] of [
    ['ArrowLeft', 4],
    ['ArrowRight', 1],
    ['ArrowRight', 2],
  ] as const) {
    await page.keyboard.press(key)
    await shows(page, number)
  }
})

test('a thumbnail shows its photo and is marked', async () => {
  const page = await visit(await aPlaceWithPhotos(), { photos: true })
  const third = gallery(page).getByRole('button', { name: 'Show photo 3' })
  await third.click()
  await shows(page, 3)
  expect(await third.getAttribute('aria-current')).toBe('true')
})

test('a photo names its photographer', async () => {
  const page = await visit(await aPlaceWithPhotos(), { photos: true })
  await gallery(page).getByRole('button', { name: 'Show photo 3' }).click()
  const credit = gallery(page).getByRole('link', { name: 'Ansel' })
  expect(await credit.getAttribute('href')).toMatch(/^https:\/\/unsplash\.com\/@ansel/)
  await gallery(page).getByRole('button', { name: 'Show photo 1' }).click()
  await credit.waitFor({ state: 'detached' })
})

test('a swipe on a phone turns to the next photo, a short one does not', async () => {
  const page = await visit(await aPlaceWithPhotos(), { ...phone, photos: true })
  await shows(page, 1)
  await swipe(page, -150)
  await shows(page, 2)
  await swipe(page, 150)
  await shows(page, 1)
  await swipe(page, -20)
  await swipe(page, 150)
  await shows(page, 4)
})

test('a photo that does not load is left out', async () => {
  const address = await aPlaceWithPhotos()
  const page = await visit('/', { photos: true, expectedErrors: /photos\.example/ })
  await page.route(aPhoto(1), (route) => route.abort())
  await page.goto(address)
  await expect
    .poll(() =>
      gallery(page)
        .getByText(/^\d+ \/ \d+$/)
        .innerText(),
    )
    .toBe('1 / 3')
})

test('a place with one photo has no buttons to turn it', async () => {
  const db = await guideDatabase()
  const place = await anOwnPlace(db)
  await anImage(db, place, { storagePath: null, publicUrl: aPhoto(1), altText: 'A bear' })
  const page = await visit(`/funplace/${place.slug}`, { photos: true })
  await page.getByRole('img', { name: 'A bear' }).waitFor()
  expect(await page.getByRole('button', { name: /photo/ }).count()).toBe(0)
})

/** A finger on the photo, moved sideways by so many pixels. */
async function swipe(page: Page, by: number) {
  const box = (await gallery(page).locator('img').first().boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x, y }])
  await touch('touchMove', [{ x: x + by / 2, y }])
  await touch('touchMove', [{ x: x + by, y }])
  await touch('touchEnd', [])
}
