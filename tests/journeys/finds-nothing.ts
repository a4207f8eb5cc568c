import { readFile } from 'node:fs/promises'
import type axe from 'axe-core'
import type { RunOnly } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axeSource = await readFile('node_modules/axe-core/axe.min.js', 'utf8')

const all: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
// Nothing but colours changes with the scheme.
const colours: RunOnly = { type: 'rule', values: ['color-contrast'] }

// What is wrong on a small phone is wrong on any, but for what sticks out; so are its colours by night.
const looks = [
  { width: 320, colorScheme: 'light', rules: all },
  { width: 390, colorScheme: 'light', rules: undefined },
  { width: 1440, colorScheme: 'light', rules: all },
  { width: 1440, colorScheme: 'dark', rules: colours },
  { width: 390, colorScheme: 'dark', rules: colours },
] as const

/** Nothing that axe objects to and nothing that sticks out: on a small phone, a phone and a wide screen, light and dark. */
export async function findsNothing(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const found: string[] = []
  for (const { width, colorScheme, rules } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(settled)
    const marks = rules ? await page.evaluate(violations, rules) : []
    found.push(...marks.map((mark) => `${width} px, ${colorScheme}: ${mark}`))
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overhang > 0) found.push(`${width} px, ${colorScheme}: ${overhang} px stick out sideways`)
  }
  expect(found).toEqual([])
}

/**
 * Runs in the page. What a button that floats at the foot covers just now is no small target: it is free after a scroll. Of many rows or
 * cards alike two are looked at: of a hundred cities that is a third less of the processor's time, and finds the same.
 */
async function violations(runOnly: RunOnly): Promise<string[]> {
  const inPage = (window as unknown as { axe: typeof axe }).axe
  const isSmall = ({ width, height }: DOMRect) => width < 24 || height < 24
  /** All that a rule may ask of an element but its words, and how many they are. */
  const shapeOf = (element: Element): string => {
    const attributes = Array.from(element.attributes, ({ name, value }) =>
      /^(?:class|style|role|type|tabindex|aria-(?!label$))/.test(name) && !document.getElementById(value)
        ? `${name}=${value}`
        : name + (value ? '' : '='),
    )
    const target = element.matches('a, button, input, select, summary, [tabindex], [role]')
    const own = [element.localName, ...attributes, target && isSmall(element.getBoundingClientRect())]
    const inside = Array.from(element.childNodes, (node) =>
      node instanceof Element ? shapeOf(node) : node.nodeValue?.trim() ? 't' : '',
    )
    return `<${own.join(' ')}>${inside.join('')}</>`
  }
  const seenTwice = (parent: Element): Element[] => {
    const children = [...parent.children]
    if (children.length < 4) return children.flatMap(seenTwice)
    const seen = new Map<string, number>()
    return children.flatMap((child) => {
      const shape = shapeOf(child)
      const times = (seen.get(shape) ?? 0) + 1
      seen.set(shape, times)
      return times > 2 ? [child] : seenTwice(child)
    })
  }
  const found = async (rules: RunOnly) => {
    // Nothing is fetched beforehand: that serves rules on sounds, of which the guide has none.
    const options = { runOnly: rules, resultTypes: ['violations' as const], preload: false }
    const { violations } = await inPage.run({ exclude: seenTwice(document.body) }, options)
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, at: target.join(' ') })))
  }
  const marks: string[] = []
  for (const { id, at } of await found(runOnly)) {
    const element = id === 'target-size' ? document.querySelector(at) : null
    element?.scrollIntoView({ block: 'center' })
    const still = element ? await found({ type: 'rule', values: [id] }) : [{ at }]
    if (still.some((one) => one.at === at)) marks.push(`${id} at ${at}`)
  }
  return marks
}

/** Colours that still change are of neither scheme. */
const settled = () =>
  Promise.allSettled(
    document.getAnimations().flatMap((motion) => (motion instanceof CSSTransition ? [motion.finished] : [])),
  )
