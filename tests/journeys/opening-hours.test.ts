import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seasonOn, utcDay } from '../../src/guide/seasons/open-season.ts'
import { addressOf, visit } from './browser.ts'
import { anOwnCity, anOwnPlace, aPlaceOpen, guideDatabase } from './content.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** In Iceland, where the tests' own places lie and whose clocks show UTC all year. */
const weekday = (daysFromNow: number) => weekdays[(new Date().getUTCDay() + daysFromNow) % 7] as string

/** The page at an hour of today, by a clock that the test moves on. */
async function at(page: Page, clock: string) {
  await page.clock.install({ time: `${utcDay()}T${clock}Z` })
  await page.reload()
}

test('a card that stays open tells whether the place is, minute by minute', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  await aPlaceOpen(db, 'Mo-Su 10:00-18:00')
  const page = await visit(`/funcity/${city.slug}`)
  const card = page.getByRole('article')
  await at(page, '09:30:00')
  await card.getByText('Closed now · opens 10:00').waitFor()
  await page.clock.fastForward(3_600_000)
  await card.getByText('Open until 18:00').waitFor()
  await page.clock.fastForward(8 * 3_600_000)
  await card.getByText(`Closed now · opens ${weekday(1)} 10:00`).waitFor()
})

test('a page tells it above the week, in which today is marked', async () => {
  const db = await guideDatabase()
  const place = await aPlaceOpen(db, 'Mo-Su 10:00-18:00')
  const page = await visit(`/funplace/${place.slug}`)
  await at(page, '12:00:00')
  await page.getByText('Open until 18:00').first().waitFor()
  const rows = page.getByRole('table', { name: 'Opening hours' }).getByRole('row')
  expect((await rows.allInnerTexts()).map((text) => text.split(/\s/)[0])).toEqual([
    ...weekdays.slice(1),
    'Sunday',
  ])
  const today = page.locator('tr[aria-current=date]')
  expect(await today.innerText()).toMatch(new RegExp(`^${weekday(0)}\\s+10:00–18:00$`))
  await page.clock.fastForward(24 * 3_600_000)
  await expect.poll(() => today.innerText()).toMatch(new RegExp(`^${weekday(1)}`))
})

test('without JavaScript a card and a page tell the hours of today', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  const place = await aPlaceOpen(db, 'Mo-Su 10:00-18:00')
  const page = await visit(`/funcity/${city.slug}`, { javaScriptEnabled: false })
  await page.getByText('Today 10:00–18:00').waitFor()
  await page.goto(`/funplace/${place.slug}`)
  expect(await page.getByText('Today 10:00–18:00').count()).toBe(2)
})

test('a place that is closed today says so and when it opens, without JavaScript too', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  const place = await aPlaceOpen(db, `${weekday(2).slice(0, 2)} 16:00-18:00`)
  for (const javaScriptEnabled of [true, false]) {
    const page = await visit(`/funcity/${city.slug}`, { javaScriptEnabled })
    const line = `Closed today · opens ${weekday(2)} 16:00`
    await page.getByText(line).waitFor()
    await page.goto(`/funplace/${place.slug}`)
    await page.getByText(line).first().waitFor()
  }
})

test('unknown hours are said to be unknown, on the page with the text as it is', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  const place = await aPlaceOpen(db, 'Most Sundays Sep-Jul, 11am (see website)')
  const page = await visit(`/funcity/${city.slug}`)
  await page.getByRole('article').getByText('Hours not known').waitFor()
  await page.goto(`/funplace/${place.slug}`)
  await page.getByText('Hours not known').first().waitFor()
  await page.getByText('Most Sundays Sep-Jul, 11am (see website)').waitFor()
})

test('on a holiday that its hours do not speak of a place is usually open, on cards, its page and in the list of the day', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  const place = await aPlaceOpen(db, 'Mo-Su 10:00-18:00')
  // The guide knows no holidays of Iceland.
  await db.execute(sql`update place_hours set days = jsonb_set(days, '{0,holiday}', '"Bear Day"'), states = 'h' || substr(states, 2)
    where place_id = ${place.id}`)
  const page = await visit(`/funcity/${city.slug}?openOn=${utcDay()}`)
  await at(page, '12:00:00')
  await page.getByRole('heading', { name: '1 usually open today' }).waitFor()
  const line = `Usually open 10:00–18:00 on ${weekday(0)}s`
  const card = page.getByRole('article')
  await card.getByText(line).waitFor()
  await card.getByText('its hours do not speak of Bear Day, look before you go').waitFor()
  await page.goto(`/funplace/${place.slug}`)
  await page.getByText(line).first().waitFor()
  await page.getByText('its hours do not speak of Bear Day, look before you go').first().waitFor()
  expect(await page.locator('tr[aria-current=date]').innerText()).toMatch(/\sUsually 10:00–18:00$/)
  expect(await page.getByText('Open until').count()).toBe(0)
})

