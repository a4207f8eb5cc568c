import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { placesApart } from '../../src/gathering/twins/place-twin.table.ts'
import { cities } from '../../src/guide/cities/city.table.ts'
import { reports } from '../../src/guide/reports/report.table.ts'
import { users } from '../../src/office/accounts/account/account.table.ts'
import { beginSession } from '../../src/office/accounts/sessions/session.queries.ts'
import { passkeys } from '../../src/office/accounts/signing-in/passkey.table.ts'
import { createApiToken } from '../../src/office/api-tokens/api-token.queries.ts'
import { apiTokens } from '../../src/office/api-tokens/api-token.table.ts'
import { configs } from '../../src/office/configs/config.table.ts'
import { webhooks } from '../../src/system/webhooks/webhook.table.ts'
import { anOwnCity, anOwnPlace } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

// What changed is changed whether or not the list can be read again: it stays, and the screen says that it may be old.

test('one’s own account and passkeys stay while they cannot be read again, which is said', async () => {
  const { page, db, username } = await visitAsEditor('/admin')
  const [own] = await db.select().from(users).where(eq(users.username, username))
  const userId = own?.id ?? ''
  await beginSession(db, userId, undefined)
  const id = randomUUID()
  await db.insert(passkeys).values({ id, userId, name: 'My phone', publicKey: '', counter: 0 })
  await page.goto('/admin/account')
  const elsewhere = page.getByText('Here, and at 1 other browser.')
  await elsewhere.waitFor()
  const accountAgain = await fails(page, '**/api/account')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await saysSo(page)
  await elsewhere.waitFor()
  await findsNothing(page)
  await accountAgain()
  await page.getByText('Here alone.').waitFor()

  const row = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')
  const passkeysAgain = await fails(page, '**/api/account/passkeys')
  await page.getByRole('button', { name: 'Remove the passkey My phone' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Passkey removed').first().waitFor()
  await saysSo(page.getByRole('region', { name: 'Passkeys' }))
  await row.waitFor()
  await passkeysAgain()
  await row.waitFor({ state: 'detached' })
})

test('saved views stay while they cannot be read again, which is said', async () => {
  const { page } = await visitAsEditor('/admin/places')
  await page.getByText('Saved views').click()
  const [one, other] = [`One ${randomUUID()}`, `Other ${randomUUID()}`]
  const save = async (name: string) => {
    await page.getByLabel('Name of the view').fill(name)
    await page.getByRole('button', { name: 'Save this view' }).click()
    await page.getByText(`View “${name}” saved`).first().waitFor()
  }
  await save(one)
  await page.getByRole('link', { name: one }).waitFor()
  const again = await fails(page, '**/api/admin/place-views')
  await save(other)
  await saysSo(page)
  await page.getByRole('link', { name: one }).waitFor()
  await again()
  await page.getByRole('link', { name: other }).waitFor()
})

test('the status stays while it cannot be read again, which is said', async () => {
  const { page } = await visitAsEditor('/admin/status')
  const backUps = page.getByRole('region', { name: 'Back-ups' })
  await backUps.waitFor()
  const statusAgain = await fails(page, '**/api/admin/status')
  await backUps.getByRole('button', { name: 'Back up now' }).click()
  await saysSo(page)
  await backUps.waitFor()
  await findsNothing(page)
  await statusAgain()
})

test('a webhook’s log stays open while the list of webhooks cannot be read again', async () => {
  const { page, db } = await visitAsEditor('/admin')
  const [id, url] = [randomUUID(), `https://hooks.example/${randomUUID()}`]
  onTestFinished(async () => void (await db.delete(webhooks).where(eq(webhooks.id, id))))
  await db.insert(webhooks).values({ id, url, topics: [], secret: 'whsec_' })
  await page.goto('/admin/programs')
  const active = page.getByRole('switch', { name: `Active: ${url}` })
  await active.waitFor()
  const { promise: opened, resolve: isOpen } = Promise.withResolvers<void>()
  const again = await fails(page, '**/api/admin/webhooks', opened)
  const failed = page.waitForResponse((answer) => answer.status() === 503)
  await active.click()
  await page.getByRole('button', { name: `Log of ${url}` }).click()
  const log = page.getByRole('dialog', { name: `Log of ${url}` })
  await log.getByText('It was told nothing yet.').waitFor()
  isOpen()
  await failed
  // Behind the dialog, where nothing has a role.
  await page.getByText('This could not be loaded.').waitFor()
  await log.getByRole('button', { name: 'Close log' }).click()
  await saysSo(page)
  await active.waitFor()
  await again()
  await expect.poll(() => active.isChecked()).toBe(false)
})

test('tokens and keys stay while they cannot be read again, which is said', async () => {
  const { page, db, username } = await visitAsEditor('/admin')
  const [own] = await db.select().from(users).where(eq(users.username, username))
  const names = [randomUUID(), randomUUID()] as const
  onTestFinished(async () => {
    for (const name of names) {
      await db.delete(apiTokens).where(eq(apiTokens.name, name))
      await db.delete(configs).where(eq(configs.key, name))
    }
  })
  for (const name of names) {
    await createApiToken(db, own?.id ?? '', { name, scope: 'read', days: 1 })
    await db.insert(configs).values({ key: name, value: 'kept' })
  }
  await page.goto('/admin/programs')
  await page.getByRole('button', { name: `Revoke ${names[0]}` }).waitFor()
  const tokensAgain = await fails(page, '**/api/admin/api-tokens')
  await page.getByRole('button', { name: `Revoke ${names[0]}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await saysSo(page)
  await page.getByRole('button', { name: `Revoke ${names[1]}` }).waitFor()
  await tokensAgain()
  await page.getByRole('button', { name: `Revoke ${names[0]}` }).waitFor({ state: 'detached' })

  await page.goto('/admin/config')
  await page.getByRole('button', { name: `Delete ${names[0]}` }).waitFor()
  const keysAgain = await fails(page, '**/api/configs')
  await page.getByRole('button', { name: `Delete ${names[0]}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await saysSo(page)
  await page.getByRole('button', { name: `Delete ${names[1]}` }).waitFor()
  await keysAgain()
  await page.getByRole('button', { name: `Delete ${names[0]}` }).waitFor({ state: 'detached' })
})

test('the providers and what an editor has chosen there stay while they cannot be read again, which is said', async () => {
  const { page } = await visitAsEditor('/admin/providers')
  const provider = page.getByLabel('Provider', { exact: true })
  await provider.selectOption('geoapify')
  await page.route('**/api/admin/test-provider', (route) => route.fulfill({ status: 503, body: '' }))
  const again = await fails(page, '**/api/admin/providers')
  await page.getByRole('button', { name: 'Test Provider' }).click()
  await saysSo(page)
  await page.getByRole('article', { name: 'Geoapify' }).waitFor()
  expect(await provider.inputValue()).toBe('geoapify')
  await findsNothing(page)
  await again()
})

test('cities, and what was searched for among them, stay while they cannot be read again, which is said', async () => {
  const { page, db } = await visitAsEditor('/admin')
  const city = await anOwnCity(db, { name: `Testhaven ${randomUUID()}` })
  await page.goto('/admin/cities')
  await page.getByLabel('Search', { exact: true }).fill(city.name)
  const doomed = page.getByRole('button', { name: `Delete ${city.name}` })
  await doomed.click()
  await page.route('**/api/admin/cities/*', (route) => route.fulfill({ status: 503, body: '' }))
  const again = await fails(page, '**/api/cities')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await saysSo(page)
  await doomed.waitFor()
  expect(await page.getByLabel('Search', { exact: true }).inputValue()).toBe(city.name)
  await findsNothing(page)
  await again()
})

test('pairs that are said to be two stay while they cannot be read again, which is said', async () => {
  const { page, db } = await visitAsEditor('/admin')
  const low = await anOwnPlace(db, { name: randomUUID() })
  const high = await anOwnPlace(db, { name: randomUUID() })
  await db.insert(placesApart).values({ lowId: low.id, highId: high.id })
  await page.goto('/admin/twins?list=apart')
  const offer = page.getByRole('button', { name: `Offer ${low.name} and ${high.name} again` })
  await offer.waitFor()
  const again = await fails(page, '**/api/admin/twins/apart*')
  await offer.click()
  await saysSo(page)
  await offer.waitFor()
  await findsNothing(page)
  await again()
  await offer.waitFor({ state: 'detached' })
})

test('whether another provider signs one in cannot be read at first, which is said', async () => {
  const { page } = await visitAsEditor('/admin')
  const again = await fails(page, '**/api/account/openid')
  await page.goto('/admin/account')
  await saysSo(page.getByRole('region', { name: 'OpenID Connect' }))
  await again()
})

test('radius options and how long entries are kept stay while they cannot be read again, which is said', async () => {
  const { page } = await visitAsEditor('/admin/search-radius')
  const active = page.getByRole('switch', { name: 'Active: Within 50 km' })
  await active.waitFor()
  const optionsAgain = await fails(page, '**/api/admin/search-radius-options')
  await page.route('**/api/admin/search-radius-options/*', (route) =>
    route.fulfill({ status: 503, body: '' }),
  )
  await active.click()
  await page.getByText('Failed to update search radius option').first().waitFor()
  await saysSo(page)
  await active.waitFor()
  await optionsAgain()

  await page.goto('/admin/audit')
  await page.getByRole('button', { name: 'Change how long' }).click()
  const dialog = page.getByRole('dialog', { name: 'How long entries are kept' })
  // Another choice than the journey of the audit log has: what stays as it is, is no entry there.
  await dialog.getByLabel('Kept').selectOption({ label: '5 years' })
  await dialog.getByText('Nothing would go.').waitFor()
  const keptAgain = await fails(page, '**/api/admin/audit/retention')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await saysSo(page)
  await page.getByRole('button', { name: 'Change how long' }).waitFor()
  await keptAgain()
  await page
    .getByText(/^Entries are kept: \d+ years$/)
    .first()
    .waitFor()
})

test('lists that go in pages stay while they cannot be read again, which is said', async () => {
  const { page, db } = await visitAsEditor('/admin')
  const { origin } = new URL(page.url())
  const place = await anOwnPlace(db, { name: randomUUID(), isActive: true })
  const told = { placeId: place.id, reason: 'no-changing-table', state: 'dismissed' } as const
  await db.insert(reports).values({ ...told, decidedAt: new Date() })
  await page.goto(`/admin/reports?state=decided&search=${place.name}`)
  const openAgain = page.getByRole('button', { name: /^(Undo|Open again): / })
  await openAgain.waitFor()
  const decidedAgain = await fails(page, '**/api/admin/reports?*')
  await openAgain.click()
  await saysSo(page)
  await openAgain.waitFor()
  await findsNothing(page)
  await decidedAgain()
  await openAgain.waitFor({ state: 'detached' })

  await page.request.put(`${origin}/api/admin/places/${place.id}`, {
    ...{ headers: { origin }, data: { phone: '+43 1 234' } },
  })
  await page.goto(`/admin/audit?entity=places&entityId=${place.id}`)
  const undo = page.getByRole('button', { name: `Undo: ${place.name}` })
  await undo.waitFor()
  const entriesAgain = await fails(page, '**/api/admin/audit?*')
  await undo.click()
  await saysSo(page)
  await undo.waitFor()
  await findsNothing(page)
  await entriesAgain()

  await page.request.delete(`${origin}/api/admin/places/${place.id}`, { headers: { origin } })
  await page.goto(`/admin/history?search=${place.name}`)
  const restore = page.getByRole('button', { name: `Bring back ${place.name}` })
  await restore.waitFor()
  const deletionsAgain = await fails(page, '**/api/admin/history?*')
  await restore.click()
  await saysSo(page)
  await restore.waitFor()
  await findsNothing(page)
  await deletionsAgain()
  await page.getByText('Is there again').waitFor()
})

test('the places of the settings stay while they cannot be read again, and are not taken for those of another page', async () => {
  const { page } = await visitAsEditor('/admin/settings')
  const part = page.getByRole('region', { name: 'Places', exact: true })
  const first = part.getByRole('button', { name: /^(Dea|A)ctivate / }).first()
  await first.waitFor()
  const again = await fails(page, '**/api/admin/places?*')
  await page.route('**/api/admin/places/*/toggle', (route) => route.fulfill({ status: 503, body: '' }))
  await first.click()
  await saysSo(part)
  await first.waitFor()
  await part.getByRole('button', { name: 'Next' }).click()
  await first.waitFor({ state: 'detached' })
  await saysSo(part)
  await again()
  await first.waitFor()
})

test('cities that are ticked to be fetched, switches and configurations stay while they cannot be read again, which is said', async () => {
  const { page, db } = await visitAsEditor('/admin/settings')
  const name = `Testhaven ${randomUUID()}`
  onTestFinished(async () => {
    await db.delete(cities).where(eq(cities.name, name))
    await db.delete(configs).where(eq(configs.key, 'GOOGLE_PLACES_API_KEY'))
  })
  const fetching = page.getByRole('region', { name: 'Fetch Places' })
  await fetching.getByLabel('Country').selectOption('Croatia')
  await fetching.getByRole('checkbox', { name: 'Split' }).check()
  const citiesAgain = await fails(page, '**/api/cities/by-country')
  const form = page.getByRole('form', { name: 'Add a custom city' })
  await form.getByLabel('City Name').fill(name)
  await form.getByLabel('Country').fill('Croatia')
  await form.getByLabel('Latitude').fill('45.1')
  await form.getByLabel('Longitude').fill('15.2')
  await form.getByRole('button', { name: 'Add City' }).click()
  await saysSo(fetching)
  expect(await fetching.getByRole('checkbox', { name: 'Split' }).isChecked()).toBe(true)
  await findsNothing(page)
  await citiesAgain()
  await fetching.getByRole('checkbox', { name }).waitFor()
  expect(await fetching.getByRole('checkbox', { name: 'Split' }).isChecked()).toBe(true)

  const background = page.getByRole('region', { name: 'In the Background' })
  const overview = page.getByRole('region', { name: 'Current Configurations' })
  const keysAgain = await fails(page, '**/api/configs')
  await page.getByLabel('API Key').fill('a-key')
  await page.getByRole('button', { name: 'Save API Key' }).click()
  await saysSo(overview)
  await saysSo(background)
  await background.getByRole('switch', { name: 'Look around places' }).waitFor()
  await findsNothing(page)
  await keysAgain()
  await overview.getByText('GOOGLE_PLACES_API_KEY').waitFor()
})

test('titles and descriptions for search engines stay while they cannot be read again, which is said', async () => {
  const { page } = await visitAsEditor('/admin/seo-metadata')
  const edit = page.getByRole('button', { name: 'Edit SEO: Zoo' })
  await edit.click()
  const again = await fails(page, '**/api/fun-types')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await saysSo(page)
  await edit.waitFor()
  await findsNothing(page)
  await again()
})

/** From now on a list cannot be read, once `until` is over; what is given ends that and asks once more. */
async function fails(page: Page, calls: string, until?: Promise<void>) {
  await page.route(calls, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    await until
    return route.fulfill({ status: 503, json: { message: 'Later' } })
  })
  return async () => {
    await page.unroute(calls)
    await alertIn(page).first().getByRole('button', { name: 'Try again' }).click()
    await alertIn(page).first().waitFor({ state: 'detached' })
  }
}

const saysSo = (part: Page | Locator) => alertIn(part).waitFor()

const alertIn = (part: Page | Locator) =>
  part.getByRole('alert').filter({ hasText: 'This could not be loaded.' })
