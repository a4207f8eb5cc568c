import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addressOf, isFocused, phone, visit } from './browser.ts'
import { anOwnPlace, guideDatabase } from './content.ts'
import { findsNothing } from './finds-nothing.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Search places and cities' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search places and cities' })
const option = (page: Page, name: RegExp) => page.getByRole('option', { name })

test('a place is found from the bar by a few letters, without its accents', async () => {
  const page = await visit('/')
  await button(page).click()
  await field(page).fill('schonbr')
  await option(page, /Schönbrunn Zoo.*Vienna, Austria/).click()
  await page.getByRole('heading', { name: 'Schönbrunn Zoo', level: 1 }).waitFor()
  expect(await field(page).count()).toBe(0)
})

test('hits tell what is known of them: who looks for free museums also finds some that are paid', async () => {
  const page = await visit('/search?q=free%20museum%20vienna')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'House of Music' })
    .getByText(/^Indoor · paid/)
    .waitFor()
  await button(page).click()
  await field(page).fill('free museum vienna')
  await option(page, /House of Music.*Vienna, Austria · Indoor · paid/)
    .first()
    .waitFor()
})

test('a hit says what its description tells of what was looked for', async () => {
  const page = await visit('/search?q=penguins')
  const hit = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Zoo Frankfurt' })
  await hit.getByText(/^“… .*penguins swim past a window.* …”$/).waitFor()
  await button(page).click()
  await field(page).fill('penguins antwerp')
  await option(page, /Antwerp Zoo.*“… .*Penguins live in an icy hall.* …”/).waitFor()
})

test('what a description tells in another language is marked as that, to be read in its voice', async () => {
  const db = await guideDatabase()
  const description = 'Hier kämpfen Zwergenritter.'
  await anOwnPlace(db, { name: 'Wiese', description, descriptionLanguage: 'de' })
  const page = await visit('/search?q=zwergenritter')
  const said = (within: Pick<Page, 'getByText'>) => within.getByText(/^“… Hier kämpfen Zwergenritter …”$/)
  expect(await said(page.getByRole('main')).getAttribute('lang')).toBe('de')
  await button(page).click()
  await field(page).fill('zwergenritter')
  expect(await said(option(page, /Wiese/)).getAttribute('lang')).toBe('de')
})

test('where no place is known for what is looked for, the page and the panel say so above those of its kind', async () => {
  const page = await visit('/search?q=bowling%20vienna')
  const sentence = /^No place is known for “bowling vienna” itself. \d+ results like it/
  await page.getByRole('main').getByRole('status').filter({ hasText: sentence }).waitFor()
  await button(page).click()
  await field(page).fill('bowling vienna')
  await page.getByRole('dialog').getByRole('status').filter({ hasText: sentence }).waitFor()
})

test('where a name is only spelt much like a text, the page and the panel say that none is called so', async () => {
  const page = await visit('/search?q=shonbrunn')
  const sentence = /^No place is called “shonbrunn”. 1 result with a name like it/
  await page.getByRole('main').getByRole('status').filter({ hasText: sentence }).waitFor()
  await button(page).click()
  await field(page).fill('shonbrunn')
  await page.getByRole('dialog').getByRole('status').filter({ hasText: sentence }).waitFor()
})

test('of a town that is no city of the guide the page and the panel say so where one sees it, and how far the nearest city is', async () => {
  const page = await visit('/search?q=zoo%20leipzig')
  const sentence = /^No Leipzig in this guide. \d+ results? nearest to it/
  const where = /^Germany, about \d+(\.\d)? km from Leipzig$/
  await page.getByRole('main').getByRole('status').filter({ hasText: sentence }).waitFor()
  await page.getByRole('main').getByRole('listitem').filter({ hasText: 'Berlin' }).getByText(where).waitFor()
  await button(page).click()
  await field(page).fill('zoo leipzig')
  const status = page.getByRole('dialog').getByRole('status').filter({ hasText: sentence })
  await status.waitFor()
  const berlin = option(page, /Berlin/)
  await berlin.getByText(where).waitFor()
  const [said, hit] = await Promise.all([status.boundingBox(), berlin.boundingBox()])
  expect(said?.height).toBeGreaterThan(15)
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(hit?.y ?? 0)
})

test('who looks for what is open in the evening reads until when, and finds nothing that is closed by then', async () => {
  const page = await visit('/search?q=museum%20vienna%20open%20on%20sunday%20evening')
  const hits = page.getByRole('main').getByRole('listitem')
  await hits
    .filter({ hasText: 'House of Music' })
    .getByText(/ · usually open 10:00–22:00 on Sundays$/)
    .waitFor()
  expect(await hits.filter({ hasText: 'Vienna Museum of Science and Technology' }).count()).toBe(0)
})

