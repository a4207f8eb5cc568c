import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { nearbyThings } from '../../src/guide/nearby/nearby.table.ts'
import { aPlace } from '../factories.ts'
import { anObject, nominatimServer } from '../services/nominatim-server.ts'
import { osrmServer } from '../services/osrm-server.ts'
import { transitServer } from '../services/transit-server.ts'
import { desktop, hydrated, isFocused, phone, visit } from './browser.ts'
import { guideDatabase } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { startOwnGuide } from './own-guide.ts'
import { countTaps } from './taps.ts'

const stays = [
  anObject({ name: 'Hotel Adler', lat: '64.2', lon: '-21.7' }),
  anObject({ name: 'Hotel Adler', lat: '64.5', lon: '-21.0', address: { city: 'Elsewhere' } }),
]

/** A guide with a router, a timetable and an address search of the test's own, and a zoo some 60 km from the hotel. */
async function aGuide() {
  const [router, timetable, addresses] = await Promise.all([
    osrmServer(),
    transitServer(),
    nominatimServer(stays),
  ])
  const guide = await startOwnGuide({
    ...{ OSRM_URL: router.url, TRANSIT_URL: timetable.url, NOMINATIM_URL: addresses.url },
  })
  onTestFinished(async () => void (await guide.stop()))
  const db = await guideDatabase(guide.home)
  const zoo = await aPlace(db, {
    name: 'Bear Zoo',
    slug: 'bear-zoo',
    lat: 64.2,
    lng: -20.4,
    funTypes: ['zoo'],
  })
  const halfway = await aPlace(db, { name: 'Halfway Park', slug: 'halfway-park', lat: 64.2, lng: -21.05 })
  const thing = { lat: 64.2, lng: -20.4, metres: 263, isInside: false }
  await db.insert(nearbyThings).values([
    { ...thing, placeId: zoo.id, kind: 'stop', type: 'bus', name: 'Bear Gate', osmId: 'node/1' },
    { ...thing, placeId: halfway.id, kind: 'toilets', type: 'toilets', osmId: 'node/2' },
  ])
  return { guide, router }
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'From where you stay' })
const keptOf = (page: Page) => page.evaluate(() => localStorage.getItem('where-we-stay'))

test('a family on a phone says once where it stays, and sees on every place how to get there, until it forgets', async () => {
  const { guide, router } = await aGuide()
  const page = await visit(`${guide.url}/funplace/bear-zoo`, {
    ...{ ...phone, baseURL: guide.url, expectedErrors: /ERR_FAILED/ },
  })
  const panel = panelOf(page)
  const taps = await countTaps(page)
  await page.getByRole('button', { name: 'From where you stay' }).tap()
  const field = panel.getByLabel('Where do you stay?')
  await expect.poll(() => isFocused(field)).toBe(true)
  await field.fill('a')
  await page.keyboard.press('Enter')
  await panel.getByText('Please write a street and a town').waitFor()
  await field.fill('Hotel Adler')
  await page.keyboard.press('Enter')
  await panel.getByText('Which of these 2?').waitFor()
  expect(await keptOf(page)).toBeNull()
  await findsNothing(page)
  await page.setViewportSize(phone.viewport)
  await panel.getByRole('button', { name: 'Hotel Adler, Karlsplatz, Vienna' }).tap()
  await expect.poll(taps).toBe(2)

  const from = panel.getByText('From Hotel Adler, Karlsplatz, Vienna, Austria')
  await expect.poll(() => isFocused(from)).toBe(true)
  await panel.getByText(/6\d\.\d km by road, without traffic jams$/).waitFor()
  await panel.getByText('At the place: nearest bus stop that we know, Bear Gate, about 250 m away').waitFor()
  await panel.getByText('Where you stay: no stop is known within a walk').waitFor()
  await panel.getByRole('link', { name: 'Halfway Park' }).waitFor()
  await panel.getByText(/after about 3\d min · toilets, playground · on the road$/).waitFor()
  await panel.getByRole('button', { name: 'Show connections' }).tap()
  await panel.getByText('Metro U4 from Karlsplatz to Hietzing').first().waitFor()
  await panel.getByText('27 min · direct').waitFor()
  // Hours later: the connections of this morning have left.
  const anew = page.waitForRequest(/\/connections$/)
  await panel.getByRole('button', { name: 'Show connections' }).tap()
  await anew
  await panel.getByText('27 min · direct').waitFor()
  await findsNothing(page)
  expect(await keptOf(page)).toBe(
    '{"name":"Hotel Adler, Karlsplatz, Vienna, Austria","lat":64.2,"lng":-21.7,"timeZone":"Atlantic/Reykjavik"}',
  )
  expect(router.requests).toHaveLength(1)

  await page.setViewportSize(desktop.viewport)
  // Nobody answers any more: estimates stay, and are said to be some.
  await page.route('**/api/ways', (route) => route.abort())
  await page.reload()
  await hydrated(page)
  await from.waitFor()
  await panel.getByText('Only estimates for now').waitFor()
  await panel.getByText('Estimated, not a route').waitFor()
  await panel.getByRole('button', { name: 'Forget' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => isFocused(field)).toBe(true)
  expect(await keptOf(page)).toBeNull()

  await page.reload()
  await hydrated(page)
  const before = taps()
  await page.getByRole('button', { name: 'From where you stay' }).click()
  await field.fill('Hotel Adler')
  await page.keyboard.press('Enter')
  await panel.getByRole('button', { name: 'Hotel Adler, Karlsplatz, Vienna' }).click()
  await from.waitFor()
  await expect.poll(taps).toBe(before + 2)
})

test('by keyboard one puts a pin on the map where one stays, or gives the position of the device', async () => {
  const page = await visit('/funplace/haus-des-meeres', {
    permissions: ['geolocation'],
    geolocation: { latitude: 48.2102, longitude: 16.3702 },
  })
  const panel = panelOf(page)
  await page.getByRole('button', { name: 'From where you stay' }).focus()
  await page.keyboard.press('Enter')
  const map = panel.getByRole('button', { name: 'A point on the map' })
  await map.focus()
  await page.keyboard.press('Enter')
  const pin = panel.getByRole('button', { name: /^Pin at / })
  await pin.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await findsNothing(page)
  await panel.getByRole('button', { name: 'Use this point' }).focus()
  await page.keyboard.press('Enter')
  await panel.getByText('From the point on the map').waitFor()
  await panel.getByText('Estimated, not a route').waitFor()
  await panel.getByRole('link', { name: 'Bus and train in Google Maps' }).waitFor()
  expect(await panel.getByRole('button', { name: 'Show connections' }).count()).toBe(0)

  await panel.getByRole('button', { name: 'Forget' }).click()
  await panel.getByRole('button', { name: 'Use my position' }).click()
  await panel.getByText('From where I was').waitFor()
  const where = { lat: 48.21, lng: 16.37, timeZone: 'Europe/Vienna' }
  await expect
    .poll(async () => JSON.parse((await keptOf(page)) ?? ''))
    .toEqual({ name: 'where I was', ...where })

  // A plan begins and ends its days there.
  await page.evaluate(() => {
    const day = '2099-04-24'
    const plan = { days: { [day]: true }, stops: { 'haus-des-meeres': { at: 1, day } } }
    localStorage.setItem('plan', JSON.stringify({ plan }))
  })
  await page.goto('/plan')
  await page.getByText(/^About 5 min by car · about 1\.\d km from where you stay$/).waitFor()
  await page.getByText(/^About 5 min by car · about 1\.\d km back to where you stay$/).waitFor()
  await page.getByText('1 stop · about 10 min in the car').waitFor()
})

test('what is answered late takes no place of what was typed or chosen since', async () => {
  const page = await visit('/funplace/haus-des-meeres')
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      const coords = { latitude: 48.2, longitude: 16.37 }
      addEventListener('found-late', () => found({ coords } as GeolocationPosition))
    }
  })
  const first = Promise.withResolvers<void>()
  await page.route('**/api/ways/addresses', async (route) => {
    const name = route.request().postDataJSON().text
    if (name === 'First Inn') await first.promise
    const inns = name === 'First Inn' ? [name] : [`${name}, here`, `${name}, there`]
    await route.fulfill({ json: inns.map((name) => ({ name, lat: 48.2, lng: 16.3 })) })
  })
  const panel = panelOf(page)
  await page.getByRole('button', { name: 'From where you stay' }).click()
  await panel.getByRole('button', { name: 'Use my position' }).click()
  const field = panel.getByLabel('Where do you stay?')
  for (const inn of ['First Inn', 'Second Inn']) {
    await field.fill(inn)
    await page.keyboard.press('Enter')
  }
  const here = panel.getByRole('button', { name: 'Second Inn, here' })
  await here.waitFor()
  const answered = page.waitForResponse('**/api/ways/addresses')
  first.resolve()
  await (await answered).finished()
  await here.click()
  await panel.getByText('From Second Inn, here').waitFor()
  await page.evaluate(() => dispatchEvent(new Event('found-late')))
  await page.reload()
  await panel.getByText('From Second Inn, here').waitFor()
})

