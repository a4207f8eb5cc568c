import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { anImage } from '../factories.ts'
import { visit } from './browser.ts'
import { anOwnCity, anOwnPlace, guideDatabase } from './content.ts'
import { aPhoto } from './photos.ts'

const attack = `</script><script>window.broken=1</script><!--<script>"'&amp;\u2028\u2029<img src=x onerror=window.broken=1>`
const shown = attack.replace(/\s+/g, ' ')

async function expectHarmless(page: Page) {
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  expect(await page.locator('img[src=x], [onerror], [onmouseover]').count()).toBe(0)
  expect(await page.locator('a[href^="javascript:" i]').count()).toBe(0)
}

const jsonLd = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text))

test('the names of a city and its country stay text on its page', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db, { name: attack, country: `Land ${attack}` })
  await anOwnPlace(db, {
    name: attack,
    addrCity: attack,
    website: `https://x.example/"onmouseover="window.broken=1`,
  })
  const page = await visit(`/funcity/${city.slug}`)
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  expect(heading.replace(/\s+/g, ' ')).toBe(`Family Fun around ${shown}, Land ${shown}`)
  expect((await page.title()).replace(/\s+/g, ' ')).toContain(`Family fun around ${shown}`)
  await page.getByRole('article').getByRole('heading', { name: shown }).waitFor()
  expect(await jsonLd(page)).toMatchObject([{ itemListElement: [{ name: attack }] }, {}])
  await expectHarmless(page)
})

test('they stay text on the home page, and in its search', async () => {
  await anOwnCity(await guideDatabase(), { name: attack, country: `Land ${attack}` })
  const page = await visit('/')
  await page.getByRole('button', { name: /Where/ }).click()
  await page.getByPlaceholder('Search cities...').fill('</script>')
  await page.getByRole('option', { name: shown }).click()
  expect((await page.getByRole('button', { name: /Where/ }).innerText()).replace(/\s+/g, ' ')).toContain(
    shown,
  )
  await expectHarmless(page)
})

test('all texts of a place stay text on its page', async () => {
  const db = await guideDatabase()
  const place = await anOwnPlace(db, {
    name: attack,
    description: attack,
    address: attack,
    phone: attack,
    openingHours: attack,
    website: `javascript:window.broken=1//${attack}`,
  })
  await anImage(db, place, {
    storagePath: null,
    publicUrl: aPhoto(1),
    altText: attack,
    photographerName: attack,
    photographerProfileUrl: 'javascript:window.broken=1',
  })
  const page = await visit(`/funplace/${place.slug}`, { photos: true })
  expect((await page.getByRole('heading', { level: 1 }).innerText()).replace(/\s+/g, ' ')).toBe(shown)
  const [attraction] = await jsonLd(page)
  expect(attraction).toMatchObject({ name: attack, description: attack })
  expect(await page.locator('meta[name=description]').getAttribute('content')).toContain('</script>')
  await expectHarmless(page)
})

test('an address cannot bring scripts along', async () => {
  const script = '<script>window.broken=1</script>'
  const page = await visit(`/funcity/${encodeURIComponent(script)}?season=${encodeURIComponent(script)}`, {
    expectedErrors: /40[04]/,
  })
  await page.getByText(script).waitFor()
  await expectHarmless(page)
})
