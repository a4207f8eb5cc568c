import { expect, test } from 'vitest'
import { phone, visit } from './browser.ts'
import { anOwnCity, anOwnPlace, guideDatabase } from './content.ts'
import { visitAsEditor } from './visit-as-editor.ts'

test.for([
  '/',
  '/funcity/vienna',
  '/funplace/haus-des-meeres',
  '/search?q=zoo',
  '/categories',
  '/categories/zoo',
  '/top-family-activities',
  '/about',
  '/privacy-policy',
  '/cookie-policy',
  '/terms-of-service',
  '/admin/login',
])('text twice as large makes no phone scroll sideways and cuts no button: %s', async (path) => {
  const page = await visit(path, { ...phone, consent: null })
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  const sideways = await page.evaluate(() => {
    scrollTo(1000, 0)
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right + scrollX > innerWidth + 1,
    )
    return { by: scrollX, what: scrollX > 0 ? beyond.map((element) => element.outerHTML.slice(0, 120)) : [] }
  })
  expect(sideways).toEqual({ by: 0, what: [] })
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, .button')]
      .filter((button) => button.checkVisibility() && button.scrollWidth > button.clientWidth)
      .map((button) => button.innerText),
  )
  expect(cut).toEqual([])
})

test.for(['/', '/search?q=zoo', '/about', '/funplace/haus-des-meeres'])(
  'with text twice as large the narrowest phones show the whole width of a page: %s',
  async (path) => {
    const page = await visit(path, { ...phone, consent: null })
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 })
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width])
    }
  },
)

test('with text twice as large no picture of a search lies under its words', async () => {
  const page = await visit('/search?q=zoo', phone)
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  const overlapped = (name: string) =>
    page.getByRole(name === 'panel' ? 'option' : 'listitem').evaluateAll(
      (hits) =>
        hits.filter(({ firstElementChild: picture, children: [, words] }) => {
          if (!picture?.querySelector('svg') || !words) return false
          return picture.getBoundingClientRect().right > words.getBoundingClientRect().left
        }).length,
    )
  expect(await overlapped('page')).toBe(0)
  await page.getByRole('button', { name: 'Search places and cities' }).click()
  await page.getByRole('combobox', { name: 'Search places and cities' }).fill('zoo')
  await page.getByRole('option').first().waitFor()
  expect(await overlapped('panel')).toBe(0)
})

test('with text twice as large nothing of the way past the bar shows until the keyboard leads there', async () => {
  const page = await visit('/about', phone)
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  const skip = page.getByRole('link', { name: 'Skip to content' })
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 740 })
    const { y = 0, height = 0 } = (await skip.boundingBox()) ?? {}
    expect([width, y + height]).toEqual([width, 0])
  }
  await page.keyboard.press('Tab')
  await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThan(0)
})

test('twice as large text makes no phone scroll sideways in the settings of the back office', async () => {
  const { page } = await visitAsEditor('/admin/settings', phone)
  await page.getByRole('switch').first().waitFor()
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 740 })
    const sideways = await page.evaluate(() => {
      scrollTo(1000, 0)
      return scrollX
    })
    expect([width, sideways]).toEqual([width, 0])
  }
})

test('on the smallest phone, too, twice as large text stays within the width: nothing found, a comparison, Near me, a plan', async () => {
  const page = await visit('/funplace/haus-des-meeres', { ...phone, reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: 'Plan Haus des Meeres', exact: true }).tap()
  await page.getByRole('button', { name: 'Plan Haus des Meeres', exact: true, pressed: true }).waitFor()
  const beyond = async () => {
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    return page.evaluate(() =>
      [...document.body.querySelectorAll<HTMLElement>('*:not(svg, svg *)')]
        .filter((element) => element.checkVisibility() && !element.closest('.compare, nav, .sr-only'))
        .filter((element) => element.getBoundingClientRect().right > 321)
        .map((element) => `${element.localName} ${element.ariaLabel ?? element.textContent}`.slice(0, 60)),
    )
  }
  for (const path of [
    `/search?q=${'Donaudampfschifffahrtsgesellschaft'.repeat(2)}`,
    '/compare?places=haus-des-meeres,tiergarten-schonbrunn',
    '/near-me',
  ]) {
    await page.goto(path)
    await page.getByRole('main').getByRole('heading').first().waitFor()
    expect(await beyond()).toEqual([])
  }
  await page.goto('/plan')
  await page.getByRole('button', { name: 'Add a day' }).tap()
  await page.getByRole('button', { name: 'More for Haus des Meeres' }).tap()
  await page.getByLabel('Day', { exact: true }).selectOption({ index: 0 })
  await page.getByRole('button', { name: 'Show on the map' }).waitFor()
  await page.getByRole('button', { name: 'Make the links' }).tap()
  await page.getByLabel('To look at', { exact: true }).waitFor()
  expect(await beyond()).toEqual([])
})

