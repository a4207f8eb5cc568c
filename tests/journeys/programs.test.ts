import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { apiTokens } from '../../src/office/api-tokens/api-token.table.ts'
import { webhookDeliveries, webhooks } from '../../src/system/webhooks/webhook.table.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

test('an admin gives a program a token that works until it is revoked, and looks at what a webhook was told', async () => {
  const { page, db } = await visitAsEditor('/admin/programs')
  const name = `Spreadsheet ${randomUUID()}`
  const url = `https://hooks.invalid/${randomUUID()}`
  onTestFinished(async () => {
    await db.delete(apiTokens).where(eq(apiTokens.name, name))
    await db.delete(webhooks).where(eq(webhooks.url, url))
  })
  await page.getByRole('button', { name: 'New token' }).click()
  const dialog = page.getByRole('dialog', { name: 'New API token' })
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByText('A name is needed', { exact: true }).waitFor()
  await dialog.getByLabel('Name of the program').fill(name)
  await findsNothing(page)
  await dialog.getByRole('button', { name: 'Create' }).click()
  const made = page.getByRole('dialog', { name: 'The new token' })
  const token = await made.getByLabel('Token').inputValue()
  const asks = async () =>
    (await fetch(`${inject('siteUrl')}/api/admin/places`, { headers: { authorization: `Bearer ${token}` } }))
      .status
  expect(await asks()).toBe(200)
  await made.getByRole('button', { name: 'Done' }).click()
  expect(await page.content()).not.toContain(token)

  await page.getByRole('button', { name: 'New webhook' }).click()
  const hook = page.getByRole('dialog', { name: 'New webhook' })
  await hook.getByLabel('Address').fill('http://127.0.0.1:9/')
  await hook.getByRole('button', { name: 'Create' }).click()
  const refused = hook.getByText(/adds http:\/\/127\.0\.0\.1:9 to WEBHOOK_ORIGINS$/)
  await refused.first().waitFor()
  expect(await hook.getByLabel('Address').getAttribute('aria-invalid')).toBe('true')
  await hook.getByLabel('Address').fill(url)
  await hook.getByRole('button', { name: 'Create' }).click()
  const secret = page.getByRole('dialog', { name: 'The secret of the webhook' })
  expect(await secret.getByLabel(/^Secret/).inputValue()).toMatch(/^whsec_/)
  await secret.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: `Send a test to ${url}` }).click()
  await page.getByRole('button', { name: `Log of ${url}` }).click()
  const log = page.getByRole('dialog', { name: `Log of ${url}` })
  const heard = log
    .getByRole('listitem')
    .filter({ hasText: 'webhook.test' })
    .getByText(/next try/)
  // Nobody knows its name.
  await expect
    .poll(
      async () => {
        await log.getByRole('button', { name: 'Look again' }).click()
        return heard.count()
      },
      { interval: 500 },
    )
    .toBe(1)
  await findsNothing(page)
  await page.route('**/deliveries', (route) => route.fulfill({ status: 503, body: '' }))
  await log.getByRole('button', { name: 'Look again' }).click()
  const alert = log.getByRole('alert').filter({ hasText: 'This could not be loaded.' })
  await alert.waitFor()
  await page.unroute('**/deliveries')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await alert.waitFor({ state: 'detached' })
  await log.getByRole('button', { name: 'Close log' }).click()

  await page.getByRole('button', { name: `Revoke ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await page.getByText('Token revoked').first().waitFor()
  expect(await asks()).toBe(401)
  await page.getByRole('button', { name: `Delete ${url}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Webhook deleted').first().waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('The webhook is back').first().waitFor()
  await page.getByRole('button', { name: `Delete ${url}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await findsNothing(page)
})

test('what a webhook was told long ago is found in its log, and can be sent again', async () => {
  const { page, db } = await visitAsEditor('/admin')
  const [id, url] = [randomUUID(), `https://hooks.example/${randomUUID()}`]
  onTestFinished(async () => void (await db.delete(webhooks).where(eq(webhooks.id, id))))
  // Of what other tests change it is told nothing.
  await db.insert(webhooks).values({ id, url, topics: [], secret: 'whsec_' })
  const told = Array.from({ length: 60 }, (_, at) => `place.${at + 1}`)
  await db
    .insert(webhookDeliveries)
    .values(
      told.map((event) => ({ webhookId: id, event, body: '{}', state: 'delivered' as const, status: 200 })),
    )
  await page.goto('/admin/programs')
  await page.getByRole('button', { name: `Log of ${url}` }).click()
  const log = page.getByRole('dialog', { name: `Log of ${url}` })
  const messages = log.getByRole('listitem')
  await expect.poll(() => messages.count()).toBe(50)
  await log.getByRole('button', { name: 'Show older messages' }).click()
  await expect.poll(() => messages.count()).toBe(60)
  expect(await log.getByRole('button', { name: 'Show older messages' }).count()).toBe(0)
  await messages
    .last()
    .getByRole('button', { name: /^Send place.1 of/ })
    .click()
  await messages
    .last()
    .getByText(/· waiting$/)
    .waitFor()
  expect(await messages.count()).toBe(60)
})
