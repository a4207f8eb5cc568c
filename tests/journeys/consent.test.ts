import { expect, test } from 'vitest'
import { consentRecord, everything, onlyEssential } from '../../src/site/consent/consent.ts'
import { ask, undisturbed } from './ask.ts'
import { holdsFocus, hydrated, isFocused, phone, tabTo, visit } from './browser.ts'
import { banner, choose, dialog, openFromFooter, storedRecord, storeText, toggle } from './consent-parts.ts'
import { findsNothing } from './finds-nothing.ts'

const asked = { consent: null } as const
const yearMs = 365 * 86_400_000

test('a first visit shows a bar at the bottom with a link to the policy and three buttons, which leaves the search button free', async () => {
  const page = await visit('/', asked)
  expect(await banner(page).getByRole('button').allInnerTexts()).toEqual([
    'Reject Non-Essential',
    'Customize',
    'Accept All',
  ])
  expect(await banner(page).getByRole('link').getAttribute('href')).toBe('/cookie-policy')
  const box = await banner(page).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(900)
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const button = await page.getByRole('button', { name: 'Find Family Fun' }).boundingBox()
    const bar = await banner(page).boundingBox()
    expect((button?.y ?? 0) + (button?.height ?? 0), `${width} × ${height}`).toBeLessThanOrEqual(bar?.y ?? 0)
  }
})

test.each([
  ['Accept All', everything],
  ['Reject Non-Essential', onlyEssential],
] as const)('%s is stored for 365 days and not asked again', async (name, consent) => {
  const page = await visit('/', asked)
  const before = Date.now()
  await choose(page, name)
  await banner(page).waitFor({ state: 'hidden' })
  const record = await storedRecord(page)
  expect(record?.consent).toEqual(consent)
  const savedAt = Date.parse(record?.timestamp ?? '')
  expect(savedAt).toBeGreaterThanOrEqual(before)
  expect(savedAt).toBeLessThanOrEqual(Date.now())
  expect(Date.parse(record?.expires ?? '') - savedAt).toBe(yearMs)
  expect([record?.timestamp, record?.expires].join()).toMatch(/^[\d-]+T[\d:.]+Z,[\d-]+T[\d:.]+Z$/)
  await page.reload()
  await hydrated(page)
  expect(await banner(page).isVisible()).toBe(false)
})

test('an expired record is removed and asked for again', async () => {
  const page = await visit('/', { consent: consentRecord(everything, new Date(Date.now() - yearMs - 1000)) })
  expect(await banner(page).isVisible()).toBe(true)
  expect(await storedRecord(page)).toBeNull()
  await choose(page, 'Customize')
  expect(await toggle(page, 'Analytics Cookies').isChecked()).toBe(false)
})

test('an unreadable record leaves the bar there and only what is essential on', async () => {
  const page = await visit('/', asked)
  for (const text of [
    '{',
    'null',
    '{"consent":"all"}',
    '{"consent":{"analytics":true},"expires":"2999-01-01"}',
  ]) {
    await storeText(page, text)
    const warned = page.waitForEvent('console', (message) => message.text().includes('cannot be read'))
    await page.reload()
    await warned
    await hydrated(page)
    await choose(page, 'Customize')
    for (const title of ['Analytics Cookies', 'Marketing Cookies', 'Preference Cookies'])
      expect(await toggle(page, title).isChecked(), `${title} with ${text}`).toBe(false)
  }
})

test('a browser that lets nothing be read is asked, and the page works', async () => {
  const page = await visit('/', asked)
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  })
  const warned = page.waitForEvent('console', (message) => message.text().includes('cannot be read'))
  await page.reload()
  await warned
  await hydrated(page)
  await choose(page, 'Accept All')
  await banner(page).waitFor({ state: 'hidden' })
})

