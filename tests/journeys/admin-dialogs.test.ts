import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { plannedChanges } from '../../src/editing/planned-changes/planned-change.table.ts'
import { anImage } from '../factories.ts'
import { addressOf, isFocused } from './browser.ts'
import { anOwnCity, anOwnPlace, guideDatabase } from './content.ts'
import { aPhoto } from './photos.ts'
import { visitAsEditor } from './visit-as-editor.ts'

test('what is open over a screen stands in its address: links, reloading and back keep it', async () => {
  const { id, name } = await anOwnCity(await guideDatabase(), { name: 'Linkhaven' })
  const { page } = await visitAsEditor(`/admin/cities?open=${id}`)
  const form = page.getByRole('dialog', { name: `Edit City: ${name}` })
  await form.getByLabel('Name').waitFor()
  await page.reload()
  const field = form.getByLabel('Name')
  await field.focus()
  // Of an input method it takes back what was about to be written.
  await field.dispatchEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true })
  await page.keyboard.type('s')
  await expect.poll(() => field.inputValue()).toContain('s')
  await field.fill(name)
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'detached' })
  await expect.poll(() => addressOf(page)).toBe('/admin/cities')
  const add = page.getByRole('button', { name: 'Add City' })
  await add.click()
  const another = page.getByRole('dialog', { name: 'Add City' })
  await another.waitFor()
  await expect.poll(() => addressOf(page)).toBe('/admin/cities?open=new')
  await page.goBack()
  await another.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(add)).toBe(true)
  await page.goForward()
  await another.waitFor()
})

test('a dialog that a link has opened leaves the focus to the screen below it', async () => {
  const { id } = await anOwnPlace(await guideDatabase(), { name: 'Linked Park' })
  const { page } = await visitAsEditor('/admin')
  for (const [address, dialog] of [
    ['cities?open=new', 'Add City'],
    [`places?open=place-${id}`, /^Edit Place/],
  ] as const) {
    await page.goto(`/admin/${address}`)
    await page.getByRole('dialog', { name: dialog }).getByRole('textbox').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(page.getByRole('main'))).toBe(true)
  }
})

test('each dialog that begins or changes something opens by its link', async () => {
  const { page } = await visitAsEditor('/admin')
  for (const [address, dialog] of [
    ['cities?open=new', 'Add City'],
    ['search-radius?open=new', 'Add Search Radius'],
    ['config?open=new', 'Add configuration'],
    ['seo-metadata?open=seo-page:about', /About/],
    ['accounts?open=invite', /^Invite/],
    ['programs?open=new-token', 'New API token'],
    ['programs?open=new-webhook', 'New webhook'],
    ['audit?open=retention', 'How long entries are kept'],
    ['page-content?page=terms-of-service&over=history', 'History of Terms of service'],
  ] as const) {
    await page.goto(`/admin/${address}`)
    await page.getByRole('dialog', { name: dialog }).waitFor()
  }
})

test('a question about what goes stands in the address too: opening one answers nothing, and says when it is late', async () => {
  const db = await guideDatabase()
  const { id, name } = await anOwnCity(db, { name: 'Questionhaven' })
  const { page } = await visitAsEditor(`/admin/cities?open=delete-${id}`)
  const question = page.getByRole('dialog', { name: `Delete '${name}'?` })
  await question.waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => addressOf(page)).toBe('/admin/cities')
  const row = page.getByRole('row', { name })
  await row.getByRole('button', { name: `Delete ${name}` }).click()
  await question.waitFor()
  await expect.poll(() => addressOf(page)).toBe(`/admin/cities?open=delete-${id}`)
  await page.goBack()
  await question.waitFor({ state: 'detached' })
  await row.waitFor()
  await page.goForward()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('City deleted successfully').first().waitFor()
  for (const open of [`delete-${id}`, id]) {
    await page.goto(`/admin/cities?open=${open}`)
    await page.getByText('That is no longer there').first().waitFor()
    await expect.poll(() => addressOf(page)).toBe('/admin/cities')
    expect(await page.getByRole('dialog').count()).toBe(0)
  }
})

