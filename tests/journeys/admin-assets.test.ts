import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { AssetType } from '../../src/site/site-assets/site-asset.ts'
import { staticAssets } from '../../src/site/site-assets/static-asset.table.ts'
import { aPicture } from '../test-uploads.ts'
import { holdsFocus } from './browser.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

// The logo stays as it is: other journeys look at it meanwhile.
async function assetCard(name: 'Favicon' | 'Banner') {
  const { page, db } = await visitAsEditor('/admin/config', { expectedErrors: /401|404|415|503/ })
  const type = name.toLowerCase() as AssetType
  onTestFinished(async () => {
    await db.delete(staticAssets).where(eq(staticAssets.assetType, type))
  })
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
  await card.getByText(`No ${type} yet`).waitFor()
  const choose = (buffer: Buffer, mimeType: string, fileName = `${type}.png`) =>
    card.locator('input[type=file]').setInputFiles({ name: fileName, mimeType, buffer })
  return { page, card, choose }
}

const said = (page: Page, text: string) => page.getByText(text).first().waitFor()

const leadsTo = async (type: AssetType) =>
  new URL((await fetch(`${inject('siteUrl')}/api/static-assets/${type}`)).url).pathname

test('an uploaded banner is shown, told of, shared with pages, replaced, and deleted after a question', async () => {
  const { page, card, choose } = await assetCard('Banner')
  await card.getByLabel('Alt Text').fill('A town')
  await card.getByLabel('Description').fill('Drawn by a friend')
  await choose(await aPicture({ width: 1200, height: 630 }).png().toBuffer(), 'image/png')
  await said(page, 'Banner uploaded successfully')
  await card.getByRole('img', { name: 'A town' }).waitFor()
  await card.getByText(/^1200 × 630, \d+ KB$/).waitFor()
  await card.getByText('Drawn by a friend', { exact: true }).waitFor()
  const first = await leadsTo('banner')
  expect(first).toMatch(/^\/api\/images\/site\/banner-.*\.jpg$/)
  await choose(await aPicture({ width: 600, height: 315 }).png().toBuffer(), 'image/png')
  await card.getByText(/^600 × 315, \d+ KB$/).waitFor()
  expect(await leadsTo('banner')).not.toBe(first)

  await card.getByRole('button', { name: 'Delete banner' }).click()
  const question = page.getByRole('dialog', { name: 'Delete banner?' })
  await expect.poll(() => holdsFocus(question)).toBe(true)
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await card.getByRole('button', { name: 'Delete banner' }).click()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await said(page, 'Banner deleted successfully')
  await card.getByText('No banner yet').waitFor()
  expect(await leadsTo('banner')).toBe('/social.png')
  await page.getByRole('button', { name: 'Undo' }).click()
  await card.getByText(/^600 × 315, \d+ KB$/).waitFor()
  expect(await leadsTo('banner')).toMatch(/^\/api\/images\/site\/banner-.*\.jpg$/)
})

test('an .ico becomes the icon that pages name', async () => {
  const { page, choose } = await assetCard('Favicon')
  await choose(await readFile('public/favicon.ico'), 'image/x-icon', 'favicon.ico')
  await said(page, 'Favicon uploaded successfully')
  const href = await page.locator('link[rel=icon]').getAttribute('href')
  const answer = await fetch(new URL(href ?? '', inject('siteUrl')))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
})

test('what is no image is not sent; a refusal and a failure are said', async () => {
  const { page, card, choose } = await assetCard('Banner')
  await choose(Buffer.from('hello'), 'text/plain')
  await said(page, 'Please select an image file')
  await choose(Buffer.from('hello'), 'image/png')
  await said(page, 'Upload failed')
  await page.route('**/api/static-assets/save', (route) =>
    route.fulfill({ status: 503, json: { message: 'Later' } }),
  )
  await choose(await aPicture({ width: 60, height: 30 }).png().toBuffer(), 'image/png')
  await said(page, 'Failed to save asset')
  await page.unroute('**/api/static-assets/save')
  await choose(await aPicture({ width: 60, height: 30 }).png().toBuffer(), 'image/png')
  await said(page, 'Banner uploaded successfully')
  await page.route('**/api/static-assets/*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Later' } }),
  )
  await card.getByRole('button', { name: 'Delete banner' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await said(page, 'Failed to delete asset')
})

test('the assets are accessible at all widths, light and dark', async () => {
  const { page, choose } = await assetCard('Favicon')
  await choose(await readFile('public/favicon.ico'), 'image/x-icon', 'favicon.ico')
  await said(page, 'Favicon uploaded successfully')
  await findsNothing(page)
})
