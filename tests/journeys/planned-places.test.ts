import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { plannedChanges } from '../../src/editing/planned-changes/planned-change.table.ts'
import { placeSources, places } from '../../src/guide/places/place.table.ts'
import { aZoo } from '../fake-provider.ts'
import { ticks } from './browser.ts'
import { anOwnPlace, guideDatabase } from './content.ts'
import { endSession, signIn } from './ended-session.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

test('what a place will be in winter is kept for later, seen, written on and published', async () => {
  const { page, db, place, row, form } = await aPlaceInItsForm({ funTypes: ['zoo'] })
  const plan = page.getByRole('dialog', { name: 'Keep for later' })
  await page.getByRole('button', { name: 'Keep for Later...' }).click()
  await page.getByText('There are no changes to save.').first().waitFor()
  await form.getByLabel('Minimum Age').fill('19')
  await page.getByRole('button', { name: 'Keep for Later...' }).click()
  await form.getByText('An age from 0 to 18').waitFor()
  expect(await plan.count()).toBe(0)
  await form.getByLabel('Minimum Age').fill('3')
  await form.getByLabel('With a Buggy').selectOption('Limited')
  await form.getByRole('button', { name: 'Winter' }).click()
  await page.getByRole('button', { name: 'Keep for Later...' }).click()
  await plan.getByRole('button', { name: 'Keep' }).click()
  const kept = page.getByRole('dialog', { name: 'Draft kept' })
  const preview = (await kept.getByRole('link', { name: 'Preview' }).getAttribute('href')) ?? ''
  await kept.getByRole('link', { name: 'Planned Changes' }).click()
  await row.waitFor()
  await page.goto(preview)
  await page.getByRole('definition').getByText('Partly possible').waitFor()
  await page.goto(`/funplace/${place.slug}`)
  await page.getByText(/^Not known: .*buggy/).waitFor()
  await page.goto('/admin/planned-changes')
  await row.getByText('With a buggy, Seasons, Minimum age').waitFor()
  await row.getByRole('link', { name: `Edit the draft of ${place.name}` }).click()
  await form.getByText('Visitors do not see this yet.').waitFor()
  expect(await form.getByLabel('Minimum Age').inputValue()).toBe('3')
  expect(await form.getByRole('button', { name: 'Winter' }).getAttribute('aria-pressed')).toBe('true')
  expect(await form.getByRole('button', { name: 'Save Changes' }).count()).toBe(0)
  await findsNothing(page)
  await form.getByLabel('Minimum Age').fill('4')
  await form.getByRole('button', { name: 'Keep Draft...' }).click()
  const again = page.getByRole('dialog', { name: 'Keep this draft' })
  await again.getByLabel('At a time').check()
  await again.getByRole('button', { name: 'Keep' }).click()
  await page
    .getByRole('dialog', { name: 'Planned', exact: true })
    .getByRole('button', { name: 'Done' })
    .click()
  await row.getByText('Planned', { exact: true }).waitFor()
  await row.getByRole('link', { name: `Edit the draft of ${place.name}` }).click()
  await form.getByLabel('Minimum Age').fill('5')
  const planned = `/api/admin/planned-changes/${/\d+$/.exec(preview)}`
  expect((await page.request.post(`${planned}/publish`, { data: {} })).ok()).toBe(true)
  await form.getByRole('button', { name: 'Keep Draft...' }).click()
  await again.getByRole('button', { name: 'Keep' }).click()
  await form.getByText('save it as a change of what visitors see now').waitFor()
  expect(await form.getByLabel('Minimum Age').inputValue()).toBe('5')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('list', { name: 'Published changes' }).getByText(place.name).waitFor()
  await page.goto(`/funplace/${place.slug}`)
  await page.getByRole('definition').getByText('Partly possible').waitFor()
  const [now] = await db.select().from(places).where(eq(places.id, place.id))
  expect(now?.ageGroupMin).toBe(5)
})

