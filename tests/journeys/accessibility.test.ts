import { expect, test } from 'vitest'
import { anImage } from '../factories.ts'
import { visit } from './browser.ts'
import { anOwnCity, anOwnPlace, guideDatabase } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { aPhoto } from './photos.ts'

const still = { reducedMotion: 'reduce', expectedErrors: /404/ } as const

test.for([
  '/',
  '/funcity/vienna',
  '/funplace/haus-des-meeres',
  '/funcity/atlantis',
  '/funplace/nope',
  '/nope',
])('%s is accessible at all widths, light and dark', async (path) => {
  await findsNothing(await visit(path, still))
})

test('so is the home page with its alert', async () => {
  const page = await visit('/', still)
  await page.getByRole('button', { name: 'Find Family Fun' }).click()
  await page.getByRole('alert').waitFor()
  await findsNothing(page)
})

test('so is the choice of a city', async () => {
  const page = await visit('/', still)
  await page.getByRole('button', { name: /Where/ }).click()
  await page.getByPlaceholder('Search cities...').fill('qqqq')
  await page.getByText(/^No cities found/).waitFor()
  await findsNothing(page)
  await page.getByPlaceholder('Search cities...').fill('fr')
  await page.getByRole('option').first().waitFor()
  await findsNothing(page)
})

test('so is a list of options', async () => {
  const page = await visit('/', still)
  await page.getByRole('combobox', { name: 'Travel Period' }).click()
  await page.getByRole('option').first().waitFor()
  await findsNothing(page)
})

test('so are the fun types of the filter bar', async () => {
  const page = await visit('/funcity/vienna', still)
  await page.getByRole('button', { name: /^Fun types/ }).click()
  await page.getByRole('checkbox', { name: 'Zoo' }).check()
  await findsNothing(page)
})

test('so are a list without places and one of closed places', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  const page = await visit(`/funcity/${city.slug}`, still)
  await page.getByRole('heading', { name: 'No Places Found' }).waitFor()
  await page.getByText(`There are no places around ${city.name} in this guide yet.`).waitFor()
  await page.getByRole('link', { name: 'Find another city' }).waitFor()
  await findsNothing(page)
  for (const season of ['spring', 'autumn'])
    await anOwnPlace(db, { name: `A ${season} place`, seasons: [season], website: 'https://bears.example/' })
  await page.reload()
  await page.getByRole('article').first().waitFor()
  await findsNothing(page)
})

test('so is a place with photos, hours and a very long name', async () => {
  const db = await guideDatabase()
  const place = await anOwnPlace(db, {
    name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    openingHours: 'Mo-Fr 09:00-12:00,14:00-17:00',
    phone: '+354 555 0100',
    seasons: ['summer'],
  })
  for (const number of [1, 2])
    await anImage(db, place, { storagePath: null, publicUrl: aPhoto(number), photographerName: 'Ansel' })
  await findsNothing(await visit(`/funplace/${place.slug}`, { ...still, photos: true }))
})

test('so is the open menu of a phone', async () => {
  const page = await visit('/', { ...still, viewport: { width: 390, height: 844 } })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('navigation', { name: 'Menu' }).waitFor()
  await findsNothing(page)
})

test('a plan is read as what it is: its name alone is the heading, and its stops are as many as the list says', async () => {
  const db = await guideDatabase()
  await anOwnCity(db)
  const places = [await anOwnPlace(db, { name: 'Bear Park' }), await anOwnPlace(db, { name: 'Deer Park' })]
  const page = await visit('/', still)
  for (const { name, slug } of places) {
    await page.goto(`/funplace/${slug}`)
    const heart = page.getByRole('button', { name: `Plan ${name}` })
    await heart.click()
    await heart.and(page.locator('[aria-pressed=true]')).waitFor()
  }
  await page.goto('/plan')
  await page.getByRole('heading', { name: 'My plan', level: 1, exact: true }).waitFor()
  const day = page.getByRole('region', { name: 'Not on a day yet' })
  await day.getByRole('heading', { name: 'Deer Park' }).waitFor()
  expect(await day.getByRole('list').getByRole('listitem').count()).toBe(2)
  await page.getByRole('button', { name: 'Add a day' }).click()
  await page.getByText('Nothing yet.').waitFor()
  expect(
    await page
      .getByRole('main')
      .getByRole('list')
      .filter({ hasNot: page.getByRole('listitem') })
      .count(),
  ).toBe(0)
})
