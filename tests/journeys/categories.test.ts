import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { funTypes } from '../../src/guide/fun-types/fun-types.ts'
import type { PlaceByFunType } from '../../src/guide/place-lists/place.schema.ts'
import { anImage } from '../factories.ts'
import { ask } from './ask.ts'
import { addressOf, desktop, phone, tabTo, visit } from './browser.ts'
import { anOwnPlace, guideDatabase } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { aPhoto } from './photos.ts'

const sections = ['/categories', '/top-family-activities'] as const
const expectedErrors = /404|503/

const cards = (page: Page) => page.getByRole('main').getByRole('article')

const askFor = (slug: string) => fetch(`${inject('siteUrl')}/api/places/by-fun-type/${slug}`)

/** The first of them; one answer holds 500. Of aquariums no journey makes any meanwhile. */
const placesOf = async (slug: string): Promise<PlaceByFunType[]> => (await askFor(slug)).json()

test.for(sections)(
  '%s shows every fun type by name, each with a link to its places, accessible to all',
  async (path) => {
    const page = await visit(path, { reducedMotion: 'reduce' })
    await page.getByRole('heading', { name: 'What Kind of Fun Are You Looking For?', level: 1 }).waitFor()
    const links = page.getByRole('main').getByRole('link')
    expect(await links.allInnerTexts()).toEqual(expect.arrayContaining(funTypes.map(({ name }) => name)))
    await findsNothing(page)
    await page.getByRole('main').getByRole('link', { name: 'Theme Park' }).click()
    await page.getByRole('heading', { name: 'Theme Park', level: 1 }).waitFor()
    expect(addressOf(page)).toBe(`${path}/theme_park`)
  },
)

test('without fun types it says so', async () => {
  const page = await visit('/')
  await page.route('**/api/fun-types', (route) => route.fulfill({ json: [] }))
  await page.getByRole('link', { name: 'Top activities' }).first().click()
  await page.getByText('No categories available at the moment.').waitFor()
})

test.for(sections)('a category of %s has a header, its places and a way to each', async (path) => {
  const page = await visit(`${path}/aquarium`)
  await page.getByRole('heading', { name: 'Aquarium', level: 1 }).waitFor()
  await page.getByText('Sharks, rays and seahorses, dry-footed in any weather.').waitFor()
  const [first] = await placesOf('aquarium')
  await cards(page)
    .first()
    .getByRole('link', { name: `View Details of ${first?.name}` })
    .click()
  await page.getByRole('heading', { name: first?.name, level: 1 }).waitFor()
  expect(addressOf(page)).toBe(`/funplace/${first?.slug}`)
})

test("cards name up to two cities in whole kilometres, then '+N', and link to the website", async () => {
  const places = (await placesOf('aquarium')).slice(0, 24)
  const page = await visit('/categories/aquarium')
  for (const [index, { name, distances, website }] of places.entries()) {
    const card = cards(page).nth(index)
    const expected = distances
      .slice(0, 2)
      .map(({ cityName, distance }) => `${cityName} ${Math.round(distance)} km`)
    const more = distances.length > 2 ? [`+${distances.length - 2}`] : []
    const badges = await card.getByRole('listitem').allTextContents()
    expect(badges.map((text) => text.replace(/more cit(y|ies)$/, ''))).toEqual([...expected, ...more])
    const link = card.getByRole('link', { name: `Website of ${name}` })
    expect(await link.count()).toBe(website ? 1 : 0)
    if (website) expect(await link.getAttribute('href')).toBe(website)
  }
  expect(places.some(({ distances }) => distances.length > 2)).toBe(true)
})

test('a place with a photo shows it, and its drawing when the photo does not load', async () => {
  const db = await guideDatabase()
  const photographed = await anOwnPlace(db, { name: '00 Photographed', funTypes: ['zoo'] })
  await anImage(db, photographed, { storagePath: null, publicUrl: aPhoto(1) })
  const broken = await anOwnPlace(db, { name: '01 Broken', funTypes: ['zoo'] })
  await anImage(db, broken, { storagePath: null, publicUrl: '/api/images/gone.webp' })
  const page = await visit('/categories/zoo', { photos: true, expectedErrors })
  await cards(page)
    .nth(0)
    .locator(`img[src="${aPhoto(1)}"]`)
    .waitFor()
  await cards(page).nth(1).locator('svg.art').waitFor()
})

test('24 places come first, more on scrolling, each once', async () => {
  const page = await visit('/categories/playground')
  // Other tests make places of their own meanwhile.
  await expect
    .poll(async () => {
      const total = (await askFor('playground')).headers.get('X-Total-Count')
      await page.reload()
      return page.getByText(`${total} places.`, { exact: true }).count()
    })
    .toBe(1)
  expect(await cards(page).count()).toBe(24)
  await page.getByRole('link', { name: 'Show more places' }).scrollIntoViewIfNeeded()
  await cards(page).nth(47).waitFor()
  const names = await cards(page)
    .getByRole('link', { name: /^View Details/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(names).size).toBe(names.length)
  expect(addressOf(page)).toBe('/categories/playground')
})

test('without JavaScript the list goes on by a plain link', async () => {
  const page = await visit('/categories/playground', { javaScriptEnabled: false })
  const places = await placesOf('playground')
  await page.getByRole('link', { name: 'Show more places' }).click()
  await expect.poll(() => addressOf(page)).toBe('/categories/playground?page=2')
  await page
    .getByRole('link', { name: `View Details of ${places[24]?.name}` })
    .first()
    .waitFor()
  expect(await cards(page).count()).toBe(24)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
    /\/top-family-activities\/playground\?page=2$/,
  )
})

