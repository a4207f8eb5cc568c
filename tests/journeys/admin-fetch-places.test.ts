import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { osrmServer } from '../services/osrm-server.ts'
import { overpassServer } from '../services/overpass-server.ts'
import { visit } from './browser.ts'
import { startGuide } from './guide-process.ts'

const zoo = { type: 'node' as const, id: 1, lat: 48.21, lon: 16.37 }

test('an editor fetches the places of a city from either screen, follows it, and finds them in the guide', async () => {
  const page = await visitGuideWithOverpass()
  await page.goto('/admin/cities')
  await page.getByRole('checkbox', { name: 'Select Vienna' }).check()
  await page.getByRole('button', { name: 'Fetch Places' }).click()
  const card = page.getByRole('region', { name: 'Fetch places for selected cities' })
  await page.getByText('Added 1 places, updated 0 places').first().waitFor()
  await card.getByText('Done: 1 of 1').waitFor()
  await page.getByRole('row', { name: 'Vienna' }).getByText('Yes').waitFor()
  await card.getByRole('button', { name: 'Clear' }).click()
  await card.getByText('Done: 1 of 1').waitFor({ state: 'detached' })

  await page.goto('/admin/settings')
  const form = page.getByRole('region', { name: 'Fetch Places' })
  await form.getByLabel('Country').selectOption('Austria')
  await form.getByRole('checkbox', { name: 'Vienna' }).check()
  await form.getByRole('button', { name: 'Fetch Places' }).click()
  await page.getByText('Places fetched successfully').first().waitFor()
  await page.getByText('Added 0 new places, updated 0 existing places').first().waitFor()

  await page.goto('/funplace/zzyzx-zoo')
  await page.getByRole('heading', { name: 'Zzyzx Zoo', level: 1 }).waitFor()
  expect(await page.getByText('Vienna').count()).toBeGreaterThan(0)
}, 120_000)

/** Signed in at a guide of the test's own, whose Overpass API knows one zoo. */
async function visitGuideWithOverpass(): Promise<Page> {
  const overpass = await overpassServer({
    elements: [{ ...zoo, tags: { tourism: 'zoo', name: 'Zzyzx Zoo' } }],
  })
  const password = 'a long password'
  const guide = await startGuide({
    ...{ OVERPASS_URL: overpass.url, OSRM_URL: (await osrmServer()).url },
    ...{ ADMIN_USERNAME: 'carla', ADMIN_PASSWORD: password },
  })
  onTestFinished(async () => {
    await guide.stop()
  })
  const page = await visit('/admin/login', { baseURL: guide.url, consent: null, expectedErrors: /401/ })
  await page.getByLabel('Username').fill('carla')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Places Management' }).waitFor()
  return page
}
