import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, phone, visit } from './browser.ts'
import { choose, dialog, openFromFooter } from './consent-parts.ts'
import { anOwnPlace } from './content.ts'
import { visitAsEditor } from './visit-as-editor.ts'

const sizes = [
  ['a phone', phone],
  ['a desktop', desktop],
] as const

test.each(sizes)(
  'on %s the message about cookies covers no control of the page or the dialog',
  async (_, size) => {
    const page = await visit('/', { ...size, reducedMotion: 'reduce' })
    await holdMessages(page)
    await openFromFooter(page)
    await choose(page, 'Save Preferences')
    await dialog(page).waitFor({ state: 'detached' })
    await message(page, 'Cookie preferences saved').waitFor()
    await expect.poll(() => coveredControls(page)).toEqual([])
    await openFromFooter(page)
    await dialog(page).getByText('Cookie preferences saved').waitFor()
    await expect.poll(() => coveredControls(page)).toEqual([])
  },
)

test('a message under a resting pointer covers no control, one that the pointer came to stays where it is', async () => {
  const page = await visit('/', { ...phone, reducedMotion: 'reduce' })
  await holdMessages(page)
  await page.mouse.move(phone.viewport.width / 2, phone.viewport.height - 40)
  await page.getByRole('button', { name: 'Cookie Consent' }).press('Enter')
  await dialog(page).getByRole('button', { name: 'Save Preferences' }).press('Enter')
  await dialog(page).waitFor({ state: 'detached' })
  const shown = message(page, 'Cookie preferences saved')
  await shown.waitFor()
  await expect.poll(() => coveredControls(page)).toEqual([])
  await shown.hover()
  const place = await shown.boundingBox()
  for (const top of [500, 0]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    expect(await shown.boundingBox()).toEqual(place)
  }
  await page.mouse.move(0, 0)
  await expect.poll(() => coveredControls(page)).toEqual([])
})

test('a message that a scrolled page brought over a control makes way for the pointer that came to the control', async () => {
  const page = await visit('/', { ...desktop, reducedMotion: 'reduce' })
  await holdMessages(page)
  const control = page.getByRole('button', { name: 'Cookie Consent' })
  await control.press('Enter')
  await dialog(page).getByRole('button', { name: 'Save Preferences' }).press('Enter')
  await message(page, 'Cookie preferences saved').waitFor()
  await control.scrollIntoViewIfNeeded()
  await expect.poll(() => coveredControls(page)).toEqual([])
  const messages = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')
  const { x: left = 0, y: top = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {}
  const middle = { x: left + width / 2, y: top + height / 2 }
  // As in the moment between scrolling and the end of it, which no test can be sure to meet.
  const covered = await messages.evaluate((list, { x, y }) => {
    list.style.translate = ''
    const card = list.getBoundingClientRect()
    list.style.translate = `${x - card.left - card.width / 2}px ${y - card.top - card.height / 2}px`
    const isOverIt = list.contains(document.elementFromPoint(x, y))
    const moved = { clientX: x, clientY: y, movementX: 3, movementY: 3, bubbles: true }
    list.dispatchEvent(new PointerEvent('pointermove', moved))
    return isOverIt
  }, middle)
  expect(covered).toBe(true)
  await expect.poll(() => coveredControls(page)).toEqual([])
})

test('the room for a message goes once nobody sees it, not from under a button that is pressed', async () => {
  const { page } = await visitAsEditor('/admin/places', { reducedMotion: 'reduce' })
  await page.route('**/toggle-status', (route) => route.fulfill({ status: 503, json: { message: 'Later' } }))
  await holdMessages(page)
  await page
    .getByRole('switch', { name: /^Active: / })
    .first()
    .click()
  const shown = message(page, 'Failed to update place')
  await shown.waitFor()
  const next = page.getByRole('button', { name: 'Next' })
  await next.scrollIntoViewIfNeeded()
  const room = () => page.evaluate(() => document.documentElement.style.paddingBottom)
  await expect.poll(room).not.toBe('')
  await next.hover()
  await page.mouse.down()
  const place = await next.boundingBox()
  await page.clock.runFor(5_000)
  expect(await next.boundingBox()).toEqual(place)
  await page.mouse.up()
  await page.getByText(/^Page 2 of/).waitFor()
  await page.clock.runFor(1_000)
  await shown.waitFor({ state: 'detached' })
  await page.mouse.wheel(0, -500)
  await expect.poll(room).toBe('')
})

test.each([
  ['the page', 'Next', undefined],
  ['a dialog', 'Close', 'Keys'],
])('a message that comes does not move %s under a button that is pressed', async (_, name, opener) => {
  const { page } = await visitAsEditor('/admin/places', { reducedMotion: 'reduce' })
  let isSlow = false
  const answer = Promise.withResolvers<void>()
  await page.route('**/toggle-status', async (route) => {
    if (isSlow) await answer.promise
    await route.fulfill({ status: 503, json: { message: 'Later' } })
  })
  const active = page.locator('[role=switch][aria-label^="Active: "]').first()
  const failed = message(page, 'Failed to update place')
  // The code of messages comes with the first.
  await active.click()
  await failed.waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await failed.waitFor({ state: 'detached' })
  isSlow = true
  await active.click()
  const isBusy = () => active.getAttribute('aria-disabled')
  await expect.poll(isBusy).toBe('true')
  if (opener) await page.getByRole('button', { name: opener }).click()
  const button = page.getByRole('button', { name, exact: true }).first()
  await button.hover()
  await page.mouse.down()
  const place = await button.boundingBox()
  answer.resolve()
  await expect.poll(isBusy).toBe('false')
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))))
  expect(await button.boundingBox()).toEqual(place)
  await page.mouse.up()
  await failed.waitFor()
  if (opener) await page.getByRole('dialog').waitFor({ state: 'detached' })
  else await page.getByText(/^Page 2 of/).waitFor()
})

