import { and, eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../src/platform/database/database.ts'
import { pageContent } from '../../src/site/page-content/page-content.table.ts'
import { ask } from './ask.ts'
import { addressOf, ticks } from './browser.ts'
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

test('a text is formatted by keys and buttons beside what visitors will see of it, and they see just that', async () => {
  const { page, db } = await visitAsEditor(path, { reducedMotion: 'reduce' })
  await keepAboutText(db)
  const text = page.getByLabel('Description', { exact: true })
  const preview = page.getByRole('figure', { name: 'Preview' }).first()
  const bar = page.getByRole('group', { name: 'Formatting' }).first()
  await text.fill('Why <b>we</b> do this')
  await preview.getByRole('paragraph').filter({ hasText: 'Why <b>we</b> do this' }).waitFor()
  await bar.getByRole('button', { name: 'Heading' }).click()
  await preview.getByRole('heading', { name: 'Why <b>we</b> do this' }).waitFor()
  await page.keyboard.press('End')
  await page.keyboard.type('\n\nFor our ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('children')
  await page.keyboard.press('End')
  await page.keyboard.type(', see ')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('/terms-of-service')
  await preview.getByRole('link', { name: 'words of the link' }).waitFor()
  const written =
    '## Why <b>we</b> do this\n\nFor our **children**, see [words of the link](/terms-of-service)'
  expect(await text.inputValue()).toBe(written)
  await page.keyboard.press('Control+z')
  expect(await text.inputValue()).not.toBe(written)
  await page.keyboard.press('Control+Shift+z')
  expect(await bar.getByRole('checkbox', { name: 'Formatted' }).isChecked()).toBe(true)
  await findsNothing(page)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Content Updated').first().waitFor()
  await expect.poll(async () => (await ask('/about')).html).toContain('<strong>children</strong>')
  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History of About' })
  const [change] = await history.getByRole('listitem').all()
  await change?.getByText('plain → formatted').waitFor()
  await change?.getByRole('insertion').filter({ hasText: 'For our **children**' }).waitFor()
  await findsNothing(page)
  const restore = /^Restore Description as it was before the change of/
  await change?.getByRole('button', { name: restore }).click()
  await history.getByText('formatted → plain').waitFor()
  await expect.poll(() => text.inputValue()).toMatch(/^A guide for families/)
  await expect.poll(async () => (await ask('/about')).html).not.toContain('<strong>children</strong>')
  await history.getByRole('button', { name: restore }).first().click()
  await expect.poll(() => text.inputValue()).toBe(written)
  await page.keyboard.press('Escape')
  await history.waitFor({ state: 'detached' })
  await page.goto(new URL('/about', page.url()).href)
  await page.getByRole('heading', { name: 'Why <b>we</b> do this', level: 2 }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'words of the link' }).click()
  await page.getByRole('heading', { name: 'Terms of Service', level: 1 }).waitFor()
})

test('saving without changes says so, and not as if something was saved', async () => {
  const { page } = await visitAsEditor(path)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('No Changes').first().waitFor()
  expect(await ticks(page)).toBe(0)
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
  // What an editor brings back herself is not told as somebody else's.
  await page.getByLabel('Description').fill('Mine, and more')
  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History of About' })
  await history
    .getByRole('button', { name: /^Restore Description/ })
    .first()
    .click()
  await page.getByText('Text Restored').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('note').getByText('You have brought this back from the history').waitFor()
  expect(await page.getByLabel('Description').inputValue()).toBe('Mine, and more')
})

test('once a text that was brought back is saved nothing says that it is not', async () => {
  const { page, db } = await visitAsEditor(path)
  await keepAboutText(db)
  page.on('dialog', (question) => void question.accept())
  await page.getByLabel('Description').fill('Written before the page was loaded anew')
  await page.reload()
  const isBack = page.getByText(/^Your unsaved changes from/)
  await isBack.waitFor()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Content Updated').first().waitFor()
  await isBack.waitFor({ state: 'detached' })
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

async function choosePage(page: Page, name: string) {
  await page.getByRole('combobox').click()
  await page.getByRole('option', { name }).click()
}

const aboutText = and(eq(pageContent.pageKey, 'about'), eq(pageContent.sectionKey, 'description'))

/** The other journeys find the page as it was. */
async function keepAboutText(db: Database) {
  const [row] = await db.select().from(pageContent).where(aboutText)
  onTestFinished(async () => {
    await db
      .update(pageContent)
      .set({ content: row?.content, contentType: row?.contentType })
      .where(aboutText)
  })
}
