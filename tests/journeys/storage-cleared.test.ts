import { expect, test } from 'vitest'
import { utcDay } from '../../src/guide/seasons/open-season.ts'
import { hydrated, visit } from './browser.ts'

test('what another tab clears of this browser’s storage is gone here too: the family, its days and where it stays', async () => {
  const page = await visit('/funplace/haus-des-meeres')
  await page.evaluate(
    (all) => {
      for (const [key, kept] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(kept))
    },
    {
      'our-family': { family: { ages: [8] }, isOn: true },
      'our-dates': [utcDay(new Date(Date.now() + 86_400_000))],
      'where-we-stay': { name: 'Hotel Adler', lat: 48.2, lng: 16.37 },
    },
  )
  await page.reload()
  const told = [
    page.getByRole('list', { name: 'On our dates' }),
    page.getByText('Fits 8'),
    page.getByRole('button', { name: 'Forget' }),
  ]
  for (const part of told) await part.waitFor()

  const other = await page.context().newPage()
  await other.goto('/about')
  await hydrated(other)
  await other.evaluate(() => localStorage.clear())
  for (const part of told) await part.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'From where you stay' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('our-dates'))).toBe(null)
})