test('the dialog explains the four kinds of cookies; the essential ones cannot be switched off; closing it without a choice changes nothing', async () => {
  const page = await visit('/', asked)
  await choose(page, 'Customize')
  await dialog(page).getByRole('heading', { name: 'Your Privacy Matters' }).waitFor()
  expect(await dialog(page).getByRole('listitem').allInnerTexts()).toEqual([
    ...['Authentication', 'Security', 'Form submission', 'Shopping cart'],
    ...['Page views', 'User behaviour', 'Performance metrics'],
    ...['Retargeting', 'Social media integration'],
    ...['Language settings', 'Theme preferences', 'Layout choices', 'Saved filters'],
  ])
  const titles = ['Essential Cookies', 'Analytics Cookies', 'Marketing Cookies', 'Preference Cookies']
  for (const title of titles) await dialog(page).getByRole('heading', { name: title }).waitFor()
  await dialog(page).getByText('Always active').waitFor()
  expect(await toggle(page, 'Essential Cookies').isChecked()).toBe(true)
  expect(await toggle(page, 'Essential Cookies').isDisabled()).toBe(true)
  await toggle(page, 'Marketing Cookies').check()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await dialog(page).waitFor({ state: 'hidden' })
  expect(await banner(page).isVisible()).toBe(true)
  expect(await storedRecord(page)).toBeNull()
})

test('what is saved in the dialog is stored, hides the bar and is where the dialog starts from next time', async () => {
  const page = await visit('/', asked)
  await choose(page, 'Customize')
  await toggle(page, 'Analytics Cookies').check()
  await toggle(page, 'Preference Cookies').check()
  await toggle(page, 'Preference Cookies').uncheck()
  await choose(page, 'Save Preferences')
  await dialog(page).waitFor({ state: 'hidden' })
  expect(await banner(page).isVisible()).toBe(false)
  expect((await storedRecord(page))?.consent).toEqual({ ...onlyEssential, analytics: true })
  // The message that comes now may stand where the page's end is, until it has found its place.
  await page.getByText('Cookie preferences saved').first().waitFor()
  await openFromFooter(page)
  expect(await toggle(page, 'Analytics Cookies').isChecked()).toBe(true)
  expect(await toggle(page, 'Marketing Cookies').isChecked()).toBe(false)
})

test('a later choice from the footer counts for 365 days of its own', async () => {
  const page = await visit('/', {
    consent: consentRecord(everything, new Date(Date.now() - 300 * 86_400_000)),
  })
  expect(await banner(page).isVisible()).toBe(false)
  await openFromFooter(page)
  expect(await toggle(page, 'Marketing Cookies').isChecked()).toBe(true)
  await toggle(page, 'Marketing Cookies').uncheck()
  await choose(page, 'Save Preferences')
  await dialog(page).waitFor({ state: 'hidden' })
  const record = await storedRecord(page)
  expect(record?.consent).toEqual({ ...everything, marketing: false })
  expect(Date.parse(record?.expires ?? '')).toBeGreaterThan(Date.now() + yearMs - 60_000)
})

test('a choice in another tab counts here too', async () => {
  const page = await visit('/', asked)
  const other = await page.context().newPage()
  await other.goto('/about')
  await hydrated(other)
  await choose(other, 'Accept All')
  await banner(page).waitFor({ state: 'hidden' })
})

test('the keyboard stays inside the dialog, and Escape leads back to where it was opened', async () => {
  const page = await visit('/', asked)
  const customize = banner(page).getByRole('button', { name: 'Customize' })
  await customize.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => holdsFocus(dialog(page))).toBe(true)
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    expect(await dialog(page).evaluate((part) => part.contains(document.activeElement))).toBe(true)
  }
  await toggle(page, 'Analytics Cookies').focus()
  await page.keyboard.press('Space')
  expect(await toggle(page, 'Analytics Cookies').isChecked()).toBe(true)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(customize)).toBe(true)
  await customize.press('Enter')
  await dialog(page).waitFor()
  await choose(page, 'Accept All')
  await dialog(page).waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(page.getByRole('main'))).toBe(true)
  const inFooter = page.getByRole('button', { name: 'Cookie Consent' })
  await inFooter.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => holdsFocus(dialog(page))).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(inFooter)).toBe(true)
})