test('a previewed place tells of our dates what its draft says, not what is published', async () => {
  const { page, place, form } = await aPlaceInItsForm({ openingHours: 'Mo-Su 09:00-17:00' })
  await form.getByLabel('Opening Hours').fill('Mo-Su 11:00-16:00')
  await page.getByRole('button', { name: 'Keep for Later...' }).click()
  await page.getByRole('dialog', { name: 'Keep for later' }).getByRole('button', { name: 'Keep' }).click()
  const kept = page.getByRole('dialog', { name: 'Draft kept' })
  const preview = (await kept.getByRole('link', { name: 'Preview' }).getAttribute('href')) ?? ''
  await page.goto(preview)
  await page.getByRole('heading', { name: place.name, level: 1 }).waitFor()
  await page.getByRole('button', { name: /^Our dates/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Our dates' })
  await sheet.getByRole('button', { name: 'Today' }).click()
  await sheet.getByRole('button', { name: 'Tomorrow' }).click()
  await sheet.getByRole('button', { name: 'Done' }).click()
  const days = page.getByRole('list', { name: 'On our dates' }).getByRole('listitem')
  await expect.poll(() => days.getByText('Open 11:00–16:00').count()).toBe(2)
  await days.getByText('The sun sets at').first().waitFor()
  await page
    .getByRole('row', { name: /11:00–16:00/ })
    .first()
    .waitFor()
})

test('a draft over which somebody has saved says so in the place’s form, and is kept again upon that', async () => {
  const { page, db, place, form } = await aPlaceInItsForm({})
  await form.getByLabel('Display Name').fill('The Winter Park')
  await page.getByRole('button', { name: 'Keep for Later...' }).click()
  await page.getByRole('dialog', { name: 'Keep for later' }).getByRole('button', { name: 'Keep' }).click()
  await page.getByRole('dialog', { name: 'Draft kept' }).getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: `Edit ${place.name}` }).click()
  await form.getByText('A change of this waits to be published: a draft.').waitFor()
  await form.getByLabel('Display Name').fill('The Bears’ Park')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await form.waitFor({ state: 'detached' })
  await page.goto('/admin/planned-changes')
  // By now it has the name that was saved.
  const row = rowOf(page, 'The Bears’ Park')
  await row.getByText('Somebody has changed this since').waitFor()
  await row.getByRole('link', { name: 'Edit the draft of' }).click()
  await form.getByText('which visitors now read as: The Bears’ Park').waitFor()
  await form.getByRole('button', { name: 'Keep Draft...' }).click()
  await page.getByRole('dialog', { name: 'Keep this draft' }).getByRole('button', { name: 'Keep' }).click()
  await page.getByRole('dialog', { name: 'Draft kept' }).getByRole('button', { name: 'Done' }).click()
  await row.getByText('Somebody has changed this since').waitFor({ state: 'detached' })
  await row.getByRole('button', { name: /^Publish / }).click()
  await page.getByRole('list', { name: 'Published changes' }).getByText('The Winter Park').waitFor()
  const [now] = await db.select().from(places).where(eq(places.id, place.id))
  expect(now?.displayName).toBe('The Winter Park')
})

test('a place whose draft a colleague discards while its form is open keeps all of it, to be kept anew', async () => {
  const { page, db, place, form } = await aPlaceInItsForm({})
  await form.getByLabel('Minimum Age').fill('3')
  await page.getByRole('button', { name: 'Keep for Later...' }).click()
  const plan = page.getByRole('dialog', { name: 'Keep for later' })
  await plan.getByRole('button', { name: 'Keep' }).click()
  const kept = page.getByRole('dialog', { name: 'Draft kept' })
  await kept.getByRole('link', { name: 'Planned Changes' }).click()
  const row = rowOf(page, place.name)
  await row.getByRole('link', { name: `Edit the draft of ${place.name}` }).click()
  await form.getByLabel('Maximum Age').fill('9')
  const ofPlace = eq(plannedChanges.subjectKey, String(place.id))
  const [planned] = await db.select().from(plannedChanges).where(ofPlace)
  expect((await page.request.delete(`/api/admin/planned-changes/${planned?.id}`)).ok()).toBe(true)
  await form.getByRole('button', { name: 'Keep Draft...' }).click()
  await page.getByRole('dialog', { name: 'Keep this draft' }).getByRole('button', { name: 'Keep' }).click()
  await form.getByText('Somebody has discarded this draft').waitFor()
  expect(await form.getByLabel('Minimum Age').inputValue()).toBe('3')
  await form.getByRole('button', { name: 'Keep for Later...' }).click()
  await plan.getByRole('button', { name: 'Keep' }).click()
  await kept.getByRole('button', { name: 'Done' }).click()
  await row.getByText('Maximum age, Minimum age').waitFor()
  expect(await db.select().from(plannedChanges).where(ofPlace)).toMatchObject([
    { changes: { ageGroupMin: 3, ageGroupMax: 9 } },
  ])
})

