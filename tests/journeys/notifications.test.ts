import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdsFocus, isFocused, phone, visit } from './browser.ts'
import { choose, dialog, openFromFooter, storedRecord } from './consent-parts.ts'
import { findsNothing } from './finds-nothing.ts'

const area = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const toasts = (page: Page) => area(page).getByRole('listitem')
const saved = (page: Page) => toasts(page).filter({ hasText: 'Cookie preferences saved' })

/** Has the page say that preferences were saved. */
async function savePreferences(page: Page) {
  await page.getByRole('button', { name: 'Cookie Consent' }).press('Enter')
  await dialog(page).getByRole('button', { name: 'Save Preferences' }).press('Enter')
  await dialog(page).waitFor({ state: 'hidden' })
  await saved(page).waitFor()
}

/** As browsers do whose storage is full; `allow` in the page makes room. */
async function visitWithFullStorage() {
  const page = await visit('/', { consent: null })
  await page.evaluate(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
    Object.assign(window, { allow: () => Object.assign(Storage.prototype, { setItem }) })
  })
  return page
}

/** A message would go after 5 s, which a busy machine may take for less. */
async function holdTime(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

async function widthOf(part: Locator) {
  return (await part.boundingBox())?.width
}

test('a message has a title, a description and a close button', async () => {
  const page = await visit('/')
  await holdTime(page)
  await savePreferences(page)
  await saved(page).getByText('You can change them at any time with Cookie Consent in the footer.').waitFor()
  await saved(page).getByRole('button', { name: 'Close' }).click()
  await page.clock.runFor(1_000)
  await saved(page).waitFor({ state: 'detached' })
})

test('a message is heard and can be closed while a dialog is open', async () => {
  const page = await visitWithFullStorage()
  await holdTime(page)
  await choose(page, 'Reject Non-Essential')
  await toasts(page).waitFor()
  await page.getByRole('button', { name: 'Cookie Consent' }).press('Enter')
  await expect.poll(() => holdsFocus(dialog(page))).toBe(true)
  const { x = 0, y = 0 } = (await toasts(page).getByRole('button', { name: 'Close' }).boundingBox()) ?? {}
  await page.mouse.click(x + 10, y + 10)
  await page.clock.runFor(1_000)
  await toasts(page).waitFor({ state: 'detached' })
  expect(await dialog(page).isVisible()).toBe(true)
})

test('a message goes by itself after 5,000 ms', async () => {
  const page = await visit('/')
  await holdTime(page)
  await savePreferences(page)
  await page.clock.runFor(4_999)
  expect(await saved(page).count()).toBe(1)
  await page.clock.runFor(1)
  await saved(page).waitFor({ state: 'detached' })
})

test('a message with something to press stays for twice as long', async () => {
  const page = await visit('/funplace/haus-des-meeres')
  await page.getByRole('button', { name: 'Plan Haus des Meeres' }).click()
  await page.getByRole('link', { name: 'My plan' }).click()
  await page.getByRole('button', { name: 'Delete the plan' }).waitFor()
  await holdTime(page)
  await page.getByRole('button', { name: 'Delete the plan' }).press('Enter')
  const undo = area(page).getByRole('button', { name: 'Undo' })
  await undo.waitFor()
  await page.clock.runFor(9_999)
  expect(await undo.count()).toBe(1)
  await page.clock.runFor(1)
  await undo.waitFor({ state: 'detached' })
})

test('a message comes as soon as the pointer moves freely, though Firefox has what was dragged for pressed', async () => {
  const page = await visit('/')
  await savePreferences(page)
  await saved(page).getByRole('button', { name: 'Close' }).click()
  await saved(page).waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).hover()
  await page.mouse.down()
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { buttons: 0 })))
  await savePreferences(page)
})

test('at most one message is there: the newest', async () => {
  const page = await visit('/')
  await holdTime(page)
  await savePreferences(page)
  await page.clock.runFor(4_000)
  await savePreferences(page)
  expect(await toasts(page).count()).toBe(1)
  await page.clock.runFor(4_000)
  expect(await saved(page).count()).toBe(1)
})

