import { eq, inArray, like, sql } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { importRuns } from '../../src/gathering/imports/import-run.table.ts'
import { cities } from '../../src/guide/cities/city.table.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { desktop, isFocused, paste, phone, tabTo } from './browser.ts'
import { anOwnCity, anOwnPlace, guideDatabase, remote } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

const path = '/admin/cities'

test('an editor adds a city with the keyboard, and visitors find it', async () => {
  const { page, db } = await visitCities()
  forget(db, 'kl-ngenfurt')
  const add = page.getByRole('button', { name: 'Add City' })
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add City' })
  await expect.poll(() => isFocused(dialog.getByLabel('Country'))).toBe(true)
  await page.keyboard.type('Hungary')
  await tabTo(page, dialog.getByLabel('Name'))
  await page.keyboard.type('Klängenfurt')
  await page.keyboard.press('Enter')
  await page.getByText('City created successfully').first().waitFor()
  await expect.poll(() => isFocused(add)).toBe(true)
  const cells = rowOf(page, 'Klängenfurt').getByRole('cell')
  await expect
    .poll(async () => (await cells.allTextContents()).slice(2))
    .toEqual([expect.stringMatching(/^Hungary/), '0.0000, 0.0000', 'No', 'kl-ngenfurt', ''])
  expect(await publicCity('kl-ngenfurt')).toMatchObject({ name: 'Klängenfurt', placesFetched: false })
})

test('name and country are needed, and a slug that is taken is said at its field', async () => {
  const { page } = await visitCities()
  await page.getByRole('button', { name: 'Add City' }).click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: 'Add City' })
  await submit.click()
  await dialog.getByText('Name and country are required').first().waitFor()
  // Heard although the dialog was open before the first message.
  const toast = page.getByRole('listitem')
  await toast.getByText('Name and country are required', { exact: true }).waitFor()
  await expect.poll(() => isFocused(dialog.getByLabel('Name'))).toBe(true)
  await dialog.getByLabel('Name').fill('Vienna')
  await submit.click()
  await expect.poll(() => isFocused(dialog.getByLabel('Country'))).toBe(true)
  await dialog.getByLabel('Country').selectOption('Austria')
  await dialog.getByLabel('Longitude').fill('16.37')
  await submit.click()
  await dialog.getByText('There is a city with this slug already').waitFor()
  expect(await dialog.getByLabel('Longitude').inputValue()).toBe('16.37')
})

test('22 countries are offered with their major cities, and the slug in two readings', async () => {
  const { page, db } = await visitCities()
  await rename(db, 'malaga', 'malaga-away')
  onTestFinished(() => rename(db, 'malaga-away', 'malaga'))
  await page.reload()
  await page.getByRole('button', { name: 'Add City' }).click()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.getByLabel('Country').getByRole('option').count()).toBe(23)
  await dialog.getByLabel('Country').selectOption('Spain')
  expect(await dialog.getByRole('option', { name: 'Madrid (is there)' }).isDisabled()).toBe(true)
  await dialog.getByLabel('Quick pick').selectOption('Málaga')
  expect(await dialog.getByLabel('Latitude').inputValue()).toBe('36.7213')
  expect(await dialog.getByLabel('Longitude').inputValue()).toBe('-4.4214')
  expect(await dialog.getByLabel('Slug').inputValue()).toBe('malaga')
  await dialog.getByRole('button', { name: 'Use m-laga' }).click()
  expect(await dialog.getByLabel('Slug').inputValue()).toBe('m-laga')
  // Left empty it becomes the rule's, which needs no button.
  await dialog.getByLabel('Slug').fill('')
  await dialog.getByRole('button', { name: 'Use malaga' }).waitFor()
  expect(await dialog.getByRole('button', { name: 'Use m-laga' }).count()).toBe(0)
})

test('a coordinate that is no number becomes 0', async () => {
  const { page } = await visitCities()
  await page.getByRole('button', { name: 'Add City' }).click()
  const lat = page.getByRole('dialog').getByLabel('Latitude')
  for (const label of ['Latitude', 'Longitude']) {
    const field = page.getByRole('dialog').getByLabel(label)
    expect([await field.getAttribute('type'), await field.getAttribute('step')]).toEqual(['number', '0.0001'])
  }
  await lat.fill('')
  await lat.pressSequentially('-')
  await page.keyboard.press('Tab')
  await expect.poll(() => lat.inputValue()).toBe('0')
  await lat.fill('')
  await lat.pressSequentially('-9.1393')
  await page.keyboard.press('Tab')
  expect(await lat.inputValue()).toBe('-9.1393')
})

