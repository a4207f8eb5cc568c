import { expect, test } from 'vitest'
import { localDay } from '../../src/guide/opening-hours/days/local-day.ts'
import { addressOf, isFocused, visit } from './browser.ts'
import { anOwnCity, anOwnPlace, guideDatabase, remote } from './content.ts'
import { findsNothing } from './finds-nothing.ts'

const stephansplatz = {
  permissions: ['geolocation'],
  geolocation: { latitude: 48.20851, longitude: 16.37312 },
  reducedMotion: 'reduce' as const,
}

test("'Near me' on the home page leads to the places around the visitor, nearest first, to a hundred metres", async () => {
  const page = await visit('/', stephansplatz)
  const asked: { url: string; body: string | null }[] = []
  page.on('request', (request) => asked.push({ url: request.url(), body: request.postData() }))
  await page.getByRole('button', { name: /Where/ }).click()
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect
    .poll(() => page.getByRole('button', { name: /Where/ }).innerText())
    .toContain('Near me, by Vienna')
  await page.getByRole('button', { name: 'Find Family Fun' }).click()
  await page.getByRole('heading', { name: 'Family Fun near you' }).waitFor()
  expect(addressOf(page)).toBe('/near-me')
  await page.getByRole('article').first().waitFor()
  const distances = (await page.getByRole('article').allInnerTexts()).map((text) => {
    const [, number, unit] = /([\d.]+) (k?m)\b/.exec(text) ?? []
    return Number(number) * (unit === 'km' ? 1 : 0.001)
  })
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  for (const km of distances) expect(Math.abs(km * 10 - Math.round(km * 10))).toBeLessThan(1e-6)
  // Nobody has measured where most places of the starter guide lie.
  await page
    .getByRole('article')
    .filter({ hasText: /about [\d.]+ k?m/ })
    .first()
    .waitFor()
  expect(asked.filter(({ url }) => /48\.2|16\.37/.test(url))).toEqual([])
  expect(asked.some(({ body }) => body === '{"lat":48.2085,"lng":16.3731}')).toBe(true)
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
    /48\.2085|16\.3731/,
  )
  await findsNothing(page)
})

test('radius and filters work there, last until one comes back from a place, and the list is still all that is in the address', async () => {
  const page = await visit('/near-me', stephansplatz)
  const count = async () => Number((await page.getByRole('status').first().innerText()).match(/\d+/)?.[0])
  await page.getByRole('article').first().waitFor()
  await expect.poll(count).toBeGreaterThan(0)
  const all = await count()
  const indoor = page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Indoor' })
  await indoor.click()
  await expect.poll(count).toBeLessThan(all)
  expect(addressOf(page)).toBe('/near-me')
  const inside = await count()
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click()
  await page.waitForURL('**/funplace/*')
  await page.goBack()
  await indoor.and(page.locator('[aria-pressed=true]')).waitFor()
  await expect.poll(count).toBe(inside)
})

test('a search for a kind leads there with its filters, which last as others do, and another search sets others', async () => {
  const page = await visit('/search?q=zoo%20open%20in%20winter', stephansplatz)
  await page.getByRole('link', { name: 'Places around you' }).click()
  const filters = page.getByRole('group', { name: 'Filters' })
  const types = filters.getByRole('button', { name: /^Fun types/ })
  const indoor = filters.getByRole('button', { name: 'Indoor' })
  await expect.poll(() => types.innerText()).toContain('1 selected')
  expect(addressOf(page)).toBe('/near-me?season=winter&funTypes=zoo')
  await page.getByRole('article').filter({ hasText: 'Schönbrunn Zoo' }).waitFor()
  await indoor.click()
  const details = page.getByRole('link', { name: /^View Details/ })
  await details.first().click()
  await page.waitForURL('**/funplace/*')
  await page.goBack()
  await indoor.and(page.locator('[aria-pressed=true]')).waitFor()
  expect(await types.innerText()).toContain('1 selected')
  await page.getByRole('button', { name: 'Search places and cities' }).click()
  const search = page.getByRole('dialog')
  await search.getByRole('combobox').fill('amusement park')
  await search.getByRole('link', { name: 'Places around you' }).click()
  await page.getByRole('article').filter({ hasText: 'Wurstelprater' }).waitFor()
  expect(await indoor.getAttribute('aria-pressed')).toBe('false')
})

test('whoever has moved on is found again, and the filters stay', async () => {
  const db = await guideDatabase()
  const { lat, lng } = await anOwnPlace(db, { name: 'Bear House', setting: 'indoor' })
  await anOwnPlace(db, { name: 'Bear Park', setting: 'outdoor' })
  const page = await visit('/near-me', stephansplatz)
  const indoor = page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Indoor' })
  await indoor.click()
  await page.context().setGeolocation({ latitude: lat, longitude: lng })
  await page.getByRole('button', { name: 'Find me again' }).click()
  const cards = page.getByRole('article')
  await cards.filter({ hasText: 'Bear House' }).waitFor()
  expect(await cards.count()).toBe(1)
  expect(await indoor.getAttribute('aria-pressed')).toBe('true')
  await findsNothing(page)
})

