import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from './browser.ts'

const share = (page: Page) => page.getByRole('button', { name: 'Share' }).click()

test.for(['/funcity/vienna?radius=25', '/funplace/haus-des-meeres'])(
  '%s is copied where the device has no sharing of its own',
  async (path) => {
    const page = await visit(path, { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.evaluate(() => Object.assign(navigator, { share: undefined }))
    await share(page)
    await page.getByText('Link copied').first().waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  },
)

test("the device's own sharing gets title and address", async () => {
  const page = await visit('/funplace/haus-des-meeres')
  await page.evaluate(() => {
    Object.assign(navigator, {
      share: async (data: object) => document.body.setAttribute('data-shared', JSON.stringify(data)),
    })
  })
  await share(page)
  const shared = await page.locator('body[data-shared]').getAttribute('data-shared')
  expect(JSON.parse(shared ?? '')).toEqual({ title: 'Haus des Meeres', url: page.url() })
})

test('where nothing may be copied, the address is shown', async () => {
  const page = await visit('/funplace/haus-des-meeres')
  await page.evaluate(() => {
    Object.assign(navigator, { share: undefined })
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('refused')) })
  })
  await share(page)
  await page.getByText('Copy this link').first().waitFor()
})

test('Print prints, and paper holds what the page says without what can only be pressed', async () => {
  const page = await visit('/funcity/vienna')
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await page.locator('body[data-printed]').waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('heading', { name: /^Family Fun around Vienna/ }).waitFor()
  expect(await page.getByRole('article').first().isVisible()).toBe(true)
  for (const role of ['banner', 'contentinfo', 'button', 'combobox'] as const)
    expect(await page.getByRole(role).count()).toBe(0)
})

test.each(['/funplace/haus-des-meeres', '/funcity/vienna'])('%s is one sheet of paper', async (path) => {
  // The banner asks on the screen only.
  const page = await visit(path, { consent: null })
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
})
