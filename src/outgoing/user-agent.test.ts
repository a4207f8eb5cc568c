import { expect, test } from 'vitest'
import { userAgentOf } from './user-agent.ts'

const CONTACT_EMAIL = 'hello@example.org'

test('it says who asks, where that is and whom to write to', () => {
  expect(
    userAgentOf({ SITE_NAME: 'Family Fun Europe', SITE_ORIGIN: 'https://fun.example', CONTACT_EMAIL }),
  ).toMatch(/^FamilyFunEurope\/\d+\.\d+\.\d+ \(\+https:\/\/fun\.example; hello@example\.org\)$/)
  expect(userAgentOf({ SITE_NAME: 'Spaß & Co', CONTACT_EMAIL })).toMatch(
    /^SpaCo\/\d+\.\d+\.\d+ \(hello@example\.org\)$/,
  )
})

test('a name that no header could carry is replaced', () => {
  expect(userAgentOf({ SITE_NAME: 'Детям\r\nX: 1', CONTACT_EMAIL })).toMatch(/^X1\//)
  expect(userAgentOf({ SITE_NAME: '子供', CONTACT_EMAIL })).toMatch(/^FamilyFunGuide\//)
})
