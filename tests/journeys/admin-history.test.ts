import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { auditLog } from '../../src/office/accounts/audit-log/audit-log.table.ts'
import { ask } from './ask.ts'
import { holdsFocus, isFocused, phone } from './browser.ts'
import { anOwnPlace, guideDatabase } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

test('a deleted place comes back from its message, and later from where it is found by its name', async () => {
  const name = aName()
  const { slug } = await anOwnPlace(await guideDatabase(), { name })
  const { page } = await visitAsEditor(`/admin/places?search=${name}`)
  const remove = async () => {
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Place deleted successfully').first().waitFor()
    expect((await ask(`/api/places/${slug}`)).status).toBe(404)
  }
  await remove()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(`${name} is back`).first().waitFor()
  await remove()
  await page.goto('/admin/history')
  await page.getByLabel('Name').fill(name)
  await page.keyboard.press('Enter')
  await page.getByText('Page 1 of 1 (2 deleted)').waitFor()
  await findsNothing(page)
  await page
    .getByRole('button', { name: `Bring back ${name}` })
    .first()
    .press('Enter')
  await page.getByText(`${name} is back`).first().waitFor()
  await expect.poll(() => page.getByText('Is there again').count()).toBe(2)
  const isSaid = (one: number) => isFocused(page.getByText('Is there again').nth(one))
  await expect.poll(async () => (await isSaid(0)) || (await isSaid(1))).toBe(true)
  await expect.poll(async () => (await ask(`/api/places/${slug}`)).status).toBe(200)
})

test('that a fact of a place went back to its sources is told in its history, and undone there', async () => {
  const name = aName()
  const db = await guideDatabase()
  const { id } = await anOwnPlace(db, { name, isReviewed: false, description: 'Bears' })
  const change = { before: { editedFields: ['description'] }, after: { editedFields: [] } }
  await db.insert(auditLog).values({ entity: 'places', entityId: String(id), action: 'update', ...change })
  const { page } = await visitAsEditor(`/admin/review?search=${name}`)
  await page.getByRole('button', { name: 'History' }).click()
  const dialog = page.getByRole('dialog', { name: `History of ${name}` })
  await dialog.getByText('Description → none').waitFor()
  await dialog.getByRole('button', { name: /^Undo the change of .*Said by an editor/ }).click()
  await page.getByText('Change undone').first().waitFor()
  await dialog.getByText('none → Description').waitFor()
  expect(await dialog.getByRole('button', { name: /^Undo/ }).count()).toBe(1)
})

test('the history of a place tells each change and undoes it', async () => {
  const name = aName()
  const { id } = await anOwnPlace(await guideDatabase(), {
    ...{ name, isReviewed: false, buggy: 'yes' },
    editedFields: ['lat', 'isActive'],
  })
  const { page } = await visitAsEditor(`/admin/review?search=${name}`)
  await page.getByText('Latitude, Active', { exact: true }).waitFor()
  const headers = { origin: inject('siteUrl') }
  const edited = await page.request.put(`${headers.origin}/api/admin/places/${id}`, {
    ...{ headers, data: { buggy: 'limited' } },
  })
  expect(edited.status()).toBe(200)
  await page.getByRole('button', { name: 'Mark reviewed' }).click()
  await page.getByText('Place updated successfully').first().waitFor()
  await page.getByRole('button', { name: 'History' }).click()
  const dialog = page.getByRole('dialog', { name: `History of ${name}` })
  await dialog.getByText('Reviewed').waitFor()
  await dialog.getByText('Yes → Limited').waitFor()
  await expect.poll(() => holdsFocus(dialog)).toBe(true)
  await page.setViewportSize(phone.viewport)
  await findsNothing(page)
  await dialog.getByRole('button', { name: /^Undo the change of .*Reviewed/ }).click()
  await page.getByText('Change undone').first().waitFor()
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(3)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'Mark reviewed' }).waitFor()
})

test('a review tells ages as visitors read them: one where both ends are the same, no end where none is known', async () => {
  const word = aName()
  const db = await guideDatabase()
  await anOwnPlace(db, { name: `${word} 1`, ageGroupMin: 6, ageGroupMax: 6 })
  await anOwnPlace(db, { name: `${word} 2`, ageGroupMin: 6 })
  const { page } = await visitAsEditor(`/admin/review?search=${word}`)
  const tells = (name: string, ages: string) =>
    page.getByRole('article', { name }).getByRole('definition').getByText(ages, { exact: true }).waitFor()
  await tells(`${word} 1`, '6')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await tells(`${word} 2`, '6 and up')
})

test('a review shows one history at a time, which stays that of its place; a form takes over what is undone there', async () => {
  const word = aName()
  const db = await guideDatabase()
  const place = await anOwnPlace(db, { name: `${word} 1`, buggy: 'yes' })
  await anOwnPlace(db, { name: `${word} 2`, buggy: 'limited' })
  const { page } = await visitAsEditor(`/admin/review?search=${word}`)
  const limit = () =>
    page.request.put(`/api/admin/places/${place.id}`, {
      ...{ headers: { origin: inject('siteUrl') }, data: { buggy: 'limited' } },
    })
  const shown = (name: string) => page.getByRole('heading', { name, level: 2 }).waitFor()
  const history = page.getByRole('dialog', { name: /^History of /, includeHidden: true })
  const ofPlace = page.getByRole('dialog', { name: `History of ${place.name}` })
  const undoLast = async (times: number) => {
    await ofPlace
      .getByRole('button', { name: /^Undo the change of .*With a buggy/ })
      .first()
      .click()
    await expect.poll(() => ofPlace.getByText('Limited → Yes').count()).toBe(times)
  }
  await limit()
  await page.reload()
  await shown(place.name)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Edit Place' })
  await form.getByLabel('Phone').fill('+354 1')
  await form.getByRole('button', { name: 'History' }).click()
  await ofPlace.waitFor()
  expect(await history.count()).toBe(1)
  await undoLast(1)
  await ofPlace.getByRole('button', { name: 'Close' }).last().click()
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await form.waitFor({ state: 'detached' })

  await limit()
  await page.goto(`/admin/review?search=${word}&buggy=limited`)
  await shown(place.name)
  await page.getByRole('button', { name: 'History' }).click()
  await undoLast(2)
  await page.getByRole('heading', { name: `${word} 2`, level: 2, includeHidden: true }).waitFor()
  await ofPlace.getByRole('button', { name: 'Close' }).last().click()
  await history.waitFor({ state: 'detached' })
  await shown(`${word} 2`)
})

const aName = () => `badger-${randomUUID().slice(0, 8)}`