test('a position that was copied from a map fills both coordinates, and a comma is a point', async () => {
  const { page } = await visitCities()
  await page.getByRole('button', { name: 'Add City' }).click()
  const dialog = page.getByRole('dialog')
  const both = () =>
    Promise.all(['Latitude', 'Longitude'].map((label) => dialog.getByLabel(label).inputValue()))
  await paste(dialog.getByLabel('Latitude'), '45.525500, 4.874800')
  await expect.poll(both).toEqual(['45.5255', '4.8748'])
  await paste(dialog.getByLabel('Longitude'), '4,9')
  await expect.poll(both).toEqual(['45.5255', '4.9'])
})

test('a city of a name that another country has is told who has its slug, and offered one of its own', async () => {
  const { page, db } = await visitCities()
  forget(db, 'vienna-france')
  await page.getByRole('button', { name: 'Add City' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Country').selectOption('France')
  await dialog.getByLabel('Name').fill('Vienna')
  await dialog.getByText('Vienna, Austria, has this slug.').waitFor()
  await dialog.getByRole('button', { name: 'Use vienna-france' }).click()
  expect(await dialog.getByText('has this slug.').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Add City' }).click()
  await page.getByText('City created successfully').first().waitFor()
  expect(await publicCity('vienna-france')).toMatchObject({ name: 'Vienna', country: 'France' })
})

test('two editors of one city lose nothing: each field that both changed is chosen by hand', async () => {
  const { id, slug, name } = await anOwnCity(await guideDatabase(), { name: 'Twinhaven' })
  const [mine, theirs] = [await anOpenEdit(name), await anOpenEdit(name)]
  expect(await theirs.dialog.getByLabel('Country').inputValue()).toBe('Iceland')
  await theirs.dialog.getByLabel('Country').selectOption('Norway')
  await theirs.dialog.getByLabel('Latitude').fill('66')
  await theirs.dialog.getByLabel('Fetch every (days)').fill('30')
  await theirs.save.click()
  await theirs.page.getByText('City updated successfully').first().waitFor()
  await rowOf(theirs.page, name).getByText(`66.0000, ${remote.lng}`).waitFor()

  const { page, db, dialog, save } = mine
  await dialog.getByLabel('Latitude').fill('65')
  await dialog.getByLabel('Longitude').fill('-22')
  await dialog.getByLabel('Fetch every (days)').fill('7')
  await save.click()
  await dialog.getByRole('alert').getByText('Somebody else has changed this city meanwhile').waitFor()
  await expect.poll(() => isFocused(dialog.getByLabel('Latitude'))).toBe(true)
  expect(await dialog.getByLabel('Country').inputValue()).toBe('Norway')
  const notes = dialog.getByRole('note')
  expect(await notes.getByRole('strong').allTextContents()).toEqual(['66', '30'])
  await notes.first().getByRole('button', { name: 'Use theirs' }).click()
  await save.click()
  await dialog.getByText('Choose which value to keep').waitFor()
  await notes.getByRole('button', { name: 'Keep mine' }).click()
  await save.click()
  await page.getByText('City updated successfully').first().waitFor()
  await rowOf(page, name).getByText('66.0000, -22.0000').waitFor()
  await expect.poll(() => isFocused(page.getByRole('button', { name: `Edit ${name}` }))).toBe(true)
  const [city] = await db.select().from(cities).where(eq(cities.id, id))
  expect(city).toMatchObject({ slug, country: 'Norway', lat: 66, lng: -22, fetchEveryDays: 7 })
})

test('a city that would move far from its places is asked about, and Undo takes the change back', async () => {
  const city = await anOwnCity(await guideDatabase(), { name: 'Movehaven' })
  const { page, db, dialog, save } = await anOpenEdit(city.name)
  await anOwnPlace(db, { cities: [city] })
  await page.reload()
  await dialog.getByLabel('Latitude').fill(String(remote.lat - 5))
  await dialog.getByLabel('Country').selectOption('Norway')
  await save.click()
  const question = page.getByRole('dialog', { name: 'Move Movehaven by 556 km?' })
  await question.getByText('the 1 place of Movehaven would be up to 556 km farther away').waitFor()
  await findsNothing(page)
  await question.getByRole('button', { name: 'Back' }).click()
  await expect.poll(() => isFocused(save)).toBe(true)
  expect(await dialog.getByLabel('Country').inputValue()).toBe('Norway')
  expect(await publicCity(city.slug)).toMatchObject({ country: 'Iceland', lat: remote.lat })
  await save.click()
  await question.getByRole('button', { name: 'Move it' }).click()
  await page.getByText('City updated successfully').first().waitFor()
  expect(await publicCity(city.slug)).toMatchObject({ country: 'Norway', lat: remote.lat - 5 })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Movehaven is as it was.').first().waitFor()
  await rowOf(page, city.name)
    .getByText(`${remote.lat.toFixed(4)}, ${remote.lng.toFixed(4)}`)
    .waitFor()
  expect(await publicCity(city.slug)).toMatchObject({ country: 'Iceland', lat: remote.lat })
})

test('a city is deleted with the places that are its alone, after a question that says so', async () => {
  const { page, db } = await visitAsEditor('/admin')
  const city = await anOwnCity(db, { name: "Test's <b>haven</b>" })
  const place = await anOwnPlace(db, { cities: [city] })
  await page.goto(path)
  const remove = page.getByRole('button', { name: `Delete ${city.name}` })
  await remove.click()
  const question = page.getByRole('dialog')
  await question.getByText(`Are you sure you want to delete the city ${city.name}`).waitFor()
  await question.getByText('All associated places are also deleted: 1 of them.').waitFor()
  await expect.poll(() => isFocused(question.getByRole('button', { name: 'Cancel' }))).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(remove)).toBe(true)
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('City deleted successfully').first().waitFor()
  await remove.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(page.getByRole('button', { name: 'Add City' }))).toBe(true)
  expect((await fetch(`${inject('siteUrl')}/api/places/${place.slug}`)).status).toBe(404)
})

test('a city of very many places goes by a job, and Undo brings it back with all of them', async () => {
  const { page, db } = await visitAsEditor('/admin')
  const { name, slug } = await aLargeCity(db)
  await page.goto(path)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const question = page.getByRole('dialog')
  await question.getByText('All associated places are also deleted: 1,001 of them.').waitFor()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('The city goes once its places are deleted').first().waitFor()
  await page.getByText('City deleted successfully').first().waitFor()
  await rowOf(page, name).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('1,001 places as before').first().waitFor()
  await page.getByRole('region', { name: 'Progress' }).waitFor({ state: 'detached' })
  await rowOf(page, name).waitFor()
  expect(await publicCity(slug)).toMatchObject({ name })
})

test('it comes back from Deleted, too, and its places follow', async () => {
  const { page, db } = await visitAsEditor('/admin')
  const { id, name, slug } = await aLargeCity(db)
  await page.goto(`${path}?open=delete-${id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('City deleted successfully').first().waitFor()
  await page.goto('/admin/history')
  await page.getByText('City, Iceland, with 1,001 places').first().waitFor()
  const bringBack = page.getByRole('button', { name: `Bring back ${name}` })
  await bringBack.first().click()
  await page.getByText('1,001 places follow, batch by batch').first().waitFor()
  await page.getByText('1,001 places as before').first().waitFor()
  await page.getByRole('region', { name: 'Progress' }).waitFor({ state: 'detached' })
  expect(await publicCity(slug)).toMatchObject({ name })
})

// On the embedded engine all would wait for who holds one of them.
test.skipIf(!process.env.TEST_DATABASE_URL)('how far that is is shown meanwhile', async () => {
  const { page, db } = await visitAsEditor('/admin')
  const { name, slug } = await aLargeCity(db)
  await page.goto(path)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from places where slug = ${`${slug}-1`} for update`)
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    const progress = page.getByRole('region', { name: 'Progress' })
    await progress.getByText('Places: 0 of 1,001 done').waitFor()
    await findsNothing(page)
  })
  await page.getByText('City deleted successfully').first().waitFor()
  await page.getByRole('region', { name: 'Progress' }).waitFor({ state: 'detached' })
})

