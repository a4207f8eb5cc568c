import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addressOf, desktop, holdsFocus, hydrated, isFocused, phone, tabTo, visit } from './browser.ts'
import { anOwnCity, anOwnPlace, guideDatabase, remote } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { countTaps } from './taps.ts'

const north = (km: number) => ({ ...remote, lat: remote.lat + km / 111.195 })
const names = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('our-family'))

/** Nearest first it is no order for a family. */
async function aCityForSome() {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  await anOwnPlace(db, { name: 'For big ones', ageGroupMin: 6, ...north(1) })
  await anOwnPlace(db, { name: 'Who knows', ...north(2) })
  const place = await anOwnPlace(db, {
    ...{ name: 'For all', bestAgeMin: 0, setting: 'indoor', buggy: 'limited' },
    ...north(3),
  })
  return { city, place }
}

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

test('three taps on a phone tell whom each place fits and order the list; it lasts, is switched off and is forgotten', async () => {
  const { city, place } = await aCityForSome()
  const page = await visit(`/funcity/${city.slug}`, { ...phone, reducedMotion: 'reduce' })
  expect(await names(page)).toEqual(['For big ones', 'Who knows', 'For all'])
  const chip = page.getByRole('button', { name: /^Our family/ })
  const sheet = page.getByRole('dialog', { name: 'Our family' })
  expect(await kept(page)).toBe(null)
  const taps = await countTaps(page)

  await chip.tap()
  await sheet.getByRole('button', { name: '3 years', exact: true }).tap()
  await sheet.getByRole('button', { name: 'Show 2 places' }).tap()

  await sheet.waitFor({ state: 'detached' })
  await expect.poll(taps).toBe(3)
  await expect.poll(() => isFocused(chip)).toBe(true)
  await expect.poll(() => names(page)).toEqual(['For all', 'Who knows', 'For big ones'])
  await card(page, 'For all').getByText('Fits 3 · indoors · about 8 min by car').waitFor()
  await card(page, 'Who knows').getByText('Ages not known').waitFor()
  await card(page, 'For big ones').getByText('From 6: not for the 3-year-old').waitFor()
  await page.getByRole('heading', { name: 'Not for everyone' }).waitFor()
  await page.getByText('2 places found').filter({ visible: true }).waitFor()
  expect(await page.getByRole('button', { name: /^Ages/ }).count()).toBe(0)
  expect(addressOf(page)).toBe(`/funcity/${city.slug}`)

  await page.reload()
  await hydrated(page)
  await expect.poll(() => names(page)).toEqual(['For all', 'Who knows', 'For big ones'])
  await page.getByRole('button', { name: 'Our family: on. Children 3' }).tap()
  await sheet.getByRole('button', { name: 'Buggy' }).tap()
  await findsNothing(page)
  await page.setViewportSize(phone.viewport)
  await sheet.getByRole('switch', { name: 'Use our family in lists' }).tap()
  await sheet.getByRole('button', { name: 'Show 3 places' }).tap()
  await expect.poll(() => names(page)).toEqual(['For big ones', 'Who knows', 'For all'])
  expect(await page.getByText('Fits 3').count()).toBe(0)

  await chip.tap()
  expect(await sheet.getByRole('button', { name: '3 years', exact: true }).getAttribute('aria-pressed')).toBe(
    'true',
  )
  await sheet.getByRole('switch', { name: 'Use our family in lists' }).tap()
  await page.keyboard.press('Escape')
  await card(page, 'For all').getByText('Buggy only part of the way').waitFor()
  await findsNothing(page)

  await page.evaluate(() => {
    const told = localStorage.getItem('our-family') ?? ''
    localStorage.setItem('our-family', told.replace(/"agesOn":"[\d-]{10}"/, '"agesOn":"2023-03-04"'))
  })
  await page.goto(`/funplace/${place.slug}`)
  await page.getByText('Buggy only part of the way').waitFor()

  await page.goto(`/categories/playground?city=${city.slug}`)
  await hydrated(page)
  await card(page, 'For all').getByText('Buggy only part of the way').waitFor()
  await findsNothing(page)
  await page.setViewportSize(phone.viewport)
  await page.getByRole('link', { name: 'Best for us first' }).tap()
  await expect.poll(() => names(page)).toEqual(['For all', 'Who knows', 'For big ones'])
  await page.getByRole('button', { name: 'Our family: on. Children 3 in 2023 · buggy' }).tap()
  const asked = sheet.getByText('Entered on 4 Mar 2023: still right?')
  await asked.waitFor()
  await findsNothing(page)
  await page.setViewportSize(phone.viewport)
  await sheet.getByRole('button', { name: 'Yes' }).tap()
  await asked.waitFor({ state: 'detached' })
  await sheet.getByRole('button', { name: 'Clear' }).tap()
  await sheet.getByRole('button', { name: 'Close' }).tap()
  expect(await page.getByText('Buggy only part').count()).toBe(0)
  await page.goto(`/funcity/${city.slug}`)
  await expect.poll(() => names(page)).toEqual(['For big ones', 'Who knows', 'For all'])
  expect(await kept(page)).toBe(null)
})

