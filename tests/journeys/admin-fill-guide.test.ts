import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../src/platform/database/database.ts'
import { openEngine } from '../../src/platform/engine/engine.ts'
import type { FillStatus } from '../../src/system/fill-guide/fill-guide.schema.ts'
import { adminSettings, editorAt } from '../guides/editor-at.ts'
import { startGuide } from '../guides/guide-process.ts'
import { localService } from '../services/local-service.ts'
import { nominatimServer } from '../services/nominatim-server.ts'
import { osrmServer } from '../services/osrm-server.ts'
import { overpassAnswers } from '../services/overpass-answers.ts'
import { hydrated, isFocused, visit } from './browser.ts'
import { findsNothing } from './finds-nothing.ts'
import { aSeededHome, type Home } from './guide-home.ts'
import { visitAsEditor } from './visit-as-editor.ts'

const towns = { Berlin: 52.52, Graz: 47.0707, Vienna: 48.2082 }

/** The starter guide, of which all but three cities were filled just now. */
async function aHomeNearlyFilled(): Promise<Home> {
  const home = await aSeededHome()
  const engine = await openEngine(home, { role: 'command' })
  const { db, close } = openDatabase(engine.poolConfig)
  await db.execute(sql`
    insert into import_runs (city_id, provider, state) select id, 'openstreetmap', 'done' from cities
    where name <> all(${sql.param(Object.keys(towns))}::text[])`)
  await db.execute(sql`update place_distances set routed_at = now()`)
  await db.execute(sql`update places set addr_street = 'Weg', addr_postcode = '1', addr_city = 'Stadt'`)
  await close()
  await engine.close()
  return home
}

/** A zoo in each of the towns; of Graz it does not speak, and with Vienna it waits until it is let go. */
async function anOverpass() {
  const held = Promise.withResolvers<void>()
  const elements = Object.entries(towns).map(([name, lat], nr) => ({
    ...{
      type: 'node' as const,
      id: 900 + nr,
      lat,
      lon: { Berlin: 13.405, Graz: 15.4395, Vienna: 16.3738 }[name],
    },
    tags: { tourism: 'zoo', name: `Zzyzx Zoo of ${name}` },
  }))
  const answerTo = overpassAnswers({ elements })
  const asked: string[] = []
  const { url } = await localService(async (_url, _request, body) => {
    const query = new URLSearchParams(body).get('data') ?? ''
    const [name = ''] = Object.entries(towns).find(([, lat]) => query.includes(`,${lat},`)) ?? []
    asked.push(name)
    if (name === 'Vienna') await held.promise
    return name === 'Graz' ? { status: 400, body: '' } : { body: answerTo(body) }
  })
  return { url, asked, release: held.resolve }
}