test('where no place has all of a text, the page and the panel say so, and lead to a search around any address', async () => {
  const page = await visit('/search?q=playground%20hobbiton')
  const sentence = /^No place has all of “playground hobbiton”. \d+ results with a part of it/
  await page.getByRole('main').getByRole('status').filter({ hasText: sentence }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Places around any address' }).waitFor()
  await button(page).click()
  await field(page).fill('playground hobbiton')
  await page.getByRole('dialog').getByRole('status').filter({ hasText: sentence }).waitFor()
})

test('who asks for a day or for what the family needs reads of each hit how surely it is so', async () => {
  const page = await visit('/search?q=museum%20vienna%20open%20on%20sunday')
  const hit = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await hit('Vienna Museum of Science and Technology')
    .getByText(/ · usually open \d+:\d\d–\d+:\d\d on Sundays$/)
    .waitFor()
  await page.goto(new URL('/search?q=dog%20friendly%20zoo%20vienna', page.url()).href)
  await page.getByText('No place is known for “dog friendly zoo vienna” itself.', { exact: false }).waitFor()
  await hit('Schönbrunn Zoo')
    .getByText(/ · dogs: not known$/)
    .waitFor()
  await button(page).click()
  await field(page).fill('zoo vienna with café')
  await option(page, /Schönbrunn Zoo.* · food: restaurant, café, kiosk/).waitFor()
})

test('who looks around a sight reads how far each hit is from it, and who looks around himself is led to Near me', async () => {
  const page = await visit('/search?q=museum%20near%20Eiffel%20Tower')
  const hit = page.getByRole('main').getByRole('listitem').filter({ hasText: 'National Maritime Museum' })
  await hit.getByText(/ · about \d+ m from Eiffel Tower$/).waitFor()
  await page.goto(new URL('/search?q=soft%20play%20near%20me', page.url()).href)
  await page.getByRole('main').getByRole('link', { name: 'Places around you' }).click()
  await page.getByRole('heading', { name: 'Family Fun near you' }).waitFor()
  await button(page).click()
  await field(page).fill('Spielplatz nahe Eiffelturm')
  await option(page, /· about [\d.]+ km from Eiffel Tower/)
    .first()
    .waitFor()
  await field(page).fill('playground near British Museum')
  await page.getByRole('dialog').getByRole('link', { name: 'Places around any address' }).click()
  await page.getByRole('button', { name: 'Around another town' }).waitFor()
  expect(await field(page).count()).toBe(0)
})

test('arrow keys choose, Enter opens, and a city is found too', async () => {
  const page = await visit('/about')
  await page.keyboard.press('Control+k')
  await expect.poll(() => isFocused(field(page))).toBe(true)
  // At once: letter by letter an answer to the first ones may come after the keys.
  await field(page).fill('vienna')
  await option(page, /^Vienna.*Austria/)
    .first()
    .waitFor()
  const selected = () => page.getByRole('option', { selected: true }).innerText()
  const first = await selected()
  // Of an input method, where it ends a word.
  await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
  await page.keyboard.press('ArrowDown')
  await expect.poll(selected).not.toBe(first)
  await page.keyboard.press('ArrowUp')
  await expect.poll(selected).toBe(first)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^Family Fun around Vienna/ }).waitFor()
})

test('Escape closes the search and returns the focus', async () => {
  const page = await visit('/')
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => isFocused(field(page))).toBe(true)
  // Of an input method it takes back what was about to be written.
  await field(page).dispatchEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true })
  await page.keyboard.type('zoo')
  await expect.poll(() => field(page).inputValue()).toBe('zoo')
  await page.keyboard.press('Escape')
  await field(page).waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(button(page))).toBe(true)
})

test('no letter alone opens the search', async () => {
  const page = await visit('/about')
  for (const key of ['/', 'k', 'K']) await page.keyboard.press(key)
  await page.keyboard.press('Meta+k')
  await field(page).waitFor()
})

test('the keys that open the search do nothing in a text field', async () => {
  const page = await visit('/search')
  const text = page.getByRole('searchbox', { name: 'Name of a place, town or city' })
  await text.fill('a')
  await text.press('Control+k')
  expect(await field(page).count()).toBe(0)
})