test('on a desktop three clicks are enough, the keyboard does it all in a popover that keeps the focus, and the order can be another', async () => {
  const { city } = await aCityForSome()
  const page = await visit(`/funcity/${city.slug}`, desktop)
  const chip = page.getByRole('button', { name: /^Our family/ })
  const sheet = page.getByRole('dialog', { name: 'Our family' })
  const clicks = await countTaps(page)
  await chip.click()
  await sheet.getByRole('button', { name: '3 years', exact: true }).click()
  await sheet.getByRole('button', { name: 'Show 2 places' }).click()
  await card(page, 'For all').getByText('Fits 3').waitFor()
  await expect.poll(clicks).toBe(3)
  await chip.click()
  await sheet.getByRole('button', { name: 'Clear' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(chip)).toBe(true)
  await page.getByRole('heading', { level: 1 }).focus()
  await tabTo(page, chip)
  await page.keyboard.press('Enter')
  await expect.poll(() => holdsFocus(sheet)).toBe(true)
  await tabTo(page, sheet.getByRole('button', { name: '8 years', exact: true }))
  await page.keyboard.press('Space')
  const any = sheet.getByRole('group', { name: 'Longest drive, one way' }).getByRole('radio', { name: 'Any' })
  await tabTo(page, any)
  await page.keyboard.press('ArrowLeft')
  await sheet.getByRole('button', { name: 'Show 3 places' }).waitFor()
  for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Tab')
  expect(await holdsFocus(sheet)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(chip)).toBe(true)
  await expect.poll(() => chip.innerText()).toContain('8 · 1 h')
  await expect.poll(() => names(page)).toEqual(['For big ones', 'For all', 'Who knows'])
  const order = page.getByRole('combobox', { name: 'Sort' })
  await order.click()
  await page.getByRole('option', { name: 'Nearest first' }).click()
  await expect.poll(() => names(page)).toEqual(['For big ones', 'Who knows', 'For all'])
  expect(addressOf(page)).toBe(`/funcity/${city.slug}`)
  await order.click()
  await page.getByRole('option', { name: 'Best for us' }).click()
  await expect.poll(() => names(page)).toEqual(['For big ones', 'For all', 'Who knows'])

  const before = clicks()
  for (const name of ['Plan For all', 'Plan Who knows']) await page.getByRole('button', { name }).click()
  await page.getByRole('link', { name: 'My plan' }).click()
  await page.getByRole('heading', { name: 'Not on a day yet' }).waitFor()
  await expect.poll(clicks).toBe(before + 3)
})

test('a short list says how many of its places are for everyone', async () => {
  const { city } = await aCityForSome()
  await anOwnPlace(await guideDatabase(), {
    ...{ name: 'A roof for big ones', setting: 'indoor', ageGroupMin: 6 },
    ...north(4),
  })
  const page = await visit(`/funcity/${city.slug}?indoor=true`, desktop)
  await page.getByRole('heading', { name: 'Only two places match', exact: true }).waitFor()
  await page.getByRole('button', { name: /^Our family/ }).click()
  await page.getByRole('button', { name: '3 years', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'Only two places match, one of them for everyone' }).waitFor()
})

test('a nap counts for a plan at once, and one that ends before it begins is said not to', async () => {
  const { city } = await aCityForSome()
  const page = await visit(`/funcity/${city.slug}`, desktop)
  const nap = page.getByText(/^Nap \d/)
  const openPlan = async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: /^My plan/ }).click()
    await page.getByText('For 3', { exact: true }).waitFor()
  }
  await card(page, 'For all').getByRole('button', { name: /plan/i }).click()
  await page.getByRole('button', { name: /^Our family/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Our family' })
  await sheet.getByRole('button', { name: '3 years', exact: true }).click()
  await sheet.getByText('After lunch').click()
  await openPlan()
  await nap.waitFor()

  await page.goBack()
  await page.getByRole('button', { name: /^Our family/ }).click()
  await sheet.getByRole('button', { name: 'Change times' }).click()
  await sheet.getByLabel('Nap from').fill('16:00')
  await sheet.getByText('It ends before it begins, and does not count.').waitFor()
  await openPlan()
  expect(await nap.count()).toBe(0)
})
