import { expect, test } from 'vitest'
import { pauseConcern } from './paused-service.ts'

const reason = 'does not let us in (403)'

test('a paused service is named with its reason and the time of its end', () => {
  const until = new Date(2026, 10, 21, 14, 0).toISOString()
  const { title, text } = pauseConcern({ service: 'nominatim', until, reason }, new Date(2026, 10, 21, 13, 5))
  expect([title, text]).toEqual([
    'Nominatim is paused until 14:00',
    'It does not let us in (403). Until then nobody asks it for anything.',
  ])
})

test('of a pause until another day the day is said', () => {
  const until = new Date(2026, 10, 22, 9, 30).toISOString()
  const { title } = pauseConcern({ service: 'osrm', until, reason }, new Date(2026, 10, 21, 13, 5))
  expect(title).toMatch(/^OSRM is paused until Sunday.* 09:30$/)
})
