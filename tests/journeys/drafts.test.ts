import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { cities } from '../../src/guide/cities/city.table.ts'
import { users } from '../../src/office/accounts/account/account.table.ts'
import { aCity, anAccount } from '../factories.ts'
import { addressOf, hydrated, isFocused } from './browser.ts'
import { endSession, signIn } from './ended-session.ts'
import { visitAsEditor } from './visit-as-editor.ts'

const isBack = /^Your unsaved changes from \d\d:\d\d are back\./
const content = '/admin/page-content'

test('a session that ends while one writes a page loses nothing, and shows it to nobody else', async () => {
  const { page, db, username } = await visitAsEditor(content)
  const other = await anAccount(db, { username: `editor-${randomUUID()}` })
  onTestFinished(async () => {
    await db.delete(users).where(eq(users.id, other.id))
  })
  await choosePage(page, 'Cookie policy')
  await page.getByLabel('What cookies are').fill('A long text of mine')
  await endSession(page)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Your session has ended.').waitFor()
  // The button that was pressed is gone.
  await expect.poll(() => isFocused(page.getByLabel('Username'))).toBe(true)
  const cookies = `${content}?page=cookie-policy`
  expect(addressOf(page)).toBe(cookies)
  await signIn(page, other.username)
  expect(await page.getByLabel('What cookies are').inputValue()).not.toBe('A long text of mine')
  expect(await page.getByText(isBack).count()).toBe(0)
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => addressOf(page)).toBe('/admin/login')
  await signIn(page, username)
  await page.getByText(isBack).waitFor()
  expect(addressOf(page)).toBe(cookies)
  expect(await page.getByLabel('What cookies are').inputValue()).toBe('A long text of mine')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByText(isBack).waitFor({ state: 'detached' })
  await expect.poll(() => page.getByLabel('What cookies are').inputValue()).not.toBe('A long text of mine')
  await expect.poll(() => drafts(page)).toEqual([])
})

test('after the login a city is open again, with what was typed upon what others saved meanwhile', async () => {
  const { page, db, city, username } = await anOpenCity()
  await page.getByLabel('Name').fill('Mine')
  await page.getByLabel('Latitude').fill('47.5')
  await endSession(page)
  await db.update(cities).set({ name: 'Theirs', lng: 11 }).where(eq(cities.id, city.id))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await signIn(page, username)
  const dialog = page.getByRole('dialog')
  await dialog.getByText(isBack).waitFor()
  expect(addressOf(page)).toBe(`/admin/cities?open=${city.id}`)
  await dialog.getByText('Meanwhile saved by somebody else: Theirs').waitFor()
  const values = ['Name', 'Latitude', 'Longitude'].map((label) => dialog.getByLabel(label).inputValue())
  expect(await Promise.all(values)).toEqual(['Mine', '47.5', '11'])
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('City updated successfully').first().waitFor()
  await expect.poll(() => drafts(page)).toEqual([])
})

test('a form that was closed by accident, or with its tab, has what was typed; Cancel gives it up', async () => {
  const { page, city } = await anOpenCity()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Mine')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  await hydrated(page)
  const again = await page.context().newPage()
  await page.close({ runBeforeUnload: true })
  await again.goto('/admin/cities')
  await openCity(again, city.name)
  const form = again.getByRole('dialog')
  await form.getByText(isBack).waitFor()
  expect(await form.getByLabel('Name').inputValue()).toBe('Mine')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await openCity(again, city.name)
  await form.getByLabel('Name').waitFor()
  expect(await form.getByLabel('Name').inputValue()).toBe(city.name)
  expect(await form.getByText(isBack).count()).toBe(0)
})

