import { randomUUID } from 'node:crypto'
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { addressOf, isFocused, paste, phone } from './browser.ts'
import { anOwnPlace } from './content.ts'
import { endSession, signIn } from './ended-session.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

test('cells are typed, undone, copied and pasted, each saved by itself, and the table is there again', async () => {
  const { page, word, facts } = await aTable()
  const cell = (row: number, column: number) => page.locator(`[data-spot="${row},${column}"]`)
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  const grid = page.getByRole('grid', { name: 'Places' })
  await grid.waitFor()
  expect(addressOf(page)).toBe(`/admin/places?search=${word}&as=table`)
  expect(await grid.getByRole('columnheader').allTextContents()).toEqual([
    'Place',
    'Website',
    'Phone',
    'Price',
  ])
  expect(await grid.getByRole('rowheader').allTextContents()).toEqual([`${word} 1`, `${word} 2`])
  await cell(0, 2).click()
  const before = await cell(0, 2).boundingBox()
  await page.keyboard.type('+354 1')
  await page.getByRole('textbox', { name: `Phone of ${word} 1` }).waitFor()
  expect(await cell(0, 2).boundingBox()).toEqual(before)
  await page.keyboard.press('Tab')
  await expect.poll(() => facts('phone')).toEqual(['+354 1', null])
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: `Price of ${word} 1` }).selectOption('Paid')
  await page.keyboard.press('Enter')
  await expect.poll(() => facts('price')).toEqual(['paid', null])
  await page.getByText('All saved').waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(() => facts('price')).toEqual([null, null])
  await page.keyboard.type('y')
  await page.keyboard.press('Escape')
  await pasteBlock(page, 'zoo.example\t+354 2\r\nnot an address\t+354 3\r\n', cell(0, 1))
  await expect.poll(() => facts('phone')).toEqual(['+354 2', '+354 3'])
  await expect.poll(() => facts('website')).toEqual(['https://zoo.example/', null])
  await cell(1, 1).getByText('A web address that begins with https://').waitFor()
  expect(await cell(1, 1).getAttribute('aria-invalid')).toBe('true')
  await findsNothing(page)
  await page.goto(`/admin/places?search=${word}`)
  await page.getByText('One cell is not saved yet.').waitFor()
  expect(await cell(1, 1).textContent()).toContain('not an address')
  await page.getByRole('button', { name: /^Discard/ }).click()
  await cell(0, 1).click()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  expect(await copied(page)).toBe("https://zoo.example/\t'+354 2\n\t'+354 3")
  await page.setViewportSize(phone.viewport)
  await findsNothing(page)
})

test('a picture on the clipboard empties no cell', async () => {
  const { page, word, facts } = await aTable('as=table')
  const cell = page.locator('[data-spot="0,2"]')
  await cell.click()
  await page.keyboard.type('+354 1')
  await page.keyboard.press('Enter')
  await page.getByText('All saved').waitFor()
  await cell.click()
  await cell.evaluate((focused) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File(['x'], 'photo.png', { type: 'image/png' }))
    focused.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  // What is written after it is saved after it.
  await pasteBlock(page, '+354 2', page.locator('[data-spot="1,2"]'))
  await page.getByRole('button', { name: `Undo Phone of ${word} 2` }).waitFor()
  expect(await facts('phone')).toEqual(['+354 1', '+354 2'])
})

test('a cell that somebody else has changed meanwhile shows both and asks', async () => {
  const { page, word, ids } = await aTable('as=table')
  const cell = page.locator('[data-spot="0,2"]')
  await cell.click()
  await page.keyboard.type('mine')
  await page.request.put(`/api/admin/places/${ids[0]}`, { data: { phone: 'theirs' } })
  // Who goes on with the mouse saves, too.
  await page.locator('[data-spot="1,1"]').click()
  await cell.getByText('Meanwhile saved by somebody else: theirs').waitFor()
  await findsNothing(page)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByText('All saved').waitFor()
  expect(await cell.textContent()).toBe('mine')
  await page.getByRole('button', { name: `Undo Phone of ${word} 1` }).click()
  await expect.poll(() => cell.textContent()).toBe('theirs')
})

test('undos follow each other, however fast they are asked for, and one that nothing answers stays at hand', async () => {
  const { page, word, ids, facts } = await aTable('as=table', { expectedErrors: /ERR_FAILED/ })
  const cell = page.locator('[data-spot="0,2"]')
  await cell.click()
  for (const text of ['first', 'second', 'third']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    await page.getByText('All saved').waitFor()
    await page.keyboard.press('ArrowUp')
  }
  const history = `**/api/admin/places/${ids[0]}/history*`
  await page.route(history, (route) => route.abort())
  await page.keyboard.press('Control+z')
  await page.getByText('The cell could not be undone').waitFor()
  await page.getByRole('button', { name: `Undo Phone of ${word} 1` }).waitFor()
  await page.unroute(history)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(() => facts('phone')).toEqual(['first', null])
  await page.keyboard.press('Control+z')
  await expect.poll(() => facts('phone')).toEqual([null, null])
  await page.getByRole('button', { name: 'Nothing to undo' }).waitFor()
})

