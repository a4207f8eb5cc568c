import { and, eq, inArray } from 'drizzle-orm'
import type { Page, Route } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { cities } from '../../src/guide/cities/city.table.ts'
import { places } from '../../src/guide/places/place.table.ts'
import { configs } from '../../src/office/configs/config.table.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { localService } from '../services/local-service.ts'
import { desktop, isFocused } from './browser.ts'
import { anOwnCity, anOwnPlace } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'
import { visitOwnGuide } from './visit-own-guide.ts'

const path = '/admin/settings'

/** What is sent to the address next waits until this is called. */
async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const goOn = (route: Route) => promise.then(() => route.continue())
  await page.route(address, goOn, { times: 1 })
  return resolve
}

const keyName = 'GOOGLE_PLACES_API_KEY'

test('an editor stores the Google key, replaces it, and never sees it again', async () => {
  const { page, db } = await visitAsEditor(path)
  onTestFinished(async () => {
    await db.delete(configs).where(eq(configs.key, keyName))
  })
  const form = page.getByRole('region', { name: 'Google Places' })
  const overview = page.getByRole('region', { name: 'Current Configurations' })
  const key = form.getByLabel('API Key')
  expect(await key.getAttribute('type')).toBe('password')
  const save = form.getByRole('button', { name: 'Save API Key' })
  await key.fill('  ')
  await save.click()
  await form.getByText('An API key is needed').waitFor()
  await expect.poll(() => isFocused(key)).toBe(true)
  await key.fill('first-key')
  const goOn = await hold(page, '**/api/configs')
  await save.click()
  await form.getByLabel('Description').fill('Of the new account')
  goOn()
  await page.getByText('Configuration saved').first().waitFor()
  await overview.getByText(keyName).waitFor()
  await overview.getByText('••••••••••••').waitFor()
  await overview.getByText('Google Places API key').waitFor()
  expect(await key.inputValue()).toBe('')
  // What was typed meanwhile is of the next one.
  expect(await form.getByLabel('Description').inputValue()).toBe('Of the new account')
  await key.fill('second-key')
  const goOnAgain = await hold(page, '**/api/configs')
  await save.press('Enter')
  const saving = form.getByRole('button', { name: 'Saving...' })
  await expect.poll(() => saving.isDisabled()).toBe(true)
  expect(await isFocused(saving)).toBe(true)
  goOnAgain()
  await overview.getByText('Of the new account').waitFor()
  expect(await isFocused(save)).toBe(true)
  const rows = await db.select().from(configs).where(eq(configs.key, keyName))
  expect(rows).toMatchObject([{ value: 'second-key', description: 'Of the new account' }])
})

test('a key that cannot be stored is said, and stays in the form', async () => {
  const { page } = await visitAsEditor(path)
  await page.route('**/api/configs', (route) => route.fulfill({ status: 503, json: { message: 'Later' } }))
  await page.getByLabel('API Key').fill('first-key')
  await page.getByRole('button', { name: 'Save API Key' }).click()
  await page.getByText('Save failed').first().waitFor()
  expect(await page.getByLabel('API Key').inputValue()).toBe('first-key')
})

test('the major cities of a country are added where they are missing', async () => {
  const { page, db } = await visitAsEditor(path)
  await db.update(cities).set({ slug: 'bergen-away', name: 'Away' }).where(eq(cities.slug, 'bergen'))
  onTestFinished(async () => {
    await db.delete(cities).where(eq(cities.slug, 'bergen'))
    await db.update(cities).set({ slug: 'bergen', name: 'Bergen' }).where(eq(cities.slug, 'bergen-away'))
  })
  const form = page.getByRole('region', { name: 'City Management' })
  await form.getByRole('checkbox', { name: 'Norway' }).check()
  const goOn = await hold(page, '**/api/admin/cities/populate')
  await form.getByRole('button', { name: 'Populate Cities' }).click()
  await form.getByRole('checkbox', { name: 'Sweden' }).check()
  goOn()
  await page.getByText('Cities populated').first().waitFor()
  await page.getByText('Added 1 city').first().waitFor()
  expect(await publicCity('bergen')).toMatchObject({ name: 'Bergen', country: 'Norway' })
  expect(await form.getByRole('checkbox', { name: 'Norway' }).isChecked()).toBe(false)
  expect(await form.getByRole('checkbox', { name: 'Sweden' }).isChecked()).toBe(true)
  await page.route('**/api/admin/cities/populate', (route) => route.fulfill({ status: 503, body: '' }))
  await form.getByRole('checkbox', { name: 'Norway' }).check()
  await form.getByRole('button', { name: 'Populate Cities' }).click()
  await page.getByText('Population failed').first().waitFor()
})

