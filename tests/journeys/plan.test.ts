import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { localDay } from '../../src/guide/opening-hours/days/local-day.ts'
import { places } from '../../src/guide/places/place.table.ts'
import { longDay } from '../../src/guide/plan-page/plan-days.ts'
import { desktop, hydrated, isFocused, phone, visit } from './browser.ts'
import { anOwnCity, anOwnPlace, guideDatabase } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { stops } from './planned-stops.ts'
import { countTaps } from './taps.ts'

/** A family on the spot: elsewhere a day may be over that is not at home. */
const inVienna = { ...phone, timezoneId: 'Europe/Vienna' }

test("'Add a day' brings our dates one by one, then the day after", async () => {
  const inDays = (count: number) => localDay('Europe/Vienna', new Date(Date.now() + count * 86_400_000))
  const page = await visit('/funplace/haus-des-meeres', { ...inVienna })
  await page.getByRole('button', { name: 'Plan Haus des Meeres' }).click()
  await page.evaluate(
    (days) => localStorage.setItem('our-dates', JSON.stringify(days)),
    [inDays(9), inDays(12)],
  )
  await page.goto('/plan')
  await hydrated(page)
  await page.getByRole('list', { name: 'On our dates' }).first().waitFor()
  for (const day of [inDays(9), inDays(12), inDays(13)]) {
    await page.getByRole('button', { name: 'Add a day' }).tap()
    await page.getByRole('region', { name: longDay(day) }).waitFor()
  }
})

test('a family plans on a phone: two hearts, two days, the order by keyboard, and it is there again', async () => {
  const page = await visit('/funcity/vienna', inVienna)
  await page.getByRole('link', { name: 'My plan' }).waitFor({ state: 'hidden' })
  const taps = await countTaps(page)
  const heart = page.getByRole('button', { name: /^Plan / })
  const names = await heart.evaluateAll((hearts) =>
    hearts.slice(0, 2).map((one) => one.getAttribute('aria-label')?.replace('Plan ', '')),
  )
  await heart.nth(0).click()
  await page.getByRole('button', { name: /^Plan /, pressed: true }).waitFor()
  await heart.nth(1).click()
  await page.getByRole('link', { name: 'My plan' }).click()
  await page.getByRole('heading', { name: 'Not on a day yet' }).waitFor()
  await expect.poll(() => stops(page)).toEqual(names)
  await expect.poll(taps).toBe(3)

  await page.getByRole('button', { name: `Move ${names[0]} later` }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => stops(page)).toEqual(names.toReversed())
  await page
    .getByRole('status')
    .filter({ hasText: `${names[0]} is now stop 2 of 2` })
    .waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Add a day' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^day-.*-date$/)
  await page.getByRole('button', { name: `Move ${names[1]} earlier` }).focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('status')
    .filter({ hasText: `${names[1]} is now stop 1 of 1 on` })
    .waitFor({ state: 'attached' })
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  // The same button, on the other day.
  await expect.poll(focused).toBe(`Move ${names[1]} earlier`)
  await page.keyboard.press('Tab')
  await expect.poll(focused).toBe(`Move ${names[1]} later`)
  const day = page.getByRole('region', { name: /^\w+day/ }).getByRole('heading', { level: 3 })
  const grip = page.locator('[draggable]').nth(1)
  const key = await grip.getAttribute('data-grip')
  // Where to go when it rains comes late, and moves the day away from under what is dragged.
  await page.getByRole('region', { name: `If it rains, instead of ${names[1]}` }).waitFor()
  // Both ends in view: the page would scroll after the button is down, and something else be dragged.
  await page.setViewportSize({ ...phone.viewport, height: 1600 })
  await page.locator(`[data-grip="${key}"]`).dragTo(day.first())
  await expect.poll(() => day.allInnerTexts()).toEqual(names)
  await page.setViewportSize(phone.viewport)
  await page.getByRole('button', { name: `Move ${names[0]} later` }).click()
  await expect.poll(() => day.allInnerTexts()).toEqual(names.toReversed())
  await page.getByRole('button', { name: `More for ${names[1]}` }).click()
  await page.getByLabel('Note').fill('Bread <b>rolls</b>')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByText('Bread <b>rolls</b>').waitFor()
  const start = page.getByLabel(/^Start of /)
  await start.fill('03:30')
  await start.blur()
  await page.getByText('There at 3:30').waitFor()
  await page.getByText(/^Closed at \d+:\d\d: (usually )?open/).waitFor()
  await page.getByText(/^Leave .* · arrive/).waitFor()
  await onTheMap(page, names, taps)
  await onBothDays(page, names[1] ?? '', taps)
  await findsNothing(page)
  await page.setViewportSize(phone.viewport)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('plan.ics')
  await page.reload()
  await hydrated(page)
  await page.getByText('Bread <b>rolls</b>').waitFor()
  await expect.poll(() => stops(page)).toEqual(names.toReversed())
  await page.getByRole('button', { name: `More for ${names[1]}` }).click()
  await page.getByRole('button', { name: 'Take it out' }).click()
  await expect.poll(() => stops(page)).toEqual([names[0]])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => stops(page)).toEqual(names.toReversed())
})

