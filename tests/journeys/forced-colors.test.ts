import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { isFocused, visit } from './browser.ts'
import { visitAsEditor } from './visit-as-editor.ts'

const style = (of: Locator, property: string) =>
  of.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test('who sets colours of their own sees what is pressed, ticked, reached and found', async () => {
  const page = await visit('/funcity/vienna', {
    forcedColors: 'active',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  })
  const background = (of: Locator) => style(of, 'background-color')
  const pill = (name: string) => page.getByRole('button', { name, exact: true })
  expect(await background(pill('Featured'))).not.toBe(await background(pill('Indoor')))

  await page.getByRole('button', { name: /^Fun types/ }).click()
  const box = (name: string) => page.getByRole('checkbox', { name })
  await box('Zoo').check()
  expect(await background(box('Zoo'))).not.toBe(await background(box('Museum')))
  await page.keyboard.press('Escape')

  await page.getByRole('combobox', { name: 'Radius' }).press('Enter')
  const option = (name: string) => page.getByRole('option', { name })
  await expect.poll(() => isFocused(option('Within 50 km'))).toBe(true)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => style(option('Within 100 km'), 'outline-style')).toBe('solid')
  expect(await style(option('Within 50 km'), 'outline-style')).toBe('none')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Search places and cities' }).click()
  await page.getByRole('combobox', { name: /^Search/ }).fill('haus des m')
  const hit = page.getByRole('option', { name: /^Haus des Meeres/ })
  await hit.waitFor()
  const found = hit.locator('mark')
  expect(await style(found, 'color')).toBe(await style(hit, 'color'))
})

test('an editor who sets colours of their own sees which tab is open', async () => {
  const { page } = await visitAsEditor('/admin/seo-metadata', { forcedColors: 'active', colorScheme: 'dark' })
  const lineUnder = (name: string) => style(page.getByRole('tab', { name }), 'text-decoration-line')
  expect(await lineUnder('Activity Categories')).toBe('underline')
  expect(await lineUnder('Pages')).toBe('none')
  await page.getByRole('tab', { name: 'Pages' }).click()
  await expect.poll(() => lineUnder('Pages')).toBe('underline')
  expect(await lineUnder('Activity Categories')).toBe('none')
})
