import { randomUUID } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { funTypes } from '../../src/guide/fun-types/fun-types.ts'
import { places } from '../../src/guide/places/place.table.ts'
import { seasons } from '../../src/guide/seasons/season.ts'
import { anObject, nominatimServer } from '../services/nominatim-server.ts'
import { isFocused, paste, tabTo } from './browser.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'
import { visitOwnGuide } from './visit-own-guide.ts'

test('an editor adds a place with the keyboard alone', async () => {
  const { page, db, name, add, dialog, create } = await anOpenForm()
  expect(await create.isDisabled()).toBe(true)
  await expect.poll(() => isFocused(dialog.getByLabel('Name*'))).toBe(true)
  await page.keyboard.type('   ')
  expect(await create.isDisabled()).toBe(true)
  await dialog.getByLabel('Name*').fill('')
  await page.keyboard.type(name)
  await tabTo(page, dialog.getByLabel('Latitude*'))
  await page.keyboard.type('64.15')
  await tabTo(page, dialog.getByLabel('Longitude*'))
  await page.keyboard.type('-21,95')
  await tabTo(page, dialog.getByRole('switch', { name: 'Indoor' }))
  await page.keyboard.press('Space')
  await tabTo(page, dialog.getByRole('checkbox', { name: 'Zoo' }))
  await page.keyboard.press('Space')
  await tabTo(page, dialog.getByRole('checkbox', { name: 'Winter' }))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.getByText('Place created successfully and distances generated').first().waitFor()
  await dialog.waitFor({ state: 'detached' })
  const opened = page.getByRole('dialog', { name: 'Edit Place' })
  await opened.getByLabel('Display Name').waitFor()
  await page.keyboard.press('Escape')
  await opened.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(add)).toBe(true)
  const [place] = await db.select().from(places).where(eq(places.name, name))
  expect(place).toMatchObject({ lat: 64.15, lng: -21.95, isIndoor: true, isActive: false, slug: name })
})

test('name and coordinates are needed, each said in a toast', async () => {
  const { page, dialog, name, create } = await anOpenForm()
  await dialog.getByLabel('Name*').fill(name)
  await create.click()
  await page.getByText('Validation Error').first().waitFor()
  await page.getByText('Valid coordinates (latitude and longitude) are required').first().waitFor()
  await expect.poll(() => isFocused(dialog.getByLabel('Latitude*'))).toBe(true)
  await dialog.getByLabel('Latitude*').fill('64')
  await dialog.getByLabel('Longitude*').fill('0')
  await create.click()
  await expect.poll(() => isFocused(dialog.getByLabel('Longitude*'))).toBe(true)
  expect(await dialog.getByLabel('Longitude*').getAttribute('aria-invalid')).toBe('true')
  expect(await dialog.getByLabel('Name*').inputValue()).toBe(name)
})

test('all that is filled in is sent; as the address its parts with commas between, else the full address', async () => {
  const { page, dialog, name, create } = await anOpenForm(/503/)
  const fill = async (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields))
      await dialog.getByLabel(label, { exact: true }).fill(text)
  }
  await fill({
    ...{ 'Name*': name, 'Display Name': 'The Hut', 'OSM ID': 'way/5', Description: 'Warm.' },
    ...{ 'Latitude*': '64', 'Longitude*': '-21', 'Full Address': 'Behind the station' },
    ...{ 'Opening Hours': '24/7', Website: 'https://hut.example/', Phone: '+354 1' },
    ...{ 'Min Age': '2', 'Max Age': '9' },
  })
  for (const label of ['Indoor', 'Wheelchair Accessible'])
    await dialog.getByRole('switch', { name: label }).click()
  const choices = [...funTypes.map(({ name }) => name), ...seasons.map(({ displayName }) => displayName)]
  for (const choice of choices) await dialog.getByRole('checkbox', { name: choice, exact: true }).waitFor()
  for (const choice of ['Zoo', 'Winter']) await dialog.getByRole('checkbox', { name: choice }).check()
  const idOf = async (path: string, name: string): Promise<number> =>
    (await (await page.request.get(path)).json()).find((choice: { name: string }) => choice.name === name).id
  const sent = async () => {
    const call = page.waitForRequest((request) => request.method() === 'POST')
    await create.click()
    return (await call).postDataJSON()
  }
  await page.route('**/api/admin/places', (route) =>
    route.fulfill({ status: 503, json: { message: 'Later' } }),
  )
  expect((await sent()).address).toBe('Behind the station')
  await page.getByText('Failed to create place').first().waitFor()
  await dialog.getByRole('alert').getByText('Later').first().waitFor()
  const parts = { 'House Number': '7', Street: 'Ring', City: 'Reykjavik', 'Postal Code': '101' }
  await fill({ ...parts, Country: 'Iceland' })
  expect(await sent()).toEqual({
    ...{ name, displayName: 'The Hut', placeId: 'way/5', description: 'Warm.', lat: 64, lng: -21 },
    ...{ openingHours: '24/7', website: 'https://hut.example/', phone: '+354 1' },
    ...{ ageGroupMin: 2, ageGroupMax: 9, setting: 'indoor', wheelchair: 'yes', buggy: null },
    ...nothingMore,
    ...{ addrHousenumber: '7', addrStreet: 'Ring', addrCity: 'Reykjavik', addrPostcode: '101' },
    ...{ addrCountry: 'Iceland', address: '7, Ring, Reykjavik, 101, Iceland', isActive: false },
    funTypes: [await idOf('/api/fun-types', 'Zoo')],
    seasons: [await idOf('/api/seasons', 'winter')],
  })
})

