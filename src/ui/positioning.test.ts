import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

// Radix places selects, popovers and tooltips with Floating UI, which keeps this constant to itself.
const require = createRequire(createRequire(import.meta.url).resolve('radix-ui'))

test('a positioning that asks to be run again is run again 50 times at most', async () => {
  const popper = createRequire(require.resolve('@radix-ui/react-popper'))
  const dom = createRequire(popper.resolve('@floating-ui/react-dom'))
  const { computePosition } = await import(
    createRequire(dom.resolve('@floating-ui/dom')).resolve('@floating-ui/core')
  )
  const rect = { x: 0, y: 0, width: 10, height: 10 }
  let runs = 0
  const again = {
    name: 'again',
    fn: () => {
      runs++
      return { reset: true }
    },
  }
  await computePosition(
    {},
    {},
    {
      middleware: [again],
      platform: { getElementRects: () => ({ reference: rect, floating: rect }), getDimensions: () => rect },
    },
  )
  expect(runs).toBe(51)
})