test('a town that is found late does not take the place of who asks to be found meanwhile', async () => {
  const page = await visit('/near-me', stephansplatz)
  await page.getByRole('article').first().waitFor()
  const isAsked = Promise.withResolvers<void>()
  const isTold = Promise.withResolvers<void>()
  await page.route('**/api/ways/addresses', async (route) => {
    isAsked.resolve()
    await isTold.promise
    await route.fulfill({ json: [{ name: 'Stuttgart, Germany', lat: 48.78, lng: 9.18 }] })
  })
  await page.getByRole('button', { name: 'Around another town' }).click()
  await page.getByLabel('Around which town?').fill('Stuttgart')
  await page.getByRole('button', { name: 'Find it' }).click()
  await isAsked.promise
  await page.getByRole('button', { name: 'Find me again' }).click()
  const answer = page.waitForResponse('**/api/ways/addresses')
  isTold.resolve()
  await (await answer).finished()
  await page.waitForLoadState('networkidle')
  await page.getByRole('heading', { level: 1, name: 'Family Fun near you' }).waitFor()
})

test('what does not say whether it fits is counted there too, and shown when asked', async () => {
  const db = await guideDatabase()
  await anOwnPlace(db, { name: 'Bear House', setting: 'indoor' })
  await anOwnPlace(db, { name: 'Who knows' })
  const page = await visit('/near-me', {
    ...stephansplatz,
    geolocation: { latitude: remote.lat, longitude: remote.lng },
  })
  const names = () => page.getByRole('article').getByRole('heading').allInnerTexts()
  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Indoor' }).click()
  await page.getByText("1 more doesn't say whether it is indoors.").waitFor()
  expect(await names()).toEqual(['Bear House'])
  await page.getByRole('button', { name: 'Show it' }).click()
  await page.getByRole('heading', { name: "1 that doesn't say whether it is indoors" }).waitFor()
  expect(await names()).toEqual(['Bear House', 'Who knows'])
  expect(await isFocused(page.getByRole('main'))).toBe(true)
  await findsNothing(page)
  await page.getByRole('button', { name: 'Hide it' }).click()
  await expect.poll(names).toEqual(['Bear House'])
  expect(addressOf(page)).toBe('/near-me')
})

test('who has not allowed it is asked by a button alone, and told what to do', async () => {
  const page = await visit('/near-me', { permissions: [], reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Find places near me' }).click()
  await page.getByText(/^Your browser keeps your location to itself\./).waitFor()
  await findsNothing(page)
})

test('where no place is in reach the nearest city is named with its distance', async () => {
  const page = await visit('/near-me', { ...stephansplatz, geolocation: { latitude: 56.2, longitude: 15.2 } })
  await page.getByRole('heading', { name: 'No Places Found' }).waitFor()
  await page.getByText(/^This guide has no place within \d+ km of you\./).waitFor()
  await page.getByRole('link', { name: /^\p{L}+, \d+\.\d km away$/u }).waitFor()
  await page.getByRole('button', { name: 'Indoor' }).click()
  await page.getByText(/^Nothing matches within \d+ km of you\./).waitFor()
})

test('who is far from all of the guide is not told that a wider radius may help', async () => {
  const page = await visit('/near-me', { ...stephansplatz, geolocation: { latitude: 40.7, longitude: -74 } })
  await page
    .getByText('This guide has no place within 50 km of you. None of our cities is within 300 km of you.')
    .waitFor()
})

test("'Open today' means the day of the places around, not that of a device that is set as at home", async () => {
  const today = localDay('Europe/Vienna')
  // Yesterday there until 11:00 in Vienna, and tomorrow from noon on.
  const timezoneId = new Date().getUTCHours() < 10 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
  const page = await visit('/near-me', { ...stephansplatz, timezoneId })
  await page.getByRole('article').first().waitFor()
  const asked = page.waitForRequest(/openOn=/)
  await page.getByRole('button', { name: 'Open today' }).click()
  expect(new URL((await asked).url()).searchParams.get('openOn')).toBe(today)
  await page.getByRole('button', { name: 'Open today', pressed: true }).waitFor()
})

test("'Today' of our dates means the day of the places around, too", async () => {
  const today = localDay('Europe/Vienna')
  const page = await visit('/near-me', { ...stephansplatz, timezoneId: 'Europe/Istanbul' })
  await page.getByRole('article').first().waitFor()
  // Tomorrow in Istanbul, summer and winter.
  await page.clock.install({ time: `${today}T21:30:00Z` })
  await page.getByRole('button', { name: 'Our dates' }).click()
  await page.getByRole('dialog', { name: 'Our dates' }).getByRole('button', { name: 'Today' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('our-dates'))).toBe(`["${today}"]`)
})

test('the name of the nearest city that is written from right to left leaves its distance where it is', async () => {
  await anOwnCity(await guideDatabase(), { name: 'חיפה', ...remote })
  const page = await visit('/near-me', {
    ...stephansplatz,
    geolocation: { latitude: remote.lat + 0.9, longitude: remote.lng },
  })
  const link = page.getByRole('link', { name: /^חיפה, \d+\.\d km away$/ })
  await link.waitFor()
  const [name, distance] = await link.evaluate((element) => {
    const range = document.createRange()
    const leftOf = (text: RegExp) => {
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const at = node.nodeValue?.search(text) ?? -1
        if (at < 0) continue
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        return range.getBoundingClientRect().left
      }
      return Number.NaN
    }
    return [leftOf(/ח/), leftOf(/\d/)]
  })
  expect(distance).toBeGreaterThan(name ?? Number.NaN)
})