test.for(['categories', 'top-family-activities'])(
  'a page of %s after the last leads to the first',
  async (section) => {
    const { status, headers } = await ask(`/${section}/zoo?page=999`)
    expect([status, headers.location]).toEqual([302, `/${section}/zoo`])
    const around = await ask(`/${section}/zoo?city=vienna&page=999`)
    expect([around.status, around.headers.location]).toEqual([302, `/${section}/zoo?city=vienna`])
  },
)

test('a category without places says so and leads back', async () => {
  const page = await visit('/categories')
  await page.route('**/api/places/by-fun-type/zoo?*', (route) =>
    route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
  )
  await page.getByRole('link', { name: 'Zoo', exact: true }).click()
  await page.getByRole('heading', { name: 'No places found' }).waitFor()
  await findsNothing(page)
  await page.getByRole('link', { name: 'See all kinds of fun' }).click()
  await page.getByRole('heading', { name: 'What Kind of Fun Are You Looking For?' }).waitFor()
})

test('places that cannot be had are no empty category', async () => {
  const page = await visit('/categories', { expectedErrors })
  await page.route('**/api/places/by-fun-type/zoo?*', (route) => route.fulfill({ status: 503, body: 'no' }))
  await page.getByRole('link', { name: 'Zoo', exact: true }).click()
  await page.getByRole('heading', { name: 'These places could not be loaded' }).waitFor()
})

test.for([
  ['/categories', 'Back to Categories'],
  ['/top-family-activities', 'Back to Top activities'],
] as const)('an unknown category of %s is a 404 with a way back', async ([path, back]) => {
  expect((await ask(`${path}/zooo`)).status).toBe(404)
  const page = await visit(`${path}/zooo`, { reducedMotion: 'reduce', expectedErrors })
  await page.getByRole('heading', { name: 'Category Not Found', level: 1 }).waitFor()
  if (path === '/categories') await findsNothing(page)
  await page.getByRole('link', { name: back }).click()
  await page.getByRole('heading', { name: 'What Kind of Fun Are You Looking For?' }).waitFor()
  expect(addressOf(page)).toBe(path)
})

test('Top activities is in the menu of a wide screen, Categories in that of a phone', async () => {
  const wide = await visit('/top-family-activities/zoo', { ...desktop, reducedMotion: 'reduce' })
  const current = wide.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Top activities' })
  expect(await current.getAttribute('aria-current')).toBe('page')
  await findsNothing(wide)
  const small = await visit('/', phone)
  await small.getByRole('button', { name: 'Open menu' }).tap()
  await small.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Categories' }).tap()
  await small.getByRole('heading', { name: 'What Kind of Fun Are You Looking For?' }).waitFor()
  expect(await small.getByRole('navigation', { name: 'Menu' }).isVisible()).toBe(false)
})

test('from kind to kind with the keyboard alone', async () => {
  const page = await visit('/categories')
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Aquarium' }))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Aquarium', level: 1 }).waitFor()
  const kinds = page.getByRole('navigation', { name: 'Kinds of fun' })
  expect(await kinds.getByRole('link', { name: 'Aquarium' }).getAttribute('aria-current')).toBe('page')
  await tabTo(page, kinds.getByRole('link', { name: 'Museum' }))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Museum', level: 1 }).waitFor()
})

test('a category is accessible at all widths, light and dark', async () => {
  await findsNothing(await visit('/categories/playground', { reducedMotion: 'reduce' }))
})

test.for([{}, { javaScriptEnabled: false }])(
  'from all of Europe a visitor comes to a country and a city, whose nearest places stand first: %j',
  async (how) => {
    const page = await visit('/categories/zoo', how)
    const austria = page
      .getByRole('navigation', { name: 'Countries' })
      .getByRole('link', { name: /^Austria \d+$/ })
    const inAustria = numberIn(await austria.innerText())
    await austria.click()
    await page.getByText(`${inAustria} places in Austria.`, { exact: true }).waitFor()
    expect(addressOf(page)).toBe('/categories/zoo?country=Austria')
    const cities = page.getByRole('navigation', { name: 'Cities in Austria' })
    const graz = cities.getByRole('link', { name: /^Graz \d+$/ })
    const aroundGraz = numberIn(await graz.innerText())
    await graz.click()
    await page.getByText(`${aroundGraz} places within 100 km of Graz.`, { exact: true }).waitFor()
    expect(addressOf(page)).toBe('/categories/zoo?city=graz')
    expect(await cities.getByRole('link', { name: 'Graz' }).getAttribute('aria-current')).toBe('page')
    expect(await page.getByRole('link', { name: 'All of Europe' }).getAttribute('aria-current')).toBeNull()
    const far = await cards(page)
      .getByText(/^Graz \d+ km/)
      .allInnerTexts()
    const kilometres = far.map((text) => Number(/\d+/.exec(text)))
    expect(kilometres.length).toBe(await cards(page).count())
    expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b))
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      /\/top-family-activities\/zoo$/,
    )
  },
)

const numberIn = (text: string) => Number(/\d+/.exec(text)?.[0])

test('a country that is pointed at is fetched from its own address before it is chosen', async () => {
  const page = await visit('/categories/zoo')
  const fetched = page.waitForResponse((answer) => answer.url().includes('/api/places/by-fun-type/zoo?'))
  await page.getByRole('navigation', { name: 'Countries' }).getByRole('link', { name: 'Austria' }).hover()
  expect(new URL((await fetched).url()).searchParams.get('country')).toBe('Austria')
})

test('a country or city that the guide does not have leads to all of Europe', async () => {
  for (const query of ['country=Atlantis', 'city=atlantis', 'city=atlantis&page=2']) {
    const { status, headers } = await ask(`/categories/zoo?${query}`)
    expect([status, headers.location]).toEqual([302, '/categories/zoo'])
  }
})
