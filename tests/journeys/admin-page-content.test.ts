import { and, eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../src/platform/database.ts'
import { pageContent } from '../../src/site/page-content/page-content.table.ts'
import { ask } from './ask.ts'
import { addressOf } from './browser.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

const path = '/admin/page-content'
const modified = 'Content has been modified (unsaved changes)'

test('an editor writes a section of the About page; only that is sent, and visitors read it', async () => {
  const { page, db } = await visitAsEditor(path)
  await keepAboutText(db)
  const description = page.getByLabel('Description')
  await description.fill('Days out, written by a test')
  const tagOf = (label: string) => page.getByLabel(label).evaluate(({ tagName }) => tagName)
  expect([await tagOf('Site name'), await tagOf('Description')]).toEqual(['INPUT', 'TEXTAREA'])
  await expect.poll(() => page.getByText(modified).count()).toBe(1)
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  expect(Object.keys((await sent).postDataJSON().updates)).toEqual(['description'])
  await page.getByText('Content Updated').first().waitFor()
  await expect.poll(() => page.getByText(modified).count()).toBe(0)
  await expect.poll(async () => (await ask('/about')).html).toContain('Days out, written by a test')
  const preview = page.getByRole('link', { name: 'Preview the About page' })
  expect(await preview.getAttribute('href')).toBe('/about')
})

test('saving without changes says so', async () => {
  const { page } = await visitAsEditor(path)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('No Changes').first().waitFor()
})

test('each of the four pages has its sections; drafts are gone with another page', async () => {
  const { page } = await visitAsEditor(path)
  await page.getByLabel('Description').fill('A draft')
  await page.getByRole('combobox').click()
  await page.getByRole('option').first().waitFor()
  expect(await page.getByRole('option').allTextContents()).toEqual([
    ...['About', 'Privacy policy', 'Terms of service', 'Cookie policy'],
  ])
  await page.getByRole('option', { name: 'Cookie policy' }).click()
  await page.getByLabel('What cookies are').waitFor()
  await choosePage(page, 'Terms of service')
  await page.getByLabel('Your responsibilities').waitFor()
  await choosePage(page, 'Privacy policy')
  await page.getByLabel('Information collection').waitFor()
  await choosePage(page, 'About')
  expect(await page.getByLabel('Description').inputValue()).not.toBe('A draft')
  expect(await page.getByText(modified).count()).toBe(0)
})

test('of two editors neither loses a word', async () => {
  const { page, db } = await visitAsEditor(path)
  await keepAboutText(db)
  await page.getByLabel('Description').fill('Mine')
  await db.update(pageContent).set({ content: 'Theirs' }).where(aboutText)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('alert').getByText('Update Failed').waitFor()
  await page.getByRole('note').getByText('Theirs').waitFor()
  expect(await page.getByLabel('Description').inputValue()).toBe('Mine')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Content Updated').first().waitFor()
  await expect.poll(() => page.getByRole('note').count()).toBe(0)
})

test('leaving with unsaved changes asks first', async () => {
  const { page } = await visitAsEditor(path)
  await page.getByLabel('Description').fill('A draft')
  const dashboard = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Dashboard' })
  await dashboard.click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  expect(addressOf(page)).toBe(path)
  expect(await page.getByLabel('Description').inputValue()).toBe('A draft')
  await dashboard.click()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
})

test('the page content is accessible at all widths, light and dark', async () => {
  const { page } = await visitAsEditor(path, { reducedMotion: 'reduce' })
  await page.getByLabel('Description').fill('A draft')
  await findsNothing(page)
})

async function choosePage(page: Page, name: string) {
  await page.getByRole('combobox').click()
  await page.getByRole('option', { name }).click()
}

const aboutText = and(eq(pageContent.pageKey, 'about'), eq(pageContent.sectionKey, 'description'))

/** The other journeys find the page as it was. */
async function keepAboutText(db: Database) {
  const [row] = await db.select().from(pageContent).where(aboutText)
  onTestFinished(async () => {
    await db.update(pageContent).set({ content: row?.content }).where(aboutText)
  })
}
