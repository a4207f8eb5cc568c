import axe, { type RunOnly } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const all: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
// Nothing but colours changes with the scheme.
const colours: RunOnly = { type: 'rule', values: ['color-contrast'] }

/** Nothing that axe objects to and nothing that sticks out: on a small phone, a phone and a wide screen, light and dark. */
export async function findsNothing(page: Page) {
  await page.evaluate(axe.source)
  const found: string[] = []
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [colorScheme, rules] of [
      ['light', all],
      ['dark', colours],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.evaluate(settled)
      const marks = await page.evaluate(violations, rules)
      found.push(...marks.map((mark) => `${width} px, ${colorScheme}: ${mark}`))
    }
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overhang > 0) found.push(`${width} px: ${overhang} px stick out sideways`)
  }
  expect(found).toEqual([])
}

/** Runs in the page. */
async function violations(runOnly: RunOnly): Promise<string[]> {
  const inPage = (window as unknown as { axe: typeof axe }).axe
  const { violations } = await inPage.run(document, { runOnly, resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`))
}

/** Colours that still change are of neither scheme. */
const settled = () =>
  Promise.allSettled(
    document.getAnimations().flatMap((motion) => (motion instanceof CSSTransition ? [motion.finished] : [])),
  )
