import { and, eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { plannedChanges } from '../../src/editing/planned-changes/planned-change.table.ts'
import type { Database } from '../../src/platform/database.ts'
import { pageContent } from '../../src/site/page-content/page-content.table.ts'
import { ask } from './ask.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

test('a text is written for later, seen as visitors will see it, timed, written on and published', async () => {
  const { page, db, username } = await visitAsEditor('/admin/page-content')
  await keepTerms(db)
  await page.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Terms of service' }).click()
  const usage = page.getByLabel('Use of the guide', { exact: true })
  const before = await usage.inputValue()
  await usage.fill('From December on, snow included.')
  await page.getByRole('button', { name: 'Keep for Later...' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('At a time').check()
  await dialog.getByLabel('Date').fill('2020-12-01')
  await dialog.getByLabel('Time', { exact: true }).fill('06:00')
  await dialog.getByLabel('Time zone').selectOption('Europe/Vienna')
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await dialog.getByText('That time is over').waitFor()
  await dialog.getByLabel('Date').fill('2036-12-01')
  await findsNothing(page)
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await dialog.getByText('Visitors see it on 1 December 2036 at 06:00 (Europe/Vienna).').waitFor()
  const preview = (await dialog.getByRole('link', { name: 'Preview' }).getAttribute('href')) ?? ''
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByText('A change of this waits to be published: on 1 December 2036').waitFor()
  expect(await usage.inputValue()).toBe(before)
  await page.goto(preview)
  await page.getByRole('heading', { name: 'Terms of Service', level: 1 }).waitFor()
  await page.getByText('From December on, snow included.').waitFor()
  await page.getByRole('complementary', { name: 'Preview' }).getByText('Preview: not published').waitFor()
  await findsNothing(page)
  const { headers, html } = await ask(preview)
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual([...['no-store', 'noindex, nofollow']])
  expect(html).not.toContain('snow included')
  expect((await ask(`/api${preview.replace('preview', 'planned-changes')}/preview`)).status).toBe(401)
  expect((await ask('/terms-of-service')).html).not.toContain('snow included')
  await page.getByRole('link', { name: 'Planned Changes' }).click()
  const list = page.getByRole('list', { name: 'Planned changes' })
  const row = list.getByRole('listitem').filter({ hasText: 'Terms of service' })
  await row.getByText('1 December 2036 at 06:00 (Europe/Vienna)').waitFor()
  await findsNothing(page)
  await row.getByRole('link', { name: 'Edit the draft of Terms of service' }).click()
  await page.getByText('Planned for 1 December 2036').waitFor()
  expect(await usage.inputValue()).toBe('From December on, snow included.')
  await usage.fill('From December on, ice included.')
  await page.getByRole('button', { name: 'Keep Draft...' }).click()
  await dialog.getByLabel('As soon as somebody publishes it').check()
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await dialog.getByRole('link', { name: 'Planned Changes' }).click()
  await row.getByText('Draft', { exact: true }).waitFor()
  await row.getByRole('button', { name: 'Discard the draft of Terms of service' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await row.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Terms of service is back').first().waitFor()
  await row.getByText('Draft', { exact: true }).waitFor()
  await row.getByRole('button', { name: 'Publish Terms of service now' }).click()
  await row.waitFor({ state: 'detached' })
  await page.getByRole('list', { name: 'Published changes' }).getByText('Terms of service').waitFor()
  await expect.poll(async () => (await ask('/terms-of-service')).html).toContain('ice included')
  await page.goto('/admin/audit')
  const entries = page.getByRole('list', { name: 'Entries' }).getByRole('listitem')
  const kept = entries.filter({ hasText: `${username} added a planned change of Terms of service` })
  const told = kept.last().getByRole('definition')
  await told.getByText('From December on, snow included.').waitFor()
  await told.getByText('1 December 2036 at 06:00 (Europe/Vienna)').waitFor()
  expect(await kept.last().getByRole('term').allInnerTexts()).toEqual(['Use of the guide', 'When'])
  await entries
    .filter({ hasText: `${username} published a planned change of Terms of service` })
    .first()
    .waitFor()
})

/** The text and what is planned are as they were, whatever this test does. */
async function keepTerms(db: Database) {
  const text = and(eq(pageContent.pageKey, 'terms-of-service'), eq(pageContent.sectionKey, 'service_usage'))
  const [row] = await db.select().from(pageContent).where(text)
  onTestFinished(async () => {
    if (row) await db.update(pageContent).set({ content: row.content }).where(text)
    await db.delete(plannedChanges).where(eq(plannedChanges.subjectKey, 'terms-of-service'))
  })
}
