import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { users } from '../../src/office/accounts/account/account.table.ts'
import { auditLog } from '../../src/office/accounts/audit-log/audit-log.table.ts'
import { anAccount } from '../factories.ts'
import { addressOf, hydrated, visit } from './browser.ts'
import { anOwnCity, anOwnPlace, aPlaceOpen, guideDatabase } from './content.ts'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

test('a place page tells all that is known of the place', async () => {
  const db = await guideDatabase()
  await anOwnCity(db)
  const place = await anOwnPlace(db, {
    name: 'Bear Park',
    description: 'Brown bears in a wood.\n\nAnd a playground.',
    address: 'Bear Lane 1, 101 Bearville',
    phone: '+354 555 0100',
    website: 'https://bears.example/',
    openingHours: 'Mo-Fr 09:00-17:00; Sa 10:00-16:00',
    ageGroupMin: 3,
    ageGroupMax: 12,
    setting: 'indoor',
    wheelchair: 'yes',
    seasons: ['summer'],
    funTypes: ['zoo', 'outdoor'],
  })
  const page = await visit(`/funplace/${place.slug}`)
  const main = page.getByRole('main')
  await main.getByRole('heading', { name: 'Bear Park', level: 1 }).waitFor()
  for (const text of [
    'Featured',
    'Brown bears in a wood.',
    'And a playground.',
    'Bear Lane 1, 101 Bearville',
    '+354 555 0100',
    'Indoor Activity',
    'Wheelchair Accessible',
    'For reference only. Visit the official site for full details.',
  ])
    await main.getByText(text, { exact: true }).waitFor()
  await main.getByText(/^3\s*[-–]\s*12/).waitFor()
  for (const heading of ['Basic Information', 'Categories & Availability'])
    await main.getByRole('heading', { name: heading }).waitFor()
  const seasons = await main
    .getByRole('listitem')
    .filter({ hasText: /^(Spring|Summer|Autumn|Winter)/ })
    .allInnerTexts()
  expect(seasons.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
    'Spring (not open)',
    'Summer',
    'Autumn (not open)',
    'Winter (not open)',
  ])
  for (const name of ['Zoo', 'Outdoor']) await main.getByText(name, { exact: true }).waitFor()
  expect(await main.getByRole('link', { name: 'Visit Website' }).getAttribute('href')).toBe(
    'https://bears.example/',
  )
  expect(await main.getByRole('link', { name: 'View on Map' }).getAttribute('href')).toBe(
    `https://www.google.com/maps/search/?api=1&query=${place.lat},${place.lng}`,
  )
  await main.getByRole('link', { name: 'Testhaven' }).first().waitFor()
})

test('a place that is indoors and outdoors says both as two words, on its page and beside others', async () => {
  const place = await anOwnPlace(await guideDatabase(), { setting: 'both' })
  for (const path of [`/funplace/${place.slug}`, `/compare?places=${place.slug}`]) {
    const page = await visit(path)
    const between = (text: string) =>
      page
        .getByRole('main')
        .getByText(text, { exact: true })
        .evaluate((word) => getComputedStyle(word, '::before').content)
    expect([path, await between('Indoor Activity')]).toEqual([path, 'none'])
    expect([path, await between('Outdoor Activity')]).toEqual([path, '"· "'])
  }
})

test('of a place whose seasons and hours nobody has told, none is said to be open; with its hours all are', async () => {
  const db = await guideDatabase()
  const silent = await anOwnPlace(db, { name: 'Silent Lido' })
  const page = await visit(`/funplace/${silent.slug}`)
  await page.getByText('Not known: in which seasons it is open.').waitFor()
  const tiles = page.getByRole('listitem').filter({ hasText: /^(Spring|Summer|Autumn|Winter)/ })
  expect(await tiles.count()).toBe(0)
  const told = await aPlaceOpen(db, 'Mo-Su 09:00-17:00')
  await page.goto(`/funplace/${told.slug}`)
  expect(await tiles.allInnerTexts()).toEqual(['Spring', 'Summer', 'Autumn', 'Winter'])
  expect(await page.getByText('in which seasons').count()).toBe(0)
})

test('of a place that its hours call closed all along, and whose seasons nobody has told, none is said to be open', async () => {
  const later = new Date()
  later.setUTCMonth(later.getUTCMonth() + 4, 1)
  const month = later.toLocaleDateString('en', { month: 'short', timeZone: 'UTC' })
  const lido = await aPlaceOpen(await guideDatabase(), `${month} 10:00-18:00`)
  const page = await visit(`/funplace/${lido.slug}`)
  await page.getByText('Not known: in which seasons it is open.').waitFor()
})

test('each fact says where it is from and when it was known, also without scripts', async () => {
  const page = await visit('/funplace/haus-des-meeres', { javaScriptEnabled: false })
  const facts = page.getByRole('main').getByRole('definition')
  const price = facts.filter({ hasText: 'Paid entry' })
  const worth = price.getByText('General knowledge, not checked on the spot.')
  expect(await worth.isVisible()).toBe(false)
  await price.getByLabel('Where this is from: Price').click()
  await worth.waitFor()
  await price.getByText('Our guide · as known in 2025').waitFor()
  await page.getByRole('main').getByText('Last checked: not yet').waitFor()
})

