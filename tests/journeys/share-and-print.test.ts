import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dayOfYear } from '../../src/guide/opening-hours/shown/todays-line.ts'
import { utcDay } from '../../src/guide/seasons/open-season.ts'
import { visit } from './browser.ts'
import { anOwnCity, aPlaceOpen, guideDatabase } from './content.ts'

const share = (page: Page) => page.getByRole('button', { name: 'Share' }).click()

test.for(['/funcity/vienna?radius=25', '/funplace/haus-des-meeres'])(
  '%s is copied where the device has no sharing of its own',
  async (path) => {
    const page = await visit(path, { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.evaluate(() => Object.assign(navigator, { share: undefined }))
    await share(page)
    await page.getByText('Link copied').first().waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  },
)

test("the device's own sharing gets title and address", async () => {
  const page = await visit('/funplace/haus-des-meeres')
  await page.evaluate(() => {
    Object.assign(navigator, {
      share: async (data: object) => document.body.setAttribute('data-shared', JSON.stringify(data)),
    })
  })
  await share(page)
  const shared = await page.locator('body[data-shared]').getAttribute('data-shared')
  expect(JSON.parse(shared ?? '')).toEqual({ title: 'Haus des Meeres', url: page.url() })
})

test('where nothing may be copied, the address is shown, and a long one leaves the button beside it where it is', async () => {
  const page = await visit('/funplace/haus-des-meeres')
  await page.evaluate(() => {
    history.replaceState(history.state, '', `?${'x'.repeat(200)}`)
    Object.assign(navigator, { share: undefined })
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('refused')) })
  })
  await share(page)
  await page.getByText('Copy this link').first().waitFor()
  const close = page.getByRole('button', { name: 'Close', exact: true })
  const { x = 0, width = 0 } = (await close.boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual(await page.evaluate(() => innerWidth))
})

test('Print prints, and paper holds what the page says without what can only be pressed', async () => {
  const page = await visit('/funcity/vienna')
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await page.locator('body[data-printed]').waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('heading', { name: /^Family Fun around Vienna/ }).waitFor()
  expect(await page.getByRole('article').first().isVisible()).toBe(true)
  for (const role of ['banner', 'contentinfo', 'button', 'combobox'] as const)
    expect(await page.getByRole(role).count()).toBe(0)
})

test('paper says nothing that holds for today alone: hours have the day as of which they are, and closures stay', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  const place = await aPlaceOpen(db, 'Mo-Su 10:00-18:00')
  const closed = await aPlaceOpen(db, 'Mo-Su 10:00-18:00', { name: 'Lido', closedUntil: '2199-03-01' })
  const page = await visit(`/funcity/${city.slug}`)
  await page.clock.install({ time: `${utcDay()}T12:00:00Z` })
  await page.goto(`/funcity/${city.slug}`)
  await page.getByText('Open until 18:00').waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.getByText('Open until 18:00').waitFor({ state: 'hidden' })
  await page.getByText('Closed until 1 Mar 2199').waitFor()
  await page.goto(`/compare?places=${place.slug}`)
  await page.getByRole('columnheader', { name: 'Bear Park' }).waitFor()
  await page.getByText('Open until 18:00').waitFor({ state: 'hidden' })
  expect(await page.getByRole('rowheader', { name: 'Hours' }).count()).toBe(0)
  await page.goto(`/compare?places=${place.slug},${closed.slug}`)
  await page.getByRole('rowheader', { name: 'Hours' }).waitFor()
  await page.getByRole('cell', { name: 'Closed until 1 Mar 2199' }).waitFor()
  await page.getByText('Open until 18:00').waitFor({ state: 'hidden' })
  await page.goto(`/funplace/${place.slug}`)
  await page.getByText(`Hours as of ${dayOfYear(utcDay())}`).waitFor()
  expect(await page.getByText('Open until 18:00').filter({ visible: true }).count()).toBe(0)
  const rows = page.getByRole('table', { name: 'Opening hours' }).getByRole('rowheader')
  const looks = await rows.evaluateAll((cells) =>
    cells.map((cell) => {
      const { backgroundColor, color, fontWeight } = getComputedStyle(cell)
      return [backgroundColor, color, fontWeight].join()
    }),
  )
  expect(looks).toHaveLength(7)
  expect(new Set(looks).size).toBe(1)
  await page.emulateMedia({ media: 'screen' })
  await page.getByText('Open until 18:00').first().waitFor()
  await page.getByText(/^Hours as of/).waitFor({ state: 'hidden' })
})

test('a list of a kind on paper is its heading and its places, and says where there are more', async () => {
  const page = await visit('/categories/museum')
  const scene = page.locator('main svg').first()
  await scene.waitFor()
  await page.emulateMedia({ media: 'print' })
  await scene.waitFor({ state: 'hidden' })
  const heading = page.getByRole('heading', { name: 'Museum', exact: true })
  const { width = 0, height = 0 } = (await heading.boundingBox()) ?? {}
  expect(width).toBeGreaterThan(2 * height)
  expect(await page.getByRole('main').getByRole('navigation').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'All kinds of fun' }).count()).toBe(0)
  const more = page.locator(':has(> a[rel="next"])')
  const said = () => more.evaluate((end) => getComputedStyle(end, '::after').content)
  expect(await said()).toContain('The list goes on in the guide.')
  await page.emulateMedia({ media: 'screen' })
  expect(await said()).toBe('none')
})

test.each(['/', '/search?q=zoo'])('%s on paper has no field and nothing to press', async (path) => {
  const page = await visit(path)
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('search').count()).toBe(0)
  expect(await page.getByRole('main').getByRole('link', { name: 'Find Family Fun' }).count()).toBe(0)
})

test('no sheet of paper ends in the midst of a place that a search has found', async () => {
  const page = await visit('/search?q=zoo')
  const hits = page.getByRole('main').getByRole('listitem')
  await hits.first().waitFor()
  await page.emulateMedia({ media: 'print' })
  const breaks = await hits.evaluateAll((all) => all.map((hit) => getComputedStyle(hit).breakInside))
  expect(new Set(breaks)).toEqual(new Set(['avoid']))
})

test.each(['/funplace/haus-des-meeres', '/funcity/vienna'])('%s is one sheet of paper', async (path) => {
  // The banner asks on the screen only.
  const page = await visit(path, { consent: null })
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
})
