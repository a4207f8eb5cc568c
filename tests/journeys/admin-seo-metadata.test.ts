import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { funTypes } from '../../src/guide/fun-types/fun-type.table.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { pageMetadata } from '../../src/site/page-texts/page-metadata.table.ts'
import { ask } from './ask.ts'
import { isFocused, phone, tabTo } from './browser.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

const path = '/admin/seo-metadata'

test('an editor sets the title of a category with the keyboard, and search engines see it', async () => {
  const { page, db } = await visitAsEditor(path)
  await keepSeo(db)
  const edit = page.getByRole('button', { name: 'Edit SEO: Zoo' })
  await edit.waitFor()
  await tabTo(page, edit)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const title = dialog.getByLabel('Meta Title')
  await expect.poll(() => isFocused(title)).toBe(true)
  await title.fill('')
  await dialog.getByText('0/60').waitFor()
  await page.keyboard.type('Zoos for a test')
  await dialog.getByText('15/60').waitFor()
  await dialog.getByLabel('Meta Description').fill('x'.repeat(160))
  await dialog.getByText('160/160').waitFor()
  await title.press('Enter')
  await page.getByText('Fun type SEO metadata updated successfully').first().waitFor()
  await page.getByText('Zoos for a test').waitFor()
  await expect.poll(() => isFocused(edit)).toBe(true)
  await expect.poll(async () => (await ask('/top-family-activities/zoo')).html).toContain('Zoos for a test')
})

test('no more can be typed than search engines show; what cannot be saved is said', async () => {
  const { page } = await visitAsEditor(path)
  await page.getByRole('button', { name: 'Edit SEO: Zoo' }).click()
  const title = page.getByLabel('Meta Title')
  await title.fill('')
  await title.pressSequentially('x'.repeat(62))
  expect(await title.inputValue()).toHaveLength(60)
  await page.route('**/api/admin/fun-types/*/seo', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Failed to update fun type SEO metadata').first().waitFor()
})

test('each fun type and each page has its texts; they can be taken back, and are not set then', async () => {
  const { page, db } = await visitAsEditor(path)
  await keepSeo(db)
  const edit = page.getByRole('button', { name: /^Edit SEO/ })
  const addresses = () => page.getByRole('listitem').locator('code').allTextContents()
  const funTypePaths = [
    ...['/zoo', '/aquarium', '/museum', '/theme_park', '/waterpark', '/playground', '/outdoor'],
    ...['/entertainment', '/sport_activities'],
  ]
  await expect.poll(addresses).toEqual(expect.arrayContaining(funTypePaths))
  expect(await page.getByRole('tab').allTextContents()).toEqual(['Activity Categories', 'Pages'])
  await page.getByRole('tab', { name: 'Pages' }).click()
  await expect.poll(() => edit.count()).toBe(6)
  expect(await addresses()).toEqual([
    ...['/', '/top-family-activities', '/about', '/privacy-policy', '/terms-of-service', '/cookie-policy'],
  ])
  const home = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Home' }) })
  await home.getByRole('button').click()
  await page.getByLabel('Meta Title').fill('')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Page SEO metadata updated successfully').first().waitFor()
  await expect.poll(() => home.getByText('Not set').count()).toBe(1)
})

test('what somebody else set meanwhile is shown before it is replaced', async () => {
  const { page, db } = await visitAsEditor(path)
  await keepSeo(db)
  await page.getByRole('tab', { name: 'Pages' }).click()
  await page.getByRole('button', { name: 'Edit SEO: Home' }).click()
  await page.getByLabel('Meta Title').fill('Mine')
  await db.update(pageMetadata).set({ metaTitle: 'Theirs' }).where(isHome)
  const save = page.getByRole('button', { name: 'Save Changes' })
  await save.click()
  await page.getByText('Failed to update page SEO metadata').first().waitFor()
  await page.getByRole('dialog').getByRole('alert').getByText('Theirs').waitFor()
  expect(await page.getByLabel('Meta Title').inputValue()).toBe('Mine')
  await save.click()
  await page.getByRole('listitem').getByText('Mine').waitFor()

  await page.getByRole('tab', { name: 'Activity Categories' }).click()
  await page.getByRole('button', { name: 'Edit SEO: Zoo' }).click()
  await page.getByLabel('Meta Title').fill('My zoos')
  await db.update(funTypes).set({ metaTitle: 'Their zoos' }).where(isZoo)
  await save.click()
  await page.getByText('Failed to update fun type SEO metadata').first().waitFor()
  await page.getByRole('dialog').getByRole('alert').getByText('Their zoos').waitFor()
  await save.click()
  await page.getByRole('listitem').getByText('My zoos').waitFor()
})

test('the sitemap is generated, or why not is said', async () => {
  const { page } = await visitAsEditor(path)
  const generate = page.getByRole('button', { name: 'Generate Sitemap' })
  await generate.click()
  await page.getByText('Sitemap generated successfully!', { exact: true }).waitFor()
  await page.getByText(/\d+ addresses in 2 files\.$/).waitFor()
  for (const [answer, said] of [
    [{ status: 503, json: {} }, 'Server responded 503'],
    [{ status: 200, body: '<html>' }, 'Expected JSON, got: <html>'],
  ] as const) {
    await page.route('**/api/admin/generate-sitemap', (route) => route.fulfill(answer))
    await generate.click()
    await page.getByText(said).waitFor()
    await page.unrouteAll()
  }
})

test('the SEO metadata are accessible at all widths, light and dark, with their dialog', async () => {
  const { page } = await visitAsEditor(path, { reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Edit SEO: Zoo' }).waitFor()
  await findsNothing(page)
  await page.setViewportSize(phone.viewport)
  await page.getByRole('button', { name: 'Edit SEO: Zoo' }).click()
  await page.getByRole('dialog').waitFor()
  await findsNothing(page)
})

const isHome = eq(pageMetadata.pageKey, 'home')
const isZoo = eq(funTypes.slug, 'zoo')

/** The other journeys find the texts as they were. */
async function keepSeo(db: Database) {
  const [home] = await db.select().from(pageMetadata).where(isHome)
  const [zoo] = await db.select().from(funTypes).where(isZoo)
  onTestFinished(async () => {
    if (home) await db.update(pageMetadata).set({ metaTitle: home.metaTitle }).where(isHome)
    if (zoo) {
      const { metaTitle, metaDescription } = zoo
      await db.update(funTypes).set({ metaTitle, metaDescription }).where(isZoo)
    }
  })
}
