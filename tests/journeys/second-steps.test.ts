import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { users } from '../../src/office/accounts/account/account.table.ts'
import { apiTokens } from '../../src/office/api-tokens/api-token.table.ts'
import { codeOfNow } from '../authenticator-app.ts'
import { anAccount } from '../factories.ts'
import { adminSettings } from '../guides/editor-at.ts'
import { freePort } from '../guides/guide-process.ts'
import { oidcService } from '../services/oidc-service.ts'
import { addressOf, isFocused, visit } from './browser.ts'
import { guideDatabase } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { startOwnGuide } from './own-guide.ts'
import { visitAsEditor } from './visit-as-editor.ts'

test('somebody switches two-step codes on, signs in by recovery code, and an admin resets it', async () => {
  const { page, db, username } = await visitAsEditor('/admin/account', {}, { role: 'editor' })
  await page.getByRole('button', { name: 'Switch two-step codes on' }).click()
  let dialog = page.getByRole('dialog', { name: 'Two-step codes' })
  await dialog.getByLabel('Present password').fill('wrong')
  await page.keyboard.press('Enter')
  await dialog.getByText('This is not your present password.').waitFor()
  await dialog.getByLabel('Present password').fill('a long password')
  await page.keyboard.press('Enter')
  await dialog.getByRole('img', { name: 'The key for your app' }).waitFor()
  const secret = await dialog.getByLabel('Key', { exact: true }).inputValue()
  await dialog.getByLabel('Code').fill('x')
  await page.keyboard.press('Enter')
  await dialog.getByText('This is not the code of now.').waitFor()
  await expect.poll(() => isFocused(dialog.getByLabel('Code'))).toBe(true)
  await findsNothing(page)
  await dialog.getByLabel('Code').fill(codeOfNow(secret))
  await page.keyboard.press('Enter')
  dialog = page.getByRole('dialog', { name: 'Recovery codes' })
  await dialog.waitFor()
  const first = await dialog.getByRole('listitem').allTextContents()
  expect(first).toHaveLength(10)
  await findsNothing(page)
  await dialog.getByRole('button', { name: 'I keep them' }).click()
  await page.getByText('10 recovery codes are left.').waitFor()
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  dialog = page.getByRole('dialog', { name: 'New recovery codes?' })
  await dialog.getByLabel('Present password').fill('a long password')
  await page.keyboard.press('Enter')
  dialog = page.getByRole('dialog', { name: 'Recovery codes', exact: true })
  await dialog.waitFor()
  const codes = await dialog.getByRole('listitem').allTextContents()
  expect(codes.filter((code) => !first.includes(code))).toHaveLength(10)
  await dialog.getByRole('button', { name: 'I keep them' }).click()
  await page.getByText('10 recovery codes are left.').waitFor()

  const other = await visit('/admin/login', { expectedErrors: /401/ })
  await other.getByLabel('Username').fill(username)
  await other.getByLabel('Password', { exact: true }).fill('a long password')
  await other.keyboard.press('Enter')
  await expect.poll(() => isFocused(other.getByLabel('Code'))).toBe(true)
  await other.keyboard.type('123')
  await other.keyboard.press('Enter')
  await other.getByText('This code is wrong or was used already').first().waitFor()
  await findsNothing(other)
  await other.getByLabel('Code').fill(codes[0] ?? '')
  await other.keyboard.press('Enter')
  await expect.poll(() => addressOf(other)).toBe('/admin/places')
  await page.reload()
  await page.getByText('A wrong code came after your right password').waitFor()
  await findsNothing(page)

  const [{ id: userId = '' } = {}] = await db.select().from(users).where(eq(users.username, username))
  await db
    .insert(apiTokens)
    .values({ userId, name: 'Spreadsheet', scope: 'read', ending: '1234', tokenHash: randomUUID() })
  const { page: admin } = await visitAsEditor('/admin/accounts')
  const row = admin.getByRole('listitem').filter({ hasText: username })
  await row.getByText('two-step codes').waitFor()
  await row.getByText('1 API token').waitFor()
  await row.getByRole('button', { name: `Reset the sign-in of ${username}` }).click()
  const ofTokens = admin.getByRole('dialog').getByText('Their API token stays')
  await ofTokens.getByRole('link', { name: 'Programs' }).waitFor()
  await findsNothing(admin)
  await admin.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  // While the question is open no row has a role, so that none would seem to be there.
  await admin.getByText('Sign-in reset').first().waitFor()
  await row.getByText('two-step codes').waitFor({ state: 'detached' })
  // Signed out everywhere; the password alone signs in.
  await page.reload()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('a long password')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Logout' }).first().waitFor()
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Switch two-step codes on' }).waitFor()
})