test('two tabs that edit one city keep a draft each; one can be brought to the other', async () => {
  const { page, city } = await anOpenCity()
  await page.getByLabel('Name').fill('In the first tab')
  const second = await page.context().newPage()
  await second.goto('/admin/cities')
  await openCity(second, city.name)
  await second.getByText(/^There are unsaved changes from \d\d:\d\d in another tab/).waitFor()
  expect(await second.getByLabel('Name').inputValue()).toBe(city.name)
  await second.getByLabel('Slug').fill('in-the-second-tab')
  await expect.poll(async () => (await drafts(page)).length).toBe(2)
  await second.getByRole('button', { name: 'Bring them here' }).click()
  await expect.poll(() => second.getByLabel('Name').inputValue()).toBe('In the first tab')
  expect(await page.getByLabel('Name').inputValue()).toBe('In the first tab')
})

test('a form that is open when the page is loaded anew is open again; no secret is in the browser', async () => {
  const { page } = await visitAsEditor('/admin/config')
  await page.getByRole('button', { name: 'Add Config' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Key').fill('SOME_API')
  await dialog.getByLabel('Value').fill('hush-hush')
  await dialog.getByLabel('Key').fill('SOME_API_KEY')
  await dialog.getByLabel('Description').fill('For the weather')
  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await dialog.getByText(/are back\. Secret values are never kept in the browser/).waitFor()
  expect(await dialog.getByLabel('Key').inputValue()).toBe('SOME_API_KEY')
  expect(await dialog.getByLabel('Description').inputValue()).toBe('For the weather')
  expect(await dialog.getByLabel('Value').inputValue()).toBe('')
  expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toContain('hush')
})

test.for([
  ['/admin/programs', 'New token', 'Name of the program', 'Create'],
  ['/admin/programs', 'New webhook', 'Address', 'Create'],
  ['/admin/accounts', 'Invite', 'For whom', 'Make a link'],
] as const)('on %s the dialog of %s is open again after the login, with what was typed', async (row) => {
  const [path, opener, label, submit] = row
  const { page, username } = await visitAsEditor(path)
  await page.getByRole('button', { name: opener }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(label).fill('https://mine.example')
  await endSession(page)
  await dialog.getByRole('button', { name: submit }).click()
  await signIn(page, username)
  await dialog.getByText(isBack).waitFor()
  expect(await dialog.getByLabel(label).inputValue()).toBe('https://mine.example')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => drafts(page)).toEqual([])
  await page.getByRole('button', { name: opener }).click()
  expect(await dialog.getByLabel(label).inputValue()).toBe('')
})

test('a browser that cannot keep drafts lets one type, and says so', async () => {
  const { page } = await anOpenCity()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Mine')
  await dialog.getByText('This browser cannot keep what you write. Save it before you leave.').waitFor()
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Mine')
})

test('who logs out is asked about what is unsaved, and leaves nothing in the browser', async () => {
  const { page } = await visitAsEditor(content)
  await page.getByLabel('Description').fill('A draft')
  const logout = page.getByRole('navigation', { name: 'Admin' }).getByRole('button', { name: 'Logout' })
  await logout.click()
  const question = page.getByRole('dialog', { name: 'Log out without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  expect(await page.getByLabel('Description').inputValue()).toBe('A draft')
  await logout.click()
  await question.getByRole('button', { name: 'Discard and log out' }).click()
  await expect.poll(() => addressOf(page)).toBe('/admin/login')
  await expect.poll(() => drafts(page)).toEqual([])
})

async function anOpenCity() {
  const visited = await visitAsEditor('/admin')
  const { page, db } = visited
  const name = `Draft ${randomUUID().slice(0, 8)}`
  const city = await aCity(db, { name, country: 'Iceland', lat: 47, lng: 9 })
  onTestFinished(async () => {
    await db.delete(cities).where(eq(cities.id, city.id))
  })
  await page.goto('/admin/cities')
  await openCity(page, city.name)
  await page.getByLabel('Name').waitFor()
  return { ...visited, city }
}

async function openCity(page: Page, name: string) {
  await page.getByLabel('Search').fill(name)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
}

async function choosePage(page: Page, name: string) {
  await page.getByRole('combobox').click()
  await page.getByRole('option', { name }).click()
}

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))
