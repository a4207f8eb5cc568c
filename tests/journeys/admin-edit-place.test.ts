import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Locator, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { places } from '../../src/guide/places/place.table.ts'
import { addressOf, holdsFocus, isFocused, tabTo } from './browser.ts'
import { anOwnPlace, guideDatabase } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

test('an editor corrects a place with the keyboard alone, and visitors see it', async () => {
  const { page, place, edit } = await anOpenList({ placeId: `way/${Date.now()}` })
  await edit.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Edit Place ID: ${place.id} · OSM: ${place.placeId}` })
  const displayName = dialog.getByLabel('Display Name')
  await expect.poll(() => isFocused(displayName)).toBe(true)
  expect(await dialog.getByLabel('Name', { exact: true }).getAttribute('readonly')).toBe('')
  expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe(place.name)
  await page.keyboard.type('The Bears’ Park')
  await tabTo(page, dialog.getByLabel('Minimum Age'))
  await page.keyboard.type('3')
  await tabTo(page, dialog.getByRole('button', { name: 'Zoo', exact: true }))
  await page.keyboard.press('Space')
  await tabTo(page, dialog.getByRole('button', { name: 'Summer' }))
  await page.keyboard.press('Space')
  await tabTo(page, dialog.getByRole('switch', { name: 'Reviewed' }))
  await page.keyboard.press('Space')
  await tabTo(page, dialog.getByRole('button', { name: 'Save Changes' }))
  await page.keyboard.press('Enter')
  await page.getByText('Place updated successfully').first().waitFor()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(page.getByRole('button', { name: 'Edit The Bears’ Park' }))).toBe(true)
  expect(await stored(place.id)).toMatchObject({
    ...{ displayName: 'The Bears’ Park', ageGroupMin: 3, isReviewed: true, name: place.name },
    editedFields: ['ageGroupMin', 'displayName', 'funTypes', 'seasons'],
  })
  await page.goto(`/funplace/${place.slug}`)
  await page.getByRole('heading', { name: 'The Bears’ Park', level: 1 }).waitFor()
})

test('one of some words is chosen, and visitors read it; what is not known they do not', async () => {
  const { page, dialog, place, edit } = await anOpenForm()
  const buggy = dialog.getByLabel('With a Buggy')
  expect(await buggy.locator('option').allInnerTexts()).toEqual(['Not known', 'Yes', 'Limited', 'No'])
  expect(await buggy.inputValue()).toBe('')
  await buggy.selectOption('Limited')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await stored(place.id)).toMatchObject({ buggy: 'limited', editedFields: ['buggy'] })
  await page.goto(`/funplace/${place.slug}`)
  const word = page.getByRole('definition').getByText('Partly possible')
  await word.waitFor()
  await page.goto(`/admin/places?search=${place.name}`)
  await edit.click()
  await buggy.selectOption('Not known')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.goto(`/funplace/${place.slug}`)
  await page.getByRole('heading', { name: 'Basic Information' }).waitFor()
  await page.getByText(/^Not known: .*buggy/).waitFor()
  expect(await word.count()).toBe(0)
})

test('lines that an editor types stay lines where visitors read them', async () => {
  const { dialog, page, place } = await anOpenForm()
  await dialog.getByLabel('Getting There').fill('Tram 10 to the gate\nCar park in Ring 7')
  await dialog.getByLabel('Good to Know').fill('No cash.\nSwings are far.')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.goto(`/funplace/${place.slug}`)
  expect(await page.getByText('Tram 10 to the gate').innerText()).toBe(
    'Tram 10 to the gate\nCar park in Ring 7',
  )
  expect(await page.getByText('No cash.').innerText()).toBe('No cash.\nSwings are far.')
})

test('the form shows all that is known of a place, and leads to its page', async () => {
  const fields = {
    ...{ displayName: 'Bears', description: 'Many.', website: 'https://bears.example/', phone: '+354 1' },
    ...{ openingHours: '24/7', address: 'Ring 7, Reykjavik', addrHousenumber: '7', addrStreet: 'Ring' },
    ...{ addrCity: 'Reykjavik', addrPostcode: '101', addrCountry: 'Iceland', ageGroupMin: 2, ageGroupMax: 9 },
    ...{ setting: 'both', wheelchair: 'limited', funTypes: ['zoo'], seasons: ['summer'] },
  }
  const { dialog, place } = await anOpenForm(fields)
  const labels = {
    ...{ 'Display Name': 'Bears', Description: 'Many.', Website: 'https://bears.example/', Phone: '+354 1' },
    ...{ 'OSM ID': '', 'Opening Hours': '24/7', Address: 'Ring 7, Reykjavik', 'House Number': '7' },
    ...{ Street: 'Ring', City: 'Reykjavik', 'Postal Code': '101', Country: 'Iceland' },
    ...{ 'Minimum Age': '2', 'Maximum Age': '9', Latitude: String(place.lat), Longitude: String(place.lng) },
  }
  for (const [label, value] of Object.entries(labels)) {
    const field = dialog.getByLabel(label, { exact: true })
    expect([label, await field.inputValue(), await field.isEditable()]).toEqual([label, value, true])
  }
  for (const [name, isOn] of Object.entries({
    ...{
      Active: true,
      Featured: true,
      'Indoor Activity': true,
      'Wheelchair Accessible': true,
      Reviewed: false,
    },
  }))
    expect([name, await dialog.getByRole('switch', { name }).isChecked()]).toEqual([name, isOn])
  for (const name of ['Zoo', 'Summer']) {
    const chip = dialog.getByRole('button', { name, exact: true })
    expect(await chip.getAttribute('aria-pressed')).toBe('true')
    await chip.click()
    expect(await chip.getAttribute('aria-pressed')).toBe('false')
  }
  const page = dialog.getByRole('link', { name: 'View Page' })
  expect([await page.getAttribute('href'), await page.getAttribute('target')]).toEqual([
    `/funplace/${place.slug}`,
    '_blank',
  ])
})

test('until the place is there the dialog says that it loads, and tries again when it did not come', async () => {
  const { page, edit } = await anOpenList()
  const calls = '**/api/admin/places/*'
  const answer = hold(page, calls, (route) => route.fulfill({ status: 503, body: '' }))
  await edit.click()
  await page.getByRole('dialog').getByText('Loading...').waitFor()
  answer.letGo()
  await page.getByRole('dialog').getByText('This could not be loaded.').waitFor()
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByLabel('Display Name').waitFor()
})

test('what is not saved is asked about before the form closes', async () => {
  const { page, dialog, place } = await anOpenForm()
  await dialog.getByLabel('Phone').fill('+354 55')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Close without saving?' })
  await expect.poll(() => holdsFocus(question)).toBe(true)
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  expect(await dialog.getByLabel('Phone').inputValue()).toBe('+354 55')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await stored(place.id)).toMatchObject({ phone: null })
})

test('Escape closes the question that has just got the focus, not the form below it', async () => {
  const { page, dialog } = await anOpenForm()
  await dialog.getByLabel('Phone').fill('+354 55')
  await page.evaluate(() => {
    const pressed = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    document.addEventListener('focusin', ({ target }) => target?.dispatchEvent(pressed()), { once: true })
    document.activeElement?.dispatchEvent(pressed())
  })
  await page.getByRole('dialog', { name: 'Close without saving?' }).waitFor({ state: 'detached' })
  expect(await dialog.getByLabel('Phone').inputValue()).toBe('+354 55')
})

test('what is not saved is asked about before the screen is left', async () => {
  const { page, db } = await visitAsEditor('/admin')
  // The first of the list.
  await anOwnPlace(db, { name: '0 bears' })
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Places' }).click()
  await page.getByRole('button', { name: 'Edit 0 bears' }).click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByLabel('Phone').fill('+354 55')
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  expect(addressOf(page)).toMatch(/^\/admin\/places\?open=place-\d+$/)
  expect(await dialog.getByLabel('Phone').inputValue()).toBe('+354 55')
  await page.goBack()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(addressOf(page)).toBe('/admin/places')
  await page.goBack()
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
})

test('a form that holds nothing new closes at once, and the focus is back', async () => {
  const { page, dialog, edit } = await anOpenForm()
  await expect.poll(() => holdsFocus(dialog)).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(edit)).toBe(true)
})

test('two editors of one place lose nothing: each field that both changed is chosen by hand', async () => {
  const { page, dialog, place, db } = await anOpenForm({ phone: '1', website: 'https://a.example/' })
  await dialog.getByLabel('Phone').fill('+354 mine')
  await dialog.getByLabel('Website').fill('https://mine.example/')
  await dialog.getByLabel('City').fill('Reykjavik')
  const theirs = { phone: '+354 theirs', website: 'https://theirs.example/', description: 'Theirs.' }
  await db.update(places).set(theirs).where(eq(places.id, place.id))
  await save(dialog)
  await dialog.getByRole('alert').getByText('Somebody else has changed this place meanwhile').waitFor()
  expect(await dialog.getByLabel('Description').inputValue()).toBe('Theirs.')
  expect(await dialog.getByLabel('City').inputValue()).toBe('Reykjavik')
  const notes = dialog.getByRole('note')
  expect(await notes.allTextContents()).toEqual([
    expect.stringContaining('https://theirs.example/'),
    expect.stringContaining('+354 theirs'),
  ])
  await notes.first().getByRole('button', { name: 'Use theirs' }).click()
  await save(dialog)
  await dialog.getByText('Choose which value to keep').waitFor()
  await notes.getByRole('button', { name: 'Keep mine' }).click()
  await save(dialog)
  await page.getByText('Place updated successfully').first().waitFor()
  expect(await stored(place.id)).toMatchObject({
    ...{
      phone: '+354 mine',
      website: 'https://theirs.example/',
      description: 'Theirs.',
      addrCity: 'Reykjavik',
    },
  })
})

test('when saving fails nothing is lost, and why is said', async () => {
  const { page, dialog, place } = await anOpenForm({}, /500|net::ERR/)
  await dialog.getByLabel('Phone').fill('+354 55')
  const calls = `**/api/admin/places/${place.id}`
  await page.route(calls, (route) => route.fulfill({ status: 500, body: '' }))
  await save(dialog)
  await page.getByText('Failed to update place').first().waitFor()
  await page.getByText('HTTP error! status: 500').first().waitFor()
  await dialog.getByRole('alert').getByText('Nothing is lost: please try again.').waitFor()
  expect(await dialog.getByLabel('Phone').inputValue()).toBe('+354 55')
  await page.unroute(calls)
  await page.route(calls, (route) => route.abort())
  await save(dialog)
  await page.getByText('The guide cannot be reached.').first().waitFor()
  await page.unroute(calls)
  await save(dialog)
  await page.getByText('Place updated successfully').first().waitFor()
  expect(await stored(place.id)).toMatchObject({ phone: '+354 55' })
})

test('while it saves the button says so, and a second click sends nothing; both lists go with what was changed', async () => {
  const { page, dialog, place } = await anOpenForm({ funTypes: ['zoo'] })
  await dialog.getByLabel('Phone').fill('+354 55')
  const answer = hold(page, `**/api/admin/places/${place.id}`)
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await save(dialog)
  expect((await sent).postDataJSON()).toMatchObject({
    ...{ phone: '+354 55', selectedFunTypes: [expect.any(Number)], selectedSeasons: [] },
  })
  await dialog.getByRole('button', { name: 'Saving...' }).press('Enter')
  answer.letGo()
  await page.getByText('Success', { exact: true }).first().waitFor()
  await page.getByText('Place updated successfully', { exact: true }).first().waitFor()
  expect((await stored(place.id))?.editedFields).toEqual(['phone'])
  expect(answer.count()).toBe(1)
})

test('what is typed while it saves stays in the form, and is saved next', async () => {
  const { page, dialog, place } = await anOpenForm()
  await dialog.getByLabel('Display Name').fill('Bears')
  const sent = Promise.withResolvers<Route>()
  await page.route(`**/api/admin/places/${place.id}`, (route) => sent.resolve(route), { times: 1 })
  await save(dialog)
  const route = await sent.promise
  await dialog.getByLabel('Phone').fill('+43 1 2345')
  await route.continue()
  await page.getByText('Place updated successfully').first().waitFor()
  await dialog.getByRole('button', { name: 'Save Changes' }).waitFor()
  expect(await dialog.getByLabel('Phone').inputValue()).toBe('+43 1 2345')
  await save(dialog)
  await dialog.waitFor({ state: 'detached' })
  expect(await stored(place.id)).toMatchObject({ displayName: 'Bears', phone: '+43 1 2345' })
})

test('what breaks a rule is told at its field, which has the focus', async () => {
  const { page, dialog } = await anOpenForm()
  await dialog.getByLabel('Website').fill('javascript:alert(1)')
  await save(dialog)
  await dialog.getByText('A web address that begins with https://').first().waitFor()
  await expect.poll(() => isFocused(dialog.getByLabel('Website'))).toBe(true)
  expect(await dialog.getByLabel('Website').getAttribute('aria-invalid')).toBe('true')
  await dialog.getByLabel('Website').fill('')
  for (const [label, text, message] of [
    ['Latitude', '91', 'A number from -90 to 90'],
    ['Longitude', 'east', 'A number from -180 to 180'],
    ['Maximum Age', '19', 'An age from 0 to 18'],
  ] as const) {
    const field = dialog.getByLabel(label)
    const before = await field.inputValue()
    await field.fill(text)
    await save(dialog)
    await dialog.getByText(message).waitFor()
    await expect.poll(() => isFocused(field)).toBe(true)
    await field.fill(before)
  }
  await page.keyboard.press('Enter')
  await page.getByText('Place updated successfully').first().waitFor()
})

test('what was typed is there again after a session that ended meanwhile', async () => {
  const { page, dialog } = await anOpenForm()
  await dialog.getByLabel('Phone').fill('+354 55')
  const session = (await page.context().cookies()).filter(({ name }) => name === 'session')
  await page.context().clearCookies()
  await save(dialog)
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await page.context().addCookies(session)
  await page.route('**/api/auth/login', (route) => route.fulfill({ json: { isAdmin: true } }))
  await page.getByLabel('Username').fill('somebody')
  await page.getByLabel('Password', { exact: true }).fill('a long password')
  await page.getByRole('button', { name: 'Login' }).click()
  await dialog.getByText(/^Your unsaved changes from \d\d:\d\d are back/).waitFor()
  expect(await dialog.getByLabel('Phone').inputValue()).toBe('+354 55')
})

test('an enriched address comes into the form, and what is typed stays', async () => {
  const { page, dialog, place, db } = await anOpenForm()
  await dialog.getByLabel('Phone').fill('+354 55')
  await page.route('**/enrich-address', async (route) => {
    await db.update(places).set({ addrStreet: 'Ring', address: 'Ring' }).where(eq(places.id, place.id))
    const current = await page.request.get(`/api/admin/places/${place.id}`)
    await route.fulfill({ json: { success: true, message: 'Street added', place: await current.json() } })
  })
  const enrich = dialog.getByRole('button', { name: 'Enrich Address' })
  await enrich.click()
  await page.getByText('Address Enriched').first().waitFor()
  expect(await dialog.getByLabel('Street').inputValue()).toBe('Ring')
  await save(dialog)
  await page.getByText('Place updated successfully').first().waitFor()
  expect(await stored(place.id)).toMatchObject({ phone: '+354 55', addrStreet: 'Ring' })
})

test('an address that cannot be enriched is told so', async () => {
  const { page, dialog, place } = await anOpenForm({}, /502/)
  const current = await (await page.request.get(`/api/admin/places/${place.id}`)).json()
  const enrich = dialog.getByRole('button', { name: 'Enrich Address' })
  for (const [message, said] of [
    ['No house stands here', 'No house stands here'],
    ['', 'Address enrichment failed'],
  ] as const) {
    await page.route('**/enrich-address', (route) =>
      route.fulfill({ json: { success: false, message, place: current } }),
    )
    await enrich.click()
    await page.getByText('Enrichment Failed', { exact: true }).first().waitFor()
    await page.getByText(said, { exact: true }).first().waitFor()
    await page.unroute('**/enrich-address')
  }
  await page.route('**/enrich-address', (route) =>
    route.fulfill({ status: 502, json: { message: 'Nominatim is busy' } }),
  )
  await enrich.click()
  await page.getByText('Failed to enrich address: Nominatim is busy', { exact: true }).first().waitFor()
})

test('the pin and the coordinates move together', async () => {
  const { page, dialog, place } = await anOpenForm()
  const [lat, lng] = [dialog.getByLabel('Latitude'), dialog.getByLabel('Longitude')]
  const pin = dialog.getByRole('button', { name: /^Pin at/ })
  await pin.focus()
  await page.keyboard.press('ArrowUp')
  await expect.poll(async () => Number(await lat.inputValue())).toBeGreaterThan(place.lat)
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(async () => Number(await lng.inputValue())).toBeGreaterThan(place.lng)
  await expect.poll(() => isFocused(pin)).toBe(true)
  const before = Number(await lat.inputValue())
  const box = await pin.boundingBox()
  if (!box) throw new Error('The pin is not to be seen')
  await page.mouse.move(box.x + 22, box.y + 22)
  await page.mouse.down()
  await page.mouse.move(box.x + 62, box.y + 72, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => Number(await lat.inputValue())).toBeLessThan(before)
  await lat.fill('64,2')
  await dialog.getByRole('button', { name: /^Pin at 64.2,/ }).waitFor()
  await save(dialog)
  await page.getByText('Place updated successfully').first().waitFor()
  expect(await stored(place.id)).toMatchObject({ lat: 64.2, editedFields: ['lat', 'lng'] })
})

test('a value goes back to what the sources say', async () => {
  const { page, db } = await visitAsEditor('/admin/places?search=Prater')
  const edit = page.getByRole('button', { name: /^Edit / }).first()
  await edit.click()
  const dialog = page.getByRole('dialog')
  const description = dialog.getByLabel('Description')
  const known = await description.inputValue()
  await description.fill('Ours')
  await save(dialog)
  await dialog.waitFor({ state: 'detached' })
  await edit.click()
  await dialog.getByText(/^Set by .+; the sources say/).waitFor()
  await dialog.getByRole('button', { name: 'Use the source’s value' }).click()
  expect(await description.inputValue()).toBe(known)
  await save(dialog)
  await dialog.waitFor({ state: 'detached' })
  expect(await db.select().from(places).where(eq(places.description, 'Ours'))).toEqual([])
})

test('a name of markup is text', async () => {
  const { dialog } = await anOpenForm({ displayName: '<script>alert(1)</script>' })
  expect(await dialog.getByLabel('Display Name').inputValue()).toBe('<script>alert(1)</script>')
})

test('the form is accessible at all widths, light and dark, also with a choice to make', async () => {
  const { page, dialog, place, db } = await anOpenForm({ funTypes: ['zoo'], seasons: ['summer'] })
  await dialog.getByLabel('Phone').fill('+354 mine')
  await db.update(places).set({ phone: '+354 theirs' }).where(eq(places.id, place.id))
  await save(dialog)
  await dialog.getByRole('note').waitFor()
  await page.getByRole('button', { name: /^Pin at/ }).waitFor()
  await findsNothing(page)
})

const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save Changes' }).click()

/** Calls that get their answers only once they are let go. */
function hold(page: Page, calls: string, answer = (route: Route) => route.continue()) {
  let count = 0
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  void page.route(calls, async (route) => {
    if (route.request().method() === 'PUT') count += 1
    await isLetGo
    await answer(route)
  })
  return { letGo, count: () => count }
}

async function stored(id: number) {
  const db = await guideDatabase()
  const [place] = await db.select().from(places).where(eq(places.id, id))
  return place
}

test('on a phone the foot of the form is two rows of two buttons alike', async () => {
  const { page, dialog } = await anOpenForm()
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 740 })
    const boxes = await Promise.all([
      dialog.getByRole('link', { name: 'View Page' }).boundingBox(),
      ...['Cancel', 'Keep for Later...', 'Save Changes'].map((name) =>
        dialog.getByRole('button', { name }).boundingBox(),
      ),
    ])
    const [view, cancel, keep, save] = boxes
    expect([width, new Set(boxes.map((box) => box?.width)).size]).toEqual([width, 1])
    expect([width, new Set(boxes.map((box) => box?.height)).size]).toEqual([width, 1])
    expect([view?.y, keep?.y]).toEqual([cancel?.y, save?.y])
  }
})

type Fields = Parameters<typeof anOwnPlace>[1]

/** The list with a place of the test's own. */
async function anOpenList(fields: Fields = {}, expectedErrors = /409/) {
  const name = `bears-${randomUUID().slice(0, 8)}`
  const own = await anOwnPlace(await guideDatabase(), { name, ...fields })
  const { page, db } = await visitAsEditor(`/admin/places?search=${name}`, {
    expectedErrors: new RegExp(`401|404|409|422|503|${expectedErrors.source}`),
  })
  const edit = page.getByRole('button', { name: `Edit ${fields.displayName ?? name}` })
  await edit.waitFor()
  return { page, db, place: own, edit }
}

async function anOpenForm(fields: Fields = {}, expectedErrors?: RegExp) {
  const list = await anOpenList(fields, expectedErrors)
  await list.edit.click()
  const dialog = list.page.getByRole('dialog').first()
  await dialog.getByLabel('Display Name').waitFor()
  return { ...list, dialog }
}
