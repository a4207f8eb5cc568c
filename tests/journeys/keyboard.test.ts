import { expect, test } from 'vitest'
import { addressOf, isFocused, phone, tabTo, visit } from './browser.ts'

test('a family without a mouse finds a place and comes back', async () => {
  const page = await visit('/')
  const press = (key: string) => page.keyboard.press(key)
  await tabTo(page, page.getByRole('button', { name: /Where/ }))
  await press('Enter')
  await page.getByPlaceholder('Search cities...').waitFor()
  await page.keyboard.type('vien')
  await page.getByRole('option', { name: 'Vienna' }).waitFor()
  await expect.poll(() => page.getByRole('option').count()).toBe(1)
  await press('Enter')
  await tabTo(page, page.getByRole('combobox', { name: 'Search Radius' }))
  await press('Space')
  const has = (option: string) =>
    expect.poll(() => isFocused(page.getByRole('option', { name: option }))).toBe(true)
  await has('Within 50 km')
  await press('ArrowUp')
  await has('Within 25 km')
  await press('Enter')
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Search Radius' }).innerText())
    .toContain('Within 25 km')
  await tabTo(page, page.getByRole('button', { name: 'Find Family Fun' }))
  await press('Enter')
  await page.getByRole('heading', { name: /^Family Fun around Vienna/ }).waitFor()
  expect(addressOf(page)).toBe('/funcity/vienna?radius=25')
  await tabTo(page, page.getByRole('button', { name: 'Indoor', exact: true }))
  await press('Space')
  await expect.poll(() => addressOf(page)).toBe('/funcity/vienna?radius=25&indoor=true')
  const details = page.getByRole('link', { name: 'View Details of Haus des Meeres' })
  await details.waitFor()
  await tabTo(page, details)
  await press('Enter')
  await page.getByRole('heading', { name: 'Haus des Meeres', level: 1 }).waitFor()
  await tabTo(page, page.getByRole('button', { name: 'Back' }))
  await press('Enter')
  await page.getByRole('heading', { name: /^Family Fun around Vienna/ }).waitFor()
})

test('the first stop of the tab key leads past the menu', async () => {
  const page = await visit('/funcity/vienna')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
})

test('Escape closes the fun types and returns the focus to their button', async () => {
  const page = await visit('/funcity/vienna')
  const types = page.getByRole('button', { name: /^Fun types/ })
  await types.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'Zoo' }).waitFor()
  await page.keyboard.press('Space')
  await expect.poll(() => types.innerText()).toContain('1 selected')
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'Zoo' }).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('1 selected')
})

test('on a phone, as on a page that is much enlarged, each filter is whole when the keys reach it, forwards and back', async () => {
  const page = await visit('/funcity/vienna', { viewport: phone.viewport })
  const filters = page.getByRole('group', { name: 'Filters' }).locator('button')
  const count = await filters.count()
  await filters.first().focus()
  for (const key of [...Array(count - 1).fill('Tab'), ...Array(count - 1).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    await expect.poll(() => filters.and(page.locator(':focus')).evaluate(isWhole)).toBe(true)
  }
})

test.each([
  ['/categories/zoo', 'navigation', 'Kinds of fun'],
  ['/categories/zoo', 'navigation', 'Countries'],
  ['/funplace/haus-des-meeres', 'region', 'Next to this'],
] as const)(
  'on a phone all of a rail is whole when the keys reach it, forwards and back: %s, %s %s',
  async (path, role, name) => {
    const page = await visit(path, { viewport: phone.viewport })
    const links = page.getByRole(role, { name }).getByRole('listitem').getByRole('link')
    const count = await links.count()
    await links.first().focus()
    for (const key of [...Array(count - 1).fill('Tab'), ...Array(count - 1).fill('Shift+Tab')]) {
      await page.keyboard.press(key)
      await expect
        .poll(() => links.and(page.locator(':focus')).locator('xpath=ancestor::li').evaluate(isWhole))
        .toBe(true)
    }
  },
)

/** Runs in the page. */
function isWhole(element: Element) {
  const { left, right } = element.getBoundingClientRect()
  return left >= 0 && right <= innerWidth
}