test('a city of the editor’s own is added with the slug of either reading', async () => {
  const { page, db } = await visitAsEditor(path)
  forgetCities(db, 'st--p-lten', 'sankt-polten')
  const form = page.getByRole('form', { name: 'Add a custom city' })
  const add = form.getByRole('button', { name: 'Add City' })
  const fill = async (name: string, lat: string) => {
    await form.getByLabel('City Name').fill(name)
    await form.getByLabel('Country').fill('Hungary')
    await form.getByLabel('Latitude').fill(lat)
    await form.getByLabel('Longitude').fill('15.63')
  }
  await form.getByLabel('City Name').fill('St. Pölten')
  await add.click()
  await page.getByText('Missing information').first().waitFor()
  await page.getByText('Please fill in all city details').first().waitFor()
  await expect.poll(() => isFocused(form.getByLabel('Country'))).toBe(true)
  await fill('St. Pölten', 'north')
  await add.click()
  await page.getByText('Invalid coordinates').first().waitFor()
  await page.getByText('Please enter valid latitude and longitude values').first().waitFor()
  await expect.poll(() => isFocused(form.getByLabel('Latitude'))).toBe(true)
  await form.getByLabel('Latitude').fill('48.2')
  await form.getByText('/funcity/st--p-lten').waitFor()
  await add.click()
  await page.getByText('City added').first().waitFor()
  expect(await publicCity('st--p-lten')).toMatchObject({ name: 'St. Pölten', lat: 48.2 })
  const fetching = page.getByRole('region', { name: 'Fetch Places' })
  await fetching.getByLabel('Country').selectOption('Hungary')
  await fetching.getByRole('checkbox', { name: 'St. Pölten' }).waitFor()

  await fill('Sankt Pölten', '48.2')
  await form.getByLabel('/funcity/sankt-polten').check()
  await add.click()
  await expect.poll(() => form.getByLabel('City Name').inputValue()).toBe('')
  expect(await publicCity('sankt-polten')).toMatchObject({ name: 'Sankt Pölten' })
  await fill('St. Pölten', '48.2')
  await add.click()
  await page.getByText('Add failed').first().waitFor()
  await form.getByText('There is a city with this slug already').waitFor()
})

test('cities to fetch are ticked country by country', async () => {
  const { page } = await visitAsEditor(path)
  const form = page.getByRole('region', { name: 'Fetch Places' })
  const start = form.getByRole('button', { name: 'Fetch Places' })
  await form.getByLabel('Country').selectOption('Croatia')
  await start.click()
  await page.getByText('No cities selected').first().waitFor()
  await form.getByRole('checkbox', { name: 'Split' }).check()
  await form.getByRole('checkbox', { name: 'Zagreb' }).check()
  await form.getByText('2 cities selected').waitFor()
  await form.getByRole('button', { name: 'Clear' }).click()
  await form.getByText('2 cities selected').waitFor({ state: 'detached' })
  await form.getByRole('checkbox', { name: 'Split' }).check()
  await form.getByText('1 cities selected').waitFor()
  await page.route('**/api/admin/fetch-places', (route) =>
    route.fulfill({ status: 503, json: { message: 'Later' } }),
  )
  const asked = page.waitForRequest('**/api/admin/fetch-places')
  await start.click()
  const { id } = await publicCity('split')
  expect((await asked).postDataJSON()).toEqual({ cityIds: [id], countryName: 'Croatia' })
  await page.getByText('Fetch failed', { exact: true }).first().waitFor()
  await page.getByText('Failed to fetch places from Google', { exact: true }).first().waitFor()
  await form.getByRole('alert').getByText('Later').waitFor()
})

test('the list of cities to tick is at most 12rem high', async () => {
  const { page, db } = await visitAsEditor('/admin')
  for (let count = 0; count < 20; count++) await anOwnCity(db, { name: `Testhaven ${count}` })
  await page.goto(path)
  const form = page.getByRole('region', { name: 'Fetch Places' })
  await form.getByLabel('Country').selectOption('Iceland')
  const list = form.getByRole('group', { name: 'Cities' }).locator('> div')
  expect((await list.boundingBox())?.height).toBe(192)
})