test('a city that somebody else has changed is asked about as it is; one that they deleted is no longer there', async () => {
  const { id, name } = await anOwnCity(await guideDatabase(), { name: 'Twinhaven' })
  const { page, db, dialog, save } = await anOpenEdit(name)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await db.update(cities).set({ country: 'Norway' }).where(eq(cities.id, id))
  const remove = page.getByRole('button', { name: `Delete ${name}` })
  await remove.click()
  const question = page.getByRole('dialog', { name: `Delete '${name}'?` })
  await question.getByText(`delete the city ${name}, Norway?`).waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
  await dialog.getByLabel('Latitude').fill('65')
  await db.delete(cities).where(eq(cities.id, id))
  await save.click()
  await dialog.getByRole('alert').getByText('No such city').waitFor()
  expect(await dialog.getByLabel('Latitude').inputValue()).toBe('65')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await remove.click()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Failed to delete city').first().waitFor()
  await rowOf(page, name).waitFor({ state: 'detached' })
})

test('cities are searched by name and country and sorted by three columns', async () => {
  const { page } = await visitCities()
  const heads = page.getByRole('columnheader')
  expect(await heads.allTextContents()).toEqual([
    ...['', 'ID', 'Name', 'Country', 'Coordinates', 'Places Fetched', 'Slug', 'Actions'],
  ])
  expect(await heads.getByRole('button').allTextContents()).toEqual(['ID', 'Name', 'Country'])
  const names = () => page.getByRole('rowheader').allTextContents()
  await page.getByLabel('Search').fill('austria')
  await expect.poll(names).toEqual(['Graz', 'Innsbruck', 'Linz', 'Salzburg', 'Vienna'])
  await page.getByLabel('Search').fill('MALAG')
  await expect.poll(names).toEqual(['Málaga'])
  await page.getByLabel('Search').fill('austria')
  await page.getByRole('button', { name: 'Name' }).click()
  await expect.poll(names).toEqual(['Vienna', 'Salzburg', 'Linz', 'Innsbruck', 'Graz'])
  await page.getByRole('button', { name: 'ID' }).click()
  expect(await page.getByRole('columnheader', { name: 'ID' }).getAttribute('aria-sort')).toBe('ascending')
  await page.getByLabel('Search').fill('no such city')
  await page.getByText('No cities match this search.').waitFor()
  await page.getByLabel('Search').fill('malag')
  await page.getByRole('link', { name: /^Málaga: [\d,]+ to review$/ }).click()
  await page.getByRole('heading', { name: 'Places Management' }).waitFor()
  await page.getByRole('button', { name: 'Remove filter: City: Málaga' }).waitFor()
})