/** What the form says of the facts that nobody filled in: that they are not known. */
const nothingMore = {
  ...{ descriptionLanguage: null, usualHours: null, usuallyClosed: null, bestAgeMin: null, bestAgeMax: null },
  ...{ visitHoursMin: null, visitHoursMax: null, price: null, priceBand: null, charge: null, booking: null },
  ...{ food: [], toilets: null, changingTable: null, highchair: null, drinkingWater: null },
  ...{ wheelchairToilets: null, dogs: null, gettingThere: null, goodToKnow: null, wikidata: null },
  ...{ wikimediaCommons: null, imageUrl: null, checkedOn: null, closedFrom: null, closedUntil: null },
  specialHours: null,
}

test('a place that is searched, or clicked on the map, brings its address; the one that is there already is shown', async () => {
  const service = await nominatimServer([anObject()])
  const { page } = await visitOwnGuide('/admin/places?search=ressel', { NOMINATIM_URL: service.url })
  const dialog = await openForm(page)
  const field = (label: string) => dialog.getByLabel(label, { exact: true })
  await dialog.getByLabel('Find it on the map').fill('Resselpark, Vienna')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: /Resselpark, Karlsplatz/ }).click()
  const filled = { 'Name*': 'Resselpark', 'OSM ID': 'way/24867265', Street: 'Karlsplatz', City: 'Vienna' }
  for (const [label, text] of Object.entries({ ...filled, 'Latitude*': '48.1997' }))
    expect(await field(label).inputValue()).toBe(text)
  await dialog.getByRole('switch', { name: 'Active' }).click()
  await findsNothing(page)
  await dialog.getByRole('button', { name: 'Create Place' }).click()
  const opened = page.getByRole('dialog', { name: 'Edit Place' })
  await opened.getByLabel('Display Name').waitFor()
  expect(page.url()).toContain('search=ressel')
  expect(await opened.getByRole('switch', { name: 'Active', exact: true }).isChecked()).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Resselpark' }).first().waitFor()

  await openForm(page)
  await field('Name*').fill('Resselpark')
  await field('Latitude*').fill('48.2003')
  await field('Longitude*').fill('16.3697')
  const alike = dialog.getByRole('region', { name: 'Places that may be the same' })
  await alike.getByText(/67 m away · the same name/).waitFor()
  expect(await alike.getByRole('link').getAttribute('href')).toMatch(/^\/admin\/places\?open=place-\d+$/)
  const pin = dialog.getByRole('button', { name: /^Pin at 48.2003, 16.3697/ })
  await pin.waitFor()
  // The map's lower half, too: the foot of the form, and messages above it, cover what is not scrolled to.
  await dialog.getByText('Click where the place is.').scrollIntoViewIfNeeded()
  const { x, y } = (await pin.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.click(x + 22, y + 44 + 30)
  await expect.poll(() => field('Latitude*').inputValue()).not.toBe('48.2003')
  await expect.poll(() => field('Street').inputValue()).toBe('Karlsplatz')
})

