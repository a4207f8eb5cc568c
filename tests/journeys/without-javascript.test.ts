import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { builtInCountries } from '../../src/guide/cities/built-in-cities.ts'
import { reports } from '../../src/guide/reports/report.table.ts'
import { addressOf, phone, visit } from './browser.ts'
import { anOwnPlace, guideDatabase } from './content.ts'
import { findsNothing } from './finds-nothing.ts'

const noScripts = { javaScriptEnabled: false }

test('home offers a link to every city', async () => {
  const page = await visit('/', noScripts)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const links = page.getByRole('main').locator('a[href^="/funcity/"]:visible')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const cities = builtInCountries.flatMap((country) => country.cities)
  expect(cities).toHaveLength(110)
  expect(addresses).toEqual(expect.arrayContaining(cities.map(({ slug }) => `/funcity/${slug}`)))
  expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(
    expect.arrayContaining(['Distance tracking', 'Local insights']),
  )
})

test('controls that would do nothing are not there', async () => {
  const page = await visit('/', noScripts)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('button').allInnerTexts()).toEqual([])
  expect(await page.getByRole('combobox').count()).toBe(0)
})

test.for([100, 200])(
  'on a phone the name of the guide and both links of the bar have their room, with text of %i % too',
  async (percent) => {
    const page = await visit('/about', { ...phone, ...noScripts })
    const bar = page.getByRole('banner')
    await page.evaluate(
      (size) => document.documentElement.style.setProperty('font-size', `${size}%`),
      percent,
    )
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 740 })
      const name = bar.getByText('Family Fun Europe', { exact: true })
      const isCut = await name.evaluate((text) => text.scrollHeight > text.clientHeight)
      expect([width, isCut]).toEqual([width, false])
      for (const link of ['Explore', 'Top activities']) {
        const { x = -1, width: wide = 0 } = (await bar.getByRole('link', { name: link }).boundingBox()) ?? {}
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + wide).toBeLessThanOrEqual(width)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  },
)

test('from home over a city to a place and to its other cities', async () => {
  const page = await visit('/', noScripts)
  await page.getByRole('link', { name: 'Vienna', exact: true }).click()
  await page.getByRole('heading', { name: 'Family Fun around Vienna, Austria', level: 1 }).waitFor()
  const found = page.getByText(/^\d+ places found$/).filter({ visible: true })
  // Until the styles are there, both lines show of which one is for a phone.
  await expect.poll(() => found.count()).toBe(1)
  expect(await page.getByRole('article').count()).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'View Details of Haus des Meeres' }).click()
  const main = page.getByRole('main')
  await main.getByRole('heading', { name: 'Haus des Meeres', level: 1 }).waitFor()
  for (const text of ['Basic Information', 'For reference only. Visit the official site for full details.'])
    await main.getByText(text).waitFor()
  await main.getByRole('link', { name: 'Home' }).click()
  await expect.poll(() => addressOf(page)).toBe('/')
})

test('who has no scripts tells of a place by a plain form, on a phone too', async () => {
  const db = await guideDatabase()
  const place = await anOwnPlace(db, { name: 'Bear <i>Park</i>' })
  const page = await visit(`/funplace/${place.slug}`, { ...phone, ...noScripts })
  await page.getByRole('button', { name: 'Tell us' }).click()
  await page.getByText('Bear <i>Park</i>').waitFor()
  // What looks at a page is a script.
  const withScripts = await visit(`/funplace/${place.slug}`)
  await withScripts.goto(addressOf(page))
  await findsNothing(withScripts)
  // Nothing is chosen yet: the browser says so.
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('radio', { name: 'Wrong price' }).check()
  await page.getByLabel('What did you find?').fill('Costs 12 €')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  expect(await db.select().from(reports).where(eq(reports.placeId, place.id))).toMatchObject([
    { reason: 'price', sentence: 'Costs 12 €', device: null },
  ])
  await page.getByRole('link', { name: 'Back to the place' }).click()
  await expect.poll(() => addressOf(page)).toBe(`/funplace/${place.slug}`)
})

test('the list goes on by its link, and every place is in it once', async () => {
  const page = await visit('/funcity/munich?featured=false', noScripts)
  const addresses = () =>
    page
      .getByRole('article')
      .getByRole('link', { name: /^View Details/ })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const first = await addresses()
  await page.getByRole('link', { name: 'Show more places' }).click()
  await expect.poll(() => addressOf(page)).toBe('/funcity/munich?featured=false&page=2')
  await page.getByRole('contentinfo').waitFor()
  const second = await addresses()
  expect(second).toHaveLength(24)
  expect(new Set([...first, ...second]).size).toBe(48)
})

test('filters are links, and all places are one link away', async () => {
  const page = await visit('/funcity/munich', noScripts)
  await page
    .getByRole('navigation', { name: 'Filters' })
    .getByRole('link', { name: 'Zoo', exact: true })
    .click()
  await expect.poll(() => addressOf(page)).toBe('/funcity/munich?funTypes=zoo')
  await page.getByRole('link', { name: 'See more places' }).click()
  await expect.poll(() => addressOf(page)).toBe('/funcity/munich?funTypes=zoo&featured=false')
})

test.for([
  ['/funcity/atlantis', 'City Not Found'],
  ['/funplace/nope', 'Place Not Found'],
  ['/nope', 'Page Not Found'],
] as const)('%s says %s', async ([path, heading]) => {
  const page = await visit(path, { ...noScripts, expectedErrors: /404/ })
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
})
