import { expect, onTestFinished, test } from 'vitest'
import { localService } from '../services/local-service.ts'
import { osrmServer } from '../services/osrm-server.ts'
import { overpassAnswers } from '../services/overpass-answers.ts'
import { visit } from './browser.ts'
import { startOwnGuide } from './own-guide.ts'

const zoo = {
  type: 'node' as const,
  id: 1,
  lat: 48.21,
  lon: 16.37,
  tags: { tourism: 'zoo', name: 'Zzyzx Zoo' },
}

test('an editor fetches the places of cities from either screen, reads which failed and why, tries again, and cancels', async () => {
  const { page, overpass } = await visitGuideWithOverpass()
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
  for (const city of ['Graz', 'Vienna']) await form.getByRole('checkbox', { name: city }).check()
  await form.getByRole('button', { name: 'Fetch Places' }).click()
  await page.getByText('Places fetched successfully').first().waitFor()
  await page.getByText('Added 0 new places, updated 0 existing places').first().waitFor()
  await form.getByText('Done: 1 of 2').waitFor()
  const row = (city: string) => form.getByRole('listitem').filter({ hasText: city })
  await row('Graz').getByText('Overpass does not understand our question (400).').waitFor()
  await row('Vienna').getByText('Added 0, updated 0').waitFor()

  overpass.isSlow = true
  await row('Graz').getByRole('button', { name: 'Try again: Graz' }).click()
  await form.getByText('City 1 of 1: Graz').waitFor()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await form.getByText('Cancelled').first().waitFor()
  await form.getByRole('button', { name: 'Fetch Places' }).waitFor()

  await page.goto('/funplace/zzyzx-zoo')
  await page.getByRole('heading', { name: 'Zzyzx Zoo', level: 1 }).waitFor()
  expect(await page.getByText('Vienna').count()).toBeGreaterThan(0)
}, 120_000)

/** Signed in at a guide of the test's own, whose Overpass API knows one zoo and does not understand a question about Graz. */
async function visitGuideWithOverpass() {
  const state = { isSlow: false }
  const answerTo = overpassAnswers({ elements: [zoo] })
  const overpass = await localService((_url, _request, body) => {
    if (state.isSlow) return new Promise<never>(() => {})
    const isGraz = new URLSearchParams(body).get('data')?.includes(',47.07')
    return isGraz ? { status: 400, body: '' } : { body: answerTo(body) }
  })
  const password = 'a long password'
  const guide = await startOwnGuide({
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
  return { page, overpass: state }
}