test('a cell that a colleague has changed there and back since is not undone: it would be their change that goes', async () => {
  const { page, word, ids, facts } = await aTable('as=table')
  await page.locator('[data-spot="0,2"]').click()
  await page.keyboard.type('mine')
  await page.keyboard.press('Enter')
  await page.getByText('All saved').waitFor()
  const colleague = await visitAsEditor('/admin')
  for (const phone of ['theirs', 'mine'])
    await colleague.page.request.put(`/api/admin/places/${ids[0]}`, { data: { phone } })
  await page.getByRole('button', { name: `Undo Phone of ${word} 1` }).click()
  await page.getByText('Somebody has changed this cell since.').waitFor()
  expect(await facts('phone')).toEqual(['mine', null])
})

test('what is written in a cell stays with its place, wherever a list that comes meanwhile has it', async () => {
  const { page, word, facts, ids } = await aTable('as=table')
  const names = [`${word} 1`, `${word} harbour`] as const
  await page.request.put(`/api/admin/places/${ids[1]}`, { data: { displayName: names[1] } })
  const grid = page.getByRole('grid', { name: 'Places' })
  const rows = (listed: readonly string[]) =>
    expect.poll(() => grid.getByRole('rowheader').allTextContents()).toEqual(listed)
  const search = page.getByRole('searchbox', { name: 'Search' })
  const writing = page.getByRole('textbox', { name: `Phone of ${names[1]}` })
  /** The list that is asked for comes once somebody writes in the first cell of what is there. */
  const writeWhileListing = async (text: string, phone: string) => {
    const asked = Promise.withResolvers<Route>()
    await page.route('**/api/admin/places?*', asked.resolve, { times: 1 })
    await search.fill(text)
    const list = await asked.promise
    await page.locator('[data-spot="0,2"]').click()
    await page.keyboard.type(phone)
    await list.continue()
  }
  await search.fill(names[1])
  await rows([names[1]])
  await writeWhileListing(word, '+354 2')
  await rows(names)
  expect([await writing.inputValue(), await isFocused(writing)]).toEqual(['+354 2', true])
  await page.keyboard.press('Enter')
  await page.getByText('All saved').waitFor()
  expect(await facts('phone')).toEqual([null, '+354 2'])
  await writeWhileListing(names[1], '+354 1')
  await page.getByText('One cell is not saved yet.').waitFor()
  await page.getByText(`Phone of ${names[0]}: +354 1`).waitFor()
  expect(await writing.count()).toBe(0)
  await page.getByRole('button', { name: 'Save now' }).click()
  await page.getByText('All saved').waitFor()
  expect(await facts('phone')).toEqual(['+354 1', '+354 2'])
})

test('what stands in a cell that is being written when the session ends is there after the login', async () => {
  const { page, word, username } = await aTable('as=table', {}, { password: 'a long password' })
  await page.locator('[data-spot="0,2"]').click()
  await page.keyboard.type('+354 1')
  await endSession(page)
  const asked = Promise.withResolvers<Route>()
  await page.route(/\/api\/admin\/places\/\d+$/, asked.resolve, { times: 1 })
  await page.keyboard.press('Enter')
  const save = await asked.promise
  await page.keyboard.type('+354 2')
  await save.continue()
  await signIn(page, username)
  await page.getByText('2 cells are not saved yet.').waitFor()
  for (const number of [1, 2]) await page.getByText(`Phone of ${word} ${number}: +354 ${number}`).waitFor()
})

async function aTable(query = '', options = {}, account = {}) {
  const word = `cove${randomUUID().slice(0, 8)}`
  const { page, db, username } = await visitAsEditor('/admin/history', options, account)
  const places = []
  for (const number of [1, 2]) places.push(await anOwnPlace(db, { name: `${word} ${number}` }))
  await page.evaluate(() => localStorage.setItem('office-place-columns', 'website,phone,price'))
  await page.goto(`/admin/places?search=${word}${query && `&${query}`}`)
  await page.getByText('Page 1 of 1 (2 places)').waitFor()
  const facts = async (name: string) => {
    const list = await page.request.get(`/api/admin/places?search=${word}`)
    return (await list.json()).data.map((place: Record<string, unknown>) => place[name])
  }
  return { page, word, facts, username, ids: places.map(({ id }) => id) }
}

async function pasteBlock(page: Page, text: string, cell: ReturnType<Page['locator']>) {
  await cell.click()
  await paste(cell, text)
  await page.getByText('All saved').or(page.getByText('1 not saved')).waitFor()
}

const copied = (page: Page) =>
  page.evaluate(() => {
    const clipboardData = new DataTransfer()
    const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
    return clipboardData.getData('text/plain')
  })
