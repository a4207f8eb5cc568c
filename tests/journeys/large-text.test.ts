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