test('using the bar does not scroll the page, and the bar covers nothing that has the focus', async () => {
  const page = await visit('/', { ...asked, ...phone })
  await banner(page).getByRole('button', { name: 'Customize' }).focus()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const top = (await banner(page).boundingBox())?.y ?? 0
  for (const name of ['Find Family Fun', 'Cookie Consent']) {
    const button = page.getByRole('button', { name })
    await button.focus()
    const box = await button.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(top)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'About' }))
  const box = await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top)
})

test('the bar is there before the scripts are, and neither its coming nor its going moves the page', async () => {
  const page = await visit('/', asked)
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => void shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await banner(page).waitFor()
  await page.waitForLoadState('domcontentloaded')
  // A page that has only half arrived, or not yet its fonts, is painted already, and the rest moves it a little.
  const wholeAt = await page.evaluate(async () => {
    await Promise.all(
      ['1em "Figtree Variable"', '700 1em "Bricolage Grotesque Variable"'].map((font) =>
        document.fonts.load(font),
      ),
    )
    // Letters beyond those of English come in files of their own, asked for once the page is laid out.
    do {
      await document.fonts.ready
      for (const _ of ['its frame', 'the next']) await new Promise(requestAnimationFrame)
    } while (document.fonts.status === 'loading')
    return performance.now()
  })
  scripts.resolve()
  await hydrated(page)
  const heading = page.getByRole('heading', { level: 1 })
  const place = await heading.boundingBox()
  await choose(page, 'Accept All')
  await banner(page).waitFor({ state: 'hidden' })
  expect(await heading.boundingBox()).toEqual(place)
  const shifts = await page.evaluate((wholeAt) => {
    const { shifts } = window as unknown as { shifts: PerformanceEntry[] }
    return shifts.filter(({ startTime }) => startTime > wholeAt)
  }, wholeAt)
  expect(shifts).toEqual([])
})

test('every visitor gets the same page, whatever was chosen', async () => {
  const page = await visit('/', asked)
  await choose(page, 'Accept All')
  await undisturbed(async () => {
    const stranger = await ask('/')
    expect(await (await page.request.get('/')).text()).toBe(stranger.html)
  })
})

test('without JavaScript nothing is asked', async () => {
  const page = await visit('/', { ...asked, javaScriptEnabled: false })
  expect(await page.getByText('We Value Your Privacy').isVisible()).toBe(false)
  expect(await page.getByText('Cookie Consent', { exact: true }).isVisible()).toBe(false)
})

test('the theme is kept for the next visit only while preference cookies are allowed', async () => {
  const page = await visit('/', { ...asked, colorScheme: 'light' })
  const theme = () =>
    page.evaluate(() => [document.documentElement.dataset.theme, localStorage.getItem('theme')])
  await page.getByRole('button', { name: 'Change colour theme' }).click()
  expect(await theme()).toEqual(['dark', null])
  await choose(page, 'Accept All')
  await expect.poll(theme).toEqual(['dark', 'dark'])
  await page.reload()
  await hydrated(page)
  expect(await theme()).toEqual(['dark', 'dark'])
  await openFromFooter(page)
  await choose(page, 'Reject Non-Essential')
  await expect.poll(theme).toEqual(['dark', null])
  await page.reload()
  await hydrated(page)
  expect(await theme()).toEqual([undefined, null])
})

test('bar and dialog are accessible at all widths, light and dark', async () => {
  const page = await visit('/', { ...asked, reducedMotion: 'reduce' })
  await findsNothing(page)
  await choose(page, 'Customize')
  await dialog(page).waitFor()
  await findsNothing(page)
})
