import { expect, test } from 'vitest'
import { prose } from './prose.ts'

test('lines are folded into paragraphs, and blank lines divide them', () => {
  expect(
    prose(`
      One line
      and another.

      Then a second paragraph.
    `),
  ).toBe('One line and another.\n\nThen a second paragraph.')
})