test('on the smallest phone with twice as large text and a plan one reads the guide’s name and each message, and takes hold of a stop', async () => {
  const page = await visit('/funplace/haus-des-meeres', { ...phone, reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  await page.getByRole('button', { name: 'Plan Haus des Meeres', exact: true }).tap()
  const message = page.getByText('Haus des Meeres is in your plan', { exact: true }).first()
  expect((await message.boundingBox())?.width).toBeGreaterThan(160)
  await page.goto('/plan')
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  const grip = page.locator('[data-grip]')
  expect((await grip.boundingBox())?.x).toBeGreaterThanOrEqual(0)
  const calendar = page.getByRole('button', { name: 'Calendar' })
  expect(await calendar.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0)
  const name = page.getByRole('banner').getByText('Family Fun Europe', { exact: true })
  expect(await name.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0)
})

test('on the smallest phone with twice as large text nothing of what a family reads first is cut: hours, its dates, a path that leads nowhere', async () => {
  const page = await visit('/funplace/haus-des-meeres', { ...phone, expectedErrors: /404/ })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => {
    const ages = { family: { ages: [2, 12], buggy: true, wheelchair: true }, isOn: true, isByFit: false }
    const days = [1, 2].map((ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10))
    localStorage.setItem('our-family', JSON.stringify(ages))
    localStorage.setItem('our-dates', JSON.stringify(days))
  })
  for (const path of [
    '/',
    '/funplace/haus-des-meeres',
    '/funcity/vienna?featured=false',
    '/categories',
    '/categories/museum',
    '/no/such/page',
  ]) {
    await page.goto(path)
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    const dates = page.getByRole('list', { name: 'On our dates' }).first()
    if (/fun|museum/.test(path))
      await dates
        .getByText(/usually/i)
        .first()
        .waitFor()
    const cut = await page.evaluate(() => {
      const scrolls = (element: Element | null): boolean =>
        element !== null &&
        (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
      return [...document.querySelectorAll<HTMLElement>('main *:not(svg, svg *, .sr-only, .sr-only *)')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > 321)
        .filter((element) => !scrolls(element) && !element.closest('[aria-hidden=true]'))
        .map((element) => `${element.localName} ${element.className} ${element.textContent}`.slice(0, 120))
    })
    expect.soft(cut, path).toEqual([])
  }
  const bar = page.getByRole('banner')
  const name = bar.getByText('Family Fun Europe', { exact: true })
  const heights = await Promise.all([bar, name].map(async (part) => (await part.boundingBox())?.height ?? 0))
  expect(heights[1]).toBeLessThanOrEqual(heights[0] ?? 0)
})

test('columns of a comparison grow with the text: a name of a usual length is broken between its words alone', async () => {
  const page = await visit('/compare?places=wurstelprater,haus-des-meeres,tiergarten-schonbrunn', phone)
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  const name = page.getByRole('link', { name: 'Schönbrunn Zoo', exact: true }).first()
  const lineHeight = await name.evaluate((link) => Number.parseFloat(getComputedStyle(link).lineHeight))
  expect((await name.boundingBox())?.height).toBeLessThan(2.5 * lineHeight)
})

test('a very long name among those that can be put beside a place makes no phone scroll sideways', async () => {
  const db = await guideDatabase()
  const at = { lat: 61.5, lng: 12.5 }
  const place = await anOwnPlace(db, { ...at, name: 'Lido' })
  await anOwnPlace(db, {
    ...at,
    name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbaugesellschaft',
  })
  const page = await visit(`/compare?places=${place.slug}`, phone)
  await page
    .getByRole('link', { name: /^Donaudampf/ })
    .first()
    .waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width)
})

test('text twice as large cuts no answer about cookies on any phone', async () => {
  const page = await visit('/', { ...phone, consent: null })
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  const answers = page.locator('.consent-banner').getByRole('button')
  for (const width of [320, 360, 375, 390]) {
    await page.setViewportSize({ width, height: 740 })
    const ends = await answers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
    expect(Math.max(...ends), `${width}`).toBeLessThanOrEqual(width)
    const cut = await answers.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth))
    expect(cut.length, `${width}`).toBe(0)
  }
})

test('a name longer than a line breaks in what is found, and where a page tells which cities are near', async () => {
  const db = await guideDatabase()
  const name = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'
  await anOwnCity(db, { name, lat: 61.9, lng: 12.9 })
  const place = await anOwnPlace(db, { name: 'Quuxpark', lat: 61.9, lng: 12.9, addrCity: name })
  for (const path of [`/funplace/${place.slug}`, '/search?q=quuxpark']) {
    const page = await visit(path, phone)
    await page.getByRole('main').getByText(name).last().waitFor()
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([path, sideways]).toEqual([path, phone.viewport.width])
  }
})

test('a word that is longer than a line breaks wherever it stands on the page of a place, on a phone and on paper', async () => {
  const long = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'
  const address = `https://example.org/${long.toLowerCase()}/families`
  const place = await anOwnPlace(await guideDatabase(), {
    ...{ name: long, displayName: `The ${long} Railway`, lat: 61.5, lng: 12.5, addrCity: long },
    ...{ description: `Trains to ${long}.\n\n${address}`, goodToKnow: address, gettingThere: address },
    ...{ charge: address, openingHours: address },
  })
  const page = await visit(`/funplace/${place.slug}`, phone)
  const beyond = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main *:not(svg, svg *, .sr-only, .sr-only *)')]
        .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
        .filter((element) => element.clientWidth > 0 && getComputedStyle(element).overflowX === 'visible')
        .map((element) => `${element.localName} ${element.className} ${element.textContent}`.slice(0, 120)),
    )
  expect(await beyond()).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width)
  await page.setViewportSize({ width: 720, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  expect(await beyond()).toEqual([])
})
