import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, like, sql } from 'drizzle-orm'
import type { Page, Route } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { places } from '../../src/guide/places/place.table.ts'
import { addressOf, holdsFocus, isFocused, phone } from './browser.ts'
import { anOwnPlace, guideDatabase } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

test('ticked places change at once, and one click undoes it', async () => {
  const names = await somePlaces(3, { isFeatured: false })
  const { page } = await visitAsEditor(`/admin/places?search=${names.word}`)
  await tick(page, names.all[0])
  await tick(page, names.all[1])
  await page.getByText('2 places selected').waitFor()
  await page.getByRole('button', { name: 'Feature', exact: true }).click()
  await page.getByText('2 places updated').first().waitFor()
  const featured = (name: string) => page.getByRole('switch', { name: `Featured: ${name}` }).isChecked()
  const states = () => Promise.all(names.all.map(featured))
  await expect.poll(states).toEqual([true, true, false])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(states).toEqual([false, false, false])
})

test('all places that match, on pages unseen too, change after a question', async () => {
  const names = await somePlaces(23, { isActive: true })
  const { page } = await visitAsEditor(`/admin/places?search=${names.word}`)
  await page.getByRole('checkbox', { name: 'Select page' }).check()
  await page.getByText('20 places selected').waitFor()
  await page.getByRole('button', { name: 'Select all 23 matching' }).press('Enter')
  await expect.poll(() => isFocused(page.getByRole('region', { name: 'Selected places' }))).toBe(true)
  await page.getByRole('button', { name: 'Deactivate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Deactivate: 23 places?' })
  await expect.poll(() => holdsFocus(dialog)).toBe(true)
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await page.getByText('23 places updated').first().waitFor()
  await page.goto(`/admin/places?search=${names.word}&isActive=false`)
  await page.getByText('Page 1 of 2 (23 places)').waitFor()
})

test('what no longer matches is no longer chosen, and the focus stays at the bar', async () => {
  const names = await somePlaces(2, { isReviewed: false })
  const { page } = await visitAsEditor(`/admin/places?search=${names.word}&isReviewed=false`)
  const bar = page.getByRole('region', { name: 'Selected places' })
  const chooseAll = async () => {
    await page.getByRole('checkbox', { name: `Select ${names.all[0]}` }).check()
    await page.getByRole('button', { name: 'Select all 2 matching' }).click()
    await bar.getByText('2 places selected').waitFor()
  }
  await chooseAll()
  await bar.getByRole('button', { name: 'Clear selection' }).press('Enter')
  await expect.poll(() => isFocused(bar)).toBe(true)
  await chooseAll()
  await bar.getByRole('button', { name: 'Mark reviewed' }).press('Enter')
  await page.getByText('2 places updated').first().waitFor()
  await page.getByText('No places match these filters.').waitFor()
  expect(await bar.getByText('places selected').count()).toBe(0)
  await expect.poll(() => isFocused(bar)).toBe(true)
})

test('what is done in the list counts at once in what waits for a review', async () => {
  const names = await somePlaces(1, { isReviewed: false })
  const { page } = await visitAsEditor(`/admin/places?search=${names.word}`)
  await tick(page, names.all[0])
  const links = page.getByRole('navigation', { name: 'Admin' }).getByRole('listitem')
  const review = links.filter({ hasText: 'Review' })
  await review.getByText(/\d waits?$/).waitFor()
  const counted = page.waitForResponse('**/api/admin/dashboard/waiting')
  await page.getByRole('button', { name: 'Mark reviewed' }).click()
  const { unreviewedPlaces } = await (await counted).json()
  await review.getByText(`${unreviewedPlaces.toLocaleString('en')} wait`).waitFor()
})

test('more places than one transaction takes are changed by a job that the screen follows', async () => {
  const word = await manyPlaces(1001)
  const { page } = await visitAsEditor(`/admin/places?search=${word}`)
  await page.getByRole('checkbox', { name: 'Select page' }).check()
  await page.getByRole('button', { name: 'Select all 1,001 matching' }).click()
  await page.getByRole('button', { name: 'Mark reviewed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark reviewed: 1,001 places?' })
  await dialog.getByRole('button', { name: 'Mark reviewed' }).click()
  await page.getByText('1,001 places updated').first().waitFor()
  await page.getByRole('region', { name: 'Progress' }).waitFor({ state: 'detached' })
  const jobs = await page.request.get('/api/admin/jobs?kind=change-places')
  expect(await jobs.json()).toMatchObject([{ state: 'done', progress: { done: 1001, total: 1001 } }])
})

