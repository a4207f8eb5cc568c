import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { Guide } from '../guides/guide-process.ts'
import { hydrated, visit } from './browser.ts'
import { startOwnGuide } from './own-guide.ts'

/** A screen of a guide of the test's own, with settings such as OVERPASS_URL, for its admin who has just signed in. */
export async function visitOwnGuide(
  path: string,
  settings: Record<string, string>,
): Promise<{ page: Page; guide: Guide }> {
  const password = 'a long password'
  const guide = await startOwnGuide({ ADMIN_USERNAME: 'marta', ADMIN_PASSWORD: password, ...settings })
  onTestFinished(async () => void (await guide.stop()))
  const page = await visit(`${guide.url}/admin/login`, {
    ...{ baseURL: guide.url, expectedErrors: /401|404|409|422|502/ },
  })
  await page.getByLabel('Username').fill('marta')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/places')
  await page.goto(path)
  await hydrated(page)
  return { page, guide }
}
