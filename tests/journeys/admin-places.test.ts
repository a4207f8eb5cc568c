import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { users } from '../../src/office/accounts/account/account.table.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { anAccount } from '../factories.ts'
import { ask } from './ask.ts'
import { addressOf, isFocused, phone, visit } from './browser.ts'
import { anOwnPlace, guideDatabase } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

// The browser notes that nobody was signed in yet, and the photo that another journey broke of a place in the list.
const options = { expectedErrors: /401|gone\.webp/ } as const
const password = 'a long password'

test('the list tells of each place what, where and how it is shown, twenty to a page', async () => {
  const page = await anOffice('/admin/places')
  await page.getByRole('heading', { name: 'Places Management', level: 1 }).waitFor()
  const columns = ['Place Info', 'Location', 'Fun Types', 'Active', 'Featured', 'Actions']
  await places(page).first().waitFor()
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(columns)
  expect(await places(page).count()).toBe(20)
  await page.getByText(/^Page 1 of \d+ \(\d+ places\)$/).waitFor()
  expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText(/^Page 2 of/).waitFor()
  expect(addressOf(page)).toBe('/admin/places?page=2')
  await page.getByRole('button', { name: 'Last' }).click()
  await expect.poll(() => page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'First' }).click()
  await page.getByText(/^Page 1 of/).waitFor()
  expect(addressOf(page)).toBe('/admin/places')
})

test('on the last page and the first the way through a list keeps the focus, and leads no further', async () => {
  const page = await anOffice('/admin/places')
  await places(page).first().waitFor()
  for (const [name, shown] of [
    ['Last', /^Page (\d+) of \1 /],
    ['First', /^Page 1 of/],
  ] as const) {
    const button = page.getByRole('button', { name })
    await button.press('Enter')
    await page.getByText(shown).waitFor()
    await places(page).first().waitFor()
    expect([name, await button.isDisabled(), await isFocused(button)]).toEqual([name, true, true])
    await page.keyboard.press('Enter')
    await page.getByText(shown).waitFor()
  }
})

test('the filters end within their card on every screen, whatever is chosen', async () => {
  const page = await anOffice('/admin/places?sort=isFeatured-desc')
  const bar = page.getByRole('search').filter({ hasText: 'Clear All Filters' })
  await bar.waitFor()
  for (const width of [1024, 1264, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const overhang = await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect([width, overhang]).toEqual([width, 0])
  }
})

test('a place leads to its page, its website and its spot on a map, each in a new tab', async () => {
  const db = await guideDatabase()
  const name = aName()
  const displayName = `The ${name}`
  const { slug } = await anOwnPlace(db, {
    ...{ name, displayName, funTypes: ['zoo', 'museum'] },
    lat: 9.15,
    lng: -21.94,
    website: 'https://www.bears.example/',
  })
  const nowhere = await anOwnPlace(db, { name: `${name} nowhere`, lat: 0, lng: 0 })
  const page = await anOffice(`/admin/places?search=${name}`)
  await rowOf(page, nowhere.name).getByText('No coordinates').waitFor()
  const row = rowOf(page, displayName)
  expect(await row.getByRole('cell').nth(2).innerText()).toMatch(/^Zoo\s+Museum$/)
  const links = await row
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('href'), a.getAttribute('target')]))
  expect(links).toEqual([
    [displayName, `/funplace/${slug}`, '_blank'],
    ['Website: bears.example', 'https://www.bears.example/', '_blank'],
    ['9.150000, -21.940000', expect.stringContaining('mlat=9.15&mlon=-21.94'), '_blank'],
  ])
})

test('the search waits for half a second and begins at the first page', async () => {
  const db = await guideDatabase()
  const name = aName()
  await anOwnPlace(db, { name })
  const page = await anOffice('/admin/places?page=2')
  await page.getByText(/^Page 2 of/).waitFor()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByPlaceholder('Search by name, address...', { exact: true }).fill(name)
  await page.clock.runFor(499)
  expect(addressOf(page)).toBe('/admin/places?page=2')
  await page.clock.runFor(1)
  await expect.poll(() => addressOf(page)).toBe(`/admin/places?search=${name}`)
  await page.clock.resume()
  await page.getByText('Page 1 of 1 (1 places)').waitFor()
  await rowOf(page, name).waitFor()
})