test('a place is switched off and on again', async () => {
  const { page, db } = await visitAsEditor('/admin')
  const { id } = await anOwnPlace(db, { name: '000 Bear Park' })
  await page.goto(path)
  const item = page.getByRole('listitem').filter({ hasText: '000 Bear Park' })
  await item.getByText('Active', { exact: true }).waitFor()
  await item.getByText(/Last updated \d+ \w+ \d{4}/).waitFor()
  const button = item.getByRole('button', { name: 'Deactivate 000 Bear Park' })
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await button.press('Enter')
  expect((await sent).url()).toMatch(new RegExp(`/api/admin/places/${id}/toggle$`))
  await page.getByText('Place status updated').first().waitFor()
  await item.getByText('Inactive', { exact: true }).waitFor()
  await expect.poll(() => isFocused(item.getByRole('button', { name: 'Activate 000 Bear Park' }))).toBe(true)
  const off = and(eq(places.id, id), eq(places.isActive, false))
  expect(await db.select().from(places).where(off)).toHaveLength(1)
  const calls = '**/api/admin/places/*/toggle'
  await page.route(calls, (route) => route.fulfill({ status: 503, json: { message: 'Later' } }))
  const askedAnew = page.waitForResponse((response) => response.url().includes('/api/admin/places?'))
  await item.getByRole('button', { name: 'Activate 000 Bear Park' }).press('Enter')
  await page.getByText('Toggle failed').first().waitFor()
  await page.getByText('Later', { exact: true }).first().waitFor()
  await item.getByText('Inactive', { exact: true }).waitFor()
  await page.unroute(calls)
  // What is deleted below is still in that list.
  await (await askedAnew).finished()
  await db.delete(places).where(eq(places.id, id))
  await item.getByRole('button').click()
  await page.getByText('No such place').first().waitFor()
})

test('work in the background is switched by key, which keeps the focus; what the server was started without stays off, and says why', async () => {
  const silent = await localService(() => ({ status: 503, body: '{}' }))
  const { page } = await visitOwnGuide(path, { FIND_NEARBY: 'on', OVERPASS_URL: silent.url })
  const look = page.getByRole('switch', { name: 'Look around places' })
  const read = page.getByRole('switch', { name: 'Read the websites of places' })
  await read.waitFor()
  expect([await read.isChecked(), await read.isEnabled()]).toEqual([false, false])
  await page.getByText('Off: the server was started with READ_WEBSITES=off.').waitFor()
  expect(await page.getByText('FIND_NEARBY=off').count()).toBe(0)
  await findsNothing(page)
  const goOn = await hold(page, '**/api/configs')
  await look.press('Space')
  await expect.poll(() => look.isDisabled()).toBe(true)
  expect(await isFocused(look)).toBe(true)
  goOn()
  await page.getByText('Look around places: off').first().waitFor()
  await expect.poll(() => look.isChecked()).toBe(false)
  expect(await isFocused(look)).toBe(true)
  await page.keyboard.press('Space')
  await page.getByText('Look around places: on').first().waitFor()
  await expect.poll(() => look.isChecked()).toBe(true)
})

test('an empty guide says how to begin', async () => {
  const { page } = await visitAsEditor('/admin')
  const empty = { data: [], pagination: { page: 1, limit: 20, totalPages: 1, total: 0 } }
  await page.route('**/api/admin/places?*', (route) => route.fulfill({ json: empty }))
  await page.goto(path)
  await page.getByText('No places found. Fetch places from Google to get started.').waitFor()
})

test('the settings are accessible at all widths, light and dark', async () => {
  const { page } = await visitAsEditor(path, { reducedMotion: 'reduce' })
  await page.getByRole('region', { name: 'Fetch Places' }).getByLabel('Country').selectOption('Croatia')
  await page.getByRole('checkbox', { name: 'Split' }).check()
  await page.getByLabel('City Name').fill('Málaga')
  await page.getByText(/^Page 1 of/).waitFor()
  await findsNothing(page)
  await page.setViewportSize(desktop.viewport)
  await page.getByRole('button', { name: 'Add City' }).click()
  await findsNothing(page)
})

async function publicCity(slug: string): Promise<{ id: number; name: string }> {
  return (await fetch(`${inject('siteUrl')}/api/cities/${slug}`)).json()
}

function forgetCities(db: Database, ...slugs: string[]) {
  onTestFinished(async () => {
    await db.delete(cities).where(inArray(cities.slug, slugs))
  })
}