test('somebody adds a passkey, signs in with it and without their name, and removes it', async () => {
  const db = await guideDatabase()
  const { id, username } = await anAccount(db, { username: `editor-${randomUUID()}`, role: 'viewer' })
  onTestFinished(async () => void (await db.delete(users).where(eq(users.id, id))))
  // A passkey is of a name, never of an IP address.
  const url = inject('siteUrl').replace('127.0.0.1', 'localhost')
  const page = await visit(`${url}/admin/login`, { baseURL: url, expectedErrors: /401|422/ })
  await keepsPasskeys(page)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('a long password')
  await page.keyboard.press('Enter')
  await expect.poll(() => addressOf(page)).toBe('/admin/places')
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Present password').fill('a long password')
  await page.keyboard.press('Enter')
  await dialog.getByText('A name tells it from others.').waitFor()
  await dialog.getByLabel('Name').fill('My <phone>')
  await findsNothing(page)
  await page.keyboard.press('Enter')
  const row = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')
  await row.getByText('My <phone>').waitFor()
  await row.getByText('not used yet').waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => addressOf(page)).toBe('/admin/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
  await findsNothing(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect.poll(() => addressOf(page)).toBe('/admin/places')
  await page.goto('/admin/account')
  await row.getByText('last used').waitFor()
  await findsNothing(page)
  await row.getByRole('button', { name: 'Remove the passkey My <phone>' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Passkey removed').first().waitFor()
  await row.waitFor({ state: 'detached' })
})

/** Chromium's own device of the test's: it keeps passkeys, and its owner's finger is always there. */
async function keepsPasskeys(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const
  const owner = { hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true }
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, ...owner } })
}

test('somebody links their account at a provider, signs in by it, and reads why where it refuses', async () => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const service = await oidcService(`${url}/admin/login`)
  const guide = await startOwnGuide({ ...adminSettings, ...service.settings, PORT: String(port) })
  onTestFinished(async () => void (await guide.stop()))
  const page = await visit(`${url}/admin/login`, { baseURL: url, expectedErrors: /401|422/ })
  const byOffice = page.getByRole('button', { name: 'Sign in with Our Office' })
  await byOffice.click()
  await page.getByText('No account of this guide is linked to yours at Our Office.').first().waitFor()
  await findsNothing(page)
  await page.getByLabel('Username').fill('marta')
  await page.getByLabel('Password', { exact: true }).fill('a long password')
  await page.keyboard.press('Enter')
  await expect.poll(() => addressOf(page)).toBe('/admin/places')
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Link your account at Our Office' }).click()
  await page.getByRole('dialog').getByLabel('Present password').fill('a long password')
  await page.keyboard.press('Enter')
  await page.getByText('Your account at Our Office signs you in here').waitFor()
  expect(addressOf(page)).toBe('/admin/account')
  await page.getByRole('button', { name: 'Logout' }).click()
  await byOffice.click()
  await expect.poll(() => addressOf(page)).toBe('/admin/places')
  await page.getByRole('button', { name: 'Logout' }).click()
  service.setPerson(undefined)
  await page.context().clearCookies()
  await byOffice.click()
  await page.getByText('Our Office did not let you in, or you turned back.').first().waitFor()
  expect(addressOf(page)).toBe('/admin/login')
})
