import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { seasons } from '../../src/guide/seasons/season.table.ts'
import { hydrated, isFocused, phone, tabTo } from './browser.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

const path = '/admin/database'

test('an editor chooses a table and sees its columns and rows', async () => {
  const { page } = await visitAsEditor(path)
  await page.getByRole('heading', { name: 'Database', level: 1 }).waitFor()
  const columns = page.getByRole('table', { name: 'Columns of cities' })
  const placesFetched = columns.getByRole('row', { name: 'places_fetched' })
  await placesFetched.waitFor()
  expect(await columns.getByRole('columnheader').allTextContents()).toEqual([
    ...['Column', 'Type', 'Nullable', 'Default'],
  ])
  expect(await placesFetched.getByRole('cell').allTextContents()).toEqual([
    ...['places_fetched', 'boolean', 'NO', 'false'],
  ])
  expect(await columns.getByRole('row', { name: 'country' }).locator('i').textContent()).toBe('null')
  await page.getByText(/^50 of \d+ rows$/).waitFor()
  const next = page.getByRole('button', { name: 'Next' })
  await next.press('Enter')
  await page.getByText(/^Page 2 of \d+$/).waitFor()
  await page.getByText(/^50 of \d+ rows$/).waitFor()
  expect(await isFocused(next)).toBe(true)
  await page.getByRole('navigation', { name: 'Tables' }).getByRole('button', { name: 'users' }).click()
  const users = page.getByRole('table', { name: 'Data of users' })
  await users.getByRole('cell', { name: '••••' }).first().waitFor()
  await page.getByRole('navigation', { name: 'Tables' }).getByRole('button', { name: 'page_content' }).click()
  await page.getByRole('table', { name: 'Data of page_content' }).waitFor()
})

test('what a place is called is text, also where it looks like code', async () => {
  const { page, db } = await visitAsEditor(path)
  const name = '<script>alert(1)</script>'
  await db.insert(seasons).values({ name, displayName: '' })
  onTestFinished(async () => {
    await db.delete(seasons).where(eq(seasons.name, name))
  })
  await page.getByRole('navigation', { name: 'Tables' }).getByRole('button', { name: 'seasons' }).click()
  await page.getByRole('cell', { name }).waitFor()
})

test('a query is written with suggestions, run with the keyboard, and its result saved', async () => {
  const { page } = await visitAsEditor(path)
  // Who writes at once may do so before the names have come.
  const written = Promise.withResolvers<void>()
  await page.route('**/api/database/tables', (route) => written.promise.then(() => route.continue()))
  await page.reload()
  await hydrated(page)
  await page.getByRole('tab', { name: 'SQL Query' }).click()
  const field = page.getByLabel('SQL Query', { exact: true }).and(page.getByRole('textbox'))
  await field.pressSequentially('select name, na')
  await field.fill('')
  await field.pressSequentially('select country, count(*) from ci')
  written.resolve()
  await page.getByRole('option', { name: 'cities', exact: true }).waitFor()
  await page.keyboard.press('ArrowDown')
  expect(await page.getByRole('option', { selected: true }).textContent()).toBe('cities')
  await page.keyboard.press('Enter')
  expect(await field.inputValue()).toBe('select country, count(*) from cities')
  await field.pressSequentially(' where coun')
  // Of an input method it takes back what was about to be written.
  await field.dispatchEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true })
  expect(await page.getByRole('listbox').count()).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('listbox').count()).toBe(0)
  await page.keyboard.press('Control+Space')
  await page.getByRole('option', { name: 'country', exact: true }).click()
  await field.pressSequentially(" = 'Austria' group by country")
  await page.keyboard.press('Control+Enter')
  const result = page.getByRole('table', { name: 'Result' })
  await result.getByRole('cell', { name: 'Austria' }).waitFor()
  expect(await result.getByRole('columnheader').allTextContents()).toEqual(['country', 'count'])
  await page.getByText('SELECT', { exact: true }).waitFor()
  await page.getByText('1 row', { exact: true }).waitFor()
  await expect.poll(() => isFocused(field)).toBe(true)
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const file = await (await downloaded).path()
  expect(await readFile(file, 'utf8')).toMatch(/^\uFEFFcountry,count\r\nAustria,\d+\r\n$/)
})

test('each of the six sample queries finds something', async () => {
  const { page } = await visitAsEditor(path)
  await page.getByRole('tab', { name: 'SQL Query' }).click()
  const samples = page.getByRole('region', { name: 'Sample queries' }).getByRole('button')
  expect(await samples.count()).toBe(6)
  for (const sample of await samples.all()) {
    await sample.click()
    expect(await sample.getAttribute('aria-current')).toBe('true')
    // A copy that is made anew meanwhile says so first, and is asked again by the page.
    const answered = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/database/query') && answer.status() === 200,
    )
    await page.getByRole('button', { name: 'Execute Query' }).click()
    await answered
    await page.getByRole('button', { name: 'Execute Query' }).waitFor()
    expect(await page.getByRole('table', { name: 'Result' }).getByRole('row').count()).toBeGreaterThan(1)
  }
})