test("no page that shows places says 'Open now' but on the line of the season, below that of today", async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  const place = await aPlaceOpen(db, 'Mo-Su 10:00-18:00')
  const pages = [
    ...['/', '/categories', '/categories/zoo', '/top-family-activities/zoo', '/search?q=zoo'],
    ...[
      '/funcity/vienna?featured=false',
      `/funcity/${city.slug}`,
      '/funplace/haus-des-meeres',
      `/funplace/${place.slug}`,
    ],
  ]
  const page = await visit('/')
  let count = 0
  for (const path of pages) {
    await page.goto(path)
    for (const line of await page.getByText('Open now', { exact: true }).locator('xpath=ancestor::p').all()) {
      count += 1
      expect([path, await line.innerText()]).toEqual([path, 'Season: Open now'])
      const before = line.locator('xpath=preceding::p[1]')
      expect(await before.innerText()).toMatch(/^(Open|Closed|Today|Usually|Hours)/)
    }
    expect([path, await page.getByText(/Open now/i).count()]).toEqual([
      path,
      await page.getByText('Open now', { exact: true }).count(),
    ])
  }
  expect(count).toBeGreaterThan(10)
})

test('the page of a place that its hours call closed all along does not say that its season is open now', async () => {
  const db = await guideDatabase()
  await anOwnCity(db)
  const inSeason = { seasons: [seasonOn(utcDay())] }
  const open = await aPlaceOpen(db, 'Mo-Su 10:00-18:00', inSeason)
  const shut = await aPlaceOpen(db, 'off', inSeason)
  const page = await visit(`/funplace/${open.slug}`)
  const season = page.getByText(/^Season: /)
  await season.waitFor()
  await page.goto(`/funplace/${shut.slug}`)
  await page.getByText('Closed today').first().waitFor()
  expect(await season.count()).toBe(0)
})

test("'Open today' is one press, and the groups say how sure it is", async () => {
  const page = await visit('/funcity/porto?featured=false')
  let taps = 0
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click()
    taps += 1
  }
  await press('Open today')
  const today = utcDay()
  await expect.poll(() => addressOf(page)).toBe(`/funcity/porto?featured=false&openOn=${today}`)
  await page
    .getByRole('heading', { name: /^\d+ (open today|usually open today|with hours not known)$/ })
    .first()
    .waitFor()
  expect(taps).toBe(1)
  expect(
    await page
      .getByRole('article')
      .getByText(new RegExp(`^(Closed today|Usually closed (today|at this time|on .*${weekday(0)}))`))
      .count(),
  ).toBe(0)
  await press('Open today')
  await expect.poll(() => addressOf(page)).toBe('/funcity/porto?featured=false')
})

test('a day is picked from those to come, and groups follow each other with their numbers', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  await anOwnPlace(db, { name: 'Silent' })
  await aPlaceOpen(db, 'Mo-Su 10:00-18:00')
  await aPlaceOpen(db, `${weekday(2).slice(0, 2)} 16:00-18:00`)
  const page = await visit(`/funcity/${city.slug}`)
  await page.getByRole('combobox', { name: 'Open on' }).click()
  await page.getByRole('option', { name: 'Tomorrow' }).click()
  await page.getByRole('heading', { name: '1 open tomorrow' }).waitFor()
  const headings = page.locator('main').getByRole('heading', { level: 2 })
  expect((await headings.allInnerTexts()).slice(0, 4)).toEqual([
    ...['1 open tomorrow', 'Bear Park', '1 with hours not known', 'Silent'],
  ])
})

test('a day on which the button is down is picked although the page moves before it is up, unless the pointer leaves it', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  await aPlaceOpen(db, 'Mo-Su 10:00-18:00')
  const page = await visit(`/funcity/${city.slug}`)
  const middleOf = async (name: string) => {
    const box = await page.getByRole('option', { name }).boundingBox()
    return [(box?.x ?? 0) + 50, (box?.y ?? 0) + 22] as const
  }
  const pressToday = async () => {
    await page.getByRole('combobox', { name: 'Open on' }).click()
    // The list lies above the window until it has its place; the mouse's own moves scroll nothing.
    await expect.poll(async () => (await middleOf('Any day'))[1]).toBeGreaterThan(0)
    await page.mouse.move(...(await middleOf('Today')))
    await page.mouse.down()
  }
  await pressToday()
  const [, before] = await middleOf('Today')
  await page.locator('main').evaluate((main) => {
    main.style.paddingTop = '66px'
  })
  await expect.poll(async () => (await middleOf('Today'))[1]).toBeGreaterThan(before + 50)
  await page.mouse.up()
  await page.getByRole('heading', { name: '1 open today' }).waitFor()

  await pressToday()
  await page.mouse.move(...(await middleOf('Tomorrow')), { steps: 5 })
  await page.mouse.up()
  await page.getByRole('heading', { name: '1 open tomorrow' }).waitFor()
})

test('without JavaScript the days are plain links', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  await aPlaceOpen(db, 'Mo-Su 10:00-18:00')
  const page = await visit(`/funcity/${city.slug}`, { javaScriptEnabled: false })
  await page.getByRole('link', { name: 'Open tomorrow' }).click()
  await page.getByRole('heading', { name: '1 open tomorrow' }).waitFor()
  expect(addressOf(page)).toMatch(/\?openOn=\d{4}-\d\d-\d\d$/)
  await page.getByRole('link', { name: 'Any day' }).click()
  await expect.poll(() => addressOf(page)).toBe(`/funcity/${city.slug}`)
})
