import { expect, test } from 'vitest'
import { phone, visit } from './browser.ts'

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
