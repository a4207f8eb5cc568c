import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cityFreshness } from '../../src/editing/freshness/city-freshness.table.ts'
import { placeSources, places } from '../../src/guide/places/place.table.ts'
import { placeNotices, reports } from '../../src/guide/reports/report.table.ts'
import { addressOf, desktop, holdsFocus, hydrated, isFocused, phone, visit } from './browser.ts'
import { anOwnCity, anOwnPlace, guideDatabase } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { said } from './photo-dialog.ts'
import { countTaps } from './taps.ts'
import { visitAsEditor } from './visit-as-editor.ts'

test('a family tells on a phone with two taps that hours are wrong, says more with the keyboard, and takes it back', async () => {
  const db = await guideDatabase()
  const place = await anOwnPlace(db, { website: 'https://bears.example/' })
  const told = () => db.select().from(reports).where(eq(reports.placeId, place.id))
  const page = await visit(`/funplace/${place.slug}`, phone)
  const button = page.getByRole('button', { name: 'Tell us' })
  const dialog = page.getByRole('dialog', { name: 'Tell us' })
  const taps = await countTaps(page)
  await button.tap()
  await dialog.getByText('Bear Park. One tap is enough.').waitFor()
  await dialog.getByRole('button', { name: 'Closed now, or wrong hours' }).tap()
  await dialog.getByText('Saved: closed now, or wrong hours.').waitFor()
  await expect.poll(taps).toBe(2)
  expect(await told()).toMatchObject([{ reason: 'hours', sentence: '', state: 'open' }])

  await dialog.getByRole('button', { name: 'Wrong price' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Wrong price', pressed: true }).waitFor()
  await dialog.getByLabel('What did you find?', { exact: true }).fill('Costs <b>12 €</b>')
  await findsNothing(page)
  await page.setViewportSize(phone.viewport)
  await dialog.getByRole('button', { name: 'Send' }).tap()
  const thanks = page.getByRole('dialog', { name: 'Thank you' })
  await thanks.waitFor()
  expect(await told()).toMatchObject([{ reason: 'price', sentence: 'Costs <b>12 €</b>' }])
  await findsNothing(page)
  await page.setViewportSize(phone.viewport)
  await thanks.getByRole('button', { name: 'Undo' }).tap()
  await thanks.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(button)).toBe(true)
  expect(await told()).toEqual([])

  // What three families agree in stands on the page, and a fourth joins them with one tap.
  const since = new Date('2026-04-12')
  await db.insert(placeNotices).values({ placeId: place.id, reason: 'closed', families: 3, since })
  const note = page.getByRole('note').filter({ hasText: 'Three families say it is closed; we are looking' })
  await expect
    .poll(async () => {
      await page.reload()
      return note.count()
    })
    .toBe(1)
  await hydrated(page)
  await findsNothing(page)
  await page.setViewportSize(phone.viewport)
  await note.getByRole('button', { name: 'Same for me' }).tap()
  await dialog.getByText('Saved: closed for good.').waitFor()
  expect(await told()).toMatchObject([{ reason: 'closed' }])

  await page.setViewportSize(desktop.viewport)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  const before = taps()
  await button.click()
  await dialog.getByRole('button', { name: 'Closed now, or wrong hours' }).click()
  await dialog.getByText('Saved: closed now, or wrong hours.').waitFor()
  await expect.poll(taps).toBe(before + 2)
})

test("what is written while a photo is read stays, also when Escape closes the dialog, and goes along with 'That is all' too", async () => {
  const db = await guideDatabase()
  const place = await anOwnPlace(db)
  const page = await visit(`/funplace/${place.slug}`, desktop)
  const dialog = page.getByRole('dialog', { name: 'Tell us' })
  await page.getByRole('button', { name: 'Tell us' }).click()
  await dialog.getByRole('button', { name: 'Wrong price' }).click()
  const grey = { width: 3000, height: 3000, channels: 3, background: '#888' } as const
  const buffer = await sharp({ create: grey }).jpeg().toBuffer()
  const photo = dialog.getByLabel('Add a photo of the sign')
  await photo.setInputFiles({ name: 'sign.jpg', mimeType: 'image/jpeg', buffer })
  await dialog.getByLabel('What did you find?', { exact: true }).fill('Costs 12 €')
  await dialog.getByText('The photo goes with it').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Tell us' }).click()
  await dialog.getByRole('button', { name: 'Wrong price', pressed: true }).waitFor()
  expect(await dialog.getByLabel('What did you find?', { exact: true }).inputValue()).toBe('Costs 12 €')
  await dialog.getByText('The photo goes with it').waitFor()
  await dialog.getByRole('button', { name: 'That is all' }).click()
  await page.getByRole('dialog', { name: 'Thank you' }).waitFor()
  expect(await db.select().from(reports).where(eq(reports.placeId, place.id))).toMatchObject([
    { reason: 'price', sentence: 'Costs 12 €' },
  ])
  await page.getByRole('button', { name: 'Back to the place' }).click()
  await page.getByRole('button', { name: 'Tell us' }).click()
  await dialog.getByText('Bear Park. One tap is enough.').waitFor()
})

test('what cannot be told or taken back any more is not said to be for want of the guide', async () => {
  const db = await guideDatabase()
  const place = await anOwnPlace(db)
  const page = await visit(`/funplace/${place.slug}`, { ...desktop, expectedErrors: /404/ })
  const dialog = page.getByRole('dialog', { name: 'Tell us' })
  await page.getByRole('button', { name: 'Tell us' }).click()
  await dialog.getByRole('button', { name: 'Wrong price' }).click()
  await dialog.getByRole('button', { name: 'That is all' }).click()
  const ofPlace = eq(reports.placeId, place.id)
  await db.update(reports).set({ state: 'dismissed', decidedAt: new Date() }).where(ofPlace)
  const thanks = page.getByRole('dialog', { name: 'Thank you' })
  await thanks.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('An editor has decided already, or the place is no longer in the guide.').waitFor()
  await thanks.getByRole('button', { name: 'Back to the place' }).click()
  await db.update(places).set({ isActive: false }).where(eq(places.id, place.id))
  await page.getByRole('button', { name: 'Tell us' }).click()
  await dialog.getByRole('button', { name: 'Wrong price' }).click()
  await page.getByText('This place is no longer in the guide').waitFor()
  expect(await page.getByText('The guide could not be reached.').count()).toBe(0)
})

test("'Same for me' where the map says that it is private tells that, not that it is closed for good", async () => {
  const db = await guideDatabase()
  const place = await anOwnPlace(db)
  await db.insert(placeSources).values({
    ...{ placeId: place.id, provider: 'openstreetmap', externalId: `own/${place.id}`, raw: {} },
    ...{ goneSince: new Date(), goneBecause: 'private' },
  })
  const page = await visit(`/funplace/${place.slug}`, desktop)
  await page.getByRole('button', { name: 'Same for me' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tell us' })
  await dialog.getByText('Saved: something else.').waitFor()
  const sentence = 'The map says it is private now; ask before you go'
  expect(await dialog.getByLabel('What did you find?', { exact: true }).inputValue()).toBe(sentence)
  expect(await db.select().from(reports).where(eq(reports.placeId, place.id))).toMatchObject([
    { reason: 'other', sentence },
  ])
})

test('an editor decides about reports with single keys: answers, applies, takes it back', async () => {
  const db = await guideDatabase()
  const place = await anOwnPlace(db, { name: 'Report Park', changingTable: 'yes' })
  const sentence = '<img src=x onerror=alert(1)> none'
  // More than any other test has, so that it comes first.
  const many = Array.from({ length: 40 }, () => ({
    placeId: place.id,
    reason: 'no-changing-table' as const,
    sentence,
  }))
  await db.insert(reports).values(many)
  const { page } = await visitAsEditor('/admin/reports')
  const report = page.getByRole('article', { name: 'Report Park' })
  await report.getByText(sentence).first().waitFor()
  await report.getByText('Applying sets Changing Table to No.').waitFor()
  await findsNothing(page)
  const tableOf = async () =>
    (await db.select({ it: places.changingTable }).from(places).where(eq(places.id, place.id)))[0]?.it
  await page.keyboard.press('a')
  await page.getByText('Report applied').first().waitFor()
  await report.waitFor({ state: 'detached' })
  expect(await tableOf()).toBe('no')
  await page.getByRole('button', { name: 'Undo' }).click()
  await report.waitFor()
  expect(await tableOf()).toBe('yes')
  await page.keyboard.press('r')
  await page.getByLabel('What you found out').fill('There is one on the first floor')
  await page.getByRole('button', { name: 'Save Answer' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await report.waitFor({ state: 'detached' })
  expect(await db.$count(reports, eq(reports.answer, 'There is one on the first floor'))).toBe(40)

  // What became of it, and the way back.
  await page.getByRole('link', { name: 'Decided' }).click()
  await page.getByRole('searchbox', { name: 'Place' }).fill('report park')
  await page.keyboard.press('Enter')
  const decided = page.getByRole('listitem').filter({ hasText: 'No changing table · 40 families' })
  await decided.getByText(/^Answered by .+, \d/).waitFor()
  await decided.getByText('Answer: There is one on the first floor').waitFor()
  await findsNothing(page)
  await page.getByRole('button', { name: 'Open again: Report Park, No changing table' }).click()
  await page.getByText('No decision of the last half year is about a place with this name.').waitFor()
  await page.getByRole('link', { name: 'Waiting' }).click()
  await report.waitFor()
  // A note at OpenStreetMap is begun on a page of its own, and remembered.
  await Promise.all([page.waitForEvent('popup'), page.keyboard.press('o')])
  await report.getByText(/A note at OpenStreetMap was begun \d/).waitFor()
  await page.keyboard.press('d')
  await report.waitFor({ state: 'detached' })
  expect(await db.$count(reports, eq(reports.state, 'dismissed'))).toBe(40)
})

test('an answer to a report that could not be kept is still there, also after the session has ended', async () => {
  const place = await anOwnPlace(await guideDatabase(), { name: 'Answer Park' })
  const { page, db, username } = await visitAsEditor('/admin/reports', {
    expectedErrors: /401|409|ERR_INTERNET_DISCONNECTED/,
  })
  await db.insert(reports).values(manyReports(place.id, 'price', 50))
  await page.reload()
  await page.getByRole('article', { name: 'Answer Park' }).waitFor()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Answer' })
  const answer = dialog.getByLabel('What you found out')
  const save = dialog.getByRole('button', { name: 'Save Answer' })
  await answer.fill('Their website says 12 €')
  await page.context().setOffline(true)
  await save.click()
  await page.getByText('Failed to decide about the report').first().waitFor()
  expect(await answer.inputValue()).toBe('Their website says 12 €')
  // What is still being asked for would find the session ended before the click does.
  await page.getByText('This could not be loaded.').waitFor({ state: 'attached' })
  await page.context().setOffline(false)
  await page.context().clearCookies({ name: 'session' })
  await save.click()
  await page.getByText('Your session has ended.').waitFor()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('a long password')
  await page.getByRole('button', { name: 'Login' }).click()
  await dialog.getByText(/^Your unsaved changes from .* are back\./).waitFor()
  expect(await answer.inputValue()).toBe('Their website says 12 €')
  await findsNothing(page)
  await save.click()
  await dialog.waitFor({ state: 'detached' })
  expect(await db.$count(reports, eq(reports.answer, 'Their website says 12 €'))).toBe(50)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('article', { name: 'Answer Park' }).waitFor()
  // It can be used once nothing is under way; a key that comes before does nothing.
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  expect(await answer.inputValue()).toBe('')
  await answer.fill('12 € for grown-ups')
  // A colleague is faster.
  const theirs = { state: 'answered', answer: '10 €', decidedAt: new Date() } as const
  await db.update(reports).set(theirs).where(eq(reports.placeId, place.id))
  await save.click()
  await dialog.getByText(/^Changed meanwhile: Answered, .+: 10 €\. If you save yours/).waitFor()
  expect(await answer.inputValue()).toBe('12 € for grown-ups')
  await findsNothing(page)
  await save.click()
  await dialog.waitFor({ state: 'detached' })
  expect(await db.$count(reports, eq(reports.answer, '12 € for grown-ups'))).toBe(50)
})

test('a form that a report has opened stays with it, whatever else is undone, and a link to one that is decided says so', async () => {
  const db = await guideDatabase()
  const first = await anOwnPlace(db, { name: 'First Park' })
  const second = await anOwnPlace(db, { name: 'Second Park' })
  await db.insert(reports).values(manyReports(first.id, 'price', 60))
  await db.insert(reports).values(manyReports(second.id, 'hours', 55))
  const { page } = await visitAsEditor('/admin/reports')
  // Behind a form, too.
  const report = (name: string) => page.getByRole('article', { name, includeHidden: true }).waitFor()
  await report('First Park')
  await page.keyboard.press('d')
  await report('Second Park')
  await page.keyboard.press('a')
  const form = page.getByRole('dialog', { name: 'Edit Place' })
  await form.getByLabel('Phone').fill('+354 1')
  await page.getByRole('button', { name: 'Undo' }).click()
  await report('First Park')
  expect(await form.getByLabel('Phone').inputValue()).toBe('+354 1')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Report applied').first().waitFor()
  await form.waitFor({ state: 'detached' })
  // What was saved in the form stays: nothing is said to undo it.
  await page.getByRole('button', { name: 'Open again' }).waitFor()
  const stateOf = async ({ id }: typeof first) =>
    new Set((await db.select().from(reports).where(eq(reports.placeId, id))).map(({ state }) => state))
  expect([await stateOf(first), await stateOf(second)]).toEqual([new Set(['open']), new Set(['applied'])])
  await page.keyboard.press('d')
  await page.getByText('Report dismissed').first().waitFor()

  await page.goto(`/admin/reports?open=edit-${second.id}-hours`)
  await page.getByText('That is no longer there').first().waitFor()
  await expect.poll(() => addressOf(page)).toBe('/admin/reports')
})

test('after a decision the next reports can be asked for again, where they could not be loaded', async () => {
  const db = await guideDatabase()
  const place = await anOwnPlace(db, { name: 'Lost Park' })
  await db.insert(reports).values(manyReports(place.id, 'price', 70))
  const { page } = await visitAsEditor('/admin/reports', { expectedErrors: /503/ })
  await page.getByRole('article', { name: 'Lost Park' }).waitFor()
  await page.route('**/api/admin/reports?*', (route) => route.fulfill({ status: 503, json: {} }))
  await page.keyboard.press('d')
  const failed = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' })
  await failed.waitFor()
  await page.unrouteAll()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await failed.waitFor({ state: 'detached' })
  expect(await page.getByRole('article', { name: 'Lost Park' }).count()).toBe(0)
})

test('an editor sees how much of a city was checked within a year, and reviews what is missing', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db, { name: 'Freshhaven' })
  const place = await anOwnPlace(db, { name: 'Stale Park', cities: [city], isFeatured: true })
  await anOwnPlace(db, { name: 'Known Zoo', cities: [city] })
  await anOwnPlace(db, { name: 'Third Hall', cities: [city] })
  await db.insert(cityFreshness).values({ cityId: city.id, places: 3, checked: 0, countedAt: new Date() })
  const { page } = await visitAsEditor('/admin/freshness')
  await page.getByRole('link', { name: '3 to review for 95 % in Freshhaven' }).click()
  await page.getByRole('button', { name: 'Review Stale Park' }).waitFor()
  await findsNothing(page)
  const confirm = (name: string) => page.getByRole('button', { name: `Still right: ${name}` })
  await page.getByRole('button', { name: 'Review Third Hall' }).press('Enter')
  await page.getByLabel('Phone').fill('+43 1')
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await confirm('Third Hall').waitFor({ state: 'detached' })
  await expect.poll(() => holdsFocus(page.getByRole('list', { name: 'To review in Freshhaven' }))).toBe(true)
  await db
    .update(places)
    .set({ updatedAt: new Date(0) })
    .where(eq(places.id, place.id))
  await page.route('**/api/admin/freshness/*', (route) => route.fulfill({ status: 503, body: '' }))
  await confirm('Stale Park').press('Enter')
  await said(page, 'Somebody else has changed this place meanwhile')
  const alert = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' })
  await alert.waitFor()
  await page.unroute('**/api/admin/freshness/*')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await alert.waitFor({ state: 'detached' })
  const counted = page.waitForResponse('**/api/admin/dashboard/waiting')
  await confirm('Known Zoo').press('Enter')
  await said(page, 'Known Zoo is checked as of today')
  // It waits for no review any more.
  await counted
  await confirm('Known Zoo').waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(confirm('Stale Park'))).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByText('95 % of Freshhaven is checked.').waitFor()
})

const manyReports = (placeId: number, reason: 'price' | 'hours', count: number) =>
  Array.from({ length: count }, () => ({ placeId, reason }))
