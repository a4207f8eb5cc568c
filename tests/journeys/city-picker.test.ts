import { expect, test } from 'vitest'
import { addressOf, isFocused, visit } from './browser.ts'

const emptyText = 'No cities found. Try searching for popular destinations like Paris, Rome, or Barcelona.'

async function openPicker() {
  const page = await visit('/')
  const field = page.getByRole('button', { name: /Where/ })
  await field.click()
  const search = page.getByPlaceholder('Search cities...', { exact: true })
  await search.waitFor()
  return { page, field, search }
}

test('the cities stand under their countries', async () => {
  const { page } = await openPicker()
  const austria = page.getByRole('group', { name: 'Austria' }).getByRole('option')
  expect(await austria.allInnerTexts()).toEqual(['Graz', 'Innsbruck', 'Linz', 'Salzburg', 'Vienna'])
  expect(await page.getByRole('group').count()).toBeGreaterThanOrEqual(22)
})

test('in a low window the list gets shorter, not the search box lost, and lies above the question of cookies', async () => {
  const page = await visit('/', { viewport: { width: 320, height: 568 }, consent: null })
  await page.getByRole('button', { name: /Where/ }).click()
  const search = await page.getByPlaceholder('Search cities...', { exact: true }).boundingBox()
  const list = await page.getByRole('listbox').boundingBox()
  expect(search?.y).toBeGreaterThanOrEqual(10)
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(568 - 10)
  expect(list?.height).toBeGreaterThan(44)
  await page.getByRole('option').last().click()
  await page.getByRole('listbox').waitFor({ state: 'detached' })
})

test('a search by country finds its cities, accents aside', async () => {
  const { page, search } = await openPicker()
  await search.fill('portug')
  await expect.poll(() => page.getByRole('group').count()).toBe(1)
  await page.getByRole('group', { name: 'Portugal' }).getByRole('option', { name: 'Lisbon' }).waitFor()
  await search.fill('malaga')
  await page.getByRole('option', { name: 'Málaga' }).waitFor()
})

test('a search without a match says so in the words of the guide', async () => {
  const { page, search } = await openPicker()
  await search.fill('qqqq')
  await page.getByText(emptyText, { exact: true }).waitFor()
  expect(await page.getByRole('option').count()).toBe(0)
})

test('the API is asked for what was typed, and never for nothing', async () => {
  const { page, search } = await openPicker()
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/cities/search') asked.push(url.searchParams.get('q'))
  })
  await page.clock.install()
  for (const text of ['   ', '', 'rom', '', 'par']) {
    await search.fill(text)
    // Longer than any pause in typing that the search may wait for.
    await page.clock.runFor(1000)
  }
  await expect.poll(() => asked).toEqual(['rom', 'par'])
})

test('when the search fails, the cities at hand are searched', async () => {
  const page = await visit('/', { expectedErrors: /api\/cities\/search/ })
  await page.route('**/api/cities/search**', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('button', { name: /Where/ }).click()
  await page.getByPlaceholder('Search cities...').fill('stock')
  await page.getByRole('option', { name: 'Stockholm' }).waitFor()
})

test('the keyboard alone opens it, moves in it, chooses and closes it', async () => {
  const page = await visit('/')
  const field = page.getByRole('button', { name: /Where/ })
  await field.focus()
  await page.keyboard.press('Enter')
  const search = page.getByRole('combobox', { name: 'Search cities' })
  await expect.poll(async () => (await search.count()) === 1 && (await isFocused(search))).toBe(true)
  await page.keyboard.type('austria')
  await page.getByRole('option', { name: 'Graz' }).waitFor()
  await expect.poll(() => page.getByRole('option').count()).toBe(5)
  const active = async () =>
    page.locator(`[id="${await search.getAttribute('aria-activedescendant')}"]`).innerText()
  expect(await active()).toBe('Graz')
  await page.keyboard.press('ArrowDown')
  await expect.poll(active).toBe('Innsbruck')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect.poll(active).toBe('Vienna')
  for (const [key, city] of [
    ['PageUp', 'Graz'],
    ['PageDown', 'Vienna'],
    ['ArrowUp', 'Salzburg'],
    ['PageUp', 'Graz'],
    ['ArrowUp', 'Vienna'],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(active).toBe(city)
  }
  for (const key of ['Enter', 'Escape']) {
    await search.dispatchEvent('keydown', { key, isComposing: true, bubbles: true })
    expect([key, await search.count()]).toEqual([key, 1])
  }
  await page.keyboard.press('Enter')
  await search.waitFor({ state: 'detached' })
  expect(await field.innerText()).toContain('Vienna')
  await expect.poll(() => isFocused(field)).toBe(true)
})

test('Escape closes it without a choice and returns the focus', async () => {
  const { page, field, search } = await openPicker()
  await page.keyboard.press('Escape')
  await search.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(field)).toBe(true)
  expect(await field.innerText()).toContain('Choose your destination')
})

test('the chosen city is marked when it opens again', async () => {
  const { page, field } = await openPicker()
  await page.getByRole('option', { name: 'Oslo' }).click()
  await field.click()
  await page.getByRole('option', { name: 'Oslo', selected: true }).waitFor()
})

test('a city is found by its name in the language of the visitor, in their letters too', async () => {
  const { page, search } = await openPicker()
  for (const name of ['Bécs', 'Βιέννη', 'Виена', 'vieden']) {
    await search.fill(name)
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['Vienna'])
  }
})

test('while a name in another language is looked up nothing says that there is no such city, and Enter chooses no other', async () => {
  const page = await visit('/')
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/cities/search**', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.getByRole('button', { name: /Where/ }).click()
  await page.getByPlaceholder('Search cities...').fill('Kodaň')
  expect(await page.getByText(emptyText).count()).toBe(0)
  await page.keyboard.press('Enter')
  answer.resolve()
  await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['Copenhagen'])
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /Where Copenhagen/ }).waitFor()
})

test("a city's address in another language leads to its own", async () => {
  const page = await visit('/funcity/wien?radius=25')
  await page.getByRole('heading', { name: 'Family Fun around Vienna, Austria' }).waitFor()
  expect(addressOf(page)).toBe('/funcity/vienna?radius=25')
})

test.for(['Wien', 'B%C3%A9cs', '%D0%92%D0%B8%D0%B5%D0%BD%D0%B0', 'wenen'])(
  '/funcity/%s is moved to Vienna for good',
  async (typed) => {
    const page = await visit('/about')
    const answer = await page.request.get(`/funcity/${typed}?radius=25`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, '/funcity/vienna?radius=25'])
  },
)
