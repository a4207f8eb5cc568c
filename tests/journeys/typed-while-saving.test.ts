import { eq } from 'drizzle-orm'
import type { Locator, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { cities } from '../../src/guide/cities/city.table.ts'
import { placeImages } from '../../src/guide/photos/place-image.table.ts'
import { reports } from '../../src/guide/reports/report.table.ts'
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
  const { page } = await visitAsEditor('/admin/seo-metadata')
  await page.getByRole('tab', { name: 'Pages' }).click()
  await page.getByRole('button', { name: 'Edit SEO: Cookie Policy' }).click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Save Changes' })
  await dialog.getByLabel('Meta Title').fill('Slow cookies')
  await whileSaving({ page, path: '**/api/admin/page-metadata/*', save }, () =>
    dialog.getByLabel('Meta Description').fill('All about cookies'),
  )
  await said(page, 'Page SEO metadata updated successfully')
  await save.click()
  await dialog.waitFor({ state: 'detached' })
  const texts = page.getByRole('listitem').filter({ hasText: 'Slow cookies' })
  await texts.getByText('All about cookies').waitFor()
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