test('a position that was copied from a map is pasted into both fields at once', async () => {
  const { page } = await visitAsEditor('/admin/places')
  await page.getByRole('button', { name: 'Add Place' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Place' })
  await paste(dialog.getByLabel('Longitude*'), '48°12′30″N 16°22′23″E')
  await expect.poll(() => dialog.getByLabel('Latitude*').inputValue()).toBe('48.208333')
  expect(await dialog.getByLabel('Longitude*').inputValue()).toBe('16.373056')
})

test('a position far from all cities is asked about, and put right where its numbers changed places', async () => {
  const { page } = await visitAsEditor('/admin/places')
  await page.getByRole('button', { name: 'Add Place' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Place' })
  const [lat, lng] = [dialog.getByLabel('Latitude*'), dialog.getByLabel('Longitude*')]
  await lat.fill('16.3731')
  await lng.fill('48.2083')
  await dialog.getByText('Are latitude and longitude swapped?').waitFor()
  await findsNothing(page)
  await dialog.getByRole('button', { name: 'Swap them' }).click()
  expect([await lat.inputValue(), await lng.inputValue()]).toEqual(['48.2083', '16.3731'])
  await expect.poll(() => isFocused(lat)).toBe(true)
  expect(await dialog.getByText('No city of the guide').count()).toBe(0)
  await lng.fill('-40')
  await dialog.getByText('Is the position right?').waitFor()
})

test('Undo takes the new place back', async () => {
  const { page, db, dialog, name, create } = await anOpenForm()
  await dialog.getByLabel('Name*').fill(name)
  await dialog.getByLabel('Latitude*').fill('64')
  await dialog.getByLabel('Longitude*').fill('-21')
  await create.click()
  await page.getByRole('dialog', { name: 'Edit Place' }).getByLabel('Display Name').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(`${name} is not in the guide.`).first().waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(await db.select().from(places).where(eq(places.name, name))).toEqual([])
})

test('a second click while it creates adds nothing', async () => {
  const { page, db, dialog, name } = await anOpenForm()
  await dialog.getByLabel('Name*').fill(name)
  await dialog.getByLabel('Latitude*').fill('64')
  await dialog.getByLabel('Longitude*').fill('-21')
  const letGo = await holdCreation(page)
  await dialog.getByLabel('Name*').press('Enter')
  const creating = dialog.getByRole('button', { name: 'Creating...' })
  await creating.waitFor()
  expect(await creating.isDisabled()).toBe(true)
  await dialog.getByLabel('Name*').press('Enter')
  letGo()
  await dialog.waitFor({ state: 'detached' })
  expect(
    await db
      .select()
      .from(places)
      .where(like(places.name, `${name}%`)),
  ).toHaveLength(1)
})

test('a place whose answer was lost on the way is opened when it is created again', async () => {
  const { page, db, dialog, name, create } = await anOpenForm(/409|ERR_FAILED/)
  await dialog.getByLabel('Name*').fill(name)
  await dialog.getByLabel('Latitude*').fill('64')
  await dialog.getByLabel('Longitude*').fill('-21')
  await page.route(
    '**/api/admin/places',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await create.click()
  await dialog.getByText(/Nothing is lost/).waitFor()
  await create.click()
  await page.getByText('Place created successfully and distances generated').first().waitFor()
  const opened = page.getByRole('dialog', { name: 'Edit Place' })
  await opened.getByLabel('Display Name').waitFor()
  const added = await db
    .select()
    .from(places)
    .where(like(places.name, `${name}%`))
  expect(added).toHaveLength(1)
})

test('each time the form opens it is empty; what was typed is asked about before', async () => {
  const { page, dialog, add } = await anOpenForm()
  await dialog.getByLabel('Name*').fill('Something')
  await dialog.getByLabel('Phone').fill('1')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await dialog.waitFor({ state: 'detached' })
  await add.click()
  expect(await dialog.getByLabel('Name*').inputValue()).toBe('')
  expect(await dialog.getByLabel('Phone').inputValue()).toBe('')
})

test('what the server refuses is told at its field', async () => {
  const { dialog, name, create } = await anOpenForm()
  await dialog.getByLabel('Name*').fill(name)
  await dialog.getByLabel('Latitude*').fill('64')
  await dialog.getByLabel('Longitude*').fill('-21')
  await dialog.getByLabel('OSM ID').fill('nothing')
  await create.click()
  await dialog.getByText('An id like way/24867265').first().waitFor()
  await expect.poll(() => isFocused(dialog.getByLabel('OSM ID'))).toBe(true)
})

test('the form is accessible at all widths, light and dark', async () => {
  const { page, dialog } = await anOpenForm()
  await dialog.getByRole('checkbox', { name: 'Zoo' }).waitFor()
  await findsNothing(page)
})

async function holdCreation(page: Page): Promise<() => void> {
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/admin/places', async (route) => {
    await isLetGo
    await route.continue()
  })
  return letGo
}

async function anOpenForm(expectedErrors = /409/) {
  const name = `hut-${randomUUID().slice(0, 8)}`
  const { page, db } = await visitAsEditor('/admin/places', {
    expectedErrors: new RegExp(`401|404|422|${expectedErrors.source}`),
  })
  onTestFinished(async () => {
    await db.delete(places).where(like(places.name, `${name}%`))
  })
  const add = page.getByRole('button', { name: 'Add Place' })
  const dialog = await openForm(page)
  return { page, db, name, add, dialog, create: dialog.getByRole('button', { name: 'Create Place' }) }
}

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Add Place' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Place' })
  await dialog.waitFor()
  return dialog
}
