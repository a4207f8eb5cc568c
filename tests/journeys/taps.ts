import type { Page } from 'playwright-core'

/** Counts what a finger or a mouse does from now on, on this page and those that it leads to; typing and swiping aside. */
export async function countTaps(page: Page): Promise<() => number> {
  let taps = 0
  await page.exposeBinding('tapped', () => {
    taps += 1
  })
  const listen = () => addEventListener('pointerdown', () => Object(window).tapped(), true)
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return () => taps
}
