import { expect, test } from 'vitest'
import { consentOfText, consentRecord, everything, onlyEssential } from './consent.ts'

const now = new Date('2026-03-01T12:00:00.000Z')

test('a choice is kept for 365 days', () => {
  expect(consentRecord(everything, now)).toEqual({
    consent: { essential: true, analytics: true, marketing: true, preferences: true },
    expires: '2027-03-01T12:00:00.000Z',
    timestamp: '2026-03-01T12:00:00.000Z',
  })
})

test('by default only what is essential is on', () => {
  expect(onlyEssential).toEqual({ essential: true, analytics: false, marketing: false, preferences: false })
})

test('a record is valid only while its expiry is later than now', () => {
  const text = JSON.stringify(consentRecord(everything, now))
  expect(consentOfText(text, new Date('2027-03-01T11:59:59.999Z'))).toEqual(everything)
  expect(consentOfText(text, new Date('2027-03-01T12:00:00.000Z'))).toBe('expired')
})

test('essential cookies stay on, whatever a record says', () => {
  const record = { ...consentRecord(onlyEssential, now), consent: { ...onlyEssential, essential: false } }
  expect(consentOfText(JSON.stringify(record), now)).toEqual(onlyEssential)
})

test.each(['', '{', 'null', '{}', '{"consent":{},"expires":"2030-01-01"}', '{"consent":{"analytics":true}}'])(
  'the text %s is no record',
  (text) => {
    expect(() => consentOfText(text, now)).toThrow()
  },
)