test('an owner presses once, sees where it is, stops it and goes on, and reads what came and what did not', async () => {
  const overpass = await anOverpass()
  const guide = await startGuide({
    ...adminSettings,
    ...{ ...(await aHomeNearlyFilled()), OVERPASS_URL: overpass.url },
    ...{ OSRM_URL: (await osrmServer()).url, NOMINATIM_URL: (await nominatimServer([])).url },
  })
  onTestFinished(async () => void (await guide.stop()))
  const { call, session } = await editorAt(guide.url)
  const page = await visit(`${guide.url}/admin/login`, { baseURL: guide.url, expectedErrors: /401/ })
  await page.context().addCookies([session])
  await page.goto('/admin')
  await hydrated(page)
  const offer = page.getByRole('region', { name: 'Fill the guide' })
  await offer
    .getByText(/^\d+ to \d+ minutes$/)
    .first()
    .waitFor()
  await offer.getByText('Nothing, if the guide earns no money: see OSRM below').waitFor()
  await offer.getByText('Step by step').click()
  await offer.getByText(/^3 to 15 requests to OpenStreetMap/).waitFor()
  await offer.getByRole('button', { name: 'Fill the guide' }).dblclick()

  const running = page.getByRole('region', { name: 'The guide is being filled' })
  await running.getByText('108 of 110 cities, 1 new place. Now Vienna').waitFor()
  await running.getByText('Vienna: Asking OpenStreetMap').waitFor()
  expect(await running.getByRole('progressbar', { name: 'Cities done' }).getAttribute('aria-valuenow')).toBe(
    '98',
  )
  await page.reload()
  await hydrated(page)
  await running.getByRole('button', { name: 'Stop' }).click()
  const stopped = page.getByRole('region', { name: 'Filling the guide is stopped' })
  await stopped.getByText('So far 108 of 110 cities, 1 new place').waitFor({ timeout: 120_000 })
  await expect.poll(() => isFocused(stopped.getByRole('heading'))).toBe(true)
  const importing = async () => (await call('GET', '/api/admin/jobs?kind=fetch-places&isOpen=true')).body
  await expect.poll(importing).toEqual([])
  overpass.release()
  await stopped.getByRole('button', { name: 'Go on' }).click()

  const report = page.getByRole('region', { name: 'The guide is filled' })
  await report.getByText('2 new for 2 cities, 0 brought up to date').waitFor({ timeout: 120_000 })
  await report.getByText('One city did not come').waitFor()
  await report
    .getByRole('listitem')
    .filter({ hasText: 'Graz Overpass does not understand our question (400).' })
    .waitFor()
  await report.getByText(/^OpenStreetMap \(Overpass\) \d, OSRM \d, Nominatim \d, Wikimedia 0$/).waitFor()
  await report.getByRole('button', { name: 'Fill what is missing' }).waitFor()
  expect(overpass.asked).toEqual(['Berlin', 'Vienna', 'Vienna', 'Graz'])
  await page.getByRole('region', { name: 'Recent changes' }).getByText('in Vienna').waitFor()
  await findsNothing(page)
})

test('FILL_GUIDE=yes begins by itself; killed in the middle of a city, the next start goes on and counts nothing twice', async () => {
  const overpass = await anOverpass()
  const settings = {
    ...{ ...adminSettings, ...(await aHomeNearlyFilled()), OVERPASS_URL: overpass.url },
    ...{ OSRM_URL: (await osrmServer()).url, NOMINATIM_URL: (await nominatimServer([])).url },
  }
  const first = await startGuide({ ...settings, FILL_GUIDE: 'yes' })
  await expect.poll(() => overpass.asked).toEqual(['Berlin', 'Vienna'])
  await first.kill()
  overpass.release()
  const second = await startGuide(settings)
  onTestFinished(async () => void (await second.stop()))
  const { call } = await editorAt(second.url)
  const status = async (): Promise<FillStatus> => (await call('GET', '/api/admin/fill-guide')).body
  await expect.poll(async () => (await status()).state, { timeout: 120_000 }).toBe('done')
  expect(overpass.asked).toEqual(['Berlin', 'Vienna', 'Vienna', 'Graz'])
  expect((await status()).report).toMatchObject({
    cities: 2,
    placesAdded: 2,
    failedCities: [{ name: 'Graz' }],
  })
})

const waiting: FillStatus = {
  ...{ state: 'waiting', startedAt: '2026-11-22T08:00:00Z', finishedAt: null, step: 'places', stepsDone: [] },
  ...{ cities: { total: 110, came: 12, failed: 0 }, placesAdded: 4321, now: null, error: null, report: null },
  again: { at: '2026-11-22T14:04:00Z', reason: 'Overpass cannot be reached.' },
}

test('a network that is gone is said, with when it is tried again, and can be tried at once', async () => {
  const { page } = await visitAsEditor('/admin/database')
  let state: FillStatus = waiting
  await page.route('**/api/admin/fill-guide', (route) => {
    if (route.request().method() === 'POST') state = { ...waiting, state: 'running', again: null }
    return route.fulfill({ json: state })
  })
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Dashboard' }).click()
  const panel = page.getByRole('region', { name: 'Filling the guide waits' })
  const words = /^Overpass cannot be reached\. It tries again by itself at 22 Nov 2026, \d\d:\d\d\.$/
  await panel.getByRole('status').filter({ hasText: words }).waitFor()
  await panel.getByText('Nothing is lost: it goes on where it was. You can close this page.').waitFor()
  await findsNothing(page)
  await panel.getByRole('button', { name: 'Try now' }).click()
  await page.getByRole('region', { name: 'The guide is being filled' }).waitFor()
  await findsNothing(page)
})
