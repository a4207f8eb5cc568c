import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { importRuns } from '../../src/gathering/imports/import-run.table.ts'
import type { OsmElement } from '../../src/gathering/providers/openstreetmap/osm-element.ts'
import { auditLog } from '../../src/office/accounts/audit-log/audit-log.table.ts'
import { localService } from '../services/local-service.ts'
import { overpassServer } from '../services/overpass-server.ts'
import { addressOf, holdsFocus, hydrated, isFocused, tabTo } from './browser.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'
import { visitOwnGuide } from './visit-own-guide.ts'

const graz = { type: 'node' as const, id: 1, lat: 47.07, lon: 15.44 }
const linz = { type: 'node' as const, id: 2, lat: 48.31, lon: 14.29 }

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** Fetches for these cities from their screen, and waits for the toast. */
async function fetchCities(page: Page, names: string[], told: string) {
  await open(page, '/admin/cities')
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('button', { name: 'Fetch Places' }).click()
  await page.getByText(told).first().waitFor()
}

/** Where services other than Overpass would be asked, nobody answers. */
async function settingsWith(overpassUrl: string) {
  const silent = await localService(() => ({ status: 503, body: '{}' }))
  return { OVERPASS_URL: overpassUrl, OSRM_URL: silent.url, NOMINATIM_URL: silent.url }
}

test('an editor fetches two cities, reads what came and what changed, and takes an import back', async () => {
  const elements: OsmElement[] = [
    { ...graz, tags: { tourism: 'zoo', name: 'Tierwelt <script>', phone: '+43 316 123451' } },
    { ...linz, tags: { tourism: 'zoo', name: 'Zoo Testlinz' } },
    { ...linz, id: 3, tags: { leisure: 'playground' } },
  ]
  const overpass = await overpassServer({ elements })
  const { page } = await visitOwnGuide('/admin/imports', await settingsWith(overpass.url))
  await fetchCities(page, ['Graz', 'Linz'], 'Added 2 places, updated 0 places')

  await page.getByRole('link', { name: 'Imports' }).first().click()
  const list = page.getByRole('list', { name: 'Imports' })
  const row = (name: string) => list.getByRole('listitem').filter({ hasText: name })
  await row('Linz').getByText('Finished').waitFor()
  await row('Graz').getByText('1 added').waitFor()
  await row('Graz').getByText('started by marta').waitFor()
  await findsNothing(page)
  await page.getByLabel('City').selectOption({ label: 'Graz, Austria' })
  await row('Linz').waitFor({ state: 'detached' })
  expect(addressOf(page)).toMatch(/^\/admin\/imports\?cityId=\d+$/)
  await page.getByLabel('State').selectOption('failed')
  await page.getByText('No imports match these filters.').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await row('Graz').getByRole('link', { name: 'Graz, Austria' }).click()
  await page.getByRole('tab', { name: '1 Added' }).waitFor()
  await page.getByRole('link', { name: 'Tierwelt <script>' }).waitFor()
  await page.getByRole('region', { name: 'Imported together' }).getByRole('link', { name: 'Linz' }).waitFor()
  const placeId = await idOf(page, 'Tierwelt')
  await findsNothing(page)

  const edit = await page.request.put(`/api/admin/places/${placeId}`, { data: { phone: '+43 316 999999' } })
  expect(edit.ok()).toBe(true)
  elements[0] = {
    ...graz,
    tags: { tourism: 'zoo', name: 'Tierwelt Neu', phone: '+43 316 123452' },
  }
  await fetchCities(page, ['Graz'], 'Added 0 places, updated 1 places')
  await page.getByRole('region', { name: 'Progress' }).getByRole('link', { name: 'Graz' }).click()
  await page.getByRole('tab', { name: '1 Changed', selected: true }).waitFor()
  const change = page.getByRole('tabpanel')
  await change.getByText('before: Tierwelt <script>').waitFor()
  await change.getByText('after: Tierwelt Neu').waitFor()
  await change.getByText('Not taken: an editor has set this field').waitFor()
  await findsNothing(page)
  const kept = page.getByRole('tab', { name: '1 Kept as edited' })
  await page.getByRole('tab', { name: '1 Changed' }).press('ArrowRight')
  await expect.poll(() => isFocused(kept)).toBe(true)
  await expect.poll(() => addressOf(page)).toMatch(/tab=kept$/)
  await change.getByText('+43 316 999999').waitFor()

  const undo = page.getByRole('button', { name: 'Undo import' })
  await undo.click()
  const question = page.getByRole('dialog', { name: /^Undo import \d+\?$/ })
  await question.getByText('1 place will be as before.').waitFor()
  await findsNothing(page)
  await expect.poll(() => holdsFocus(question)).toBe(true)
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await undo.press('Enter')
  await question.getByRole('button', { name: 'Undo import' }).click()
  await page.getByText('0 places removed, 1 place restored, 0 places kept.').waitFor()
  await expect.poll(() => isFocused(page.getByRole('heading', { name: 'Undone' }))).toBe(true)
  await page.getByText('Undone', { exact: true }).first().waitFor()
  await undo.waitFor({ state: 'detached' })
  await findsNothing(page)
  await page.reload()
  await page.getByText('0 places removed, 1 place restored, 0 places kept.').waitFor()

  await open(page, '/admin/imports')
  await row('Graz').getByText('1 added').waitFor()
  await row('Graz').filter({ hasText: '1 added' }).getByRole('link').click()
  await undo.click()
  await question.getByText('0 of 1 added place will be removed.').waitFor()
  await question.getByText('1 place will stay: Tierwelt <script>.').waitFor()
  await question.getByRole('button', { name: 'Undo import' }).click()
  await page.getByText('0 places removed, 0 places restored, 1 place kept.').waitFor()
  await page
    .getByRole('list', { name: 'Kept places' })
    .getByText('Tierwelt <script>: An editor has changed it since')
    .waitFor()
})