test('fun types and seasons are added with the keyboard alone', async () => {
  const names = await somePlaces(1, { funTypes: ['zoo'] })
  const { page } = await visitAsEditor(`/admin/places?search=${names.word}`)
  await page.getByRole('checkbox', { name: `Select ${names.all[0]}` }).focus()
  await page.keyboard.press('Space')
  const open = page.getByRole('button', { name: 'Fun types and seasons…' })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Fun types and seasons of 1 place' })
  await expect.poll(() => holdsFocus(dialog)).toBe(true)
  const museum = dialog.getByRole('group', { name: 'Museum' })
  await museum.getByRole('radio', { name: 'Leave' }).focus()
  await page.keyboard.press('ArrowDown')
  expect(await museum.getByRole('radio', { name: 'Add' }).isChecked()).toBe(true)
  const save = dialog.getByRole('button', { name: 'Save Changes' })
  await save.focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('row').filter({ hasText: names.all[0] }).getByText('Museum').waitFor()
})

test('one fact of many places is set at once, and goes back to what it was', async () => {
  const names = await somePlaces(2, { wheelchair: 'yes' })
  const { page } = await visitAsEditor(`/admin/places?search=${names.word}`)
  await page.getByRole('checkbox', { name: 'Select page' }).check()
  await page.getByRole('button', { name: 'Change a fact…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change a fact of 2 places' })
  const save = dialog.getByRole('button', { name: 'Save Changes' })
  expect(await save.isDisabled()).toBe(true)
  await dialog.getByLabel('Fact', { exact: true }).selectOption('Best From Age')
  const age = dialog.getByLabel('Best From Age')
  await age.fill('99')
  await dialog.getByText('An age from 0 to 18').waitFor()
  await age.fill('3')
  await findsNothing(page)
  await save.click()
  await dialog.waitFor({ state: 'detached' })
  const facts = async () => {
    const list = await page.request.get(`/api/admin/places?search=${names.word}`)
    return (await list.json()).data.map(
      ({ bestAgeMin, wheelchair, editedFields }: Record<string, unknown>) => ({
        bestAgeMin,
        wheelchair,
        editedFields,
      }),
    )
  }
  const set = { bestAgeMin: 3, wheelchair: 'yes', editedFields: ['bestAgeMin'] }
  expect(await facts()).toEqual([set, set])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await facts())[0].bestAgeMin).toBe(null)
})

test('ticked places are deleted after a question, and come back by Undo or from Deleted', async () => {
  const names = await somePlaces(2, {})
  const { page } = await visitAsEditor(`/admin/places?search=${names.word}`)
  const remove = async () => {
    await page.getByRole('checkbox', { name: 'Select page' }).check()
    await page.getByRole('button', { name: 'Delete…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete 2 places?' })
    await expect.poll(() => isFocused(dialog.getByRole('button', { name: 'Cancel' }))).toBe(true)
    await findsNothing(page)
    await dialog.getByRole('button', { name: 'Delete 2 places' }).click()
    await page.getByText('2 places deleted').first().waitFor()
    await page.getByText('No places match these filters.').waitFor()
  }
  await remove()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('2 places as before').first().waitFor()
  await page.getByText('Page 1 of 1 (2 places)').waitFor()
  await remove()
  await page.goto(`/admin/history?search=${names.word}`)
  await page
    .getByRole('checkbox', { name: `Select ${names.all[0]}` })
    .first()
    .check()
  await page
    .getByRole('checkbox', { name: `Select ${names.all[1]}` })
    .first()
    .check()
  await page.getByText('2 selected').waitFor()
  await findsNothing(page)
  await page.getByRole('button', { name: 'Bring back selected' }).click()
  await page.getByText('2 of 2 are back').first().waitFor()
  await expect.poll(() => page.getByText('Is there again').count()).toBe(4)
})

