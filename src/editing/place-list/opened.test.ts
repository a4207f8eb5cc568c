import { expect, test } from 'vitest'
import { openedOf, openedText } from './opened.ts'

test.each(['place-12', 'delete-7', 'new', 'import', 'keys'])('%s is a dialog with an address', (text) => {
  expect(openedText(openedOf(text))).toBe(text)
})

test.each(['', 'place-0', 'place-x', 'place-12-13', 'delete', 'constructor'])('%s is none', (text) => {
  expect(openedOf(text)).toBeUndefined()
})
