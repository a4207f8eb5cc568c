import { expect, test } from 'vitest'
import type { Database } from '../../src/platform/database.ts'
import { ask } from './ask.ts'
import { visit } from './browser.ts'
import { anOwnCity, anOwnPlace, guideDatabase } from './content.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** In Iceland, where the tests' own places lie and whose clocks show UTC all year. */
const weekday = (daysFromNow: number) => weekdays[(new Date().getUTCDay() + daysFromNow) % 7] as string

/** A place of that text, once the guide has reckoned its hours. */
async function aPlaceOpen(db: Database, openingHours: string) {
  const place = await anOwnPlace(db, { openingHours })
  const reckoned = async () => JSON.parse((await ask(`/api/places/${place.slug}`)).html).nextDays
  await expect.poll(reckoned, { timeout: 20_000, interval: 200 }).toHaveLength(7)
  return place
}

test('a card and a page tell the hours of today, and the page marks today in the week', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  const place = await aPlaceOpen(db, 'Mo-Su 10:00-18:00')
  const page = await visit(`/funcity/${city.slug}`)
  await page.getByText('Today 10:00–18:00').waitFor()
  await page.getByRole('link', { name: `View Details of ${place.name}` }).click()
  await page.getByRole('heading', { name: place.name, level: 1 }).waitFor()
  expect(await page.getByText('Today 10:00–18:00').count()).toBe(2)
  const rows = page.getByRole('table', { name: 'Opening hours' }).getByRole('row')
  expect((await rows.allInnerTexts()).map((text) => text.split(/\s/)[0])).toEqual([
    ...weekdays.slice(1),
    'Sunday',
  ])
  expect(await page.locator('tr[aria-current=date]').innerText()).toMatch(
    new RegExp(`^${weekday(0)}\\s+10:00–18:00$`),
  )
})

test('a place that is closed today says so and when it opens, without JavaScript too', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  const place = await aPlaceOpen(db, `${weekday(2).slice(0, 2)} 16:00-18:00`)
  for (const javaScriptEnabled of [true, false]) {
    const page = await visit(`/funcity/${city.slug}`, { javaScriptEnabled })
    await page.getByText('Closed today').waitFor()
    await page.goto(`/funplace/${place.slug}`)
    await page.getByText(`Closed todayOpens ${weekday(2)} 16:00`).waitFor()
  }
})

test('unknown hours are left out on a card and said on the page, with the text as it is', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  const place = await aPlaceOpen(db, 'Most Sundays Sep-Jul, 11am (see website)')
  const page = await visit(`/funcity/${city.slug}`)
  await page.getByRole('link', { name: `View Details of ${place.name}` }).waitFor()
  expect(await page.getByText(/Today|Closed today|not known/).count()).toBe(0)
  await page.goto(`/funplace/${place.slug}`)
  await page.getByText('Hours today not known').waitFor()
  await page.getByText('Most Sundays Sep-Jul, 11am (see website)').waitFor()
})