test('filters and order stand in the address, and go with one click', async () => {
  const page = await anOffice('/admin/places')
  await places(page).first().waitFor()
  expect(await page.getByRole('combobox', { name: 'Sort' }).innerText()).toContain('Name A-Z')
  await page.getByRole('combobox', { name: 'Sort' }).click()
  const sorts = page.getByRole('option')
  await sorts.first().waitFor()
  expect(await sorts.allTextContents()).toEqual([
    ...['Name A-Z', 'Name Z-A', 'Active First', 'Featured First', 'Newest First', 'Oldest First'],
  ])
  await sorts.nth(1).click()
  await choose(page, 'Active', 'Inactive')
  await choose(page, 'Featured', 'Featured')
  await choose(page, 'Reviewed', 'Not reviewed')
  await page.getByRole('button', { name: 'Fun types' }).click()
  await page.getByRole('checkbox', { name: 'Zoo' }).check()
  await page.keyboard.press('Escape')
  const search = () => Object.fromEntries(new URL(page.url()).searchParams)
  await expect.poll(search).toEqual({
    sort: 'name-desc',
    isActive: 'false',
    isFeatured: 'true',
    isReviewed: 'false',
    funTypeIds: expect.stringMatching(/^\d+$/),
  })
  await page.getByText('No places match these filters.').waitFor()
  await page.reload()
  await page.getByText('No places match these filters.').waitFor()
  await page.getByRole('button', { name: 'Clear All Filters' }).click()
  await places(page).first().waitFor()
  expect(addressOf(page)).toBe('/admin/places?sort=name-desc')
})

test('places are found by where they lie and what is known of them, and each filter is taken off by its name', async () => {
  const page = await anOffice('/admin/places')
  await places(page).first().waitFor()
  await page.getByText('More filters').click()
  await page.getByLabel('City', { exact: true }).selectOption({ label: 'Vienna, Austria' })
  await page.getByLabel('How far from the city').selectOption('10')
  await page.getByLabel('Country').selectOption('Austria')
  await page.getByLabel('Fact', { exact: true }).selectOption({ label: 'Toilets for Wheelchairs' })
  await page.getByLabel('Its state: Toilets for Wheelchairs').selectOption({ label: 'Not known' })
  await page.getByLabel('Near a point').fill('somewhere')
  await page.keyboard.press('Enter')
  await page.getByText(/^A latitude, a longitude/).waitFor()
  await page.getByLabel('Near a point').fill('48.2082, 16.3738')
  await page.getByRole('button', { name: 'Apply' }).click()
  for (const [side, degrees] of Object.entries({ South: '49', West: '16,2', North: '48.3', East: '16.5' }))
    await page.getByLabel(side, { exact: true }).fill(degrees)
  await page.keyboard.press('Enter')
  await page.getByText('its south must be less than its north').waitFor()
  await page.getByLabel('South', { exact: true }).fill('48.1')
  await page.getByRole('button', { name: 'Search inside' }).click()
  const search = () => Object.fromEntries(new URL(page.url()).searchParams)
  await expect.poll(search).toEqual({
    around: expect.stringMatching(/^\d+,10$/),
    country: 'Austria',
    near: '48.2082,16.3738,5',
    area: '48.1,16.2,48.3,16.5',
    wheelchairToilets: 'unknown',
  })
  await findsNothing(page)
  await page.reload()
  for (const filter of [
    'Within 10 km of Vienna',
    'Country: Austria',
    'Within 5 km of 48.2082, 16.3738',
    'Inside a rectangle',
    'Toilets for Wheelchairs: Not known',
  ])
    await page.getByRole('button', { name: `Remove filter: ${filter}` }).click()
  await expect.poll(() => addressOf(page)).toBe('/admin/places')
})

test('an editor chooses columns and how many are on a page, and keeps a list by a name', async () => {
  const name = aName()
  const page = await anOffice('/admin/places?wheelchair=unknown')
  await places(page).first().waitFor()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Location', exact: true }).uncheck()
  await page.getByRole('checkbox', { name: 'Opening Hours', exact: true }).check()
  await page.keyboard.press('Escape')
  await page.getByLabel('Places per page').selectOption('50')
  await expect.poll(() => places(page).count()).toBe(50)
  await page.getByText('Saved views').click()
  await page.getByLabel('Name of the view').fill(name)
  await page.getByLabel('Share with all').check()
  await page.getByRole('button', { name: 'Save this view' }).click()
  const view = page.getByRole('link', { name })
  await view.waitFor()
  await findsNothing(page)
  await page.goto('/admin/places')
  await places(page).first().waitFor()
  const columns = ['Place Info', 'Fun Types', 'Active', 'Featured', 'Opening Hours', 'Actions']
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(columns)
  // A phone by now.
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByText('Saved views').click()
  await view.click()
  await expect.poll(() => addressOf(page)).toBe('/admin/places?wheelchair=unknown&limit=50')
  await page.getByRole('button', { name: `Delete the view ${name}` }).click()
  await view.waitFor({ state: 'detached' })
  expect(await isFocused(page.locator('summary').filter({ hasText: 'Saved views' }))).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(`${name} is back`).first().waitFor()
  await view.waitFor()
})

