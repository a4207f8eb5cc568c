import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { places } from '../../src/guide/places/place.table.ts'
import { addressOf, desktop, hydrated, isFocused, visit } from './browser.ts'
import { anOwnCity, anOwnPlace, aPlaceOpen, guideDatabase } from './content.ts'

/** A page that is left before that takes what the button has fetched with it. */
async function plan(page: Page, name: string) {
  const heart = page.getByRole('button', { name: `Plan ${name}`, exact: true })
  await hydrated(page)
  await heart.click()
  await heart.and(page.locator('[aria-pressed=true]')).waitFor()
}

test('a day of a plan that is over says so, with its year: it warns of nothing, and nothing is packed for it', async () => {
  const db = await guideDatabase()
  await anOwnCity(db)
  const place = await aPlaceOpen(db, 'Mo-Su off', { name: 'Shut Park', setting: 'outdoor' })
  const page = await visit(`/funplace/${place.slug}`, desktop)
  await page.getByRole('button', { name: 'Plan Shut Park' }).click()
  await page.getByRole('link', { name: 'My plan' }).click()
  await page.getByRole('button', { name: 'Add a day' }).click()
  await page.getByRole('button', { name: 'Move Shut Park earlier' }).click()
  await page.getByText('Not on this day').waitFor()
  const packing = page.getByRole('heading', { name: 'Pack for these days' })
  await packing.waitFor()
  await page.getByRole('link', { name: 'one warning' }).waitFor()

  await page.getByLabel(/^Date of /).fill('2024-07-01')
  const day = page.getByRole('region', { name: 'Monday 1 July 2024' })
  await day.getByText('This day is over').waitFor()
  await day.getByRole('heading', { name: 'Shut Park' }).waitFor()
  await expect.poll(() => packing.count()).toBe(0)
  expect(await page.getByText(/Hours not known|Not on this day|Closed on/).count()).toBe(0)
  expect(await page.getByText(/\d warnings?|one warning/).count()).toBe(0)
})

test('a file that is taken along says what of the plan is not in it', async () => {
  const db = await guideDatabase()
  await anOwnCity(db)
  const [kept, gone] = [
    await anOwnPlace(db, { name: 'Kept Park' }),
    await anOwnPlace(db, { name: 'Gone Park' }),
  ]
  const page = await visit(`/funplace/${kept.slug}`, desktop)
  await plan(page, 'Kept Park')
  await page.goto(`/funplace/${gone.slug}`)
  await plan(page, 'Gone Park')
  await db.delete(places).where(eq(places.id, gone.id))
  await page.goto('/plan')
  await page.getByText('No longer in the guide, or not under this address any more.').waitFor()
  await page.getByRole('button', { name: 'KML' }).click()
  await page.getByText('It is without 1 stop no longer in the guide.', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Add a day' }).click()
  await page.getByRole('button', { name: 'More for Gone Park' }).click()
  await page.getByLabel('Day', { exact: true }).selectOption({ index: 0 })
  const calendar = page.getByRole('button', { name: 'Calendar' })
  await calendar.click()
  await page.getByText('The guide has no place that is on a day of this plan.', { exact: true }).waitFor()
})

test('the map of a day says which of its stops it is without', async () => {
  const db = await guideDatabase()
  await anOwnCity(db)
  const kept = await anOwnPlace(db, { name: 'Kept Park' })
  const gone = await anOwnPlace(db, { name: 'Gone Park' })
  const page = await visit(`/funplace/${gone.slug}`, desktop)
  await plan(page, 'Gone Park')
  await page.goto(`/funplace/${kept.slug}`)
  await plan(page, 'Kept Park')
  await page.goto('/plan')
  await page.getByRole('button', { name: 'Add a day' }).click()
  for (const name of ['Gone Park', 'Kept Park']) {
    await page.getByRole('button', { name: `More for ${name}` }).click()
    await page
      .getByRole('region', { name: 'Not on a day yet' })
      .getByLabel('Day', { exact: true })
      .selectOption({ index: 0 })
  }
  await page.getByRole('button', { name: 'Show on the map' }).click()
  await page.getByText('not along roads').waitFor()
  expect(await page.getByText('Not on the map').count()).toBe(0)

  await db.delete(places).where(eq(places.id, gone.id))
  await page.reload()
  await page.getByText('No longer in the guide, or not under this address any more.').waitFor()
  await page.getByRole('button', { name: 'Show on the map' }).click()
  await page
    .getByText('Not on the map, since no longer in the guide: 1. Gone Park', { exact: true })
    .waitFor()
})

test('a stop that nobody could tell of is not said to be gone', async () => {
  const page = await visit('/funplace/haus-des-meeres', { ...desktop, expectedErrors: /ERR_FAILED/ })
  await plan(page, 'Haus des Meeres')
  await page.goto('/plan')
  await page.getByRole('link', { name: 'Haus des Meeres' }).waitFor()
  await page.route('**/api/plan-places?*', (route) => route.abort())
  // As another tab does, or the other parent.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.plan)
    kept.plan.stops['schonbrunn-zoo'] = { name: 'Schönbrunn Zoo', at: 2 }
    localStorage.plan = JSON.stringify(kept)
    dispatchEvent(new Event('storage'))
  })
  await page.getByRole('heading', { name: 'Schönbrunn Zoo' }).waitFor()
  await page.getByRole('alert').filter({ hasText: 'could not be fetched' }).waitFor()
  expect(await page.getByText('No longer in the guide').count()).toBe(0)
  await page.getByRole('button', { name: 'KML' }).click()
  await page.getByText('It is without 1 stop not known just now.', { exact: true }).waitFor()
})

