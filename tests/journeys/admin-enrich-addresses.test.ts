import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { adminSettings, editorAt } from '../guides/editor-at.ts'
import { type LocalService, localService } from '../services/local-service.ts'
import { anObject, nominatimServer } from '../services/nominatim-server.ts'
import { hydrated, phone, visit } from './browser.ts'
import { findsNothing } from './finds-nothing.ts'
import { startOwnGuide } from './own-guide.ts'

const whole = { addrStreet: 'Prater', addrPostcode: '1020', addrCity: 'Vienna' }

/**
 * The list of new places of a guide with this geocoder: one at Karlsplatz, one at sea, and some whose address is known;
 * its first page is ticked.
 */
async function visitTickedPlaces(nominatim: LocalService, { known = 0 } = {}) {
  const silent = await localService(() => ({ status: 400, body: '{}' }))
  const guide = await startOwnGuide({ ...adminSettings, NOMINATIM_URL: nominatim.url, OSRM_URL: silent.url })
  onTestFinished(async () => void (await guide.stop()))
  const { call, session } = await editorAt(guide.url)
  const word = `herd${randomUUID().slice(0, 8)}`
  const [{ id: funType }] = (await call('GET', '/api/fun-types')).body
  const add = (name: string, fields: object) =>
    call('POST', '/api/admin/places', {
      name: `${word} ${name}`,
      funTypes: [funType],
      seasons: [],
      ...fields,
    })
  await add('Park', { lat: 48.1997, lng: 16.3697 })
  await add('Buoy', { lat: 55.5, lng: 3.5 })
  for (let nr = 0; nr < known; nr++) await add(`Swing ${nr}`, { lat: 48.2 + nr / 1000, lng: 16.4, ...whole })
  const page = await visit(`${guide.url}/admin/login`, { expectedErrors: /401/, baseURL: guide.url })
  await page.context().addCookies([session])
  await page.goto(`/admin/places?search=${word}`)
  await hydrated(page)
  await page.getByRole('checkbox', { name: 'Select page' }).check()
  const stored = async () => (await call('GET', `/api/admin/places?search=${word}`)).body.data
  return { page, stored }
}

test('addresses of all that match are filled in while the editor watches, who knows how long it takes', async () => {
  const seen = Promise.withResolvers<void>()
  const nominatim = await nominatimServer([anObject()], seen.promise)
  const { page, stored } = await visitTickedPlaces(nominatim, { known: 19 })
  await page.getByRole('button', { name: 'Select all 21 matching' }).click()
  await page.getByRole('button', { name: 'Enrich address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enrich address: 21 places?' })
  await dialog.getByText(/asked about 2 places .* about 2 seconds/).waitFor()
  await dialog.getByRole('button', { name: 'Enrich address' }).click()
  await page.getByRole('region', { name: 'Progress' }).getByText('of 2 done').waitFor()
  seen.resolve()
  await page.getByText('1 address filled in, 19 as before, 1 unknown to OpenStreetMap').first().waitFor()
  await page.getByRole('region', { name: 'Progress' }).waitFor({ state: 'detached' })
  const streets = (await stored()).map(({ addrStreet }: { addrStreet: string | null }) => addrStreet)
  expect([streets.includes('Karlsplatz'), streets.includes(null)]).toEqual([true, true])
})

test('a geocoder that refuses is named, the selection stays, and the panel is accessible', async () => {
  const { page } = await visitTickedPlaces(await localService(() => ({ status: 403, body: '{}' })))
  const enrich = page.getByRole('button', { name: 'Enrich address' })
  await enrich.focus()
  await page.keyboard.press('Enter')
  await page.getByText('Failed to enrich addresses').first().waitFor()
  await page.getByRole('alert').getByText('Nominatim does not let us in (403).').waitFor()
  await page.getByText('2 places selected').waitFor()
  await findsNothing(page)
  await page.setViewportSize(phone.viewport)
  await findsNothing(page)
})