test('a view that cannot be kept is said to whom the screen is read, and its name stays', async () => {
  const { page } = await visitAsEditor('/admin/places', { expectedErrors: /422|ERR_FAILED/ })
  await page.getByText('Saved views').click()
  const name = page.getByLabel('Name of the view')
  await name.fill(' ')
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByText('A name is needed').waitFor()
  await expect.poll(() => isFocused(name)).toBe(true)
  await name.fill('Zoos')
  await page.route('**/api/admin/place-views', (route) => route.abort())
  await page.getByRole('button', { name: 'Save this view' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to save the view' })
  await alert.getByText('The guide cannot be reached.').waitFor()
  expect(await name.inputValue()).toBe('Zoos')
  expect(await page.getByText('A name is needed').count()).toBe(0)
})

test('the list is worked through by keys alone, and what is open has an address', async () => {
  const db = await guideDatabase()
  const name = aName()
  for (const letter of ['A', 'B']) await anOwnPlace(db, { name: `${name} ${letter}` })
  const page = await anOffice(`/admin/places?search=${name}`)
  await rowOf(page, `${name} B`).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect.poll(() => page.getByRole('checkbox', { name: `Select ${name} B` }).isChecked()).toBe(true)
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog')
  await form.getByLabel('Display Name').waitFor()
  await expect.poll(() => addressOf(page)).toMatch(/&open=place-\d+$/)
  await page.reload()
  await expect.poll(() => form.getByLabel('Name', { exact: true }).inputValue()).toBe(`${name} A`)
  await page.goBack()
  await form.waitFor({ state: 'detached' })
  await expect.poll(() => addressOf(page)).toBe(`/admin/places?search=${name}`)
  await page.goForward()
  await form.waitFor()
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'detached' })
  await expect.poll(() => addressOf(page)).toBe(`/admin/places?search=${name}`)
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys of this list' }).waitFor()
  await findsNothing(page)
  await page.getByRole('switch', { name: 'Single keys act on the list' }).click()
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'detached' })
  await page.keyboard.press('?')
  await page.getByRole('button', { name: 'Keys' }).click()
  await page.getByRole('dialog', { name: 'Keys of this list' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
})

test('on a phone the places begin on the first screen; filters and tools unfold', async () => {
  const db = await guideDatabase()
  const name = aName()
  await anOwnPlace(db, { name })
  const page = await anOffice(`/admin/places?search=${name}&isReviewed=false`)
  await page.getByRole('combobox', { name: 'Reviewed' }).waitFor()
  await page.setViewportSize(phone.viewport)
  const box = await rowOf(page, name).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(phone.viewport.height)
  const choice = page.getByRole('combobox', { name: 'Reviewed' })
  expect(await choice.count()).toBe(0)
  await page.getByRole('button', { name: 'Filters (1)' }).click()
  await choice.waitFor()
  await findsNothing(page)
  await page.getByRole('button', { name: 'Clear All Filters' }).click()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await choice.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Tools' }).click()
  await page.getByRole('link', { name: 'Export CSV' }).waitFor()
})

test('back returns to the page before, not out of the list; an address past the end is no step', async () => {
  const page = await anOffice('/admin/places')
  const pageSays = (number: number) => page.getByText(new RegExp(`^Page ${number} of`)).waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await pageSays(2)
  await page.getByRole('button', { name: 'Next' }).click()
  await pageSays(3)
  await page.goBack()
  await pageSays(2)
  await page.goBack()
  await pageSays(1)
  await page.goForward()
  await pageSays(2)

  await page.goto('/admin/places?page=9999')
  await page.waitForURL((url) => url.searchParams.get('page') !== '9999')
  await page.goBack()
  await pageSays(2)
})

test('a row that goes by what was done in it leaves the focus to the next one, and the last to the screen', async () => {
  const db = await guideDatabase()
  const word = aName()
  const [first, second, third] = [`${word} 1`, `${word} 2`, `${word} 3`]
  for (const name of [first, second, third]) await anOwnPlace(db, { name, isReviewed: false })
  const { page } = await visitAsEditor(`/admin/places?search=${word}&isActive=true&isReviewed=false`)
  await page.getByRole('switch', { name: `Active: ${first}` }).press('Space')
  await rowOf(page, first).waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(rowOf(page, second))).toBe(true)
  for (const [name, next] of [
    [second, rowOf(page, third)],
    [third, page.getByRole('main')],
  ] as const) {
    await page.getByRole('button', { name: `Edit ${name}` }).press('Enter')
    await page.getByRole('switch', { name: 'Reviewed' }).check()
    await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
    await rowOf(page, name).waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(next)).toBe(true)
  }
})

