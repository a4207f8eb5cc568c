import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { places } from '../../src/guide/places/place.table.ts'
import { addressOf, desktop, isFocused, phone, visit } from './browser.ts'
import { anOwnCity, anOwnPlace, guideDatabase, remote } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { countTaps } from './taps.ts'

const north = (km: number) => ({ ...remote, lat: remote.lat + km / 111.195 })

test('a family sets places side by side with one tap or click, takes one out and puts a planned one in', async () => {
  const db = await guideDatabase()
  await anOwnCity(db)
  const bears = await anOwnPlace(db, { name: 'Bear Park', price: 'paid', buggy: 'no', ...north(1) })
  const pool = await anOwnPlace(db, { name: 'Sunny Pool', price: 'free', ...north(3) })
  const owls = await anOwnPlace(db, { name: 'Owl <b>Wood</b>', ...north(60) })
  const page = await visit(`/funplace/${owls.slug}`, { ...phone, reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Plan Owl <b>Wood</b>' }).tap()
  await page.getByRole('button', { name: 'Plan Owl <b>Wood</b>', pressed: true }).waitFor()
  await page.goto(page.url().replace(owls.slug, bears.slug))

  const taps = await countTaps(page)
  await page.getByRole('link', { name: 'Compare with these' }).tap()

  await page.getByRole('heading', { name: 'Which one?' }).waitFor()
  await expect.poll(taps).toBe(1)
  expect(addressOf(page)).toBe(`/compare?places=${bears.slug},${pool.slug}`)
  const html = await (await page.request.get(page.url())).text()
  expect(html).toContain('Cheapest')
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await row('Price').getByRole('cell').filter({ hasText: 'Free' }).getByText('Cheapest').waitFor()
  await row('How far').getByRole('cell').filter({ hasText: '1.0 km' }).getByText('Nearest').waitFor()
  expect(await row('Buggy').getByRole('cell').allInnerTexts()).toEqual(['Not possible', 'Not known'])
  await findsNothing(page)

  await page.setViewportSize(desktop.viewport)
  await page.goBack()
  await page.getByRole('link', { name: 'Compare with these' }).click()
  await page.getByRole('heading', { name: 'Which one?' }).waitFor()
  await expect.poll(taps).toBe(2)
  await page.setViewportSize(phone.viewport)

  await page.getByRole('link', { name: 'Take Bear Park out' }).tap()
  await expect.poll(() => page.getByRole('columnheader').allInnerTexts()).toEqual(['Sunny Pool'])
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Comparison')
  await page.getByRole('link', { name: 'Owl <b>Wood</b>' }).tap()
  await expect
    .poll(() => page.getByRole('columnheader').allInnerTexts())
    .toEqual(['Sunny Pool', 'Owl <b>Wood</b>'])
  expect(await page.getByText('Cheapest').count()).toBe(0)

  await page.getByRole('searchbox', { name: 'Find a place to compare' }).fill(bears.name)
  await page.getByRole('button', { name: 'Search', exact: true }).tap()
  await page.getByRole('status').getByText('Found for').waitFor()
  await findsNothing(page)
  await page.setViewportSize(phone.viewport)
  // As it is without JavaScript.
  expect(await (await page.request.get(page.url())).text()).toContain(
    `places=${pool.slug},${owls.slug},${bears.slug}`,
  )
  await page
    .getByRole('link', { name: `Add ${bears.name}` })
    .first()
    .tap()
  await expect
    .poll(() => page.getByRole('columnheader').allInnerTexts())
    .toEqual(['Sunny Pool', 'Owl <b>Wood</b>', 'Bear Park'])

  await page.goto(page.url().replace(pool.slug, 'gone'))
  await page.getByText('One place of this link is no longer in the guide.').waitFor()
  await page.goto('/compare?places=gone')
  await page.getByRole('heading', { name: 'Nothing to compare' }).waitFor()
})

test('a planned place that is gone from the guide is said to be, and offered no more', async () => {
  const db = await guideDatabase()
  await anOwnCity(db)
  const bears = await anOwnPlace(db, { name: 'Staying Bears', ...north(2) })
  const owls = await anOwnPlace(db, { name: 'Leaving Owls', ...north(60) })
  const page = await visit(`/funplace/${owls.slug}`, { expectedErrors: /404/ })
  await page.getByRole('button', { name: 'Plan Leaving Owls' }).click()
  await page.getByRole('button', { name: 'Plan Leaving Owls', pressed: true }).waitFor()
  await db.delete(places).where(eq(places.id, owls.id))
  await page.goto(`/compare?places=${bears.slug}`)
  const offered = page.getByRole('region', { name: 'Add one' }).getByRole('link', { name: 'Leaving Owls' })
  await offered.click()
  await page.getByText('One place of this link is no longer in the guide.').waitFor()
  expect(await offered.count()).toBe(0)
})

test('who puts a place in by keys is at its name, where a screen reader reads that it came', async () => {
  const db = await guideDatabase()
  await anOwnCity(db)
  const bears = await anOwnPlace(db, { name: 'Lonely Bears', ...north(2) })
  const pool = await anOwnPlace(db, { name: 'Lonely Pool', ...north(3) })
  const page = await visit(`/compare?places=${bears.slug}`)
  const add = page.getByRole('region', { name: 'Add one' }).getByRole('link').first()
  const name = (await add.innerText()).trim()
  await add.press('Enter')
  await expect
    .poll(() => isFocused(page.getByRole('columnheader').getByRole('link', { name, exact: true })))
    .toBe(true)
  await page.goto(`/compare?places=${bears.slug}&q=Lonely+Pool`)
  await page
    .getByRole('link', { name: `Add ${pool.name}` })
    .first()
    .press('Enter')
  await expect
    .poll(() => isFocused(page.getByRole('columnheader').getByRole('link', { name: pool.name, exact: true })))
    .toBe(true)
})

test('a column of the comparison is called as its place, and what is known as usual is read as that', async () => {
  const page = await visit('/compare?places=tiergarten-schonbrunn,haus-des-meeres')
  for (const name of ['Schönbrunn Zoo', 'Haus des Meeres'])
    await page.getByRole('columnheader', { name, exact: true }).waitFor()
  await page
    .getByRole('row', { name: /^Buggy/ })
    .getByRole('cell', { name: /^Easy usually$/ })
    .waitFor()
  await page.getByText('Usually: as known in 2025 or noted by our editors, look before you go.').waitFor()
})