test('filters that a link has set are shown and taken off', async () => {
  const names = await somePlaces(1, {})
  const { page } = await visitAsEditor(`/admin/places?search=${names.word}&hasPhoto=false&isGone=true`)
  await page.getByText('No places match these filters.').waitFor()
  await page.getByRole('button', { name: 'Remove filter: Gone from its source' }).click()
  await page.getByText('Page 1 of 1 (1 places)').waitFor()
  expect(addressOf(page)).toBe(`/admin/places?search=${names.word}&hasPhoto=false`)
})

test('places are reviewed one by one with single keys, which a switch turns off', async () => {
  const names = await somePlaces(3, { isReviewed: false })
  const { page } = await visitAsEditor(`/admin/review?search=${names.word}&isReviewed=false`)
  const heading = (name: string) => page.getByRole('heading', { name, level: 2 }).waitFor()
  await heading(names.all[0])
  await page.keyboard.press('j')
  await heading(names.all[1])
  await page.getByText('2 of 3').waitFor()
  await page.keyboard.press('r')
  await heading(names.all[2])
  await page.getByText('2 of 2').waitFor()
  await page.keyboard.press('k')
  await heading(names.all[0])
  const keys = page.getByRole('switch', { name: 'Keyboard shortcuts' })
  await keys.uncheck()
  await page.keyboard.press('j')
  await heading(names.all[0])
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await heading(names.all[2])
  await expect.poll(() => isFocused(next)).toBe(true)
})

test('a place to review that could not be loaded says so, and can be asked for again', async () => {
  const names = await somePlaces(2, { isReviewed: false })
  const { page } = await visitAsEditor(`/admin/review?search=${names.word}`, {
    expectedErrors: /ERR_INTERNET_DISCONNECTED/,
  })
  await page.getByRole('heading', { name: names.all[0], level: 2 }).waitFor()
  await page.context().setOffline(true)
  await page.keyboard.press('j')
  const failed = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' })
  await failed.waitFor()
  await findsNothing(page)
  await page.context().setOffline(false)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: names.all[1], level: 2 }).waitFor()
  await page.keyboard.press('r')
  await page.getByText('Place updated successfully').first().waitFor()
})

test('a review opens the form for editing, whose fields take letters as letters', async () => {
  const names = await somePlaces(1, { isReviewed: false })
  const { page } = await visitAsEditor(`/admin/review?search=${names.word}`)
  await page.getByRole('heading', { name: names.all[0], level: 2 }).waitFor()
  await page.keyboard.press('e')
  const dialog = page.getByRole('dialog')
  await expect.poll(() => holdsFocus(dialog)).toBe(true)
  await page.keyboard.press('r')
  await page.keyboard.press('Escape')
  await page.getByText('Not reviewed').waitFor()
})

test('an exported file is changed and imported, once it is known what it does', async () => {
  const names = await somePlaces(1, { description: 'Old' })
  const { page, db } = await visitAsEditor(`/admin/places?search=${names.word}`, { expectedErrors: /409/ })
  await page.getByRole('link', { name: 'Export CSV' }).waitFor()
  const answer = await page.request.get(
    (await page.getByRole('link', { name: 'Export CSV' }).getAttribute('href')) ?? '',
  )
  const changed = (await answer.text()).replace('Old', 'New <b>')
  await page.getByRole('button', { name: 'Import…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import places' })
  const choose = (text: string) =>
    dialog
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'places.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose(changed.replace(',zoo,', ',castle,').replace(',playground,', ',castle,'))
  await dialog.getByText('Refused: mend these rows').waitFor()
  expect(await dialog.getByRole('button', { name: 'Add 0, change 0' }).count()).toBe(0)
  await choose(changed)
  await dialog.getByText(`${names.all[0]}: description`).waitFor()
  await findsNothing(page)
  const apply = dialog.getByRole('button', { name: 'Add 0, change 1' })
  // As of a large one that is cancelled half-way, the list behind tells what was written by then.
  const written = { displayName: `${names.word} written`, updatedAt: sql`updated_at` }
  await db.update(places).set(written).where(eq(places.name, names.all[0]))
  const refusal = { status: 409, json: { message: 'The import was cancelled.' } }
  await page.route('**/api/admin/places/import', (route) => route.fulfill(refusal), { times: 1 })
  await apply.click()
  await dialog.getByText('The import was cancelled.').waitFor()
  await page.getByText(written.displayName).waitFor()
  await choose(changed)
  await apply.click()
  await page.getByText('0 places added, 1 changed').first().waitFor()
  await dialog.waitFor({ state: 'detached' })
})

