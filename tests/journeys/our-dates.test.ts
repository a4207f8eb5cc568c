import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { daysToCome } from '../../src/guide/dates/dates.ts'
import { dayInFull, dayInShort } from '../../src/guide/opening-hours/days/date-words.ts'
import { localDay } from '../../src/guide/opening-hours/days/local-day.ts'
import { weekdayOf } from '../../src/guide/opening-hours/days/weekday.ts'
import { utcDay } from '../../src/guide/seasons/open-season.ts'
import { addressOf, desktop, hydrated, isFocused, phone, tabTo, visit } from './browser.ts'
import { anOwnCity, anOwnPlace, aPlaceOpen, guideDatabase, itsWeather } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { countTaps } from './taps.ts'

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('our-dates'))
const chipOf = (page: Page) => page.getByRole('button', { name: /^Our dates/ })
const weatherOf = (page: Page) => page.getByRole('region', { name: 'Usual weather' })
const usual = /^In \w+ usually 4 to 9 °C, rain on 11 of (28|30|31) days$/
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Our dates' })

test('three taps on a phone say of each place whether it is open at the weekend; days last, and those that are over fall away', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  await itsWeather(db, city)
  await anOwnPlace(db, { name: 'Silent' })
  // On the evening of a Sunday, too, something is left of the weekend.
  const place = await aPlaceOpen(db, 'Mo-Su 10:00-24:00', { name: 'Pool', setting: 'outdoor' })
  await aPlaceOpen(db, 'Mo-Su 09:00-24:00', { name: 'Hall', setting: 'indoor' })
  await aPlaceOpen(db, 'Mo-Su 10:00-24:00', { name: 'Lake', setting: 'outdoor' })
  const page = await visit(`/funcity/${city.slug}`, { ...phone, reducedMotion: 'reduce', timezoneId: 'UTC' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const [chip, sheet] = [chipOf(page), sheetOf(page)]
  const card = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
  expect(await kept(page)).toBe(null)
  expect(await weatherOf(page).count()).toBe(0)
  const taps = await countTaps(page)

  await chip.tap()
  await sheet.getByRole('button', { name: 'This weekend' }).tap()
  await findsNothing(page)
  await page.setViewportSize(phone.viewport)
  await sheet.getByRole('button', { name: 'Done' }).tap()

  await expect.poll(() => isFocused(chip)).toBe(true)
  await expect.poll(taps).toBe(3)
  const days = card('Pool').getByRole('list', { name: 'On our dates' }).getByRole('listitem')
  await days.first().waitFor()
  const texts = await days.allInnerTexts()
  for (const text of texts) expect(text).toMatch(/(Sat|Sun) \d+ 10–24$/)
  await card('Silent')
    .getByText(/^(Sat|Sun) .*: not known$/)
    .waitFor()
  await card('Pool').getByText('If it rains: Hall, ').waitFor()
  await card('Lake').getByText('If it rains: Hall, ').waitFor()
  expect(await card('Hall').getByText('If it rains').count()).toBe(0)
  expect(asked.filter((url) => url.includes('/api/rain-swaps'))).toHaveLength(1)
  await weatherOf(page).getByText(usual).first().waitFor()
  expect(asked.filter((url) => url.endsWith('/weather'))).toHaveLength(1)
  expect(addressOf(page)).toBe(`/funcity/${city.slug}`)
  await findsNothing(page)

  const chosen: string[] = JSON.parse((await kept(page)) ?? '')
  await page.evaluate(
    (all) => localStorage.setItem('our-dates', JSON.stringify(all)),
    ['2020-01-01', ...chosen],
  )
  await page.goto(`/funplace/${place.slug}`)
  const told = page.getByRole('list', { name: 'On our dates' }).getByRole('listitem')
  await expect.poll(() => told.allInnerTexts()).toHaveLength(chosen.length)
  await told.first().getByText('Open 10:00–24:00').waitFor()
  await told
    .first()
    .getByText(/The sun sets at \d\d:\d\d/)
    .waitFor()
  await weatherOf(page).getByText(usual).first().waitFor()
  const ifItRains = page.getByRole('region', { name: /^If it rains on (Sat|Sun) \d+$/ })
  await ifItRains
    .getByRole('listitem')
    // At a weekend the first of these days is today, of which it is said what is left, if anything is.
    .filter({
      hasText: chosen[0] === utcDay() ? /Open until 24:00|opens |Open 9:00–24:00/ : 'Open 9:00–24:00',
    })
    .getByRole('link', { name: 'Hall' })
    .waitFor()
  expect(JSON.parse((await kept(page)) ?? '')).toEqual(daysToCome(chosen, utcDay()))

  await page.getByRole('button', { name: 'Plan Pool' }).tap()
  await page.getByRole('button', { name: 'Plan Pool', pressed: true }).waitFor()
  await page.goto('/plan')
  await page.getByRole('listitem').filter({ hasText: 'Pool' }).getByText('10–24').first().waitFor()
  await page.goto(`/search?q=pool ${city.name}`)
  const hit = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Pool', exact: true }) })
  await hit.getByRole('list', { name: 'On our dates' }).getByText('10–24').first().waitFor()
  await findsNothing(page)
  await page.goto(`/compare?places=${place.slug},haus-des-meeres`)
  const row = page.getByRole('row').filter({ hasText: 'Our dates' })
  await row.getByText('10–24').first().waitFor()
  await findsNothing(page)
})

test('on a desktop three clicks pick the weekend, the keyboard picks days, from which an open day is then chosen, and Clear forgets them', async () => {
  const page = await visit('/funcity/vienna', desktop)
  const [chip, sheet] = [chipOf(page), sheetOf(page)]
  const clicks = await countTaps(page)
  await chip.click()
  await sheet.getByRole('button', { name: 'This weekend' }).click()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await page
    .getByRole('article')
    .first()
    .getByText(/(Sat|Sun) \d+/)
    .first()
    .waitFor()
  await expect.poll(clicks).toBe(3)
  await chip.click()
  await sheet.getByRole('button', { name: 'Clear' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(chip)).toBe(true)
  await page.getByRole('heading', { level: 1 }).focus()
  await tabTo(page, chip)
  await page.keyboard.press('Enter')
  await tabTo(page, sheet.getByRole('table').getByRole('button').first())
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect.poll(() => sheet.getByRole('button', { pressed: true }).count()).toBe(2)
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(chip)).toBe(true)
  await page.reload()
  await hydrated(page)
  await page.getByRole('combobox', { name: 'Open on' }).click()
  await expect.poll(() => page.getByRole('option').count()).toBe(3)
  await page.keyboard.press('Escape')
  await chip.click()
  await sheet.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(() => kept(page)).toBe(null)
  expect(await page.getByRole('list', { name: 'On our dates' }).count()).toBe(0)
})

test('on a desktop the months of the days are told once each, with their years and who says so; of a city without weather nothing is', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  const page = await visit(`/funcity/${city.slug}`, desktop)
  const pick = (days: string[]) =>
    page.evaluate((all) => localStorage.setItem('our-dates', JSON.stringify(all)), days)
  await pick(['2099-11-29', '2099-11-30', '2099-12-01'])
  const answer = page.waitForResponse(/\/weather$/)
  await page.reload()
  expect(await (await answer).json()).toBe(null)
  await page.getByRole('button', { name: /^Our dates: Sunday 29 November/ }).waitFor()
  expect(await weatherOf(page).count()).toBe(0)
  await itsWeather(db, city)
  await page.reload()
  await weatherOf(page).getByText('Average in Testhaven, 2016 to 2025, no forecast').waitFor()
  expect(await weatherOf(page).getByText(usual).allInnerTexts()).toEqual([
    'In November usually 4 to 9 °C, rain on 11 of 30 days',
    'In December usually 4 to 9 °C, rain on 11 of 31 days',
  ])
  const source = weatherOf(page).getByRole('link', { name: 'Weather data by Open-Meteo.com' })
  expect(await source.getAttribute('href')).toBe('https://open-meteo.com/')
  await findsNothing(page)
})

