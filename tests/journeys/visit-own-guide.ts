import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { adminSettings, editorAt } from '../guides/editor-at.ts'
import { visit } from './browser.ts'
import { type OwnGuide, startOwnGuide } from './own-guide.ts'

/** A screen of a guide of the test's own, with settings such as OVERPASS_URL, for its admin who is signed in already. */
export async function visitOwnGuide(
  path: string,
  settings: Record<string, string>,
): Promise<{ page: Page; guide: OwnGuide }> {
  const guide = await startOwnGuide({ ...adminSettings, ...settings })
  onTestFinished(async () => void (await guide.stop()))
  const { session } = await editorAt(guide.url)
  const page = await visit(`${guide.url}${path}`, {
    ...{ baseURL: guide.url, cookies: [session], expectedErrors: /401|404|409|422|502/ },
  })
  return { page, guide }
}
