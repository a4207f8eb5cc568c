import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { configs } from '../../src/office/configs/config.table.ts'
import { seal } from '../../src/office/configs/sealed-text.ts'
import { aGeoapifyPlace, geoapifyServer } from '../services/geoapify-server.ts'
import { localService } from '../services/local-service.ts'
import { overpassServer } from '../services/overpass-server.ts'
import { hydrated, phone, tabTo } from './browser.ts'
import { guideDatabase } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'
import { visitOwnGuide } from './visit-own-guide.ts'

const zoo = {
  type: 'node' as const,
  id: 1,
  lat: 48.21,
  lon: 16.37,
  tags: { tourism: 'zoo', name: 'Zzyzx Zoo' },
}

async function visitProviders() {
  const overpass = await overpassServer({ elements: [zoo] })
  const geoapify = await geoapifyServer([
    aGeoapifyPlace({ name: 'Museum <script>alert(1)</script>', lat: 48.21 }),
    aGeoapifyPlace({ name: 'Museum Testberg', lat: 48.19 }),
  ])
  const silent = await localService(() => ({ status: 503, body: '{}' }))
  return visitOwnGuide('/admin/providers', {
    ...{ OVERPASS_URL: overpass.url, GEOAPIFY_URL: `${geoapify.url}/v2` },
    ...{ OSRM_URL: silent.url, NOMINATIM_URL: silent.url },
  })
}

const partsOf = (page: Page) => ({
  provider: page.getByLabel('Provider', { exact: true }),
  city: page.getByLabel('City (optional)'),
  test: page.getByRole('button', { name: 'Test Provider' }),
  result: page.getByRole('region', { name: 'Test result' }),
  card: (name: string) => page.getByRole('article', { name }),
})

test('an editor sets Geoapify up, tests it, and switches to it: new places come, the old ones stay', async () => {
  const { page } = await visitProviders()
  const { provider, city, test: run, result, card } = partsOf(page)
  await card('OpenStreetMap').getByText('Current provider').waitFor()
  await card('OpenStreetMap').getByText('Available').waitFor()
  await card('OpenStreetMap').getByText('Free', { exact: true }).waitFor()
  await card('Geoapify').getByText('Requires Setup').waitFor()
  await card('Geoapify').getByText('3,000 credits per day free, then 0.001 dollars per credit').waitFor()
  await card('Geoapify').getByText('Needs an API key').waitFor()

  await run.click()
  await page.getByText('Provider Required').first().waitFor()
  await provider.selectOption('geoapify')
  await run.click()
  await result.getByText('Test Failed Geoapify needs an API key').waitFor()
  await page.getByText('Test Failed').first().waitFor()
  expect(await page.getByRole('button', { name: /^Switch to/ }).count()).toBe(0)
  await findsNothing(page)

  await provider.selectOption('openstreetmap')
  await city.selectOption({ label: 'Vienna, Austria' })
  await run.click()
  await page.getByText('Test Completed').first().waitFor()
  await result.getByText('Found 1 attractions using openstreetmap').waitFor()
  await result.getByText('OpenStreetMap answered with 1 place around Vienna', { exact: true }).waitFor()
  await result.getByText('City: Vienna').waitFor()
  expect(await result.getByRole('listitem').allTextContents()).toEqual(['Zzyzx Zoo'])
  await page.getByRole('button', { name: 'Switch to OpenStreetMap' }).waitFor()
  await findsNothing(page)
  await provider.selectOption('geoapify')
  await page.getByRole('button', { name: 'Switch to Geoapify' }).click()
  await page.getByText('Test First').first().waitFor()

  const saved = await page.request.post('/api/configs', {
    data: { key: 'GEOAPIFY_API_KEY', value: 'good-key', description: '' },
  })
  expect(saved.ok()).toBe(true)
  await page.reload()
  await hydrated(page)
  await card('Geoapify').getByText('Available').waitFor()
  await card('Geoapify').getByText('API key saved').waitFor()
  await provider.selectOption('geoapify')
  await city.selectOption({ label: 'Vienna, Austria' })
  await run.click()
  await result.getByText('Found 2 attractions using geoapify').waitFor()
  await card('Geoapify').getByText('5 of 3,000').waitFor()
  await card('Geoapify').getByText('2,995 credits left today').waitFor()
  expect(await result.getByRole('listitem').allTextContents()).toEqual([
    'Museum <script>alert(1)</script>',
    'Museum Testberg',
  ])

  expect(await page.getByRole('radio', { name: 'Only Vienna' }).isChecked()).toBe(true)
  await page.getByText('Adds new places from Geoapify for the selected city or all cities').waitFor()
  await page.getByText('Existing places are unaffected').waitFor()
  await page.getByRole('button', { name: 'Switch to Geoapify' }).click()
  await page.getByText('Provider Switch Successful').first().waitFor()
  await page.getByText('Added 2 new places using geoapify').first().waitFor()
  await result.waitFor({ state: 'detached' })
  await card('Geoapify').getByText('Current provider').waitFor()
  const progress = page.getByRole('region', { name: 'Progress' })
  await progress.getByText('Done: 1 of 1').waitFor()
  await findsNothing(page)
  await progress.getByRole('link', { name: 'Vienna' }).click()
  await page.getByRole('heading', { name: 'Museum Testberg' }).waitFor()
  expect((await page.request.get('/funplace/museum-testberg')).status()).toBe(200)
})