test('without days a place outdoors says where to go if it rains on the day that it is there, whatever day it is for the visitor', async () => {
  const db = await guideDatabase()
  await anOwnCity(db)
  const { slug } = await anOwnPlace(db, { name: 'Lagoon', setting: 'outdoor' })
  const today = weekdayOf(utcDay())
  await aPlaceOpen(db, `${today.slice(0, 2)} 00:00-24:00`, { name: 'Hall', setting: 'indoor' })
  // Yesterday there until 11:00 in Iceland, and tomorrow from 10:00 on.
  const timezoneId = new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
  const page = await visit(`/funplace/${slug}`, { ...phone, timezoneId })
  const ifItRains = page.getByRole('region', { name: 'If it rains today' })
  await ifItRains.getByRole('listitem').filter({ hasText: 'Open all day' }).getByText('Hall').waitFor()
})

test('where nothing under a roof is open for what is left of today, the next of our dates is told', async () => {
  const db = await guideDatabase()
  await anOwnCity(db)
  const { slug } = await anOwnPlace(db, { name: 'Lagoon', setting: 'outdoor' })
  const today = weekdayOf(utcDay()).slice(0, 2)
  await aPlaceOpen(db, `Mo-Su 10:00-16:00; ${today} off`, { name: 'Hall', setting: 'indoor' })
  const page = await visit(`/funplace/${slug}`, phone)
  const tomorrow = utcDay(new Date(Date.now() + 86_400_000))
  await page.evaluate((days) => localStorage.setItem('our-dates', JSON.stringify(days)), [utcDay(), tomorrow])
  await page.reload()
  const ifItRains = page.getByRole('region', { name: `If it rains on ${dayInShort(tomorrow)}` })
  await ifItRains.getByRole('listitem').filter({ hasText: 'Open 10:00–16:00' }).getByText('Hall').waitFor()
})