test('what was typed into a draft stands in the place’s form after the login, where a colleague discarded the draft meanwhile', async () => {
  const { page, db, place, form, username } = await aPlaceInItsForm({ ageGroupMin: 1 })
  await form.getByLabel('Minimum Age').fill('3')
  await page.getByRole('button', { name: 'Keep for Later...' }).click()
  await page.getByRole('dialog', { name: 'Keep for later' }).getByRole('button', { name: 'Keep' }).click()
  await page.getByRole('link', { name: 'Planned Changes' }).click()
  await page.getByRole('link', { name: `Edit the draft of ${place.name}` }).click()
  await form.getByLabel('Minimum Age').fill('4')
  await endSession(page)
  await db.delete(plannedChanges).where(eq(plannedChanges.subjectKey, String(place.id)))
  await form.getByRole('button', { name: 'Keep Draft...' }).click()
  await page.getByRole('dialog', { name: 'Keep this draft' }).getByRole('button', { name: 'Keep' }).click()
  await signIn(page, username)
  await page.getByText('No longer planned').first().waitFor()
  expect(await ticks(page)).toBe(0)
  await form.getByText(/^Your unsaved changes from/).waitFor()
  expect(await form.getByLabel('Minimum Age').inputValue()).toBe('4')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await form.waitFor({ state: 'detached' })
  const [saved] = await db.select().from(places).where(eq(places.id, place.id))
  expect(saved?.ageGroupMin).toBe(4)
})

test('a draft whose place a colleague joins into another one meanwhile is kept of that one at the second try', async () => {
  const { page, db, place, form } = await aPlaceInItsForm({ ageGroupMin: 1 })
  const name = `Zoo ${randomUUID().slice(0, 8)}`
  const other = await anOwnPlace(db, { name, ageGroupMax: 12, editedFields: ['ageGroupMax'] })
  const { lat, lng: lon } = other
  const { provider, externalId, raw } = aZoo(910_003, { name, lat, lon })
  await db.insert(placeSources).values({ placeId: other.id, provider, externalId, raw })
  await form.getByLabel('Minimum Age').fill('3')
  await page.getByRole('button', { name: 'Keep for Later...' }).click()
  await page.getByRole('dialog', { name: 'Keep for later' }).getByRole('button', { name: 'Keep' }).click()
  await page.getByRole('link', { name: 'Planned Changes' }).click()
  await page.getByRole('link', { name: `Edit the draft of ${place.name}` }).click()
  await form.getByLabel('Phone').fill('+43 1 555')
  const joined = await page.request.post('/api/admin/twins/join', {
    data: { keep: other.id, drop: place.id },
  })
  expect(joined.ok()).toBe(true)
  const keep = async () => {
    await form.getByRole('button', { name: 'Keep Draft...' }).click()
    await page.getByRole('dialog', { name: 'Keep this draft' }).getByRole('button', { name: 'Keep' }).click()
  }
  await keep()
  await expect.poll(() => form.getByLabel('Maximum Age').inputValue()).toBe('12')
  expect(await form.getByLabel('Phone').inputValue()).toBe('+43 1 555')
  await page.getByRole('heading', { name: new RegExp(`ID: ?${other.id}`) }).waitFor()
  // What is said of the one that it is now.
  await form.getByText('the sources say nothing').waitFor()
  await keep()
  await page.getByRole('dialog', { name: 'Draft kept' }).getByRole('button', { name: 'Done' }).click()
  const ofOther = eq(plannedChanges.subjectKey, String(other.id))
  onTestFinished(async () => {
    await db.delete(plannedChanges).where(ofOther)
  })
  expect(await db.select().from(plannedChanges).where(ofOther)).toMatchObject([
    { changes: { ageGroupMin: 3, phone: '+43 1 555' } },
  ])
})

/** A place of the test's own in its form, and where its draft stands in the list. */
async function aPlaceInItsForm(fields: Parameters<typeof anOwnPlace>[1]) {
  const db = await guideDatabase()
  const place = await anOwnPlace(db, { name: `Park ${randomUUID().slice(0, 8)}`, ...fields })
  const { page, username } = await visitAsEditor(`/admin/places?search=${place.name}`)
  onTestFinished(async () => {
    await db.delete(plannedChanges).where(eq(plannedChanges.subjectKey, String(place.id)))
  })
  await page.getByRole('button', { name: `Edit ${place.name}` }).click()
  return { page, username, db, place, form: formOf(page), row: rowOf(page, place.name) }
}

const formOf = (page: Page) => page.getByRole('dialog', { name: /^Edit Place/ })

const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Planned changes' }).getByRole('listitem').filter({ hasText: name })