test('an editor sees why an import failed, cancels one that runs, and tries it again', async () => {
  const overpass = await aSlowOverpass()
  const { page } = await visitOwnGuide('/admin/cities', await settingsWith(overpass.url))
  for (const name of ['Graz', 'Linz']) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('button', { name: 'Fetch Places' }).click()
  const progress = page.getByRole('region', { name: 'Progress' })
  await progress.getByText('City 2 of 2: Linz').waitFor()

  await open(page, '/admin/imports?state=failed')
  await progress.getByText('City 2 of 2: Linz').waitFor()
  const list = page.getByRole('list', { name: 'Imports' })
  await list.getByRole('link', { name: 'Graz, Austria' }).click()
  await page.getByRole('alert').getByText('Graz, Austria was not imported.').waitFor()
  await page.getByRole('alert').getByText('Nothing was changed.').waitFor()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await findsNothing(page)

  await open(page, '/admin/imports?state=running')
  await list.getByRole('link', { name: 'Linz, Austria' }).click()
  await page.getByText('Running', { exact: true }).first().waitFor()
  await findsNothing(page)
  const cancel = progress.getByRole('button', { name: 'Cancel' })
  await cancel.click()
  const question = page.getByRole('dialog', { name: 'Cancel this import?' })
  await expect.poll(() => isFocused(question.getByRole('button', { name: 'Keep going' }))).toBe(true)
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await cancel.click()
  await question.getByRole('button', { name: 'Cancel import' }).click()
  await expect.poll(() => isFocused(page.getByRole('main'))).toBe(true)
  await page.getByText('Linz, Austria was cancelled.').waitFor()

  overpass.release()
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await progress.getByText('Done: 1 of 1').waitFor()
  await progress.getByRole('link', { name: 'Linz' }).click()
  await page.getByText('Finished', { exact: true }).first().waitFor()
  await page.getByRole('link', { name: 'Zoo Testlinz' }).waitFor()
  expect((await page.request.get('/funplace/zoo-testlinz')).status()).toBe(200)
})

test('an import of many places is read page by page, from its address too', async () => {
  const { page, db } = await visitAsEditor('/admin/search-radius')
  const [run] = await db
    .insert(importRuns)
    .values({
      ...{ provider: 'openstreetmap', origin: 'a<b>.json', state: 'done', added: 45 },
      refused: { 'no name': 7, 'listed twice': 2 },
    })
    .returning()
  const importRunId = run?.id as number
  onTestFinished(async () => {
    await db.delete(auditLog).where(eq(auditLog.importRunId, importRunId))
    await db.delete(importRuns).where(eq(importRuns.id, importRunId))
  })
  await db.insert(auditLog).values(
    Array.from({ length: 45 }, (_, at) => ({
      ...({ importRunId, action: 'create', entity: 'places' } as const),
      ...{ entityId: String(900_000 + at), after: { name: `Far place ${at}` } },
    })),
  )
  const links = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Imports' })
  await tabTo(page, links)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'a<b>.json' }).click()
  await page.getByText('Page 1 of 3 (45 places)').waitFor()
  await page.getByRole('heading', { name: 'Far place 44' }).waitFor()
  const next = page.getByRole('button', { name: 'Next' })
  await next.press('Enter')
  await page.getByText('Page 2 of 3 (45 places)').waitFor()
  await page.getByRole('heading', { name: 'Far place 24' }).waitFor()
  expect(await isFocused(next)).toBe(true)
  await page.reload()
  await page.getByText('Page 2 of 3 (45 places)').waitFor()
  await page.getByRole('heading', { name: 'Far place 24' }).waitFor()
  await expect.poll(() => page.getByRole('tabpanel').getByRole('listitem').count()).toBe(20)
  await findsNothing(page)
  await page.getByRole('tab', { name: '9 Refused' }).click()
  const reasons = page.getByRole('list', { name: 'Refused by reason' }).getByRole('listitem')
  await expect.poll(() => reasons.allTextContents()).toEqual(['7no name', '2listed twice'])
  await findsNothing(page)
})

test('an address without an import says so, and imports that cannot be loaded can be asked for again', async () => {
  const { page } = await visitAsEditor('/admin/imports/999999999')
  await page.getByText('There is no such import.').waitFor()
  const calls = '**/api/admin/import-runs*'
  await page.route(calls, (route) => route.fulfill({ status: 503, json: { message: 'Later' } }))
  await page.getByRole('main').getByRole('link', { name: 'Imports' }).click()
  await page.getByRole('alert').getByText('This could not be loaded.').waitFor()
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('alert').waitFor({ state: 'detached' })
})

async function idOf(page: Page, name: string): Promise<number> {
  const answer = await page.request.get(`/api/admin/places?search=${name}`)
  return (await answer.json()).data[0].id
}

/** An Overpass that refuses to speak of Graz, and waits with Linz until it is released. */
async function aSlowOverpass() {
  const released = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    const query = new URLSearchParams(await text(request)).get('data') ?? ''
    const isGraz = query.includes(',47.0')
    if (!isGraz) await released.promise
    const elements = [{ ...linz, tags: { tourism: 'zoo', name: 'Zoo Testlinz' } }]
    const answer = { version: 0.6, osm3s: { timestamp_osm_base: '2026-11-01T00:00:00Z' }, elements }
    response.writeHead(isGraz ? 400 : 200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/api/interpreter`, release: released.resolve }
}
