import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Nothing that axe objects to and nothing that sticks out: on a small phone, a phone and a wide screen, light and dark. */
export async function findsNothing(page: Page) {
  const found: string[] = []
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // Nothing but colours changes with the scheme.
    for (const [colorScheme, axe] of [
      ['light', new AxeBuilder({ page }).withTags(rules)],
      ['dark', new AxeBuilder({ page }).withRules('color-contrast')],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.evaluate(settled)
      const { violations } = await axe.setLegacyMode().analyze()
      const marks = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id} at ${target.join(' ')}`),
      )
      found.push(...marks.map((mark) => `${width} px, ${colorScheme}: ${mark}`))
    }
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overhang > 0) found.push(`${width} px: ${overhang} px stick out sideways`)
  }
  expect(found).toEqual([])
}

/** Colours that still change are of neither scheme. */
const settled = () =>
  Promise.allSettled(
    document.getAnimations().flatMap((motion) => (motion instanceof CSSTransition ? [motion.finished] : [])),
  )