test('who plans from home looks around a town that is no city of the guide', async () => {
  const { guide } = await aGuide()
  const page = await visit(`${guide.url}/near-me`, { ...phone, baseURL: guide.url })
  await page.getByRole('button', { name: 'Around another town' }).tap()
  const field = page.getByLabel('Around which town?')
  await expect.poll(() => isFocused(field)).toBe(true)
  await findsNothing(page)
  await field.fill('Hotel Adler')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Hotel Adler, Elsewhere' }).tap()
  await page.getByRole('heading', { name: 'Family Fun near Hotel Adler' }).waitFor()
  await page.getByText('Distances are measured from Hotel Adler, Elsewhere, as the crow flies.').waitFor()
  await page.getByRole('article').filter({ hasText: 'Bear Zoo' }).waitFor()
  await findsNothing(page)
  const here = page.url()
  expect(here).not.toMatch(/Adler|64\./)
  await page.getByRole('link', { name: /^View Details.*Bear Zoo/ }).tap()
  await page.getByRole('heading', { name: 'Bear Zoo', level: 1 }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Family Fun near Hotel Adler' }).waitFor()
})

test('a device that says late where it is takes no list of a town away', async () => {
  const { guide } = await aGuide()
  const page = await visit(`${guide.url}/funplace/bear-zoo`, { ...desktop, baseURL: guide.url })
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      addEventListener('found-late', () =>
        found({ coords: { latitude: 48.2, longitude: 16.37 } } as GeolocationPosition),
      )
    }
  })
  await page.getByRole('button', { name: 'Search places and cities' }).click()
  await page.getByRole('combobox', { name: 'Search places and cities' }).fill('qqqqqq')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Around any town' }).click()
  await page.getByRole('button', { name: 'Find places near me' }).click()
  await page.getByText('Looking for where you are …').waitFor()
  await page.getByRole('button', { name: 'Around another town' }).click()
  await page.getByLabel('Around which town?').fill('Hotel Adler')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Hotel Adler, Elsewhere' }).click()
  await page.getByRole('heading', { name: 'Family Fun near Hotel Adler' }).waitFor()
  await page.evaluate(() => dispatchEvent(new Event('found-late')))
  await page.getByRole('article').filter({ hasText: 'Bear Zoo' }).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Family Fun near Hotel Adler')
})
