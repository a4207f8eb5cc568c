import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addressOf, phone, visit } from './browser.ts'
import { anOwnCity, anOwnPlace, guideDatabase, remote } from './content.ts'
import { findsNothing } from './finds-nothing.ts'

const names = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()

async function aCityOfFew() {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  await anOwnPlace(db, { name: 'Ramp', wheelchair: 'yes', lat: remote.lat + 0.05 })
  await anOwnPlace(db, { name: 'Stairs', wheelchair: 'no' })
  await anOwnPlace(db, { name: 'Who knows' })
  await anOwnPlace(db, { name: 'Who knows either' })
  return city
}

test('a filter keeps what fits, and shows what does not say when asked, in a group of its own', async () => {
  const city = await aCityOfFew()
  const page = await visit(`/funcity/${city.slug}`, { ...phone, reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Wheelchair accessible' }).tap()
  await page.getByText("2 more don't say whether they are wheelchair accessible.").waitFor()
  expect(await names(page)).toEqual(['Ramp'])

  await findsNothing(page)
  await page.getByRole('link', { name: 'Show them' }).tap()
  await page
    .getByRole('heading', { name: "2 that don't say whether they are wheelchair accessible" })
    .waitFor()
  expect(addressOf(page)).toBe(`/funcity/${city.slug}?wheelchairAccessible=true&unknown=1`)
  expect(await names(page)).toEqual(['Ramp', 'Who knows', 'Who knows either'])
  await findsNothing(page)
  await page.getByRole('link', { name: 'Hide them' }).tap()
  await expect.poll(() => names(page)).toEqual(['Ramp'])
  expect(addressOf(page)).toBe(`/funcity/${city.slug}?wheelchairAccessible=true`)
})

test('without JavaScript the same links do it', async () => {
  const city = await aCityOfFew()
  const page = await visit(`/funcity/${city.slug}?indoor=true`, { javaScriptEnabled: false })
  await page.getByText("4 more don't say whether they are indoors.").waitFor()
  await page.getByRole('heading', { name: 'No Places Found' }).waitFor()
  await page.getByRole('link', { name: 'Show them' }).click()
  await expect.poll(() => addressOf(page)).toBe(`/funcity/${city.slug}?indoor=true&unknown=1`)
  expect(await names(page)).toHaveLength(4)
  await page.getByRole('link', { name: 'Hide them' }).click()
  await expect.poll(() => addressOf(page)).toBe(`/funcity/${city.slug}?indoor=true`)
})
