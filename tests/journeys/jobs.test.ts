import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { localService } from '../services/local-service.ts'
import { hydrated, visit } from './browser.ts'
import { findsNothing } from './finds-nothing.ts'
import { startOwnGuide } from './own-guide.ts'
import { visitAsEditor } from './visit-as-editor.ts'

const password = 'a long password'

/** A guide of the test's own, whose Overpass API does as the test says; the cities' screen, for its admin. */
async function visitCities() {
  const overpass = await anOverpass()
  const silent = await localService(() => ({ status: 503, body: '{}' }))
  const guide = await startOwnGuide({
    ...{ ADMIN_USERNAME: 'marta', ADMIN_PASSWORD: password },
    ...{ OVERPASS_URL: `${overpass.url}/api/interpreter`, OSRM_URL: silent.url, NOMINATIM_URL: silent.url },
  })
  onTestFinished(async () => void (await guide.stop()))
  const page = await visit(`${guide.url}/admin/login`, { expectedErrors: /401|404/, baseURL: guide.url })
  await page.getByLabel('Username').fill('marta')
  await page.locator('input[type=password]').fill(password)
  await page.keyboard.press('Enter')
  await page.getByText('Login successful').first().waitFor()
  await page.waitForURL('**/admin/places')
  await open(page)
  return { page, overpass, guide }
}

async function open(page: Page) {
  await page.goto('/admin/cities')
  await hydrated(page)
  await page.getByRole('checkbox', { name: 'Select Graz' }).waitFor()
}

type Zoo = { id: number; lat: number; lon: number; name: string }

/** Knows a zoo in Graz and one in Linz; refuses to speak of Graz, and waits with Linz, until told otherwise. */
async function anOverpass() {
  const state = { refusesGraz: true }
  const held = Promise.withResolvers<void>()
  const zoos: Record<string, Zoo> = {
    '47.0': { id: 1, lat: 47.07, lon: 15.44, name: 'Tierwelt Testberg' },
    '48.3': { id: 2, lat: 48.31, lon: 14.29, name: 'Zoo Testlinz' },
  }
  const server = createServer(async (request, response) => {
    const query = new URLSearchParams(await text(request)).get('data') ?? ''
    const latitude = /around:\d+,(\d+\.\d)/.exec(query)?.[1] ?? ''
    if (latitude === '48.3') await held.promise
    const isRefused = latitude === '47.0' && state.refusesGraz
    const { name, ...at } = zoos[latitude] ?? { id: 3, lat: 0, lon: 0, name: 'Nowhere' }
    const elements = [{ type: 'node', ...at, tags: { name, tourism: 'zoo' } }]
    const answer = { version: 0.6, osm3s: { timestamp_osm_base: '2026-11-01T00:00:00Z' }, elements }
    response
      .writeHead(isRefused ? 400 : 200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, state, release: held.resolve }
}

test('an editor watches an import city by city, leaves and comes back, and tries a failed city again', async () => {
  const { page, overpass } = await visitCities()
  for (const city of ['Graz', 'Linz']) await page.getByRole('checkbox', { name: `Select ${city}` }).check()
  await page.getByRole('button', { name: 'Fetch Places' }).click()
  const panel = page.getByRole('region', { name: 'Progress' })
  const row = (city: string) => panel.getByRole('listitem').filter({ hasText: city })
  await row('Graz').getByLabel('Failed').waitFor()
  await panel.getByText('City 2 of 2: Linz').waitFor()
  expect(await panel.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')

  await page.goto('/admin/places')
  await open(page)
  await row('Linz').getByLabel('Running').waitFor()
  expect(await page.getByRole('button', { name: 'Fetching...' }).isDisabled()).toBe(true)
  await findsNothing(page)

  overpass.release()
  await page.getByText('Added 1 places, updated 0 places').first().waitFor()
  await row('Linz').getByText('Added 1, updated 0').waitFor()
  overpass.state.refusesGraz = false
  await row('Graz').getByRole('button', { name: 'Try again: Graz' }).click()
  await row('Graz').getByLabel('Done').waitFor()
  await findsNothing(page)
})

test('an import is cancelled; what it has stored stays', async () => {
  const { page, overpass, guide } = await visitCities()
  overpass.state.refusesGraz = false
  for (const city of ['Graz', 'Linz']) await page.getByRole('checkbox', { name: `Select ${city}` }).check()
  await page.getByRole('button', { name: 'Fetch Places' }).click()
  const panel = page.getByRole('region', { name: 'Progress' })
  await panel.getByText('City 2 of 2: Linz').waitFor()
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await panel.getByText('Cancelled').first().waitFor()
  await panel.getByRole('button', { name: 'Cancel' }).waitFor({ state: 'detached' })
  await page.getByRole('row', { name: 'Graz' }).getByText('Yes').waitFor()
  const [zoo] = await (await fetch(`${guide.url}/api/search?q=testberg`)).json().then(({ places }) => places)
  expect(zoo).toMatchObject({ name: 'Tierwelt Testberg' })
})

test('an editor hears what work came to that was done at once, without a job to follow', async () => {
  const { page } = await visitAsEditor('/admin/cities')
  await page.getByRole('checkbox', { name: 'Select Vienna' }).check()
  await page.route('**/api/admin/fetch-places', (route) =>
    route.fulfill({ json: { placesAdded: 3, placesUpdated: 2 } }),
  )
  await page.getByRole('button', { name: 'Fetch Places' }).click()
  await page.getByText('Added 3 places, updated 2 places').first().waitFor()
})
