import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { users } from '../../src/office/accounts/account/account.table.ts'
import { addressOf, isFocused, phone, visit } from './browser.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

test('an admin invites somebody, who makes an account by the link, and is given another role and removed', async () => {
  const { page, db, username: admin } = await visitAsEditor('/admin/accounts')
  const username = `ella-${randomUUID()}`
  onTestFinished(async () => {
    await db.delete(users).where(eq(users.username, username))
  })
  const list = page.getByRole('list', { name: 'Accounts' })
  await list.getByRole('listitem').filter({ hasText: admin }).getByText('You', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite' })
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  await dialog.getByText('Whom is it for?').waitFor()
  await expect.poll(() => isFocused(dialog.getByLabel('For whom'))).toBe(true)
  await page.keyboard.type('Ella from the library')
  await dialog.getByLabel('Viewer').check()
  await findsNothing(page)
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByRole('dialog', { name: 'Invitation' }).getByLabel('Link').inputValue()
  expect(link).toMatch(/\/admin\/join#[\w-]{43}$/)
  await findsNothing(page)
  await page.getByRole('button', { name: 'Done' }).click()
  const invited = list.getByRole('listitem').filter({ hasText: 'Ella from the library' })
  await invited.getByText('Invited').waitFor()
  expect(await page.content()).not.toContain(link.split('#')[1])

  const theirs = await visit(link.slice(new URL(link).origin.length), {
    ...phone,
    expectedErrors: /401|404|409/,
  })
  await theirs.getByText('Ella from the library, you are invited to work on this guide.').waitFor()
  await findsNothing(theirs)
  await theirs.getByLabel('Username').fill(admin)
  await theirs.getByLabel('Password').fill('short')
  await theirs.getByRole('button', { name: 'Make my account' }).click()
  await theirs.getByText('It must have at least 8 characters.').waitFor()
  await theirs.getByLabel('Password').fill('a long password')
  await theirs.getByRole('button', { name: 'Make my account' }).click()
  await theirs.getByText('Somebody has this name already. Please choose another.').waitFor()
  await expect.poll(() => isFocused(theirs.getByLabel('Username'))).toBe(true)
  await theirs.getByLabel('Username').fill(username)
  await theirs.keyboard.press('Enter')
  await expect.poll(() => addressOf(theirs)).toBe('/admin')
  await theirs.getByText('Your role is viewer').waitFor()

  await page.reload()
  const row = list.getByRole('listitem').filter({ hasText: username })
  await row.getByText('signed in at 1 browser').waitFor()
  expect(await invited.count()).toBe(0)
  await findsNothing(page)
  await row.getByRole('combobox', { name: `Role of ${username}` }).click()
  await page.getByRole('option', { name: 'Editor' }).click()
  await page.getByText(`${username} is an editor now`).first().waitFor()
  await theirs.goto('/admin/reports')
  await theirs.getByRole('heading', { name: 'Reports' }).waitFor()
  await row.getByRole('button', { name: `Remove ${username}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  // While the question is open no row has a role, so that none would seem to be there.
  await page.getByText('Account removed').first().waitFor()
  await row.waitFor({ state: 'detached' })
  await theirs.goto('/admin/places')
  await theirs.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await page.goto('/admin/audit?entity=users&action=delete')
  await page
    .getByRole('button', { name: `Undo: ${username}` })
    .first()
    .click()
  await page.getByText(`${username} is back`).first().waitFor()
  await theirs.reload()
  await theirs.getByRole('heading', { name: 'Welcome back' }).waitFor()

  await theirs.goto('about:blank')
  await theirs.goto(link)
  await theirs.getByText('This invitation was used already, was withdrawn or has expired.').waitFor()
})

test('an admin whom the guide does not answer stays at the accounts', async () => {
  const { page, username } = await visitAsEditor('/admin/accounts', { expectedErrors: /503/ })
  const list = page.getByRole('list', { name: 'Accounts' })
  const own = list.getByRole('listitem').filter({ hasText: username })
  await own.getByText('signed in at 1 browser').waitFor()
  await page.route('**/api/a*/**', (route) => route.fulfill({ status: 503, json: { message: 'Later' } }))
  const readAgain = page.waitForResponse((answer) => answer.url().endsWith('/api/admin/accounts'))
  await own.getByRole('button', { name: `Sign ${username} out everywhere` }).click()
  await page.getByText(`Failed to sign ${username} out`).first().waitFor()
  await readAgain
  await own.getByText('signed in at 1 browser').waitFor()
  const alert = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' })
  await alert.waitFor()
  await page.unrouteAll()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await alert.waitFor({ state: 'detached' })
})

test('somebody changes their password and signs out everywhere else', async () => {
  const { page, username } = await visitAsEditor('/admin/account', phone, { role: 'editor' })
  const login = (password: string) =>
    page.request.post('/api/auth/login', {
      data: { username, password },
      headers: { Origin: inject('siteUrl') },
    })
  await page.getByText('Here alone.').waitFor()
  await page.getByLabel('Present password').fill('wrong')
  await page.getByLabel('New password').fill('another long password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('This is not your present password.').waitFor()
  await expect.poll(() => isFocused(page.getByLabel('Present password'))).toBe(true)
  expect(await page.getByLabel('New password').inputValue()).toBe('another long password')
  await findsNothing(page)
  await page.getByLabel('Present password').fill('a long password')
  await page.keyboard.press('Enter')
  await page.getByText('Password changed').first().waitFor()
  expect((await login('a long password')).status()).toBe(401)
  const other = await visit('/admin/login', { expectedErrors: /401/ })
  await other.getByLabel('Username').fill(username)
  await other.getByLabel('Password', { exact: true }).fill('another long password')
  await other.keyboard.press('Enter')
  await expect.poll(() => addressOf(other)).toBe('/admin/places')
  await page.reload()
  await page.getByText('Here, and at 1 other browser.').waitFor()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByText('Here alone.').waitFor()
  await other.goto('/admin/account')
  await other.getByRole('heading', { name: 'Welcome back' }).waitFor()
})

test('who withdraws an invitation by keyboard is beside the next', async () => {
  const { page } = await visitAsEditor('/admin/accounts')
  const name = randomUUID()
  const invite = page.getByRole('button', { name: 'Invite' })
  await invite.click()
  await page.getByLabel('For whom').fill(name)
  await page.getByRole('button', { name: 'Make a link' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  const row = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem').filter({ hasText: name })
  await row.getByRole('button', { name: /^Withdraw/ }).press('Enter')
  await row.waitFor({ state: 'detached' })
  expect(await isFocused(invite)).toBe(true)
})