test('places are fetched for selected cities only; without any the editor is told', async () => {
  const { page } = await visitCities()
  const card = page.getByRole('region', { name: 'Fetch places for selected cities' })
  await card.getByText('entertainment, leisure.playground and leisure.park').waitFor()
  const start = card.getByRole('button', { name: 'Fetch Places' })
  await start.click()
  await page.getByText('Please select at least one city').first().waitFor()
  await page.getByLabel('Search').fill('austria')
  await expect.poll(() => page.getByRole('rowheader').count()).toBe(5)
  await page.getByRole('checkbox', { name: 'Select all cities' }).check()
  await card.getByText('5 cities selected').waitFor()
  await page.getByRole('checkbox', { name: 'Select Graz' }).uncheck()
  await card.getByText('4 cities selected').waitFor()
  await card.getByRole('button', { name: 'Clear' }).click()
  await card.getByText('0 cities selected').waitFor()
  await page.getByRole('checkbox', { name: 'Select Linz' }).check()
  const asked = page.waitForRequest('**/api/admin/fetch-places')
  await page.route('**/api/admin/fetch-places', (route) =>
    route.fulfill({ status: 503, json: { message: 'Later' } }),
  )
  await start.click()
  const linz = (await publicCity('linz')).id
  expect((await asked).postDataJSON()).toEqual({ cityIds: [linz] })
  await page.getByText('Error', { exact: true }).first().waitFor()
  await page.getByText('Failed to fetch places', { exact: true }).first().waitFor()
  await card.getByRole('alert').getByText('Later').waitFor()
  await card.getByText('1 city selected').waitFor()
})

test('the dashboard leads to the cities that were not fetched for 30 days, to be selected at once', async () => {
  const { page, db } = await visitAsEditor('/admin')
  const [fresh, stale] = [
    await anOwnCity(db, { name: 'Freshhaven' }),
    await anOwnCity(db, { name: 'Stalehaven' }),
  ]
  await db.insert(importRuns).values({ cityId: fresh.id, provider: 'openstreetmap', state: 'done' })
  await page.getByRole('link', { name: /^Fetch places/ }).click()
  await rowOf(page, stale.name).waitFor()
  expect(await rowOf(page, fresh.name).count()).toBe(0)
  await findsNothing(page)
  await page.getByRole('link', { name: 'Show all cities' }).click()
  await rowOf(page, fresh.name).waitFor()
})

