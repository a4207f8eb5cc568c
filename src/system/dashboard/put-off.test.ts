import { expect, test } from 'vitest'
import { putOffConcern } from './put-off.ts'

const now = new Date(2026, 10, 22, 13, 5)
const at = new Date(2026, 10, 22, 14, 0).toISOString()

test('what waits for a service is counted, with the reason and the time of the next try', () => {
  const routes = { kind: 'route-distances', left: 1204, at, reason: 'OSRM has a fault (502).' }
  expect(putOffConcern(routes, now)).toMatchObject({
    title: '1,204 ways by road wait for OSRM',
    text: 'OSRM has a fault (502). They are asked for again by themselves at 14:00.',
  })
})

test('one alone is spoken of as one, and what is due is asked for in a moment', () => {
  const address = { kind: 'enrich-addresses', left: 1, at, reason: 'Nominatim is busy (429).' }
  expect(putOffConcern(address, new Date(at))).toMatchObject({
    title: '1 address waits for Nominatim',
    text: 'Nominatim is busy (429). It is asked for again by itself in a moment.',
  })
})