test('a query that fails says why and where, and is still there', async () => {
  const { page } = await visitAsEditor(path)
  await page.getByRole('tab', { name: 'SQL Query' }).click()
  const field = page.getByRole('textbox', { name: 'SQL Query' })
  await field.fill('select nam, country\nfrom cities')
  await page.getByRole('button', { name: 'Execute Query' }).click()
  const alert = page.getByRole('alert')
  await alert.getByText('Query execution failed').waitFor()
  await alert.getByText('column "nam" does not exist, line 1').waitFor()
  expect(await alert.locator('mark').textContent()).toBe('nam')
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await page.getByRole('tab', { name: 'Table Browser' }).click()
  await page.getByRole('tab', { name: 'SQL Query' }).click()
  expect(await field.inputValue()).toBe('select nam, country\nfrom cities')
})

test('without a reason from the server the alert says that it failed', async () => {
  const { page } = await visitAsEditor(path, { expectedErrors: /404|ERR_FAILED/ })
  await page.getByRole('tab', { name: 'SQL Query' }).click()
  await page.route('**/api/database/query', (route) => route.abort())
  await page.getByRole('textbox', { name: 'SQL Query' }).fill('select 1')
  await page.keyboard.press('Control+Enter')
  expect(await page.getByRole('alert').textContent()).toBe('Query execution failed')
})

test('a query that has to wait says why and is run again by itself; the wait can be ended', async () => {
  const { page } = await visitAsEditor(path, { expectedErrors: /503/ })
  await page.getByRole('tab', { name: 'SQL Query' }).click()
  const body = { message: 'The copy is being brought up to date', code: 'not_ready', issues: [] }
  const notReady = { status: 503, headers: { 'Retry-After': '1' }, json: body }
  await page.route('**/api/database/query', (route) => route.fulfill(notReady), { times: 2 })
  await page.getByRole('textbox', { name: 'SQL Query' }).fill('select 42 as answer')
  await page.keyboard.press('Control+Enter')
  const status = page.getByRole('status').filter({ hasText: 'The copy is being brought up to date. ' })
  await status.getByText('The query is run again by itself.').waitFor()
  await page.getByRole('table', { name: 'Result' }).getByRole('cell', { name: '42' }).waitFor()
  expect(await status.count()).toBe(0)
  await page.route('**/api/database/query', (route) => route.fulfill(notReady))
  await page.getByRole('button', { name: 'Execute Query' }).click()
  await page.getByRole('button', { name: 'Stop waiting' }).click()
  await page.getByRole('button', { name: 'Execute Query' }).waitFor()
  expect([await status.count(), await page.getByRole('alert').count()]).toEqual([0, 0])
})

test('a double click runs a query once; an object is shown as JSON', async () => {
  const { page } = await visitAsEditor(path)
  await page.getByRole('tab', { name: 'SQL Query' }).click()
  let asked = 0
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/database/query', async (route) => {
    asked += 1
    await answer.promise
    await route.continue()
  })
  await page.getByRole('textbox', { name: 'SQL Query' }).fill(`select '{"a": [1]}'::jsonb as one`)
  await page.getByRole('button', { name: 'Execute Query' }).dblclick()
  await page.keyboard.press('Control+Enter')
  answer.resolve()
  await page.getByRole('columnheader', { name: 'one' }).waitFor()
  await page.getByRole('cell', { name: '{"a":[1]}', exact: true }).waitFor()
  expect(asked).toBe(1)
})

test('a session that is over leads to the login', async () => {
  const { page } = await visitAsEditor(path)
  await page.getByRole('tab', { name: 'SQL Query' }).click()
  await page.getByRole('textbox', { name: 'SQL Query' }).fill('select 1')
  await page.context().clearCookies()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
})

test('on a phone the tables are a choice, and nothing but the tables themselves scrolls sideways', async () => {
  const { page } = await visitAsEditor(path, phone)
  await page.getByLabel('Table', { exact: true }).selectOption('places')
  await page.getByRole('table', { name: 'Data of places' }).waitFor()
  const scrolls = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await scrolls()).toBe(false)
  }
  await page.getByRole('tab', { name: 'SQL Query' }).click()
  expect(await scrolls()).toBe(false)
})

test('both tabs are accessible at all widths, light and dark', async () => {
  const { page } = await visitAsEditor(path, { reducedMotion: 'reduce' })
  await page.getByRole('table', { name: 'Data of cities' }).waitFor()
  await findsNothing(page)
  await tabTo(page, page.getByRole('tab', { name: 'Table Browser' }))
  await page.keyboard.press('ArrowRight')
  const field = page.getByRole('textbox', { name: 'SQL Query' })
  await field.fill('select * from cities limit 3')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('table', { name: 'Result' }).waitFor()
  await findsNothing(page)
  await field.fill('select nam from cities')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('alert').waitFor()
  await field.pressSequentially(' where c')
  await page.getByRole('listbox').waitFor()
  await findsNothing(page)
})