test('a file of places that was written again since it was chosen is named, and can be chosen again', async () => {
  const names = await somePlaces(1, { description: 'Old' })
  const { page } = await visitAsEditor(`/admin/places?search=${names.word}`, {
    expectedErrors: /ERR_UPLOAD_FILE_CHANGED/,
  })
  const exported = await page.request.get(`/api/admin/places/export.csv?search=${names.word}`)
  const folder = await mkdtemp(join(tmpdir(), 'places-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'places.csv')
  const text = await exported.text()
  await writeFile(file, text.replace('Old', 'New'))
  await page.getByRole('button', { name: 'Import…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import places' })
  const field = dialog.getByLabel('File', { exact: true })
  await field.setInputFiles(file)
  const apply = dialog.getByRole('button', { name: 'Add 0, change 1' })
  await apply.waitFor()
  await writeFile(file, text.replace('Old', 'Newer'))
  // The browser goes by whole seconds.
  const later = Date.now() / 1000 + 60
  await utimes(file, later, later)
  await apply.click()
  await dialog.getByText('The file was changed since it was chosen. Choose it again.').waitFor()
  const choosing = page.waitForEvent('filechooser')
  await field.click()
  expect(await field.inputValue()).toBe('')
  await (await choosing).setFiles(file)
  await apply.click()
  await page.getByText('0 places added, 1 changed').first().waitFor()
})

test('what one file of places comes to late is not said of another that was chosen since', async () => {
  const { page } = await visitAsEditor('/admin/places', { expectedErrors: /ERR_FAILED|422/ })
  await page.getByRole('button', { name: 'Import…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import places' })
  const choose = (name: string) =>
    dialog
      .getByLabel('File', { exact: true })
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from('id,name\n999999999,Zoo\n') })
  const held: Route[] = []
  await page.route('**/api/admin/places/import', (route) => void held.push(route))
  await choose('first.csv')
  await choose('second.csv')
  await expect.poll(() => held.length).toBe(2)
  const failed = page.waitForEvent('requestfailed')
  await held[0]?.abort()
  await failed
  await held[1]?.continue()
  await dialog.getByText('Refused: mend these rows').waitFor()
})

test('bars, review and dialogs are accessible at all widths, light and dark', async () => {
  const names = await somePlaces(2, { isReviewed: false })
  const { page } = await visitAsEditor(`/admin/places?search=${names.word}`)
  await page.getByRole('checkbox', { name: 'Select page' }).check()
  await findsNothing(page)
  await page.goto(`/admin/review?search=${names.word}`)
  await page.getByRole('heading', { name: names.all[0], level: 2 }).waitFor()
  await findsNothing(page)
  await page.setViewportSize(phone.viewport)
  await page.goto(`/admin/places?search=${names.word}`)
  await page.getByRole('checkbox', { name: 'Select page' }).check()
  await page.getByRole('button', { name: 'Fun types and seasons…' }).click()
  await page.getByRole('dialog').waitFor()
  await findsNothing(page)
})

const tick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()

/** Places of the test's own, with a word in their names that no other has. */
async function somePlaces(count: number, fields: Parameters<typeof anOwnPlace>[1]) {
  const db = await guideDatabase()
  const word = `herd${randomUUID().slice(0, 8)}`
  const all: string[] = []
  for (let number = 1; number <= count; number++) {
    const name = `${word} ${String(number).padStart(2, '0')}`
    await anOwnPlace(db, { ...fields, name })
    all.push(name)
  }
  return { word, all: all as [string, string, string] }
}

/** Hidden places with a word of the test's own, in one statement. */
async function manyPlaces(count: number) {
  const db = await guideDatabase()
  const word = `flock${randomUUID().slice(0, 8)}`
  onTestFinished(async () => void (await db.delete(places).where(like(places.slug, `${word}-%`))))
  await db.execute(sql`
    insert into places (name, slug, lat, lng)
    select ${word} || ' ' || i, ${word} || '-' || i, 64, -22 from generate_series(1, ${count}::integer) i`)
  return word
}
