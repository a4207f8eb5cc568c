import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { importRuns } from '../../src/gathering/imports/import-run.table.ts'
import { serviceStates } from '../../src/outgoing/service-state.table.ts'
import type { Dashboard } from '../../src/system/dashboard/dashboard.schema.ts'
import { ask } from './ask.ts'
import { addressOf } from './browser.ts'
import { anOwnCity, anOwnPlace } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

test('the dashboard says what waits, and each figure leads there', async () => {
  const { page, db } = await visitAsEditor('/admin/database')
  const place = await anOwnPlace(db, { name: `Otter Park ${randomUUID().slice(0, 8)}` })
  const [run] = await db
    .insert(importRuns)
    .values({ provider: 'openstreetmap', state: 'failed', origin: 'journey.json' })
    .returning()
  const pausedUntil = new Date(Date.now() + 600_000)
  const service = 'lighthouse'
  await db.insert(serviceStates).values({ service, pausedUntil, pauseReason: 'does not let us in (403)' })
  onTestFinished(async () => {
    await db.delete(serviceStates).where(eq(serviceStates.service, service))
    await db.delete(importRuns).where(eq(importRuns.id, run?.id ?? 0))
  })
  await anOwnCity(db)
  await page.request.put(`/api/admin/places/${place.id}`, { data: { phone: '+43 1 2345' } })
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Dashboard' }).click()
  await page.getByText(/^\w+day, \d+ \w+ 20\d\d$/).waitFor()
  await page.getByRole('heading', { name: /^[\d,]+ new places? waits? for your eye$/ }).waitFor()
  expect(await page.getByRole('link', { name: 'Start reviewing' }).getAttribute('href')).toBe('/admin/review')
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await attention.getByText(/^Lighthouse is paused until .*\d\d:\d\d$/).waitFor()
  await attention.getByText('It does not let us in (403). Until then nobody asks it for anything.').waitFor()
  const failed = attention.getByRole('link', { name: /^See why: \d+ imports? failed$/ })
  expect(await failed.getAttribute('href')).toBe('/admin/imports?state=failed')
  const cities = page.getByRole('region', { name: 'Cities' })
  await cities.getByRole('img', { name: /^\d+ cities by their places: \d+ with 24 places or more/ }).waitFor()
  const thin = cities.getByRole('link', { name: /^[^\d].* \d+$/ }).last()
  expect(await thin.getAttribute('href')).toMatch(/^\/admin\/places\?cityId=\d+&isActive=true$/)
  const changes = page.getByRole('region', { name: 'Recent changes' }).getByRole('listitem')
  const change = changes.filter({ hasText: `changed the phone of ${place.name}` })
  expect(await change.getByRole('link', { name: place.name }).getAttribute('href')).toBe(
    `/admin/places?search=${encodeURIComponent(place.name)}`,
  )
  await change.getByRole('button', { name: `Undo: ${place.name}` }).click()
  await page.getByText('Change undone').first().waitFor()
  expect(JSON.parse((await ask(`/api/places/${place.slug}`)).html).phone).toBe(null)
  const review = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Review' })
  await page
    .locator(`[id="${await review.getAttribute('aria-describedby')}"]`)
    .getByText(/^[\d,]+/)
    .waitFor()
  await page.getByRole('meter', { name: 'Geoapify credits today' }).waitFor()
  await page.getByText('0 of 3,000').waitFor()
  await attention.getByRole('link', { name: /have no photo$/ }).click()
  await page.getByRole('heading', { name: 'Places Management', level: 1 }).waitFor()
  expect(addressOf(page)).toBe('/admin/places?hasPhoto=false')
  await page.getByText(/^Page 1 of \d+ \([\d,]+ places\)$/).waitFor()
})

test('where nothing is the matter, that is said', async () => {
  const { page } = await visitAsEditor('/admin/database')
  const figures: Dashboard = {
    ...{ unreviewedPlaces: 0, unreviewedCities: [], placesWithoutPhoto: 0, placesWithUnclearHours: 0 },
    ...{ gonePlaces: 0, refusedPlaces: 0, goneWebsites: 0, putOff: [], openReports: 0, warnings: [] },
    ...{ failedImports: 0, runningImports: 0, cities: 110, staleCities: 0 },
    ...{ citySizes: [0, 3, 49, 58], thinCities: [], recentChanges: [] },
    ...{ provider: 'openstreetmap', creditsUsed: 412, creditsPerDay: 3000, pausedServices: [] },
  }
  await page.route('**/api/admin/dashboard', (route) => route.fulfill({ json: figures }))
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('heading', { name: 'Nothing waits for you' }).waitFor()
  await page.getByText('Every import went through').waitFor()
  await page.getByText('412 of 3,000').waitFor()
  const sizes = '58 with 24 places or more, 49 with 12 to 23, 3 with 8 to 11, 0 with fewer than 8'
  await page.getByRole('img', { name: `110 cities by their places: ${sizes}` }).waitFor()
  await page.getByText('Nobody has changed anything yet.').waitFor()
})

test('figures that cannot be loaded can be asked for again', async () => {
  const { page } = await visitAsEditor('/admin/database')
  await page.route('**/api/admin/dashboard', (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('alert').getByText('This could not be loaded.').waitFor()
  await page.unroute('**/api/admin/dashboard')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('region', { name: 'Needs attention' }).waitFor()
})

test('the dashboard is accessible at all widths, light and dark', async () => {
  const { page } = await visitAsEditor('/admin', { reducedMotion: 'reduce' })
  await page.getByRole('region', { name: 'Needs attention' }).waitFor()
  await findsNothing(page)
})