test('a switch shows a place to visitors and hides it again, at once', async () => {
  const db = await guideDatabase()
  const name = aName()
  const { slug } = await anOwnPlace(db, { name, isActive: false })
  const page = await anOffice(`/admin/places?search=${name}`, /401|503/)
  const active = page.getByRole('switch', { name: `Active: ${name}` })
  await active.focus()
  await page.keyboard.press('Space')
  await page.getByText('Place updated successfully').first().waitFor()
  await expect.poll(() => active.isChecked()).toBe(true)
  await expect.poll(() => isFocused(active)).toBe(true)
  expect((await ask(`/funplace/${slug}`)).html).toContain(name)
  await active.click()
  await expect.poll(() => active.isChecked()).toBe(false)
  await expect.poll(async () => (await ask(`/api/places/${slug}`)).status).toBe(404)
  await page.route('**/toggle-status', (route) => route.fulfill({ status: 503, json: { message: 'Later' } }))
  await active.click()
  await page.getByText('Failed to update place').first().waitFor()
  await page.getByText('Later', { exact: true }).first().waitFor()
  expect(await active.isChecked()).toBe(false)
})

test('what somebody else changed meanwhile is shown, not overruled', async () => {
  const db = await guideDatabase()
  const name = aName()
  await anOwnPlace(db, { name, isFeatured: false })
  const page = await anOffice(`/admin/places?search=${name}`, /401|409/)
  const featured = page.getByRole('switch', { name: `Featured: ${name}` })
  await featured.waitFor()
  const colleague = await anOffice(`/admin/places?search=${name}`)
  await colleague.getByRole('switch', { name: `Featured: ${name}` }).click()
  await colleague.getByText('Place updated successfully').first().waitFor()
  await featured.click()
  await page.getByText('Somebody else has changed this place meanwhile').first().waitFor()
  await expect.poll(() => featured.isChecked()).toBe(true)
})

test('a place is deleted only after a question that names it', async () => {
  const db = await guideDatabase()
  const name = aName()
  await anOwnPlace(db, { name })
  const page = await anOffice(`/admin/places?search=${name}`, /401|503/)
  const button = page.getByRole('button', { name: `Delete ${name}` })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
  expect(await dialog.textContent()).toContain(`permanently delete the place “${name}”`)
  await expect.poll(() => isFocused(dialog.getByRole('button', { name: 'Cancel' }))).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(button)).toBe(true)
  await button.click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  await rowOf(page, name).waitFor()
  await page.route('**/api/admin/places/*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Later' } }),
  )
  await button.click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Failed to delete place: Later', { exact: true }).first().waitFor()
  await page.unrouteAll()
  await button.click()
  const answered = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/api/admin/places/*', (route) => {
    asked++
    return answered.promise.then(() => route.continue())
  })
  const confirm = dialog.getByRole('button', { name: 'Delete' })
  await confirm.press('Enter')
  await expect.poll(() => confirm.isDisabled()).toBe(true)
  expect(await isFocused(confirm)).toBe(true)
  await page.keyboard.press('Enter')
  answered.resolve()
  await page.getByText('Place deleted successfully').first().waitFor()
  expect(asked).toBe(1)
  await page.getByText('No places match these filters.').waitFor()
  await page.getByText('Page 1 of 1 (0 places)').waitFor()
  expect(await isFocused(page.getByRole('main'))).toBe(true)
})

test('when the list cannot be had, the screen says so and tries again', async () => {
  const page = await anOffice('/admin/places', /401|503/)
  await places(page).first().waitFor()
  await page.route('**/api/admin/places?*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('alert').getByText('The places could not be loaded.').waitFor()
  await page.unroute('**/api/admin/places?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText(/^Page 2 of/).waitFor()
})

test('when the session is over, the login takes the place of the screen', async () => {
  const page = await anOffice('/admin/places')
  await places(page).first().waitFor()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
})

test('list and question are accessible at all widths, light and dark', async () => {
  const page = await anOffice('/admin/places')
  await places(page).first().waitFor()
  await findsNothing(page)
  await page.setViewportSize(phone.viewport)
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await findsNothing(page)
})

const aName = () => `bears-${randomUUID().slice(0, 8)}`

const places = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('switch') })
const rowOf = (page: Page, name: string) => places(page).filter({ hasText: name })

async function choose(page: Page, select: string, option: string) {
  await page.getByRole('combobox', { name: select }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** The screen, with an admin of its own signed in. */
async function anOffice(path: string, expectedErrors: RegExp = options.expectedErrors): Promise<Page> {
  const username = await anEditor(await guideDatabase())
  const page = await visit(`/admin/login?next=${encodeURIComponent(path)}`, { expectedErrors })
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { name: 'Places Management' }).waitFor()
  return page
}

async function anEditor(db: Database): Promise<string> {
  const { username, id } = await anAccount(db, { username: `editor-${randomUUID()}`, password })
  onTestFinished(async () => {
    await db.delete(users).where(eq(users.id, id))
  })
  return username
}
