import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../src/office/accounts/account/account.table.ts'
import { anOwnPlace, guideDatabase } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

const whatViewersMay =
  'Your role is viewer: you can look, and change nothing. An admin can make you an editor.'

test('a viewer looks at everything of the guide, and is offered nothing that changes it', async () => {
  const place = await anOwnPlace(await guideDatabase(), { name: 'Lighthouse of Roles' })
  const { page } = await visitAsEditor('/admin/places?search=Lighthouse+of+Roles', {}, { role: 'viewer' })
  const links = page.getByRole('navigation', { name: 'Admin' }).getByRole('link')
  await page.getByText(whatViewersMay).waitFor()
  expect(await links.allTextContents()).toEqual([
    ...['Family Fun Europe', 'Dashboard', 'Cities', 'Places', 'Freshness', 'Imports', 'Deleted'],
    ...['SEO Metadata', 'Page Content', 'Planned Changes', 'Your Account', 'Login'],
  ])
  const row = page.getByRole('row', { name: place.name })
  await row.waitFor()
  expect(await row.getByRole('button').allTextContents()).toHaveLength(1)
  expect(await row.getByRole('switch', { name: 'Active' }).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Add Place' }).count()).toBe(0)
  await row.getByRole('button', { name: `View ${place.name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Place' })
  expect(await dialog.getByLabel('Display name').isDisabled()).toBe(true)
  expect(await dialog.getByRole('button', { name: 'Save Changes' }).count()).toBe(0)
  await findsNothing(page)
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  const changing =
    /^(?:Add|Edit|Delete|Fetch|Bring back|Undo|Save|Generate|Import|Review|Fill|Try|Upload|Start)/
  for (const screen of [
    '',
    '/cities',
    '/freshness',
    '/imports',
    '/history',
    '/seo-metadata',
    '/page-content',
    '/planned-changes',
  ]) {
    await page.goto(`/admin${screen}`)
    await page.getByText(whatViewersMay).waitFor()
    await page.getByText('Loading...').waitFor({ state: 'detached' })
    const offered = await page.getByRole('main').getByRole('button').allTextContents()
    expect([screen, offered.filter((text) => changing.test(text.trim()))]).toEqual([screen, []])
  }
})

test('a screen of the admins tells an editor why it is not shown; a role that was lowered loses nothing typed', async () => {
  const place = await anOwnPlace(await guideDatabase(), { name: 'Harbour of Roles' })
  const { page, db, username } = await visitAsEditor(
    '/admin/settings',
    { expectedErrors: /403/ },
    { role: 'editor' },
  )
  for (const screen of ['settings', 'config', 'database', 'providers', 'search-radius']) {
    await page.goto(`/admin/${screen}`)
    await page
      .getByText('Only an admin may do this, and your role is editor. An admin can change it.')
      .waitFor()
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0)
  }
  await findsNothing(page)
  await page.goto('/admin/places?search=Harbour+of+Roles')
  await page.getByRole('button', { name: `Edit ${place.name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Place' })
  await dialog.getByLabel('Phone').fill('+354 1')
  await db.update(users).set({ role: 'viewer' }).where(eq(users.username, username))
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await dialog.getByText('Only an editor or an admin may do this, and your role is viewer.').first().waitFor()
  expect(await dialog.getByLabel('Phone').inputValue()).toBe('+354 1')
})
