import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, visit } from './browser.ts'
import { visitAsEditor } from './visit-as-editor.ts'

/** Below these Safari on a phone zooms into the page as a field is tapped, and stays there. */
const leastPx = 16

const smallFields = (page: Page) =>
  page
    .locator('input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), select, textarea')
    .evaluateAll(
      (fields, least) =>
        fields
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < least)
          .map((field) => field.outerHTML),
      leastPx,
    )

test("no field of a family's screens makes a phone zoom in", async () => {
  const page = await visit('/funplace/haus-des-meeres', phone)
  await page.getByRole('button', { name: 'Plan Haus des Meeres' }).tap()
  await page.getByRole('button', { name: 'Tell us' }).tap()
  await page.getByRole('button', { name: 'Something else' }).tap()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  expect(await smallFields(page)).toEqual([])
  await page.goto('/plan')
  await page.getByRole('button', { name: 'More for Haus des Meeres' }).tap()
  await page.getByLabel('Note').waitFor()
  expect(await smallFields(page)).toEqual([])
})

test('no field of the back office makes a phone zoom in', async () => {
  const { page } = await visitAsEditor('/admin/places', phone)
  await page.getByRole('button', { name: 'Add Place' }).tap()
  await page.getByLabel('Name*').waitFor()
  expect(await smallFields(page)).toEqual([])
})
