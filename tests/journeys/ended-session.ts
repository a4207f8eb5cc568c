import type { Page } from 'playwright-core'

/** The next call of this page finds nobody signed in. */
export const endSession = (page: Page) => page.context().clearCookies({ name: 'session' })

/** As an account of a test. */
export async function signIn(page: Page, username: string) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('a long password')
  await page.getByRole('button', { name: 'Login' }).click()
}