test('nobody is asked what they may not do, nor shown a form that they may not send, whatever the address says', async () => {
  const { id, name } = await anOwnCity(await guideDatabase(), { name: 'Viewhaven' })
  const { page } = await visitAsEditor('/admin', {}, { role: 'viewer' })
  const main = page.getByRole('main')
  for (const [address, shown] of [
    [`cities?open=delete-${id}`, main.getByRole('row', { name })],
    [`cities?open=${id}`, main.getByRole('row', { name })],
    ['cities?open=new', main.getByRole('row', { name })],
    ['places?open=new', main.getByRole('link', { name: 'Export CSV' })],
    ['places?open=import', main.getByRole('link', { name: 'Export CSV' })],
    ['seo-metadata?open=seo-page:about', main.getByRole('heading', { name: 'About' })],
  ] as const) {
    await page.goto(`/admin/${address}`)
    await shown.or(page.getByRole('dialog')).first().waitFor()
    expect([address, await page.getByRole('dialog').count()]).toEqual([address, 0])
  }
})

test('what lies over the form of a place has an address, and what is being written stays while it opens and closes', async () => {
  const db = await guideDatabase()
  const place = await anOwnPlace(db, { name: 'Linked Bear Park' })
  const photo = await anImage(db, place, { publicUrl: aPhoto(1), storagePath: null })
  const { page } = await visitAsEditor(`/admin/places?open=place-${place.id}`, { photos: true })
  const form = page.getByRole('dialog').first()
  await form.getByLabel('Phone').fill('+43 1 23')
  await form.getByRole('button', { name: 'History', exact: true }).click()
  const history = page.getByRole('dialog', { name: `History of ${place.name}` })
  await history.waitFor()
  await expect.poll(() => addressOf(page)).toBe(`/admin/places?open=place-${place.id}&over=history`)
  await page.goBack()
  await history.waitFor({ state: 'detached' })
  await form.getByRole('button', { name: 'History', exact: true }).click()
  await page.reload()
  await history.getByRole('button', { name: 'Close' }).last().click()
  await expect.poll(() => form.getByLabel('Phone').inputValue()).toBe('+43 1 23')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page
    .getByRole('button', { name: /^Discard/ })
    .last()
    .click()
  await form.waitFor({ state: 'detached' })
  for (const [over, title] of [
    ['photo', 'Image details'],
    ['delete-photo', 'Delete Image?'],
  ]) {
    await page.goto(`/admin/places?open=place-${place.id}&over=${over}-${photo.id}`)
    await page.getByRole('dialog', { name: title }).waitFor()
  }
  await page.goto(`/admin/places?open=place-${place.id}&over=delete-photo-${photo.id + 1}`)
  await form.getByLabel('Phone').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
})

test('when a planned change is to be published is asked at an address', async () => {
  const db = await guideDatabase()
  const place = await anOwnPlace(db, { name: 'Planned Bear Park' })
  const [planned] = await db
    .insert(plannedChanges)
    .values({
      ...{ subject: 'place', subjectKey: String(place.id), name: place.name },
      ...{ changes: { phone: '+43 1' }, base: { phone: null } },
    })
    .returning()
  onTestFinished(async () => {
    await db.delete(plannedChanges).where(eq(plannedChanges.subjectKey, String(place.id)))
  })
  const { page } = await visitAsEditor(`/admin/planned-changes?open=time-${planned?.id}`)
  const dialog = page.getByRole('dialog', { name: `When to publish ${place.name}` })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => addressOf(page)).toBe('/admin/planned-changes')
  await page.getByRole('button', { name: `Discard the draft of ${place.name}` }).click()
  await page.getByRole('dialog', { name: `Discard the draft of ${place.name}?` }).waitFor()
  await expect.poll(() => addressOf(page)).toBe(`/admin/planned-changes?open=discard-${planned?.id}`)
})
