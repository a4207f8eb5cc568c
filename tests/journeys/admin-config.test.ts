import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { configs } from '../../src/office/configs/config.table.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { desktop, isFocused, phone, tabTo } from './browser.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

const path = '/admin/config'

test('Config holds assets and configurations, and leads to the search radii and the page texts', async () => {
  const { page } = await visitAsEditor(path)
  const main = page.getByRole('main')
  const assets = main.getByRole('region', { name: 'Asset Management' })
  await expect.poll(() => assets.locator('input[type=file]').count()).toBe(3)
  expect(await assets.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    ...['Logo', 'Favicon', 'Banner'],
  ])
  expect(await assets.locator('input[accept="image/*,.ico"]').count()).toBe(3)
  const configurations = main.getByRole('table', { name: 'System Configurations' })
  await configurations.waitFor()
  expect(await configurations.getByRole('columnheader').allTextContents()).toEqual([
    ...['Key', 'Value', 'Description', 'Updated', 'Actions'],
  ])
  await main.getByRole('link', { name: 'Search Radius' }).click()
  await page.getByRole('heading', { name: 'Search Radius', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Back to Config' }).click()
  await main.getByRole('link', { name: 'Page Content' }).click()
  await page.getByRole('heading', { name: 'Page Content', level: 1 }).waitFor()
})

test('an editor adds a configuration with the keyboard, changes it and deletes it', async () => {
  const { page, db } = await visitAsEditor(path)
  forget(db, 'MAX <b>FEATURED</b>/CITY')
  const add = page.getByRole('button', { name: 'Add Config' })
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect.poll(() => isFocused(dialog.getByLabel('Key'))).toBe(true)
  await page.keyboard.type('MAX <b>FEATURED</b>/CITY')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12')
  await tabTo(page, dialog.getByRole('button', { name: 'Save Changes' }))
  await page.keyboard.press('Enter')
  await page.getByText('Configuration created successfully').first().waitFor()
  await expect.poll(() => isFocused(add)).toBe(true)
  const row = page.getByRole('row', { name: 'MAX <b>FEATURED</b>/CITY' })
  await row.getByRole('cell', { name: '12', exact: true }).waitFor()
  await row.getByRole('cell', { name: /^\d{1,2} \w+ \d{4}$/ }).waitFor()

  await row.getByRole('button', { name: /^Edit/ }).click()
  await expect.poll(() => isFocused(dialog.getByLabel('Value'))).toBe(true)
  expect(await dialog.getByLabel('Key').getAttribute('readonly')).not.toBeNull()
  await dialog.getByLabel('Value').fill('13')
  await dialog.getByLabel('Description').fill('Most of a city')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Configuration updated successfully').first().waitFor()
  await row.getByRole('cell', { name: 'Most of a city' }).waitFor()

  await row.getByRole('button', { name: /^Delete/ }).click()
  await expect.poll(() => isFocused(dialog.getByRole('button', { name: 'Cancel' }))).toBe(true)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Configuration deleted successfully').first().waitFor()
  await row.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(add)).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await row.getByRole('cell', { name: 'Most of a city' }).waitFor()
})

test.for(['X_key', 'x-Secret', 'TOKEN of x', 'xPassword'])(
  'what is stored under %s never reaches the browser, and stays when nothing is typed',
  async (key) => {
    const { page, db } = await visitAsEditor('/admin')
    const before = await aConfig(db, { key, value: 'not for your eyes' })
    const bodies: Promise<string>[] = []
    page.on('response', (answer) => {
      if (answer.url().includes('/api/configs')) bodies.push(answer.text())
    })
    await page.goto(path)
    const row = page.getByRole('row', { name: key })
    await row.getByRole('cell', { name: '••••••••••••', exact: true }).waitFor()
    await row.getByRole('button', { name: /^Edit/ }).click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByLabel('Value').getAttribute('type')).toBe('password')
    await dialog.getByLabel('Description').fill('In the safe')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Configuration updated successfully').first().waitFor()
    await row.getByRole('cell', { name: 'In the safe' }).waitFor()
    expect(await read(db, key)).toMatchObject({ value: before.value, description: 'In the safe' })
    expect((await Promise.all(bodies)).join()).not.toContain('not for your eyes')
  },
)

