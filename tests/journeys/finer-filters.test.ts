import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addressOf, isFocused, visit } from './browser.ts'
import { anOwnCity, anOwnPlace, guideDatabase, remote } from './content.ts'
import { findsNothing } from './finds-nothing.ts'

const still = { reducedMotion: 'reduce' } as const
const names = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()

/** North of a test's own city, by kilometres. */
const north = (km: number) => ({ ...remote, lat: remote.lat + km / 111.195 })

test('ages are picked in a popover, counted there, and stand in the address', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  await anOwnPlace(db, { name: 'For all', bestAgeMin: 0 })
  await anOwnPlace(db, { name: 'For big ones', ageGroupMin: 6 })
  const page = await visit(`/funcity/${city.slug}`)
  const ages = page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: /^Ages/ })
  expect(await ages.innerText()).toContain('Any')
  await ages.click()
  const popover = page.getByRole('dialog', { name: 'Ages' })
  await popover.getByRole('button', { name: '7 years', exact: true }).click()
  await popover.getByRole('button', { name: 'Show 2 places' }).waitFor()
  await popover.getByRole('button', { name: '3 years', exact: true }).click()
  await expect.poll(() => addressOf(page)).toBe(`/funcity/${city.slug}?age=3,7`)
  await popover.getByRole('button', { name: 'Show 1 place' }).click()
  await popover.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(ages)).toBe(true)
  await expect.poll(() => ages.innerText()).toContain('3 and 7')
  await expect.poll(() => names(page)).toEqual(['For all'])
  await ages.click()
  await popover.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(() => addressOf(page)).toBe(`/funcity/${city.slug}`)
})

test('the order is chosen above the list, stands in the address and stays with the filters', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  await anOwnPlace(db, { name: 'Zebra', ...north(1), isFeatured: false })
  await anOwnPlace(db, { name: 'Ape', ...north(3), isFeatured: false })
  await anOwnPlace(db, { name: 'Bear', ...north(2) })
  const page = await visit(`/funcity/${city.slug}?featured=false`)
  const order = page.getByRole('combobox', { name: 'Sort' })
  expect(await order.innerText()).toContain('Nearest first')
  expect(await names(page)).toEqual(['Zebra', 'Bear', 'Ape'])
  await order.click()
  await page.getByRole('option', { name: 'Name A–Z' }).click()
  await expect.poll(() => names(page)).toEqual(['Ape', 'Bear', 'Zebra'])
  expect(addressOf(page)).toBe(`/funcity/${city.slug}?featured=false&sort=name`)
  await order.click()
  await page.getByRole('option', { name: 'Featured first' }).click()
  await expect.poll(() => names(page)).toEqual(['Bear', 'Zebra', 'Ape'])
  await page.getByRole('button', { name: 'Indoor', exact: true }).click()
  await expect
    .poll(() => addressOf(page))
    .toBe(`/funcity/${city.slug}?featured=false&indoor=true&sort=featured`)
})

async function aThinCity() {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  await anOwnPlace(db, { name: 'Inside', setting: 'indoor', bestAgeMin: 3 })
  await anOwnPlace(db, { name: 'Outside' })
  await anOwnPlace(db, { name: 'Inside, far', setting: 'indoor', ...north(20) })
  return city
}

test('a thin list says which filter to loosen and what that brings; a press does it', async () => {
  const city = await aThinCity()
  const page = await visit(`/funcity/${city.slug}?radius=10&indoor=true`)
  await page.getByRole('heading', { name: 'Only one place matches' }).waitFor()
  await page.getByRole('link', { name: '+15 km gives 2 places' }).waitFor()
  await page.getByRole('link', { name: 'Without Indoor: 2 places' }).click()
  await expect.poll(() => addressOf(page)).toBe(`/funcity/${city.slug}?radius=10`)
  await expect.poll(() => names(page)).toEqual(['Inside', 'Outside'])
})

test('so does an empty list, and without JavaScript the advice is a link', async () => {
  const city = await aThinCity()
  const path = `/funcity/${city.slug}?radius=10&indoor=true&wheelchairAccessible=true`
  const page = await visit(path, { javaScriptEnabled: false })
  await page.getByRole('heading', { name: 'No Places Found' }).waitFor()
  await page.getByRole('link', { name: 'Without Wheelchair accessible: 1 place' }).click()
  await expect.poll(() => addressOf(page)).toBe(`/funcity/${city.slug}?radius=10&indoor=true`)
  await page.getByRole('article').filter({ hasText: 'Inside' }).waitFor()
})

test('the few featured places that a city begins with get no advice beyond See more places', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  await anOwnPlace(db)
  await anOwnPlace(db, { name: 'Not featured', isFeatured: false })
  const page = await visit(`/funcity/${city.slug}`)
  await page.getByRole('button', { name: 'See more places' }).waitFor()
  expect(await names(page)).toEqual(['Bear Park'])
  expect(await page.getByRole('heading', { name: /^Only/ }).count()).toBe(0)
})

test('a link with a day that is over, or too far ahead, says so instead of that nobody knows the hours', async () => {
  const city = await anOwnCity(await guideDatabase())
  await anOwnPlace(await guideDatabase(), { openingHours: 'Mo-Su 10:00-18:00' })
  const page = await visit(`/funcity/${city.slug}?openOn=2020-01-01`)
  await page.getByRole('heading', { name: 'No hours of Wednesday 1 Jan 2020' }).waitFor()
  await page.getByText('This day is over: choose another one.').waitFor()
  await page.goto(`/funcity/${city.slug}?openOn=2098-01-01`)
  await page.getByText('Hours are told for sixty days: look again nearer the day.').waitFor()
})

test('ages, order and advice are accessible', async () => {
  const city = await aThinCity()
  const page = await visit(`/funcity/${city.slug}?radius=10&indoor=true&age=5`, still)
  await page.getByRole('heading', { name: 'Only one place matches' }).waitFor()
  await findsNothing(page)
  await page.getByRole('button', { name: /^Ages/ }).click()
  await page.getByRole('dialog', { name: 'Ages' }).waitFor()
  await findsNothing(page)
})
