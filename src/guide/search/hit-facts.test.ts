import { expect, test } from 'vitest'
import { hitFacts } from './hit-facts.ts'

const place = {
  ...{ id: 1, slug: 'museum', name: 'Museum', addrCity: null, addrCountry: null, funTypes: [], scenes: [] },
  ...{
    excerpt: null,
    excerptLanguage: null,
    opens: null,
    openHours: null,
    kmFromThere: null,
    notKnownFor: [] as string[],
  },
  ...{ ageGroupMin: null, ageGroupMax: null, bestAgeMin: null, bestAgeMax: null, setting: null },
  ...{ price: null, priceBand: null, booking: null, wheelchair: null, buggy: null },
  ...{ dogs: null, toilets: null, changingTable: null, food: [], seasons: [] },
}
const nothing = { wishes: [], openOn: null, isFeast: false, around: null }

test('a hit tells what is known of what families ask, and nothing of the rest', () => {
  const known = { ...place, setting: 'indoor', price: 'paid', bestAgeMin: 4, bestAgeMax: 12 } as const
  expect(hitFacts(known, nothing)).toBe('Indoor · paid · best for 4–12')
  expect(hitFacts(place, nothing)).toBe('')
})

test('a hit tells of all that was wished, also that it is not known', () => {
  const asked = {
    ...nothing,
    wishes: ['indoor', 'dogs', 'changingTable', 'picnic', 'cheap'] as const,
  }
  const wished = { ...asked, wishes: [...asked.wishes] }
  expect(hitFacts(place, wished)).toBe(
    'indoor or outdoor: not known · dogs: not known · changing table: not known · food: not known · ticket: not known',
  )
  const known = { setting: 'both', dogs: 'leashed', changingTable: 'yes', priceBand: 1 } as const
  expect(hitFacts({ ...place, ...known, food: ['kiosk', 'picnic'] }, wished)).toBe(
    'Indoor and outdoor · dogs: on a lead · changing table: yes · food: kiosk, room for a picnic · ticket: under 10 € for an adult',
  )
})

test('a hit says that it is not known to have what was looked for', () => {
  const hall = { ...place, setting: 'indoor' as const, notKnownFor: ['ice rink'] }
  expect(hitFacts(hall, nothing)).toBe('Indoor · ice rink: not known')
})

test('what two wishes ask for is told once', () => {
  const asked = { ...nothing, wishes: ['picnic' as const, 'meals' as const] }
  expect(hitFacts({ ...place, food: ['cafe', 'picnic'] }, asked)).toBe('food: café, room for a picnic')
})

test('who asks for a season reads in which a place is open', () => {
  const asked = { ...nothing, wishes: ['winter' as const] }
  expect(hitFacts({ ...place, seasons: ['spring', 'summer'] }, asked)).toBe('seasons: spring, summer')
  expect(hitFacts({ ...place, seasons: ['spring', 'summer', 'autumn', 'winter'] }, asked)).toBe(
    'seasons: all year',
  )
  expect(hitFacts(place, asked)).toBe('')
})

test('of the day that was asked for a hit tells how surely it is open', () => {
  const asked = { ...nothing, openOn: '2026-11-30' }
  expect(hitFacts({ ...place, opens: 'stated' }, asked)).toBe('open on November 30')
  expect(hitFacts({ ...place, opens: 'usual' }, asked)).toBe('usually open on Mondays')
  expect(hitFacts({ ...place, opens: 'stated', openHours: '9:00–17:00' }, asked)).toBe(
    'open 9:00–17:00 on November 30',
  )
  expect(hitFacts({ ...place, opens: 'usual', openHours: 'all day' }, asked)).toBe(
    'usually open all day on Mondays',
  )
  expect(hitFacts({ ...place, opens: 'unknown' }, asked)).toBe('hours on November 30: not known')
  const christmas = { ...asked, openOn: '2026-12-25', isFeast: true }
  expect(hitFacts({ ...place, opens: 'usual' }, christmas)).toBe(
    'usually open on Fridays, perhaps not on December 25',
  )
  // A park that nobody locks is not locked at Christmas either.
  expect(hitFacts({ ...place, opens: 'usual', openHours: 'all day' }, christmas)).toBe(
    'usually open all day on Fridays',
  )
})

test('a hit around a place tells how far from there it is, not to the metre', () => {
  const asked = { ...nothing, around: { slug: 'tour-eiffel', name: 'Eiffel Tower' } }
  expect(hitFacts({ ...place, kmFromThere: 0.6123 }, asked)).toBe('about 600 m from Eiffel Tower')
  expect(hitFacts({ ...place, kmFromThere: 0 }, asked)).toBe('')
})
