import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { onTestFinished, test } from 'vitest'
import { cities } from '../../src/guide/cities/city.table.ts'
import { searchRadiusOptions } from '../../src/guide/search-radius/search-radius-option.table.ts'
import { configs } from '../../src/office/configs/config.table.ts'
import type { Database } from '../../src/platform/database.ts'
import { visitAsEditor } from './visit-as-editor.ts'

test('a city whose answer was lost on the way is there when it is added again, also from Settings', async () => {
  const { page, db, name } = await anOffice('/admin/cities')
  forget(db, cities, eq(cities.name, name))
  await page.getByRole('button', { name: 'Add City' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Country').selectOption('Hungary')
  await dialog.getByLabel('Name').fill(name)
  await twice(page, '**/api/admin/cities', dialog.getByRole('button', { name: 'Add City' }))
  await page.getByText('City created successfully').first().waitFor()
  await page.getByRole('row', { name }).waitFor()

  const other = `${name}-other`
  forget(db, cities, eq(cities.name, other))
  await page.goto('/admin/settings')
  const form = page.getByRole('form', { name: 'Add a custom city' })
  await form.getByLabel('City Name').fill(other)
  await form.getByLabel('Country').fill('Hungary')
  await form.getByLabel('Latitude').fill('47')
  await form.getByLabel('Longitude').fill('19')
  await twice(page, '**/api/cities', form.getByRole('button', { name: 'Add City' }))
  await page.getByText('City added').first().waitFor()
})

test('so is a search radius', async () => {
  const { page, db } = await anOffice('/admin/search-radius')
  forget(db, searchRadiusOptions, eq(searchRadiusOptions.radiusKm, 83))
  await page.getByRole('button', { name: 'Add Search Radius' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Radius (km)').fill('83')
  await dialog.getByLabel('Display Name').fill('A day out by train')
  await twice(page, '**/api/admin/search-radius-options', dialog.getByRole('button', { name: 'Create' }))
  await page.getByText('Search radius option created successfully').first().waitFor()
  await page.getByRole('row', { name: 'A day out by train' }).waitFor()
})

test('so is a configuration', async () => {
  const { page, db, name } = await anOffice('/admin/config')
  const key = `${name}_API_KEY`
  forget(db, configs, eq(configs.key, key))
  await page.getByRole('button', { name: 'Add Config' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Key').fill(key)
  await dialog.getByLabel('Value').fill('hush')
  await twice(page, '**/api/configs', dialog.getByRole('button', { name: 'Save Changes' }))
  await page.getByText('Configuration created successfully').first().waitFor()
  await page.getByRole('row', { name: key }).waitFor()
})

/** Presses a button whose call is done, while its answer is lost; and again. */
async function twice(page: Page, calls: string, button: Locator) {
  let isLost = false
  await page.route(calls, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  await button.click()
  await page
    .getByText(/The guide cannot be reached/)
    .first()
    .waitFor()
  await button.click()
}

const anOffice = async (path: string) => ({
  ...(await visitAsEditor(path, { expectedErrors: /409|ERR_FAILED/ })),
  name: `lost-${randomUUID().slice(0, 8)}`,
})

type Table = typeof cities | typeof searchRadiusOptions | typeof configs

const forget = (db: Database, table: Table, where: ReturnType<typeof eq>) =>
  onTestFinished(async () => void (await db.delete(table).where(where)))