test.each(sizes)('on %s a message covers no control of the dialog in front', async (_, size) => {
  const { page, db } = await visitAsEditor('/admin/cities', { ...size, reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Add City' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Add City' }).click()
  await form.getByRole('listitem').getByText('Name and country are required').waitFor()
  await expect.poll(() => coveredControls(page)).toEqual([])
  const { name } = await anOwnPlace(db, { name: `bears-${randomUUID().slice(0, 8)}` })
  await page.goto(`/admin/places?search=${name}`)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const place = page.getByRole('dialog').first()
  await place.getByLabel('Website').fill('no address')
  await holdMessages(page)
  await place.getByRole('button', { name: 'Save Changes' }).click()
  await place.getByText('Failed to update place').waitFor()
  await expect.poll(() => coveredControls(page)).toEqual([])
  // The message goes along to what opens over it, where a screen reader still finds it.
  await place.getByRole('button', { name: 'Cancel' }).click()
  const question = page.getByRole('dialog', { name: 'Close without saving?' })
  await question.getByRole('alert').getByText('Failed to update place').waitFor()
  await expect.poll(() => coveredControls(page)).toEqual([])
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await message(page, 'Failed to update place').waitFor()
})

test.each(sizes)('on %s a message about a form leaves its labels to be read', async (_, size) => {
  const { page } = await visitAsEditor('/admin/settings', { ...size, reducedMotion: 'reduce' })
  await holdMessages(page)
  const form = page.getByRole('form', { name: 'Add a custom city' })
  await form.getByRole('button', { name: 'Add City' }).click()
  await page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem').waitFor()
  await expect.poll(() => coveredControls(page)).toEqual([])
  await expect.poll(() => coveredLabels(page)).toEqual([])
})

/** They stay until the test is over. */
async function holdMessages(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

const message = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem').getByText(text)

/** The labels in sight of whose words the message covers the middle. */
const coveredLabels = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('label, legend')].flatMap((label) => {
      const words = document.createRange()
      words.selectNodeContents(label)
      const { left, top, width, height } = words.getBoundingClientRect()
      const found = document.elementFromPoint(left + width / 2, top + height / 2)
      return found?.closest('[aria-label="Notifications (F8)"]') ? [label.textContent] : []
    }),
  )

/** Of the layer in front: the enabled controls in sight that something else lies over. */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const layer = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body
    const controls = layer.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled',
    )
    const isInSight = (control: Element, x: number, y: number): boolean => {
      for (let part = control.parentElement; part; part = part.parentElement) {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        const isClipped = getComputedStyle(part).overflow !== 'visible'
        if (isClipped && (x < left || x > right || y < top || y > bottom)) return false
      }
      return x > 0 && x < innerWidth && y > 0 && y < innerHeight
    }
    return [...controls].flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (!control.checkVisibility() || width * height < 4 || !isInSight(control, x, y)) return []
      const found = document.elementFromPoint(x, y)
      const isReached = found && (control.contains(found) || found.contains(control))
      return isReached || found?.closest('label')?.htmlFor === control.id
        ? []
        : [control.ariaLabel || control.textContent || control.id]
    })
  })