test('a name that is written from right to left leaves the comma and the distance after it where they are', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  await aPlaceOpen(db, 'Mo-Su 09:00-20:00', { name: 'אולם', setting: 'indoor' })
  await aPlaceOpen(db, 'Mo-Su 10:00-16:00', { name: 'Lake', setting: 'outdoor' })
  const page = await visit(`/funcity/${city.slug}`, phone)
  await chipOf(page).tap()
  await sheetOf(page).getByRole('button', { name: 'Tomorrow' }).tap()
  await sheetOf(page).getByRole('button', { name: 'Done' }).tap()
  const rain = page.getByText('If it rains: ')
  const leftOf = (text: Locator) => text.evaluate((element) => element.getBoundingClientRect().left)
  expect(await leftOf(rain.getByText(/\d k?m$/))).toBeGreaterThan(await leftOf(rain.getByRole('link')))
})

test('a day that is over by the time that somebody looks at the page again is no longer one of our dates', async () => {
  const page = await visit('/funcity/vienna', { ...phone, timezoneId: 'Europe/Vienna' })
  await chipOf(page).tap()
  await sheetOf(page).getByRole('button', { name: 'Today' }).tap()
  await sheetOf(page).getByRole('button', { name: 'Tomorrow' }).tap()
  await sheetOf(page).getByRole('button', { name: 'Done' }).tap()
  const [, tomorrow = ''] = JSON.parse((await kept(page)) ?? '')
  await page.clock.install({ time: `${tomorrow}T09:00:00Z` })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('button', { name: `Our dates: ${dayInFull(tomorrow)}` }).waitFor()
  expect(JSON.parse((await kept(page)) ?? '')).toEqual([tomorrow])
})

test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])(
  'today is that of the city or place, and stays one of our dates, on a device set to %s',
  async (timezoneId) => {
    const page = await visit('/funcity/vienna', { ...desktop, timezoneId })
    for (const name of ['Today', 'Tomorrow']) {
      await chipOf(page).click()
      await sheetOf(page).getByRole('button', { name }).click()
      await page.keyboard.press('Escape')
      const day = localDay('Europe/Vienna', new Date(Date.now() + (name === 'Today' ? 0 : 86_400_000)))
      await expect.poll(async () => JSON.parse((await kept(page)) ?? '[]')).toContain(day)
      await page.goto('/funplace/haus-des-meeres')
      await hydrated(page)
      await page.getByRole('list', { name: 'On our dates' }).getByText(dayInFull(day)).waitFor()
    }
  },
)