/** The day's stops on the map, in their order, by touch and by keys. */
async function onTheMap(page: Page, names: (string | undefined)[], taps: () => number) {
  const before = taps()
  await page.getByRole('button', { name: 'Show on the map' }).tap()
  await expect.poll(taps).toBe(before + 1)
  const map = page.getByRole('region', { name: /^Map of \w+day/ })
  // The starter guide knows about where they lie.
  await map.getByRole('button', { name: `1. ${names[1]} (about here)`, exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(`2. ${names[0]} (about here)`)
  await page.keyboard.press('Enter')
  await map.getByText(/About .* (?:by car|on foot)/).waitFor()
  await map.getByRole('button', { name: 'In the list' }).tap()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(names[0])
}

/** A place of the first day comes to a second one by two taps, or clicks, and goes again by another; the heart stays what it is. */
async function onBothDays(page: Page, name: string, taps: () => number) {
  const before = await stops(page)
  await page.getByRole('button', { name: 'Add a day' }).tap()
  const tapsBefore = taps()
  await page.getByRole('button', { name: `More for ${name}` }).tap()
  const other = page.getByRole('group', { name: 'Also on' }).getByRole('button', { name: /^\w+day/ })
  await other.tap()
  await expect.poll(() => stops(page)).toEqual([...before, name])
  await expect.poll(taps).toBe(tapsBefore + 2)
  expect(await page.evaluate(() => localStorage.planned.split(',').length - 1)).toBe(before.length)
  await other.and(page.locator('[aria-pressed=true]')).tap()
  await expect.poll(() => stops(page)).toEqual(before)
  await page.getByRole('button', { name: 'Done' }).tap()

  await page.setViewportSize(desktop.viewport)
  await page.getByRole('button', { name: 'Hide the map' }).click()
  const mapBefore = taps()
  await page.getByRole('button', { name: 'Show on the map' }).click()
  await expect.poll(taps).toBe(mapBefore + 1)
  const clicksBefore = taps()
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await other.click()
  await expect.poll(() => stops(page)).toEqual([...before, name])
  await expect.poll(taps).toBe(clicksBefore + 2)
  await other.click()
  await page.getByRole('button', { name: 'Done' }).click()
}

test('without JavaScript the page says what a plan needs, and cards have no hearts', async () => {
  const page = await visit('/plan', { javaScriptEnabled: false })
  await page.getByText('with JavaScript only').waitFor()
  await page.goto('/funcity/vienna')
  expect(await page.locator('.heart').first().isVisible()).toBe(false)
})

test('when it rains one tap swaps an outdoor stop for a place indoors, and another puts it back', async () => {
  const page = await visit('/funplace/wurstelprater', inVienna)
  await page.getByRole('button', { name: 'Plan Wurstelprater' }).click()
  await page.getByRole('link', { name: 'My plan' }).click()
  await page.getByRole('button', { name: 'Add a day' }).click()
  await page.getByRole('button', { name: 'Move Wurstelprater earlier' }).click()
  const strip = page.getByRole('region', { name: 'If it rains, instead of Wurstelprater' })
  await strip
    .getByText(/Indoors · .* km · (Open|Usually open)/)
    .first()
    .waitFor()
  const swap = strip.getByRole('button').first()
  const name = (await swap.getAttribute('aria-label'))?.match(/^Rain swap: (.*) instead of/)?.[1]
  const taps = await countTaps(page)
  await swap.click()
  await page.getByText('Wurstelprater waits here.').waitFor()
  await expect.poll(taps).toBe(1)
  await expect.poll(() => stops(page)).toEqual([name])
  await findsNothing(page)
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect.poll(() => stops(page)).toEqual(['Wurstelprater'])

  await page.setViewportSize(desktop.viewport)
  const before = taps()
  await swap.click()
  await page.getByText('Wurstelprater waits here.').waitFor()
  await expect.poll(taps).toBe(before + 1)
})

test('nobody takes an empty calendar along: what it lacks is said', async () => {
  const page = await visit('/funplace/haus-des-meeres', desktop)
  await page.getByRole('button', { name: 'Plan Haus des Meeres' }).click()
  const held: (() => void)[] = []
  await page.route('**/api/plan-places*', async (route) => {
    await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  await page.getByRole('link', { name: 'My plan' }).click()
  const calendar = page.getByRole('button', { name: 'Calendar' })
  await calendar.click()
  const notYet = 'The guide has not told its places yet. Please try again in a moment.'
  await page.getByText(notYet, { exact: true }).waitFor()
  for (const go of held) go()
  await page.getByText('Aquarium').waitFor()
  await calendar.click()
  await page.getByText('No place of this plan is on a day yet.', { exact: true }).waitFor()
})

test('a date that is typed counts once it is whole, or the page goes, and two days that became one are parted by Undo', async () => {
  const page = await visit('/funplace/haus-des-meeres', desktop)
  await page.getByRole('button', { name: 'Plan Haus des Meeres' }).click()
  await page.getByRole('link', { name: 'My plan' }).click()
  await page.getByRole('button', { name: 'Add a day' }).click()
  const days = page.getByRole('region', { name: /^\w+day \d/ })
  const date = (day: string) => page.getByLabel(`Date of ${day}`)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Date of /)
  await page.keyboard.type('12312030')
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Tuesday 31 December 2030' }).waitFor()
  expect(await days.count()).toBe(1)
  await expect.poll(() => isFocused(date('Tuesday 31 December 2030'))).toBe(true)

  // A fifth digit begins the year anew: no plan has such a day, and nobody answers for it.
  await page.keyboard.type('123120300')
  expect(await date('Tuesday 31 December 2030').inputValue()).not.toMatch(/^\d{5}/)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('12302030')
  // Over the button of its calendar.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const remove = page.getByRole('button', { name: 'Remove Monday 30 December 2030' })
  await expect.poll(() => isFocused(remove)).toBe(true)
  await page.getByLabel('Start of Monday 30 December 2030').fill('09:00')
  await page.getByRole('button', { name: 'Add a day' }).click()
  await page.getByLabel('Start of Tuesday 31 December 2030').fill('10:30')
  await date('Tuesday 31 December 2030').fill('2030-12-30')
  await expect.poll(() => days.count()).toBe(1)
  expect(await page.getByLabel('Start of Monday 30 December 2030').inputValue()).toBe('09:00')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => days.count()).toBe(2)
  expect(await page.getByLabel('Start of Tuesday 31 December 2030').inputValue()).toBe('10:30')

  await page.getByRole('button', { name: 'More for Haus des Meeres' }).click()
  const day = page.getByLabel('Day', { exact: true })
  await day.selectOption('Monday 30 December 2030')
  await days.filter({ hasText: 'Haus des Meeres' }).filter({ hasText: 'Monday 30' }).waitFor()
  await expect.poll(() => isFocused(day)).toBe(true)
  // A reload leaves no field.
  await date('Tuesday 31 December 2030').focus()
  await page.keyboard.type('12292030')
  await page.reload()
  await page.getByRole('region', { name: 'Sunday 29 December 2030' }).waitFor()
  await page.getByLabel('Start of Sunday 29 December 2030').focus()
  await page.keyboard.type('1145AM')
  await page.reload()
  await expect.poll(() => page.getByLabel('Start of Sunday 29 December 2030').inputValue()).toBe('11:45')
})

test('a place that got another address and name is in the plan as before, under these: its heart is red, and takes it out', async () => {
  const db = await guideDatabase()
  await anOwnCity(db)
  const { id, slug } = await anOwnPlace(db, { name: 'Old Mill' })
  const page = await visit(`/funplace/${slug}`, desktop)
  await page.getByRole('button', { name: 'Plan Old Mill' }).click()
  await page.getByRole('button', { name: 'Plan Old Mill', pressed: true }).waitFor()
  await db
    .update(places)
    .set({ slug: `${slug}-now`, displayName: 'New Mill' })
    .where(eq(places.id, id))
  await page.goto('/plan')
  await page.getByRole('link', { name: 'New Mill' }).waitFor()
  // Without another address.
  await db.update(places).set({ displayName: 'Newest Mill' }).where(eq(places.id, id))
  await page.reload()
  await page.getByRole('button', { name: 'Move Newest Mill later' }).waitFor()
  await page.getByRole('link', { name: 'Newest Mill' }).click()
  await page.waitForURL(`**/funplace/${slug}-now`)
  const heart = page.getByRole('button', { name: 'Plan Newest Mill' })
  await heart.and(page.locator('[aria-pressed=true]')).click()
  // There is none for an empty plan.
  await page.getByRole('link', { name: 'My plan' }).waitFor({ state: 'hidden' })
})

test('a day that is added on a page that was left open overnight is the one that it has become', async () => {
  const page = await visit('/funplace/haus-des-meeres', { timezoneId: 'Europe/Vienna' })
  const heart = page.getByRole('button', { name: 'Plan Haus des Meeres' })
  await heart.click()
  await heart.and(page.locator('[aria-pressed=true]')).waitFor()
  await page.goto('/plan')
  await page.getByRole('heading', { name: 'Haus des Meeres' }).waitFor()
  const tomorrow = localDay('Europe/Vienna', new Date(Date.now() + 86_400_000))
  await page.clock.install({ time: `${tomorrow}T09:00:00Z` })
  await page.getByRole('button', { name: 'Add a day' }).click()
  await page.getByRole('heading', { name: longDay(tomorrow), level: 2 }).waitFor()
})

test('a place that has another address by now is still in the plan on its page before the plan is opened, and one tap takes it out', async () => {
  const db = await guideDatabase()
  const place = await anOwnPlace(db, { name: 'Renamed' })
  const page = await visit(`/funplace/${place.slug}`, phone)
  const heart = (pressed: boolean) => page.getByRole('button', { name: 'Plan Renamed', pressed })
  await heart(false).tap()
  await heart(true).waitFor()
  const slug = `${place.slug}-by-now`
  await db.update(places).set({ slug }).where(eq(places.id, place.id))
  await expect.poll(async () => (await page.goto(`/funplace/${place.slug}`))?.url()).toContain(slug)
  await hydrated(page)
  await heart(true).tap()
  await heart(false).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('plan'))).toBe(null)
})