test('a typing error still leads to the place, and nothing found says so', async () => {
  const page = await visit('/')
  await button(page).click()
  await field(page).fill('schonbrun tirgarten')
  await option(page, /Schönbrunn Zoo/).waitFor()
  await field(page).fill('qqqqqq')
  await page.getByRole('status').filter({ hasText: 'Nothing is called anything like “qqqqqq”.' }).waitFor()
  await page.getByRole('dialog').getByRole('link', { name: 'Places around any address' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Nothing found for “qqqqqq”' }).waitFor()
  await page.getByRole('link', { name: 'Around any town' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'All cities' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(addressOf(page)).toBe('/')
})

test('who was told that the search is not available reads what it found without typing again', async () => {
  const page = await visit('/', { expectedErrors: /503/ })
  await page.clock.install()
  const isBusy = { status: 503, json: { code: 'unavailable', message: 'Busy' } }
  await page.route('**/api/search?*', (asked) => asked.fulfill(isBusy), { times: 1 })
  await button(page).click()
  await field(page).fill('schonbr')
  await page.getByRole('status').filter({ hasText: 'The search is not available right now.' }).waitFor()
  await page.clock.runFor(5000)
  await option(page, /Schönbrunn Zoo/).waitFor()
  expect(await field(page).inputValue()).toBe('schonbr')
})

test('all results have a page of their own, which no search engine lists', async () => {
  const page = await visit('/')
  await button(page).click()
  await field(page).fill('museum')
  await page.getByRole('link', { name: 'All results for “museum”' }).click()
  await page.getByRole('heading', { name: 'Search places and cities' }).waitFor()
  expect(addressOf(page)).toBe('/search?q=museum')
  await page.getByRole('listitem').filter({ hasText: 'Museum' }).first().waitFor()
  await page.getByText(/^At least \d+ results for “museum”, the best \d+ of them here$/).waitFor()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
})

test('Enter before there is an answer leads to the page of results', async () => {
  const page = await visit('/')
  await page.route('**/api/search?q=museum', () => undefined)
  await button(page).click()
  await field(page).fill('museum')
  await page.keyboard.press('Enter')
  await expect.poll(() => addressOf(page)).toBe('/search?q=museum')
})

test('without JavaScript the bar leads to a form, and the form to places', async () => {
  const page = await visit('/', { javaScriptEnabled: false })
  await page.getByRole('link', { name: 'Search places and cities' }).click()
  await page.getByRole('searchbox').fill('Schönbrunn')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.poll(() => addressOf(page)).toBe(`/search?q=${encodeURIComponent('Schönbrunn')}`)
  await page.getByRole('link', { name: 'Schönbrunn Zoo' }).click()
  await page.getByRole('heading', { name: 'Schönbrunn Zoo', level: 1 }).waitFor()
})

test('a hostile name is only text in the results', async () => {
  const db = await guideDatabase()
  await anOwnPlace(db, { name: '<img src=x onerror=alert(1)> Hostilia', addrCity: '"><script>' })
  const page = await visit('/search?q=hostilia')
  await page.getByText('<img src=x onerror=alert(1)> Hostilia').waitFor()
  await button(page).click()
  await field(page).fill('hostilia')
  await option(page, /onerror=alert\(1\)> Hostilia/).waitFor()
})

test('the search is accessible: closed, open with results, on a phone, and its page', async () => {
  const still = { reducedMotion: 'reduce' } as const
  for (const path of ['/search', '/search?q=zoo', '/search?q=qqqqqq'])
    await findsNothing(await visit(path, still))
  const page = await visit('/about', { ...phone, ...still })
  await button(page).click()
  await field(page).fill('vienna')
  await page.getByRole('option').first().waitFor()
  await findsNothing(page)
})

test("a kind and a town's adjective lead to the place with Enter, and to the town below it", async () => {
  const page = await visit('/')
  await button(page).click()
  await field(page).fill('Wiener Zoo')
  await option(page, /^Schönbrunn Zoo/).waitFor()
  expect(await page.getByRole('group').first().getAttribute('aria-labelledby')).toContain('place')
  await option(page, /^Vienna.*Austria/)
    .first()
    .waitFor()
  await field(page).press('Enter')
  await page.getByRole('heading', { name: 'Schönbrunn Zoo', level: 1 }).waitFor()
})

test('the page of results understands a kind near a town in another language', async () => {
  const page = await visit('/search?q=aquarium%20lisboa', { javaScriptEnabled: false })
  await page
    .getByRole('listitem')
    .filter({ hasText: /Oceanarium.*Lisbon/ })
    .first()
    .waitFor()
})

test('who searches again from the bar on the page of results hears what it found, also nothing', async () => {
  const page = await visit('/search?q=zoo')
  const status = await page.getByRole('main').getByRole('status').elementHandle()
  const said = () => status?.innerText()
  for (const [text, words] of [
    ['xqzvtr', /^Nothing found for “xqzvtr”/],
    ['zoo vienna', /^\d+ results for “zoo vienna”/],
    ['xqzvtrk', /^Nothing found for “xqzvtrk”/],
  ] as const) {
    await button(page).click()
    await field(page).fill(text)
    await page.keyboard.press('Enter')
    await page.getByRole('main').getByText(words).waitFor()
    await expect.poll(said).toMatch(words)
  }
})