test('a key that is there already is refused at its field, and nothing typed is lost', async () => {
  const { page, db } = await visitAsEditor('/admin')
  await aConfig(db, { key: 'JOURNEY', value: '1' })
  await page.goto(path)
  await page.getByRole('button', { name: 'Add Config' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await dialog.getByText('A key is needed').first().waitFor()
  await dialog.getByText('A value is needed').first().waitFor()
  await dialog.getByLabel('Key').fill('JOURNEY')
  await dialog.getByLabel('Value').fill('2')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Failed to create config').first().waitFor()
  await dialog.getByText('There is a configuration with this key already').first().waitFor()
  expect(await dialog.getByLabel('Value').inputValue()).toBe('2')
})

test('of two editors the second sees what the first saved, and may replace it', async () => {
  const { page, db } = await visitAsEditor('/admin')
  await aConfig(db, { key: 'JOURNEY', value: '1' })
  await page.goto(path)
  await page.getByRole('button', { name: 'Edit JOURNEY' }).click()
  await change(db, 'JOURNEY', { value: '2' })
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Value').fill('3')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Failed to update config').first().waitFor()
  await dialog.getByText('Somebody else has saved this meanwhile. Save again to replace: 2').first().waitFor()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await read(db, 'JOURNEY')).toMatchObject({ value: '3' })
})

test('a configuration that somebody else has deleted cannot be deleted again, which is said', async () => {
  const { page, db } = await visitAsEditor('/admin')
  await aConfig(db, { key: 'JOURNEY', value: '1' })
  await page.goto(path)
  await page.getByRole('button', { name: 'Delete JOURNEY' }).click()
  await db.delete(configs).where(eq(configs.key, 'JOURNEY'))
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Failed to delete config').first().waitFor()
  await page.getByRole('row', { name: 'JOURNEY' }).waitFor({ state: 'detached' })
})

test('the configurations are accessible at all widths, light and dark, with their dialogs', async () => {
  const { page, db } = await visitAsEditor('/admin', { reducedMotion: 'reduce' })
  await aConfig(db, { key: `A_LONG_KEY_${'X'.repeat(60)}`, value: 'https://example.org/'.repeat(10) })
  await aConfig(db, { key: 'JOURNEY', value: 'two\nlines', description: 'For this test' })
  await page.goto(path)
  await page.getByRole('row', { name: 'JOURNEY' }).waitFor()
  await findsNothing(page)
  await page.setViewportSize(phone.viewport)
  await page.getByRole('button', { name: 'Edit JOURNEY' }).click()
  await page.getByRole('dialog').waitFor()
  await findsNothing(page)
  await page.setViewportSize(desktop.viewport)
  await cancel(page)
  await page.getByRole('button', { name: 'Delete JOURNEY' }).click()
  await page.getByRole('dialog').waitFor()
  await findsNothing(page)
})

const cancel = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

async function aConfig(db: Database, fields: typeof configs.$inferInsert) {
  forget(db, fields.key)
  const [config] = await db.insert(configs).values(fields).returning()
  if (!config) throw new Error('The database returned no row')
  return config
}

const change = (db: Database, key: string, fields: Partial<typeof configs.$inferInsert>) =>
  db
    .update(configs)
    .set({ ...fields, updatedAt: new Date() })
    .where(eq(configs.key, key))

async function read(db: Database, key: string) {
  const [config] = await db.select().from(configs).where(eq(configs.key, key))
  return config
}

function forget(db: Database, key: string) {
  onTestFinished(async () => {
    await db.delete(configs).where(eq(configs.key, key))
  })
}
