import { expect, test } from 'vitest'
import { hydrated, visit } from './browser.ts'

const scrolled = () => scrollY

test('whoever scrolls before the scripts have arrived stays there', async () => {
  const page = await visit('/')
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/funcity/munich?featured=false', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  await page.evaluate(() => scrollTo(0, 700))
  scripts.resolve()
  await hydrated(page)
  await page.getByRole('button', { name: 'Open menu' }).waitFor({ state: 'hidden' })
  expect(await page.evaluate(scrolled)).toBe(700)
})

test('a place begins at its top, and Back returns to where the list was', async () => {
  const page = await visit('/funcity/munich?featured=false')
  const details = page
    .getByRole('article')
    .nth(12)
    .getByRole('link', { name: /^View Details/ })
  await details.scrollIntoViewIfNeeded()
  const place = await page.evaluate(scrolled)
  expect(place).toBeGreaterThan(300)
  await details.click()
  await page.getByRole('button', { name: 'Back' }).waitFor()
  await expect.poll(() => page.evaluate(scrolled)).toBe(0)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.poll(() => page.evaluate(scrolled)).toBe(place)
})
