import { eq } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { searchRadiusOptions } from '../../src/guide/search-radius/search-radius-option.table.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { isFocused, phone, tabTo } from './browser.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

const path = '/admin/search-radius'

test('an editor adds a radius with the keyboard, hides it from visitors, and deletes it', async () => {
  const { page, db } = await visitAsEditor(path)
  forget(db, 77)
  await page.getByRole('heading', { name: 'Search Radius', level: 1 }).waitFor()
  const add = page.getByRole('button', { name: 'Add Search Radius' })
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add Search Radius' })
  await expect.poll(() => isFocused(dialog.getByLabel('Radius (km)'))).toBe(true)
  await page.keyboard.type('77')
  await page.keyboard.press('Tab')
  await page.keyboard.type('A day out')
  await page.keyboard.press('Enter')
  await page.getByText('Search radius option created successfully').first().waitFor()
  await expect.poll(() => isFocused(add)).toBe(true)
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    ...['Status', 'Display Name', 'Radius (km)', 'Sort Order', 'Actions'],
  ])
  const notes = 'Only active options appear in the search dropdown. Distances come from the stored distances'
  await page.getByText(notes).waitFor()
  const row = page.getByRole('row', { name: 'A day out' })
  await row.waitFor()
  expect(await row.getByRole('cell').allTextContents()).toEqual(['', '77', '0', ''])
  expect(await publicNames()).toContain('A day out')

  await row.getByRole('switch', { name: 'Active: A day out' }).press('Space')
  await page.getByText('Search radius option updated successfully').first().waitFor()
  expect(await publicNames()).not.toContain('A day out')

  await row.getByRole('button', { name: 'Delete A day out' }).click()
  const question = page.getByRole('dialog', { name: "Delete 'A day out'?" })
  await question.getByText('It is switched off: visitors do not see it.').waitFor()
  await expect.poll(() => isFocused(question.getByRole('button', { name: 'Cancel' }))).toBe(true)
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(row.getByRole('button'))).toBe(true)
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Search radius option deleted successfully').first().waitFor()
  await row.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(add)).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('A day out is back').first().waitFor()
  expect(await row.getByRole('switch', { name: 'Active: A day out' }).isChecked()).toBe(false)
})

test('radius and name are needed, and the radius is from 1 to 1000 km', async () => {
  const { page } = await visitAsEditor(path)
  await page.getByRole('button', { name: 'Add Search Radius' }).click()
  const dialog = page.getByRole('dialog')
  const create = dialog.getByRole('button', { name: 'Create' })
  const radius = dialog.getByLabel('Radius (km)')
  const name = dialog.getByLabel('Display Name')
  expect(await dialog.getByLabel('Sort Order').inputValue()).toBe('0')
  expect(await dialog.getByRole('switch', { name: 'Active' }).isChecked()).toBe(true)
  for (const [field, text] of [
    [radius, '1001'],
    [name, 'Far'],
  ] as const) {
    await create.click()
    await page.getByText('Please fill in all required fields').first().waitFor()
    await expect.poll(() => isFocused(field)).toBe(true)
    await field.fill(text)
  }
  await create.click()
  await dialog.getByText('A whole number from 1 to 1000').waitFor()
  expect(await radius.getAttribute('aria-invalid')).toBe('true')
})

test('a radius that is there already is refused, and why is said', async () => {
  const { page } = await visitAsEditor(path)
  await page.getByRole('button', { name: 'Add Search Radius' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Radius (km)').fill('50')
  await dialog.getByLabel('Display Name').fill('Once more')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.getByText('Failed to create search radius option').first().waitFor()
  await dialog.getByText('There is an option with this radius already').first().waitFor()
  await expect.poll(() => isFocused(dialog.getByLabel('Radius (km)'))).toBe(true)
  expect(await dialog.getByLabel('Display Name').inputValue()).toBe('Once more')
})

test('what the guide refuses of a new radius is said at the field that it is about', async () => {
  const { page } = await visitAsEditor(path, { expectedErrors: /4\d\d/ })
  await page.getByRole('button', { name: 'Add Search Radius' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Radius (km)').fill('78')
  await dialog.getByLabel('Display Name').fill('Far')
  const order = dialog.getByLabel('Sort Order')
  await order.fill('3000000000')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect.poll(() => isFocused(order)).toBe(true)
  expect(await order.getAttribute('aria-invalid')).toBe('true')
  expect(await dialog.getByLabel('Radius (km)').getAttribute('aria-invalid')).not.toBe('true')
  await findsNothing(page)
})

test('options that cannot be loaded can be asked for again; a change and a deletion that fail are said', async () => {
  const { page } = await visitAsEditor('/admin')
  const calls = '**/api/admin/search-radius-options'
  await page.route(calls, (route) => route.fulfill({ status: 503, json: { message: 'Later' } }))
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Search Radius' }).click()
  await page.getByRole('alert').getByText('This could not be loaded.').waitFor()
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Try again' }).click()
  const active = page.getByRole('switch', { name: 'Active: Within 50 km' })
  await active.waitFor()
  await page.route(`${calls}/*`, (route) => route.fulfill({ status: 503, json: { message: 'Later' } }))
  await active.click()
  await page.getByText('Failed to update search radius option').first().waitFor()
  await expect.poll(() => active.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Delete Within 50 km' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Failed to delete search radius option').first().waitFor()
  await active.waitFor()
})

test('the search radii are accessible at all widths, light and dark, with their dialogs', async () => {
  const { page } = await visitAsEditor(path, { reducedMotion: 'reduce' })
  await page.getByRole('row', { name: 'Within 50 km' }).waitFor()
  await findsNothing(page)
  await page.setViewportSize(phone.viewport)
  await page.getByRole('button', { name: 'Add Search Radius' }).click()
  await page.getByRole('dialog').waitFor()
  await findsNothing(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete Within 50 km' }).click()
  await page.getByRole('dialog').waitFor()
  await findsNothing(page)
})

async function publicNames(): Promise<string[]> {
  const answer = await fetch(`${inject('siteUrl')}/api/search-radius-options`)
  return (await answer.json()).map(({ displayName }: { displayName: string }) => displayName)
}

function forget(db: Database, radiusKm: number) {
  onTestFinished(async () => {
    await db.delete(searchRadiusOptions).where(eq(searchRadiusOptions.radiusKm, radiusKm))
  })
}

test('when the server is gone, a toast says so, the dialog keeps what was typed, and Escape still closes it', async () => {
  const { page } = await visitAsEditor(path, { expectedErrors: /401|ERR_INTERNET_DISCONNECTED/ })
  await page.getByRole('button', { name: 'Add Search Radius' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Radius (km)').fill('7')
  await dialog.getByLabel('Display Name').fill('Around the corner')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.getByText('Failed to create search radius option').first().waitFor()
  await page.getByText('The guide cannot be reached.').first().waitFor()
  expect(await dialog.getByLabel('Display Name').inputValue()).toBe('Around the corner')
  await dialog.getByLabel('Display Name').press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('at 320 pixels no control of a row is cut off', async () => {
  const { page } = await visitAsEditor(path, { viewport: { width: 320, height: 640 } })
  const trash = page.getByRole('button', { name: /^Delete / }).first()
  await trash.waitFor()
  const { x = 0, width = 0 } = (await trash.boundingBox()) ?? {}
  // The screen keeps 16 pixels free at its edge.
  expect(x + width).toBeLessThanOrEqual(304)
})