test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])(
  'the first day that is added is that of the places of the plan, on a device set to %s',
  async (timezoneId) => {
    const page = await visit('/funplace/haus-des-meeres', { ...desktop, timezoneId })
    await page.getByRole('button', { name: /^Plan /, pressed: false }).click()
    await page.getByRole('button', { name: /^Plan /, pressed: true }).waitFor()
    const answered = page.waitForResponse(/plan-places/)
    await page.goto('/plan')
    await answered
    await page
      .getByText(/· Vienna/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Add a day' }).click()
    await page.getByRole('heading', { name: longDay(localDay('Europe/Vienna')) }).waitFor()
  },
)

test('by keys the focus never falls out of the plan: whatever goes with the button that was pressed, it is beside that', async () => {
  const page = await visit('/funplace/haus-des-meeres')
  for (const name of ['Haus des Meeres', 'Schönbrunn Zoo']) {
    if (name !== 'Haus des Meeres') await page.goto('/funplace/tiergarten-schonbrunn')
    await page.getByRole('button', { name: `Plan ${name}`, exact: true }).click()
    await page.getByRole('button', { name: `Plan ${name}`, exact: true, pressed: true }).waitFor()
  }
  await page.getByRole('link', { name: 'My plan' }).click()
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  for (const day of [1, 2, 3]) {
    await button('Add a day').press('Enter')
    await expect.poll(() => page.getByRole('heading', { level: 2, name: /^\w+day/ }).count()).toBe(day)
  }
  const days = await page.getByRole('heading', { level: 2, name: /^\w+day/ }).allInnerTexts()
  const more = (name: string) => button(`More for ${name}`)
  await more('Haus des Meeres').press('Enter')
  const dayOfStop = page.getByLabel('Day', { exact: true })
  await dayOfStop.selectOption({ index: 0 })
  await expect
    .poll(() => isFocused(page.getByRole('region', { name: days[0] }).locator(dayOfStop)))
    .toBe(true)
  await page.getByLabel('Note').fill('Bread')
  await button('Done').press('Enter')
  await expect.poll(() => isFocused(more('Haus des Meeres'))).toBe(true)
  await button('Edit the note on Haus des Meeres').press('Enter')
  await expect.poll(() => isFocused(page.getByLabel('Note'))).toBe(true)
  await button('Every day').press('Enter')
  await expect.poll(() => isFocused(page.getByRole('group', { name: 'Also on' }))).toBe(true)
  await button('Take it out').press('Enter')
  const day = (at: number) => page.getByRole('heading', { level: 2, name: days[at], exact: true })
  await expect.poll(() => isFocused(day(0))).toBe(true)
  await button(`Remove ${days[0]}`).press('Enter')
  await expect.poll(() => isFocused(day(1))).toBe(true)
  await button(`Remove ${days[2]}`).press('Enter')
  await expect.poll(() => isFocused(day(1))).toBe(true)
  await button(`Remove ${days[1]}`).press('Enter')
  await expect.poll(() => isFocused(page.getByRole('heading', { name: 'Not on a day yet' }))).toBe(true)
  await button(/^More for/)
    .first()
    .press('Enter')
  await button('Take it out').press('Enter')
  await expect.poll(() => isFocused(button(/^More for/).first())).toBe(true)
  const sharing = page.getByRole('heading', { name: 'Share this plan' })
  await button('Make the links').press('Enter')
  await expect.poll(() => isFocused(sharing)).toBe(true)
  await button('Switch the links off').press('Enter')
  await button('Make the links').waitFor()
  await expect.poll(() => isFocused(sharing)).toBe(true)
})
