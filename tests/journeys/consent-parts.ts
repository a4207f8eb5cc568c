import type { Page } from 'playwright-core'
import type { ConsentRecord } from '../../src/site/consent/consent.ts'

export const banner = (page: Page) => page.getByRole('region', { name: 'We Value Your Privacy' })
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie Preferences' })

/** Chooses one of the banner's or dialog's three buttons. */
export const choose = (
  page: Page,
  name: 'Reject Non-Essential' | 'Customize' | 'Accept All' | 'Save Preferences',
) => page.getByRole('button', { name }).click()

export const openFromFooter = (page: Page) => page.getByRole('button', { name: 'Cookie Consent' }).click()

export const toggle = (page: Page, title: string) => dialog(page).getByRole('switch', { name: title })

/** What lies in the browser's local storage. */
export const storedRecord = (page: Page) =>
  page.evaluate((): ConsentRecord | null => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null'))

/** Puts a text where the record lies, for the next load of the page. */
export const storeText = (page: Page, text: string) =>
  page.evaluate((value) => localStorage.setItem('cookie-consent', value), text)
