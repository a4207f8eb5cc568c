import type { Page } from 'playwright-core'

/** The names of a plan's stops, in their order. */
export const stops = (page: Page) => page.getByRole('heading', { level: 3 }).allInnerTexts()