test('a day that one parent takes away while the other puts something on it has a start that stays', async () => {
  const page = await visit('/plan', desktop)
  await page.evaluate(() => {
    const stops = { 'haus-des-meeres': { name: 'Haus des Meeres', at: 1, day: '2099-04-24' } }
    localStorage.plan = JSON.stringify({ plan: { days: { '2099-04-24': false }, stops } })
    dispatchEvent(new Event('storage'))
  })
  const start = page.getByLabel('Start of Friday 24 April 2099')
  await start.fill('09:30')
  await start.blur()
  await page.getByText('There at 9:30').waitFor()
  await page.reload()
  await expect.poll(() => start.inputValue()).toBe('09:30')
})

test('a visit through the night when clocks are set ends when they say so there', async () => {
  const db = await guideDatabase()
  await anOwnCity(db)
  const museum = await anOwnPlace(db, { name: 'Night Museum', visitHoursMin: 4, lat: 38.72, lng: -27.22 })
  const page = await visit(`/funplace/${museum.slug}`, desktop)
  await page.getByRole('button', { name: 'Plan Night Museum' }).click()
  await page.getByRole('link', { name: 'My plan' }).click()
  await page.getByRole('button', { name: 'Add a day' }).click()
  await page.getByRole('button', { name: 'Move Night Museum earlier' }).click()
  await page.getByLabel(/^Date of /).fill('2027-03-27')
  await page.getByRole('button', { name: 'More for Night Museum' }).click()
  await page.getByLabel('Time', { exact: true }).fill('23:00')
  await page.getByText('There at 23:00 · until about 4:00').waitFor()
})

test('a plan on paper tells the address of each stop, which nobody can look up there', async () => {
  const db = await guideDatabase()
  await anOwnCity(db)
  const place = await anOwnPlace(db, { name: 'Kept Park', address: 'Tjarnargata 1, Testhaven' })
  const page = await visit(`/funplace/${place.slug}`, desktop)
  await page.getByRole('button', { name: 'Plan Kept Park' }).click()
  await page.getByRole('link', { name: 'My plan' }).click()
  await page.getByRole('heading', { name: 'Kept Park' }).waitFor()
  const address = page.getByText('Tjarnargata 1, Testhaven', { exact: true })
  await address.waitFor({ state: 'attached' })
  await expect.poll(() => address.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await address.waitFor()
})

test('Escape leaves the name of a plan as it was, with the focus on the button beside it', async () => {
  const page = await visit('/funplace/haus-des-meeres', desktop)
  await page.getByRole('button', { name: 'Plan Haus des Meeres', exact: true }).click()
  await page.getByRole('link', { name: 'My plan' }).click()
  const rename = page.getByRole('button', { name: 'Rename the plan' })
  await rename.click()
  await page.getByLabel('Name of the plan').fill('Vienna with Grandma')
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(rename)).toBe(true)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('My plan')
})

test('a link to a plan that lost its end on the way says so, and shows nobody the own plan as that of another', async () => {
  const page = await visit('/plan#h3Kd9s', desktop)
  await page.getByText('This link has lost its end: ask for it once more.').waitFor()
  await page.getByRole('button', { name: 'My own plan' }).click()
  await page.getByRole('heading', { name: 'Your plan is empty' }).waitFor()
  expect(addressOf(page)).toBe('/plan')
})
