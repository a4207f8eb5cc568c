import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanParagraphs, cleanText } from './clean-text.ts'

test('line breaks and double spaces become one space; what cannot be seen goes', () => {
  expect(cleanText(' Mo-Fr\r\n 09:00  \u202eoff\u0000\u200b ')).toBe('Mo-Fr 09:00 off')
})

test('a letter and its accent are one sign, as they are typed', () => {
  expect(cleanText('Mu\u0308ller')).toBe('Müller')
})

test('what is empty then is null', () => {
  expect(cleanText('\u200b \n')).toBeNull()
})

test('no text is longer than asked, nor cut within a character', () => {
  expect(cleanText('Zoo 🐘', 5)).toBe('Zoo')
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.integer({ min: 1, max: 30 }),
      (text, length) => {
        const clean = cleanText(text, length) ?? ''
        expect(clean.length).toBeLessThanOrEqual(length)
        expect(clean.isWellFormed()).toBe(true)
        expect(clean).not.toMatch(/[\p{Cc}\u202a-\u202e]/u)
      },
    ),
  )
})

test('paragraphs and line breaks stay, however a system ends its lines; more than one empty line is one', () => {
  expect(cleanParagraphs(' Bears.\r\n\r\n \t\r\nBring:\r- coins\u2028-  a \u202ecoat \n\n')).toBe(
    'Bears.\n\nBring:\n- coins\n- a coat',
  )
  expect(cleanParagraphs(' \n\u200b\n ')).toBeNull()
})