test('thousands of cities come in steps, and a search looks at all of them', async () => {
  const { page, db } = await visitAsEditor('/admin')
  const rows = Array.from({ length: 3000 }, (_, number) => ({
    ...{ name: `Bigtown ${number}`, country: 'Iceland', lat: 80, lng: -150, slug: `bigtown-${number}` },
  }))
  onTestFinished(async () => {
    await db.delete(cities).where(like(cities.slug, 'bigtown-%'))
  })
  for (let at = 0; at < rows.length; at += 1000) await db.insert(cities).values(rows.slice(at, at + 1000))
  await page.goto(path)
  await page.getByText(/^250 of 3,\d+ cities$/).waitFor()
  expect(await page.getByRole('rowheader').count()).toBe(250)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => page.getByRole('rowheader').count()).toBe(500)
  await page.getByLabel('Search').fill('bigtown 2999')
  await rowOf(page, 'Bigtown 2999').waitFor()
  expect(await page.getByRole('rowheader').allTextContents()).toEqual(['Bigtown 2999'])
})

test('a session that is over shows the login', async () => {
  const { page } = await visitCities()
  await page.context().clearCookies({ name: 'session' })
  await page.getByRole('button', { name: 'Edit Vienna' }).click()
  await page.getByLabel('Username').waitFor()
})

test('the cities are accessible at all widths, light and dark, with their dialogs', async () => {
  const { page } = await visitCities({ reducedMotion: 'reduce' })
  await page.getByLabel('Search').fill('austria')
  await expect.poll(() => page.getByRole('rowheader').count()).toBe(5)
  await page.getByRole('checkbox', { name: 'Select Linz' }).check()
  await findsNothing(page)
  await page.setViewportSize(phone.viewport)
  await page.getByRole('button', { name: 'Add City' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Málaga')
  await findsNothing(page)
  await page.setViewportSize(desktop.viewport)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete Linz' }).click()
  await page.getByRole('dialog').waitFor()
  await findsNothing(page)
})

const rename = async (db: Database, slug: string, other: string) => {
  await db.update(cities).set({ slug: other }).where(eq(cities.slug, slug))
}

async function visitCities(options: Parameters<typeof visitAsEditor>[1] = {}) {
  const visit = await visitAsEditor(path, options)
  await visit.page.getByRole('heading', { name: 'City Management', level: 1 }).waitFor()
  await visit.page.getByRole('rowheader').first().waitFor()
  expect(await visit.page.title()).toBe('Cities – Admin')
  return visit
}

/** A window of its own, of an editor who has read the city. */
async function anOpenEdit(name: string) {
  const { page, db } = await visitAsEditor(path)
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Edit City: ${name}` })
  await dialog.getByLabel('Country').waitFor()
  return { page, db, dialog, save: dialog.getByRole('button', { name: 'Save Changes' }) }
}

/** With 1,001 places of its own. */
async function aLargeCity(db: Database) {
  const city = await anOwnCity(db, { name: 'Largehaven' })
  onTestFinished(async () => {
    await db.execute(sql`delete from places where slug like ${`${city.slug}-%`}`)
  })
  await db.execute(sql`
    with pool as (
      insert into places (name, slug, lat, lng)
      select 'Pool ' || i, ${city.slug} || '-' || i, ${city.lat}, ${city.lng} from generate_series(1, 1001) i returning id)
    insert into city_places (city_id, place_id) select ${city.id}, id from pool`)
  return city
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

async function publicCity(slug: string): Promise<{ id: number; name: string }> {
  return (await fetch(`${inject('siteUrl')}/api/cities/${slug}`)).json()
}

function forget(db: Database, ...slugs: string[]) {
  onTestFinished(async () => {
    await db.delete(cities).where(inArray(cities.slug, slugs))
  })
}

test('on a small desktop the tables of cities and places break no name within a word', async () => {
  const { page, db } = await visitAsEditor('/admin/cities', { viewport: { width: 1100, height: 800 } })
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Amsterdam' }) })
  expect(await linesOf(row.getByRole('rowheader'))).toBe(1)
  expect(await linesOf(row.getByRole('cell', { name: 'amsterdam', exact: true }))).toBe(1)
  const { id } = await anOwnPlace(db, { name: 'Abenteuerspielplatz' })
  await page.goto('/admin/places?search=Abenteuerspielplatz')
  const place = page.locator(`[data-place="${id}"]`)
  expect(await linesOf(place.getByRole('link', { name: 'Abenteuerspielplatz' }))).toBe(1)
  await findsNothing(page)
})

const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size
  })