test.each([
  [50, 1],
  [51, 0],
])('swiped %i px to the right, %i messages are left', async (distance, left) => {
  const page = await visit('/')
  await holdTime(page)
  await savePreferences(page)
  const { x, y } = (await saved(page).boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 80, y + 12)
  await page.mouse.down()
  await page.mouse.move(x + 80 + distance, y + 12, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => saved(page).count()).toBe(left)
})

test('a swipe to the left dismisses nothing', async () => {
  const page = await visit('/')
  await holdTime(page)
  await savePreferences(page)
  const { x, y } = (await saved(page).boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 200, y + 12)
  await page.mouse.down()
  await page.mouse.move(x + 80, y + 12, { steps: 5 })
  await page.mouse.up()
  expect(await saved(page).count()).toBe(1)
})

test('F8 leads to the messages, and from there Tab into them and Escape away', async () => {
  const page = await visit('/')
  await holdTime(page)
  await savePreferences(page)
  await page.keyboard.press('F8')
  await expect.poll(() => isFocused(area(page).getByRole('list'))).toBe(true)
  await page.keyboard.press('Tab')
  await expect.poll(() => isFocused(saved(page))).toBe(true)
  await page.keyboard.press('Tab')
  await expect.poll(() => isFocused(saved(page).getByRole('button', { name: 'Close' }))).toBe(true)
  await page.keyboard.press('Escape')
  await page.clock.runFor(1_000)
  await saved(page).waitFor({ state: 'detached' })
})

test('a message is at most 420 px wide; on a phone it fills the width', async () => {
  const page = await visit('/')
  await holdTime(page)
  await savePreferences(page)
  expect(await widthOf(saved(page))).toBe(420)
  await page.setViewportSize({ width: 768, height: 900 })
  expect(await widthOf(saved(page))).toBe(420)
  await page.setViewportSize(phone.viewport)
  expect(await widthOf(saved(page))).toBe(phone.viewport.width - 2 * 16)
})

test('a choice that cannot be stored is logged, holds all the same, and the visitor may try again', async () => {
  const page = await visitWithFullStorage()
  const logged = page.waitForEvent('console', (message) => message.text().includes('cannot be stored'))
  await choose(page, 'Accept All')
  await logged
  const alert = page.getByRole('alert').filter({ hasText: 'Your choice could not be stored' })
  await alert.waitFor()
  expect(await page.getByText('We Value Your Privacy').isVisible()).toBe(false)
  expect(await storedRecord(page)).toBeNull()
  await page.evaluate(() => (window as unknown as { allow: () => void }).allow())
  await alert.getByRole('button', { name: 'Try again' }).click()
  await alert.waitFor({ state: 'detached' })
  expect((await storedRecord(page))?.consent.analytics).toBe(true)
})

test('what went wrong looks different from what went well', async () => {
  const page = await visitWithFullStorage()
  const ground = () => toasts(page).evaluate((part) => getComputedStyle(part).backgroundColor)
  await holdTime(page)
  await choose(page, 'Reject Non-Essential')
  await page.getByRole('alert').waitFor()
  const destructive = await ground()
  await page.evaluate(() => (window as unknown as { allow: () => void }).allow())
  await savePreferences(page)
  expect(await ground()).not.toBe(destructive)
})

test('messages of both kinds are accessible at all widths, light and dark', async () => {
  const page = await visitWithFullStorage()
  await choose(page, 'Accept All')
  await page.getByRole('alert').waitFor()
  // A message that is pointed at stays.
  await toasts(page).hover()
  await findsNothing(page)
  await page.evaluate(() => (window as unknown as { allow: () => void }).allow())
  await savePreferences(page)
  await page.keyboard.press('F8')
  await findsNothing(page)
})

test('the code of messages is fetched with the first one', async () => {
  const page = await visit('/')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  expect(
    await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    ),
  ).not.toContain('toast-area')
  await openFromFooter(page)
  await choose(page, 'Save Preferences')
  await saved(page).waitFor()
  expect(asked.join()).toContain('toast-area')
})
