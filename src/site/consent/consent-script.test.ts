import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { consentOfText, consentRecord, everything, onlyEssential } from './consent.ts'
import { consentScript } from './consent-script.ts'

const now = new Date()
const inADay = new Date(now.getTime() + 86_400_000).toISOString()
const texts = [
  null,
  '',
  'null',
  '{}',
  '[]',
  '"yes"',
  '{"consent":null,"expires":"2999-01-01T00:00:00Z"}',
  JSON.stringify(consentRecord(everything, now)),
  JSON.stringify(consentRecord(onlyEssential, now)),
  JSON.stringify(consentRecord(everything, new Date('2020-01-01'))),
  JSON.stringify({ consent: everything }),
  JSON.stringify({ consent: everything, expires: 'soon' }),
  JSON.stringify({ consent: { ...everything, marketing: 'true' }, expires: inADay }),
  JSON.stringify({ consent: { essential: true, analytics: true }, expires: inADay }),
  JSON.stringify({ consent: onlyEssential, expires: inADay }),
]

test.each(texts)('the head of the page and the product judge the record %s alike', (text) => {
  expect(shownByScript({ getItem: () => text })).toBe(isValid(text) ? 'given' : 'ask')
})

test('a storage that cannot be read counts as no consent', () => {
  const getItem = () => {
    throw new Error('denied')
  }
  expect(shownByScript({ getItem })).toBe('ask')
})

function shownByScript(localStorage: object): unknown {
  const dataset: Record<string, string> = {}
  runInNewContext(consentScript(''), { document: { documentElement: { dataset } }, localStorage })
  return dataset.consent
}

function isValid(text: string | null): boolean {
  try {
    return consentOfText(text ?? '', now) !== 'expired'
  } catch {
    return false
  }
}
