import { eq } from 'drizzle-orm'
import type { Locator, Page, Route } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { cities } from '../../src/guide/cities/city.table.ts'
import { placeImages } from '../../src/guide/photos/place-image.table.ts'
import { places } from '../../src/guide/places/place.table.ts'
import { reports } from '../../src/guide/reports/report.table.ts'
import { searchRadiusOptions } from '../../src/guide/search-radius/search-radius-option.table.ts'
import { configs } from '../../src/office/configs/config.table.ts'
import { pageMetadata } from '../../src/site/page-texts/page-metadata.table.ts'
import { anOwnCity, anOwnPlace, guideDatabase } from './content.ts'
import { photosOf, said } from './photo-dialog.ts'
import { visitAsEditor } from './visit-as-editor.ts'

test('what is typed while a city saves stays in its form, and is saved next', async () => {
  const { id, name } = await anOwnCity(await guideDatabase(), { name: 'Slowhaven' })
  const { page, db } = await visitAsEditor('/admin/cities')
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Edit City: ${name}` })
  const save = dialog.getByRole('button', { name: 'Save Changes' })
  await dialog.getByLabel('Name').fill('Slowhaven-on-Sea')
  await whileSaving({ page, path: '**/api/admin/cities/*', save }, () =>
    dialog.getByLabel('Latitude').fill('64.2'),
  )
  await said(page, 'City updated successfully')
  await save.click()
  await dialog.waitFor({ state: 'detached' })
  expect(await db.select().from(cities).where(eq(cities.id, id))).toMatchObject([
    { name: 'Slowhaven-on-Sea', lat: 64.2 },
  ])
})

test('what is typed while the details of a photo save stays there, and is saved next', async () => {
  const { page, tiles, db, place } = await photosOf({}, 1)
  await tiles.getByRole('button', { name: /^Edit details/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Image details' })
  const save = dialog.getByRole('button', { name: 'Save' })
  await dialog.getByLabel('Photographer Name').fill('Ana')
  await whileSaving({ page, path: '**/places/images/*', save }, () =>
    dialog.getByLabel('Alt Text').fill('Bears at noon'),
  )
  await said(page, 'Image updated successfully')
  await save.click()
  await dialog.waitFor({ state: 'detached' })
  expect(await db.select().from(placeImages).where(eq(placeImages.placeId, place.id))).toMatchObject([
    { photographerName: 'Ana', altText: 'Bears at noon' },
  ])
})

test('where the point of a photo is put while it saves stays there, and is saved next', async () => {
  const { page, tiles, db, place } = await photosOf({}, 1)
  await tiles.getByRole('button', { name: /^Crop and focal point/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Crop and focal point/ })
  const save = dialog.getByRole('button', { name: 'Save' })
  const point = dialog.getByRole('button', { name: /^Focal point/ })
  await point.press('ArrowUp')
  await whileSaving({ page, path: '**/images/*/framing', save }, () => point.press('ArrowLeft'))
  await said(page, 'Photo framed')
  await save.click()
  await dialog.waitFor({ state: 'detached' })
  expect(await db.select().from(placeImages).where(eq(placeImages.placeId, place.id))).toMatchObject([
    { focus: '49% 49%' },
  ])
})

test('what is typed while the texts for search engines save stays there, and is saved next', async () => {
  const { page, db } = await visitAsEditor('/admin/seo-metadata')
  const isAbout = eq(pageMetadata.pageKey, 'about')
  const [{ metaTitle, metaDescription } = {}] = await db.select().from(pageMetadata).where(isAbout)
  onTestFinished(
    async () => void (await db.update(pageMetadata).set({ metaTitle, metaDescription }).where(isAbout)),
  )
  await page.getByRole('tab', { name: 'Pages' }).click()
  await page.getByRole('button', { name: 'Edit SEO: About' }).click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Save Changes' })
  await dialog.getByLabel('Meta Title').fill('Slow and about us')
  // Other journeys look meanwhile whether each page has a description that says something.
  const description = 'All about who makes this guide, and how it is kept true.'
  await whileSaving({ page, path: '**/api/admin/page-metadata/*', save }, () =>
    dialog.getByLabel('Meta Description').fill(description),
  )
  await said(page, 'Page SEO metadata updated successfully')
  await save.click()
  await dialog.waitFor({ state: 'detached' })
  const texts = page.getByRole('listitem').filter({ hasText: 'Slow and about us' })
  await texts.getByText(description).waitFor()
})

test('what is typed while an answer to reports saves stays there, and is saved next', async () => {
  const place = await anOwnPlace(await guideDatabase(), { name: 'Slow Park' })
  const { page, db } = await visitAsEditor('/admin')
  await db.insert(reports).values({ placeId: place.id, reason: 'price' })
  await page.goto('/admin/reports')
  await page.getByRole('article', { name: 'Slow Park' }).waitFor()
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Answer' })
  const answer = dialog.getByLabel('What you found out')
  const save = dialog.getByRole('button', { name: 'Save Answer' })
  await answer.fill('Their website says 12 €')
  await whileSaving({ page, path: '**/api/admin/reports/**', save }, () =>
    answer.fill('Their website says 12 €, and 6 € for children'),
  )
  await said(page, 'Answer kept')
  await dialog.getByText(/^Changed meanwhile: Answered/).waitFor()
  await save.click()
  await dialog.waitFor({ state: 'detached' })
  expect(await db.$count(reports, eq(reports.answer, 'Their website says 12 €, and 6 € for children'))).toBe(
    1,
  )
})

test('what is typed while a new city is added goes on in its own form', async () => {
  const { page, db } = await visitAsEditor('/admin/cities')
  onTestFinished(async () => void (await db.delete(cities).where(eq(cities.slug, 'slowmouth'))))
  await page.getByRole('button', { name: 'Add City' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add City' })
  await dialog.getByLabel('Country').selectOption('Norway')
  await dialog.getByLabel('Name').fill('Slowmouth')
  const save = dialog.getByRole('button', { name: 'Add City' })
  await whileSaving({ page, path: '**/api/admin/cities', save }, () =>
    dialog.getByLabel('Latitude').fill('64.2'),
  )
  await said(page, 'City created successfully')
  const form = page.getByRole('dialog', { name: 'Edit City: Slowmouth' })
  await form.getByText(/^Your unsaved changes/).waitFor()
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await form.waitFor({ state: 'detached' })
  expect(await db.select().from(cities).where(eq(cities.slug, 'slowmouth'))).toMatchObject([
    { name: 'Slowmouth', lat: 64.2 },
  ])
})

test('what is typed while a new place is added goes on in its own form, and goes with the place', async () => {
  const { page, db } = await visitAsEditor('/admin/places')
  const named = eq(places.name, 'Slow Hut')
  onTestFinished(async () => void (await db.delete(places).where(named)))
  const dialog = page.getByRole('dialog', { name: 'Add New Place' })
  const form = page.getByRole('dialog', { name: 'Edit Place' })
  const addTyping = async () => {
    await page.getByRole('button', { name: 'Add Place' }).click()
    await dialog.getByLabel('Name*').fill('Slow Hut')
    await dialog.getByLabel('Latitude*').fill('64')
    await dialog.getByLabel('Longitude*').fill('-21')
    const save = dialog.getByRole('button', { name: 'Create Place' })
    await whileSaving({ page, path: '**/api/admin/places', save }, () =>
      dialog.getByLabel('Description').fill('A hut with goats'),
    )
    await said(page, 'Place created successfully and distances generated')
    await form.waitFor()
  }
  // Before the form has read the place.
  const one = /\/api\/admin\/places\/\d+$/
  await page.route(one, () => undefined)
  await addTyping()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await said(page, 'Slow Hut is not in the guide.')
  await form.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^draft:/.test(key)))).toEqual(
    [],
  )
  await page.unroute(one)
  await addTyping()
  await form.getByText(/^Your unsaved changes/).waitFor()
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await form.waitFor({ state: 'detached' })
  expect(await db.select().from(places).where(named)).toMatchObject([{ description: 'A hut with goats' }])
})

test('what is typed while a search radius is added stays, and is a change of it', async () => {
  const { page, db } = await visitAsEditor('/admin/search-radius')
  const isIt = eq(searchRadiusOptions.radiusKm, 73)
  onTestFinished(async () => void (await db.delete(searchRadiusOptions).where(isIt)))
  await page.getByRole('button', { name: 'Add Search Radius' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Radius (km)').fill('73')
  await dialog.getByLabel('Display Name').fill('Slow')
  const save = dialog.getByRole('button', { name: 'Create' })
  await whileSaving({ page, path: '**/api/admin/search-radius-options', save }, () =>
    dialog.getByLabel('Display Name').fill('A slow day'),
  )
  await said(page, 'Search radius option created successfully')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await db.select().from(searchRadiusOptions).where(isIt)).toMatchObject([
    { displayName: 'A slow day', isActive: true },
  ])
})

test('what is typed while a configuration is added or changed stays, and is saved next', async () => {
  const { page, db } = await visitAsEditor('/admin/config')
  const isIt = eq(configs.key, 'SLOW_NOTE')
  onTestFinished(async () => void (await db.delete(configs).where(isIt)))
  await page.getByRole('button', { name: 'Add Config' }).click()
  const dialog = page.getByRole('dialog')
  const description = dialog.getByLabel('Description')
  await dialog.getByLabel('Key').fill('SLOW_NOTE')
  await dialog.getByLabel('Value').fill('1')
  const save = dialog.getByRole('button', { name: 'Save Changes' })
  await whileSaving({ page, path: '**/api/configs', save }, () => description.fill('First'))
  await said(page, 'Configuration created successfully')
  await whileSaving({ page, path: '**/api/configs/*', save }, () => description.fill('Second'))
  await said(page, 'Configuration updated successfully')
  await save.click()
  await dialog.waitFor({ state: 'detached' })
  expect(await db.select().from(configs).where(isIt)).toMatchObject([{ value: '1', description: 'Second' }])
})

test('what is typed while the description of a photo saves stays, and is saved next', async () => {
  const { page, dialog, db, place } = await photosOf({}, 1)
  await dialog.getByRole('button', { name: 'Describe it' }).click()
  const question = dialog.getByLabel('What does photo 1 show?')
  const save = dialog.getByRole('button', { name: 'Save the description of photo 1' })
  await question.fill('Bears')
  await whileSaving({ page, path: '**/places/images/*', save }, () => question.fill('Bears at noon'))
  await said(page, 'Description saved')
  expect(await question.inputValue()).toBe('Bears at noon')
  await save.click()
  await question.waitFor({ state: 'detached' })
  expect(await db.select().from(placeImages).where(eq(placeImages.placeId, place.id))).toMatchObject([
    { altText: 'Bears at noon' },
  ])
})

test('what is typed while a city of the editor’s own is added under Settings is of the next one', async () => {
  const { page, db } = await visitAsEditor('/admin/settings')
  onTestFinished(async () => void (await db.delete(cities).where(eq(cities.slug, 'slowfirst'))))
  const form = page.getByRole('form', { name: 'Add a custom city' })
  const name = form.getByLabel('City Name')
  await name.fill('Slowfirst')
  await form.getByLabel('Country').fill('Hungary')
  await form.getByLabel('Latitude').fill('64.1')
  await form.getByLabel('Longitude').fill('-21')
  const save = form.getByRole('button', { name: 'Add City' })
  await whileSaving({ page, path: '**/api/cities', save }, () => name.fill('Slowsecond'))
  await said(page, 'City added')
  await expect.poll(() => form.getByLabel('Latitude').inputValue()).toBe('')
  expect(await name.inputValue()).toBe('Slowsecond')
})

type Saving = { page: Page; path: string; save: Locator }

/** What the button sends waits for what the editor does meanwhile. */
async function whileSaving({ page, path, save }: Saving, act: () => Promise<void>) {
  const sent = Promise.withResolvers<Route>()
  await page.route(path, (route) => sent.resolve(route), { times: 1 })
  await save.click()
  const route = await sent.promise
  await act()
  await route.continue()
}
