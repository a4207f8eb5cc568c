import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dayInWords } from '../../src/guide/city-page/open-days.ts'
import { localDay } from '../../src/guide/opening-hours/days/local-day.ts'
import { weekdayOf } from '../../src/guide/opening-hours/days/weekday.ts'
import { utcDay } from '../../src/guide/seasons/open-season.ts'
import { readStarterGuide } from '../../src/system/starter-guide/starter-files.task.ts'
import { ask } from './ask.ts'
import { desktop, phone, visit } from './browser.ts'

/** A family with a phone that has just opened the guide; `taps` counts what a thumb does, typing and swiping aside. */
async function aFamily() {
  const page = await visit('/', phone)
  const hand = { taps: 0, holdsMouse: false }
  const tap = async (target: Locator) => {
    await (hand.holdsMouse ? target.click() : target.tap())
    hand.taps += 1
  }
  return { page, hand, tap }
}

type Family = Awaited<ReturnType<typeof aFamily>>

/** The same family at a desk, with a mouse, on the home page again. */
async function atDesk({ page, hand }: Family) {
  await page.setViewportSize(desktop.viewport)
  await page.getByRole('banner').getByRole('link', { name: 'Family Fun Europe' }).click()
  Object.assign(hand, { taps: 0, holdsMouse: true })
}

async function goTo({ page, tap }: Family, city: string) {
  await tap(page.getByRole('button', { name: /Choose your destination/ }))
  await page.getByPlaceholder('Search cities...').fill(city.slice(0, 4))
  await tap(page.getByRole('option', { name: new RegExp(city) }))
  await tap(page.getByRole('button', { name: 'Find Family Fun' }))
  await page.getByRole('heading', { name: `Family Fun around ${city}`, level: 1 }).waitFor()
}

/** A new guide reckons its hours by and by, which takes a busy machine minutes: those of the whole list are waited for. */
async function reckoned(city: string, list: string) {
  const entries = (await readStarterGuide()).flatMap((country) =>
    country.cities.flatMap(({ places }) => places),
  )
  const withHours = new Set(entries.flatMap((entry) => (entry.usualHours ? nameOf(entry) : [])))
  const stillToReckon = async () => {
    const { body } = await ask(`/api/cities/${city}/places?${list}`)
    const places: { name: string; hours: unknown }[] = JSON.parse(body.toString())
    return places.filter(({ name, hours }) => hours === null && withHours.has(name))
  }
  await expect.poll(stillToReckon, { timeout: 280_000, interval: 1000 }).toEqual([])
}

/** Opens the first card; what the page says of today is what the card said. */
async function openFirst({ page, tap }: Family) {
  const card = page.getByRole('article').first()
  const name = await card.getByRole('heading').innerText()
  const today = await card.getByText(todaysLine).first().innerText()
  const facts = await card.innerText()
  await tap(card.getByRole('link', { name: /^View Details/ }))
  const main = page.getByRole('main')
  await main.getByRole('heading', { name, level: 1 }).waitFor()
  await main
    .getByText(today.split('\n')[0] ?? '')
    .first()
    .waitFor()
  return { main, name, facts }
}

const todaysLine = /^(Usually|Open|Closed|Hours not known)/

/** What our file says of a place: the page may say nothing else. */
async function entryOf(city: string, name: string) {
  const cities = (await readStarterGuide()).flatMap((country) => country.cities)
  const places = cities.find(({ slug }) => slug === city)?.places ?? []
  const entry = places.find((place) => nameOf(place) === name)
  if (!entry) throw new Error(`${name} is none of the guide's places of ${city}`)
  return entry
}

const nameOf = ({ displayName, name }: { displayName?: string | null; name: string }) => displayName ?? name

const hoursOn = (page: Page, day: string) =>
  page
    .getByRole('table', { name: 'Opening hours' })
    .getByRole('row', { name: new RegExp(`^${weekdayOf(day)}`) })
    .innerText()

