import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { cities } from '../../src/guide/cities/city.table.ts'
import { searchRadiusOptions } from '../../src/guide/search-radius/search-radius-option.table.ts'
import { invitations } from '../../src/office/accounts/invitations/invitation.table.ts'
import { apiTokens } from '../../src/office/api-tokens/api-token.table.ts'
import { configs } from '../../src/office/configs/config.table.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { webhooks } from '../../src/system/webhooks/webhook.table.ts'
import { visitAsEditor } from './visit-as-editor.ts'

test('a city whose answer was lost on the way is there when it is added again, also from Settings; without that it is there already', async () => {
  const { page, db, name } = await anOffice('/admin/cities')
  forget(db, cities, eq(cities.name, name))
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: 'Add City' })
  const fillIn = async () => {
    await page.getByRole('button', { name: 'Add City' }).click()
    await dialog.getByLabel('Country').selectOption('Hungary')
    await dialog.getByLabel('Name').fill(name)
  }
  await fillIn()
  await twice(page, '**/api/admin/cities', submit)
  await page.getByText('City created successfully').first().waitFor()
  await page.getByRole('row', { name }).waitFor()
  await fillIn()
  await submit.click()
  await dialog.getByText('There is a city with this slug already').waitFor()

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

test('so is one whose page was loaded anew before the answer came, and what is there already is said to be the next time', async () => {
  const { page, db, name } = await anOffice('/admin/cities')
  forget(db, cities, eq(cities.name, name))
  const dialog = page.getByRole('dialog')
  const press = () => dialog.getByRole('button', { name: 'Add City' }).click()
  const add = async () => {
    await page.getByRole('button', { name: 'Add City' }).click()
    await dialog.getByLabel('Country').selectOption('Hungary')
    await dialog.getByLabel('Name').fill(name)
    await press()
  }
  const made = new Promise<void>((resolve) => {
    let isFirst = true
    void page.route('**/api/admin/cities', async (route) => {
      if (route.request().method() !== 'POST' || !isFirst) return route.fallback()
      isFirst = false
      await route.fetch()
      resolve()
    })
  })
  await add()
  await made
  await page.reload()
  // The dialog is there again, with what was typed.
  await press()
  await page.getByText('City created successfully').first().waitFor()
  await page.getByRole('row', { name }).waitFor()
  await add()
  await dialog
    .getByText(/already/)
    .first()
    .waitFor()
})

test('so is a search radius, and another that is there already is said to be', async () => {
  const { page, db } = await anOffice('/admin/search-radius')
  forget(db, searchRadiusOptions, eq(searchRadiusOptions.radiusKm, 83))
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: 'Create' })
  const fillIn = async () => {
    await page.getByRole('button', { name: 'Add Search Radius' }).click()
    await dialog.getByLabel('Radius (km)').fill('83')
    await dialog.getByLabel('Display Name').fill('A day out by train')
  }
  await fillIn()
  await lost(page, '**/api/admin/search-radius-options', submit)
  await dialog.getByLabel('Radius (km)').fill('50')
  await submit.click()
  await dialog.getByText('There is an option with this radius already').first().waitFor()
  await dialog.getByLabel('Radius (km)').fill('83')
  await submit.click()
  await page.getByText('Search radius option created successfully').first().waitFor()
  await page.getByRole('row', { name: 'A day out by train' }).waitFor()
  await fillIn()
  await submit.click()
  await dialog.getByText('There is an option with this radius already').first().waitFor()
})

test('so is a configuration', async () => {
  const { page, db, name } = await anOffice('/admin/config')
  const key = `${name}_API_KEY`
  forget(db, configs, eq(configs.key, key))
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: 'Save Changes' })
  const fillIn = async () => {
    await page.getByRole('button', { name: 'Add Config' }).click()
    await dialog.getByLabel('Key').fill(key)
    await dialog.getByLabel('Value').fill('hush')
  }
  await fillIn()
  await twice(page, '**/api/configs', submit)
  await page.getByText('Configuration created successfully').first().waitFor()
  await page.getByRole('row', { name: key }).waitFor()
  await fillIn()
  await submit.click()
  await dialog.getByText('There is a configuration with this key already').first().waitFor()
})

test('what has a secret is made anew, and what was made before is there no more', async () => {
  const { page, db, name } = await anOffice('/admin/programs')
  const url = `https://hooks.example/${name}`
  forget(db, apiTokens, eq(apiTokens.name, name))
  forget(db, webhooks, eq(webhooks.url, url))
  await page.getByRole('button', { name: 'New token' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the program').fill(name)
  await twice(page, '**/api/admin/api-tokens', dialog.getByRole('button', { name: 'Create' }))
  const made = page.getByRole('dialog', { name: 'The new token' })
  const ending = (await made.getByLabel('Token').inputValue()).slice(-4)
  await made.getByRole('button', { name: 'Done' }).click()
  const tokens = page.getByRole('list', { name: 'API tokens' }).getByRole('listitem')
  expect(await tokens.filter({ hasText: name }).allTextContents()).toEqual([
    expect.stringContaining(`Ends in ${ending}`),
  ])

  await page.getByRole('button', { name: 'New webhook' }).click()
  await dialog.getByLabel('Address').fill(url)
  await lost(page, '**/api/admin/webhooks', dialog.getByRole('button', { name: 'Create' }))
  // Closed by accident it is the same try still.
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'New webhook' }).click()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('dialog', { name: 'The secret of the webhook' }).waitFor()
  expect(await db.$count(webhooks, eq(webhooks.url, url))).toBe(1)
})

test('so is an invitation', async () => {
  const { page, db, name } = await anOffice('/admin/accounts')
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('For whom').fill(name)
  await twice(page, '**/api/admin/accounts/invitations', dialog.getByRole('button', { name: 'Make a link' }))
  await page.getByRole('dialog', { name: 'Invitation' }).getByLabel('Link').waitFor()
  expect(await db.$count(invitations, eq(invitations.name, name))).toBe(1)
})

/** Presses a button whose call is done, while its answer is lost. */
async function lost(page: Page, calls: string, button: Locator) {
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
}

/** And again. */
async function twice(page: Page, calls: string, button: Locator) {
  await lost(page, calls, button)
  await button.click()
}

const anOffice = async (path: string) => ({
  ...(await visitAsEditor(path, { expectedErrors: /409|ERR_FAILED/ })),
  name: `lost-${randomUUID().slice(0, 8)}`,
})

type Table = typeof cities | typeof searchRadiusOptions | typeof configs | typeof apiTokens | typeof webhooks

const forget = (db: Database, table: Table, where: ReturnType<typeof eq>) =>
  onTestFinished(async () => void (await db.delete(table).where(where)))
