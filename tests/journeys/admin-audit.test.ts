import { expect, test } from 'vitest'
import { isFocused, tabTo } from './browser.ts'
import { anOwnPlace, guideDatabase } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

test('an owner looks up by keyboard who changed a place, sees what, and undoes it', async () => {
  const { id, name } = await anOwnPlace(await guideDatabase(), { name: 'Audited <b>Lido</b>', phone: '1' })
  const { page, username } = await visitAsEditor('/admin/audit')
  const { origin } = new URL(page.url())
  const answer = await page.request.put(`${origin}/api/admin/places/${id}`, {
    ...{ headers: { origin }, data: { phone: '+43 1 234' } },
  })
  expect(answer.status()).toBe(200)
  await page.reload()
  const account = page.getByLabel('Account')
  await account.getByRole('option', { name: username }).waitFor({ state: 'attached' })
  await tabTo(page, account)
  await page.keyboard.type(username)
  await page.waitForURL(/userId=/)
  await page.getByLabel('Kind of thing').selectOption({ label: 'Places' })
  const entry = page.getByRole('list', { name: 'Entries' }).getByRole('listitem')
  await entry.getByText('before: 1 → after: +43 1 234').waitFor()
  expect(await entry.count()).toBe(1)
  expect(await entry.getByText(`${username} changed the phone of ${name}`).count()).toBe(1)
  await findsNothing(page)
  await tabTo(page, entry.getByRole('button', { name: `Undo: ${name}` }))
  await page.keyboard.press('Enter')
  await expect.poll(() => entry.count()).toBe(2)
  await entry
    .first()
    .getByRole('link', { name: `All of this: ${name}` })
    .click()
  await page.getByText(`Of the one with the id ${id}`).waitFor()
  // A phone by now.
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByLabel('Action').selectOption({ label: 'Deleted' })
  await page.getByText('Nothing was noted that matches.').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.waitForURL((url) => url.search === '')
  // Forwards lie the entries, however many there are by now.
  await page.getByRole('button', { name: /^Filters/ }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => isFocused(page.getByRole('button', { name: 'Change how long' }))).toBe(true)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'How long entries are kept' })
  await dialog.getByLabel('Kept').selectOption({ label: '10 years' })
  await dialog.getByText('Nothing would go.').waitFor()
  await findsNothing(page)
  const save = dialog.getByRole('button', { name: 'Save' })
  await page.route('**/api/admin/audit/retention', (route) => route.fulfill({ status: 503, body: '' }), {
    times: 1,
  })
  await save.press('Enter')
  await expect.poll(() => dialog.getByLabel('Kept').getAttribute('aria-invalid')).toBe('true')
  expect(await isFocused(save)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByText('Entries are kept: 10 years').first().waitFor()
  await page.getByText('No entry had to go').first().waitFor()
  await entry.getByText(`${username} changed entries of the audit log`).waitFor()
})

test('the links through the log keep the focus from its begin to its end', async () => {
  const { page } = await visitAsEditor('/admin')
  await page.route(/\/api\/admin\/audit(\?|$)/, (route) =>
    route.fulfill({
      json: { data: [], next: route.request().url().includes('before=') ? null : '1795468387507-12' },
    }),
  )
  await page.goto('/admin/audit')
  for (const name of ['Older', 'Newest']) {
    const link = page.getByRole('link', { name, exact: true })
    await link.press('Enter')
    await expect.poll(() => link.getAttribute('aria-disabled')).toBe('true')
    expect([name, await isFocused(link)]).toEqual([name, true])
  }
})