test('an edit names its editors and its day, never who it was', async () => {
  const db = await guideDatabase()
  const place = await anOwnPlace(db, { phone: '+354 555 0100', editedFields: ['phone'] })
  const { id: userId } = await anAccount(db, { username: `ansel-${place.id}` })
  onTestFinished(async () => void (await db.delete(users).where(eq(users.id, userId))))
  await db.insert(auditLog).values({
    ...{ userId, action: 'update', entity: 'places', entityId: String(place.id), at: new Date('2026-11-03') },
    ...{ before: { phone: null }, after: { phone: place.phone } },
  })
  const page = await visit(`/funplace/${place.slug}`)
  await page.getByLabel('Where this is from: Phone').click()
  await page.getByText('Our editors · 3 Nov 2026').waitFor()
  await page.getByText('Last checked: Our editors, 3 Nov 2026').waitFor()
  expect(await page.content()).not.toContain('ansel')
})

test('what is not known is not shown', async () => {
  const place = await anOwnPlace(await guideDatabase(), { isFeatured: false })
  const page = await visit(`/funplace/${place.slug}`)
  const main = page.getByRole('main')
  await main.getByText(/^Not known: price, .*, eating there\.$/).waitFor()
  expect(await main.getByText(/^(Featured|Phone|Ages|Wheelchair Accessible|null|undefined)$/).count()).toBe(0)
  expect(await main.getByRole('link', { name: 'Visit Website' }).count()).toBe(0)
  expect(
    await main
      .locator('img')
      .or(main.getByText(/^\d+ \/ \d+$/))
      .count(),
  ).toBe(0)
})

test.for([
  ['Mo-Fr 09:00-17:00; Sa 10:00-16:00', ['09:00–17:00', '10:00–16:00', 'Closed']],
  ['{"monday":"10:00-18:00","sunday":"off"}', ['10:00–18:00', undefined, 'Closed']],
] as const)('the hours %s stand day by day', async ([openingHours, [monday, saturday, sunday]]) => {
  const place = await anOwnPlace(await guideDatabase(), { openingHours })
  const page = await visit(`/funplace/${place.slug}`)
  const row = (day: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: day }) })
  expect(await row('Monday').getByRole('cell').innerText()).toBe(monday)
  expect(await row('Sunday').getByRole('cell').innerText()).toBe(sunday)
  if (!saturday) return
  expect(await row('Saturday').getByRole('cell').innerText()).toBe(saturday)
  expect(await page.getByRole('rowheader').allInnerTexts()).toEqual(week)
})

test('hours that no plain week can say are shown as they are', async () => {
  const openingHours = 'Apr-Oct: Mo-Su 10:00-18:00 "last entry 17:15"'
  const place = await anOwnPlace(await guideDatabase(), { openingHours })
  const page = await visit(`/funplace/${place.slug}`)
  // Day by day as well, once the server has reckoned them.
  await page.getByText(openingHours).waitFor()
})

test('a visitor who comes straight to a place is led home, one from a list back to it', async () => {
  const page = await visit('/funplace/haus-des-meeres')
  const main = page.getByRole('main')
  expect(await main.getByRole('button', { name: 'Back' }).count()).toBe(0)
  await main.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('button', { name: 'Find Family Fun' }).waitFor()
  await page.goto('/funcity/vienna?indoor=true')
  await hydrated(page)
  await page.getByRole('link', { name: 'View Details of Haus des Meeres' }).click()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('heading', { name: /^Family Fun around Vienna/ }).waitFor()
  expect(addressOf(page)).toBe('/funcity/vienna?indoor=true')
})

test('a place that nobody knows is not found', async () => {
  const page = await visit('/funplace/no-such-place', { expectedErrors: /404/ })
  await page.getByRole('heading', { name: 'Place Not Found', level: 1 }).waitFor()
  await page
    .getByText(
      "We couldn't find details for this attraction. It may have been removed or the link is incorrect.",
      { exact: true },
    )
    .waitFor()
  await page.getByRole('link', { name: 'Search places', exact: true }).click()
  await page.getByRole('heading', { name: 'Search places and cities' }).waitFor()
})

test('a place that is not active is not found', async () => {
  const place = await anOwnPlace(await guideDatabase(), { isActive: false })
  const page = await visit(`/funplace/${place.slug}`, { expectedErrors: /404/ })
  await page.getByRole('heading', { name: 'Place Not Found' }).waitFor()
})

test('next to a place stand others nearby, each with how far it is and whether it is open', async () => {
  const db = await guideDatabase()
  await anOwnCity(db)
  const zoo = await anOwnPlace(db, { name: 'Bear Park', funTypes: ['zoo'] })
  await anOwnPlace(db, { name: 'Wolf Wood', funTypes: ['zoo'], lat: zoo.lat + 0.005 })
  await anOwnPlace(db, { name: 'Sled Hill', funTypes: ['outdoor'], lat: zoo.lat + 0.02 })
  const page = await visit(`/funplace/${zoo.slug}`)
  const next = page.getByRole('region', { name: 'Next to this' }).getByRole('listitem')
  expect((await next.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
    'Wolf Wood 556 m from here Hours not known',
    'Sled Hill 2.2 km from here Hours not known',
  ])
  await next.first().getByRole('link', { name: 'Wolf Wood' }).click()
  await page.getByRole('heading', { name: 'Wolf Wood', level: 1 }).waitFor()
  await page.getByRole('region', { name: 'Next to this' }).getByText('Bear Park').waitFor()
  await anOwnPlace(db, { name: 'Far Farm', funTypes: ['zoo'], lat: zoo.lat + 0.3 })
  await page.reload()
  await page.getByRole('region', { name: 'Around this' }).getByText('Far Farm').waitFor()
})