test('a switch that brings nothing says why, and the provider stays', async () => {
  const { page } = await visitProviders()
  const { provider, city, test: run, card } = partsOf(page)
  await provider.selectOption('openstreetmap')
  await city.selectOption({ label: 'Vienna, Austria' })
  await run.click()
  await page.getByText('Test Completed').first().waitFor()
  const refusal = { message: 'Another switch is under way', code: 'taken', issues: [] }
  await page.route('**/api/admin/switch-provider', (route) => route.fulfill({ status: 409, json: refusal }))
  await page.getByRole('button', { name: 'Switch to OpenStreetMap' }).click()
  await page.getByText('Switch Failed').first().waitFor()
  await page.getByText('Another switch is under way').first().waitFor()
  await card('OpenStreetMap').getByText('Current provider').waitFor()
  expect(await page.getByRole('button', { name: 'Switch to OpenStreetMap' }).isVisible()).toBe(true)
})

test('the providers are reached and used with the keyboard alone, on a phone too', async () => {
  const { page } = await visitAsEditor('/admin/search-radius')
  const link = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Providers' })
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Providers', level: 1 }).waitFor()
  await page.setViewportSize(phone.viewport)
  const { test: run } = partsOf(page)
  await tabTo(page, run)
  await page.keyboard.press('Enter')
  await page.getByText('Provider Required').first().waitFor()
  await findsNothing(page)
})

test('providers that cannot be loaded can be asked for again', async () => {
  const { page } = await visitAsEditor('/admin')
  const calls = '**/api/admin/providers'
  await page.route(calls, (route) => route.fulfill({ status: 503, json: { message: 'Later' } }))
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Providers' }).click()
  await page.getByRole('alert').getByText('This could not be loaded.').waitFor()
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Test a provider' }).waitFor()
})

test('after another APP_SECRET one card says that its key cannot be read and what to do; entering it anew mends it', async () => {
  const { page, guide } = await visitOwnGuide('/admin/providers', { APP_SECRET: 'the secret of this year' })
  const { card } = partsOf(page)
  await card('Geoapify').getByText('Needs an API key').waitFor()
  const db = await guideDatabase(guide.home)
  const key = 'GEOAPIFY_API_KEY'
  await db.insert(configs).values({ key, value: await seal('a-key', key, 'the secret of last year') })
  await page.reload()
  await card('Geoapify').getByText('was stored under another APP_SECRET').waitFor()
  await card('OpenStreetMap').getByText('Available').waitFor()
  await findsNothing(page)

  await card('Geoapify').getByRole('link', { name: 'Enter the key again' }).click()
  await page.getByText('Cannot be read: it was stored under another APP_SECRET').waitFor()
  await findsNothing(page)
  await page.getByRole('button', { name: `Edit ${key}` }).click()
  await page.getByLabel('Value').fill('a new key')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Configuration updated successfully').first().waitFor()
  await page.getByText('Cannot be read').waitFor({ state: 'detached' })
  await page.goto('/admin/providers')
  await card('Geoapify').getByText('API key saved').waitFor()
})
