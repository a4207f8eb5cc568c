import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aPicture } from '../test-uploads.ts'
import { anOwnCity } from './content.ts'
import { chooseFile, photosOf, said } from './photo-dialog.ts'
import { visitAsEditor } from './visit-as-editor.ts'

// The specification names what a call answers with; the guide's own answers say more, and screens do with less.

test('an editor’s place and its photos are shown as they are now, however little the answers say', async () => {
  const { page, dialog, place, tiles } = await photosOf({}, 2)
  await saysOnly(page, '**/api/places/images/*/primary', [])
  await tiles.nth(1).getByRole('button', { name: 'Set Primary' }).click()
  await said(page, 'Primary image updated')
  await tiles.nth(0).getByText('Primary', { exact: true }).waitFor()

  await saysOnly(page, '**/api/admin/places/images/*', [])
  await tiles
    .nth(1)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page
    .getByRole('dialog', { name: 'Delete Image?' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click()
  await said(page, 'Image deleted successfully')
  await expect.poll(() => tiles.count()).toBe(1)

  await saysOnly(page, '**/images/upload', ['storagePath'])
  await chooseFile(page, await aPicture({ width: 60, height: 40 }).jpeg().toBuffer())
  await dialog.getByRole('button', { name: /^Upload/ }).click()
  await said(page, 'Image uploaded successfully')
  await expect.poll(() => tiles.count()).toBe(2)

  await page.route('**/images/unsplash-id', (route) =>
    route.fulfill({ json: { localPath: '/api/images/1', attribution: 'Photo by Ada on Unsplash' } }),
  )
  await dialog.getByRole('tab', { name: 'Unsplash ID' }).click()
  await dialog.getByRole('textbox', { name: 'Unsplash ID' }).fill('a')
  await dialog.getByRole('textbox', { name: 'Unsplash ID' }).press('Enter')
  await said(page, 'Unsplash image saved successfully')

  await page.route('**/enrich-address', (route) =>
    route.fulfill({ json: { success: true, message: 'Found' } }),
  )
  await dialog.getByRole('button', { name: 'Enrich Address' }).click()
  await said(page, 'Address Enriched')
  await saysOnly(page, `**/api/admin/places/${place.id}`, [])
  await dialog.getByLabel('Phone').fill('+43 1 234')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await said(page, 'Place updated successfully')
  await dialog.waitFor({ state: 'detached' })
})

test('a city, a text, an asset and the sitemap are told to be saved, however little the answers say', async () => {
  const { page, db } = await visitAsEditor('/admin')
  const city = await anOwnCity(db)
  await page.goto('/admin/cities')
  await page.getByRole('button', { name: `Edit ${city.name}` }).click()
  await saysOnly(page, `**/api/admin/cities/${city.id}`, [])
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill(`New ${city.name}`)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await said(page, 'City updated successfully')
  await dialog.waitFor({ state: 'detached' })

  await page.goto('/admin/page-content')
  await page.route('**/api/page-content/about', (route) => route.fulfill({ json: {} }))
  await page.getByLabel('Site name').fill('Another')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await said(page, 'Content Updated')
  await page.getByLabel('Site name').waitFor()

  await page.goto('/admin/config')
  await page.route('**/api/assets/upload', (route) =>
    route.fulfill({ json: { storagePath: 'a.png', publicUrl: '/a.png' } }),
  )
  await page.route('**/api/static-assets/save', (route) => route.fulfill({ json: {} }))
  const banner = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Banner' }) })
  const picture = await aPicture({ width: 60, height: 30 }).png().toBuffer()
  const file = { name: 'a.png', mimeType: 'image/png', buffer: picture }
  const saved = {
    id: 1,
    assetType: 'banner',
    name: 'Mine.png',
    publicUrl: '/favicon.svg',
    altText: '',
    description: '',
  }
  const facts = { fileSize: 1, mimeType: 'image/png', updatedAt: '2026-01-01T00:00:00Z' }
  await page.route('**/api/static-assets?*', (route) => route.fulfill({ json: [{ ...saved, ...facts }] }))
  await banner.locator('input[type=file]').setInputFiles(file)
  await said(page, 'Banner uploaded successfully')
  await banner.getByText('Mine.png').waitFor()

  await page.goto('/admin/seo-metadata')
  await page.route('**/api/admin/generate-sitemap', (route) => route.fulfill({ json: {} }))
  await page.getByRole('button', { name: 'Generate Sitemap' }).click()
  await said(page, 'Sitemap generated successfully!')
})

/** The call is answered as it is, with these fields alone. */
const saysOnly = (page: Page, calls: string, names: readonly string[]) =>
  page.route(calls, async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    const response = await route.fetch()
    const answer = Object.entries(await response.json()).filter(([name]) => names.includes(name))
    await route.fulfill({ response, json: Object.fromEntries(answer) })
  })