test('a rainy Sunday in Vienna with 3 and 8 takes eleven taps from the home page to a place, or as many clicks', async () => {
  const today = localDay('Europe/Vienna')
  const sunday = nextSunday(today)
  await reckoned('vienna', 'featured=true&indoor=true&age=3,8')
  const family = await aFamily()
  const { page, tap, hand } = family
  const askForRainySunday = async () => {
    await goTo(family, 'Vienna')
    await tap(page.getByRole('button', { name: 'Indoor', exact: true }))
    await tap(page.getByRole('button', { name: /^Ages/ }))
    await tap(page.getByRole('button', { name: '3 years', exact: true }))
    await tap(page.getByRole('button', { name: '8 years', exact: true }))
    await tap(page.getByRole('button', { name: /^Show \d+ places?$/ }))
    await tap(page.getByRole('combobox', { name: 'Open on' }))
    await tap(page.getByRole('option', { name: dayInWords(sunday, today), exact: true }))
    await page.getByRole('heading', { name: /^\d+ usually open / }).waitFor()
  }
  await askForRainySunday()
  const { main, name, facts } = await openFirst(family)
  const { setting, bestAgeMin, bestAgeMax } = await entryOf('vienna', name)
  expect(['indoor', 'both']).toContain(setting)
  await main.getByText('Indoor Activity').waitFor()
  expect([bestAgeMin ?? 0, bestAgeMax ?? 18]).toEqual([expect.toSatisfy(upTo(3)), expect.toSatisfy(from(8))])
  if (bestAgeMin !== null && bestAgeMax !== null) expect(facts).toMatch(new RegExp(`best for ${bestAgeMin}`))
  expect(await hoursOn(page, sunday)).toMatch(/\d\d:\d\d|all day/i)
  expect(hand.taps).toBe(11)

  await atDesk(family)
  await askForRainySunday()
  await openFirst(family)
  expect(hand.taps).toBe(11)
}, 330_000)

test('what is open today near Porto takes five', async () => {
  const today = localDay('Europe/Lisbon')
  await reckoned('porto', 'featured=true')
  const family = await aFamily()
  const { page, tap, hand } = family
  const askForToday = async () => {
    await goTo(family, 'Porto')
    await tap(page.getByRole('button', { name: 'Open today' }))
    await page
      .getByRole('heading', { name: /^\d+ (usually open today|open today|with hours not known)$/ })
      .first()
      .waitFor()
  }
  await askForToday()
  const { name } = await openFirst(family)
  const { usualHours } = await entryOf('porto', name)
  if (usualHours) expect(await hoursOn(page, today)).toMatch(/\d\d:\d\d|all day/i)
  expect(hand.taps).toBe(5)

  await atDesk(family)
  await askForToday()
  await openFirst(family)
  expect(hand.taps).toBe(5)
}, 330_000)

test('where a wheelchair gets in around Munich takes five, and what does not say is counted', async () => {
  const family = await aFamily()
  const { page, tap, hand } = family
  const askForWheelchair = async () => {
    await goTo(family, 'Munich')
    await tap(page.getByRole('button', { name: 'Wheelchair accessible' }))
    await page
      .getByText(/^\d+ more (?:don't|doesn't) say whether (?:they are|it is) wheelchair accessible\.$/)
      .waitFor()
  }
  await askForWheelchair()
  const { main, name } = await openFirst(family)
  const { wheelchair } = await entryOf('munich', name)
  expect(['yes', 'limited']).toContain(wheelchair)
  await main
    .getByText(wheelchair === 'yes' ? /^Wheelchair Accessible$/ : /^Partly Wheelchair Accessible$/)
    .waitFor()
  expect(hand.taps).toBe(5)

  await atDesk(family)
  await askForWheelchair()
  await openFirst(family)
  expect(hand.taps).toBe(5)
})

const upTo = (most: number) => (age: number) => age <= most
const from = (least: number) => (age: number) => age >= least

function nextSunday(today: string): string {
  const ahead = (7 - new Date(today).getUTCDay()) % 7
  return utcDay(new Date(Date.parse(today) + ahead * 86_400_000))
}
