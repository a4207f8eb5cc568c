import { expect, test } from 'vitest'
import { byDistance, moved } from './order.ts'
import {
  changedPlan,
  daysOf,
  emptyPlan,
  joinedChanges,
  type Plan,
  type PlanChange,
  stopsOf,
  undoOf,
} from './plan.ts'

const [saturday, sunday] = ['2026-11-28', '2026-11-29']

const plan: Plan = changedPlan(emptyPlan, {
  days: { [saturday]: true, [sunday]: true },
  stops: {
    zoo: { name: 'Zoo', day: saturday, at: 1 },
    pool: { name: 'Pool', day: saturday, at: 2 },
    park: { name: 'Park', day: sunday, at: 1, note: 'Bread' },
  },
})

const orderOf = (changed: Plan) =>
  daysOf(changed).map(({ day, stops }) => [day, stops.map(({ slug }) => slug)])

test('days stand in order, what is on no day last, and what was taken out nowhere', () => {
  const changed = changedPlan(plan, { stops: { museum: { at: 1 }, pool: { isGone: true } } })
  expect(orderOf(changed)).toEqual([
    [saturday, ['zoo']],
    [sunday, ['park']],
    ['', ['museum']],
  ])
})

test.each<[what: string, slug: string, step: -1 | 1, order: unknown]>([
  [
    'later within its day',
    'zoo',
    1,
    [
      [saturday, ['pool', 'zoo']],
      [sunday, ['park']],
    ],
  ],
  [
    'into the next day, where it is the first',
    'pool',
    1,
    [
      [saturday, ['zoo']],
      [sunday, ['pool', 'park']],
    ],
  ],
  [
    'into the day before, where it is the last',
    'park',
    -1,
    [
      [saturday, ['zoo', 'pool', 'park']],
      [sunday, []],
    ],
  ],
])('a stop moves %s', (_, slug, step, order) => {
  expect(orderOf(changedPlan(plan, moved(plan, slug, step) ?? {}))).toEqual(order)
})

test('nothing moves over the ends of the plan', () => {
  expect([moved(plan, 'zoo', -1), moved(plan, 'park', 1)]).toEqual([undefined, undefined])
})

test.each<[string, PlanChange]>([
  ['a stop that came', { stops: { museum: { name: 'Museum', at: 1 } } }],
  ['a stop that went', { stops: { zoo: { isGone: true } } }],
  ['a note', { stops: { park: { note: 'Ducks', noteWas: 'Bread' } } }],
  ['a day and what was on it', { days: { [sunday]: false }, stops: { park: { day: '' } } }],
  ['a name', { name: 'Vienna' }],
])('%s is undone', (_, change) => {
  const back = changedPlan(changedPlan(plan, change), undoOf(plan, change))
  expect([orderOf(back), back.name, stopsOf(back)]).toEqual([orderOf(plan), plan.name, stopsOf(plan)])
})

test('two who write a note at once both keep their words, however often a change comes', () => {
  const mine = { stops: { park: { note: 'Bread and ducks', noteWas: 'Bread' } } }
  const theirs = { stops: { park: { note: 'Bring the ball', noteWas: 'Bread' } } }
  const both = [mine, theirs, mine, theirs].reduce(changedPlan, plan)
  expect(both.stops.park?.note).toBe('Bread and ducks\nBring the ball')
})

test('a note that somebody writes on a stop that somebody else took out brings it back; another day does not', () => {
  const without = changedPlan(plan, { stops: { park: { isGone: true } } })
  const written = changedPlan(without, { stops: { park: { note: 'Ducks', noteWas: 'Bread' } } })
  const elsewhere = changedPlan(without, { stops: { park: { day: saturday } } })
  expect([written.stops.park?.isGone, elsewhere.stops.park?.isGone]).toEqual([false, true])
})

test('two changes as one do what they do one after the other', () => {
  const first = { name: 'A', stops: { park: { note: 'Ducks', noteWas: 'Bread' } } }
  const then = { days: { [sunday]: false }, stops: { park: { note: 'Geese', noteWas: 'Ducks', day: '' } } }
  expect(changedPlan(plan, joinedChanges(first, then))).toEqual(changedPlan(changedPlan(plan, first), then))
})

test('by distance a day begins where it began and goes on to what is near; what is nowhere comes last', () => {
  const lng: Record<string, number> = { a: 16, b: 16.3, c: 16.1, d: 16.2 }
  const stops = { a: { at: 1 }, nowhere: { at: 2 }, b: { at: 3 }, c: { at: 4 }, d: { at: 5 } }
  const mixed = changedPlan(emptyPlan, { stops })
  const where = (slug: string) => (lng[slug] ? { lat: 48, lng: lng[slug] } : undefined)
  const sorted = changedPlan(mixed, byDistance(stopsOf(mixed), where) ?? {})
  expect(stopsOf(sorted).map(({ slug }) => slug)).toEqual(['a', 'c', 'd', 'b', 'nowhere'])
  const placed = stopsOf(sorted).filter(({ slug }) => slug !== 'nowhere')
  expect(byDistance(placed, where)).toBeUndefined()
})
