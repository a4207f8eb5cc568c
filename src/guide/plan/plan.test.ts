import { expect, test } from 'vitest'
import { alsoOn, keyOn, notOn } from './more-days.ts'
import { byDistance, moved, movedTo } from './order.ts'
import { ownPlanInto } from './own-plan-into.ts'
import {
  changedPlan,
  changesBetween,
  daysOf,
  emptyPlan,
  joinedChanges,
  missingIn,
  type Plan,
  type PlanChange,
  slugsOf,
  stopsOf,
  trimmed,
  undoOf,
} from './plan.ts'
import { underNewSlugs } from './under-new-slugs.ts'

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

test.each<[what: string, slug: string, day: string, before: string | undefined, order: unknown]>([
  ['to the end of another day', 'zoo', sunday, undefined, [['pool'], ['park', 'zoo']]],
  ['before a stop of another day', 'pool', sunday, 'park', [['zoo'], ['pool', 'park']]],
  ['before one of its own day', 'pool', saturday, 'zoo', [['pool', 'zoo'], ['park']]],
  ['to the end of its own day', 'zoo', saturday, undefined, [['pool', 'zoo'], ['park']]],
])('a stop is dropped %s', (_, slug, day, before, order) => {
  const changed = changedPlan(plan, movedTo(plan, slug, day, before) ?? {})
  expect(orderOf(changed).map(([, slugs]) => slugs)).toEqual(order)
})

test('what is dropped where it stands, or is in no plan, changes nothing', () => {
  const drops = [
    movedTo(plan, 'zoo', saturday, 'zoo'),
    movedTo(plan, 'zoo', saturday, 'pool'),
    movedTo(plan, 'pool', saturday),
    movedTo(plan, 'museum', sunday),
  ]
  expect(drops).toEqual([undefined, undefined, undefined, undefined])
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
  ['the start of a day', { starts: { [saturday]: '10:00', [sunday]: '11:00' } }],
  ['ages', { ages: [4] }],
])('%s is undone', (_, change) => {
  const begun = { ...plan, starts: { [saturday]: '09:30' }, ages: [3, 8] }
  const back = changedPlan(changedPlan(begun, change), undoOf(begun, change))
  expect([orderOf(back), back.name, stopsOf(back)]).toEqual([orderOf(plan), plan.name, stopsOf(plan)])
  expect([trimmed(back).starts, back.ages]).toEqual([begun.starts, begun.ages])
})

test('what others changed of starts and ages is told, and starts go with their days', () => {
  const begun = { ...plan, starts: { [saturday]: '09:30', [sunday]: '10:00' }, ages: [3] }
  const change = changesBetween(plan, begun)
  expect(change).toMatchObject({ starts: begun.starts, ages: [3] })
  expect(changesBetween(begun, changedPlan(plan, change ?? {}))).toBeUndefined()
  expect(trimmed(changedPlan(begun, { days: { [sunday]: false } })).starts).toEqual({ [saturday]: '09:30' })
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
  const first = { name: 'A', ages: [3], stops: { park: { note: 'Ducks', noteWas: 'Bread' } } }
  const starts = { [saturday]: '09:30' }
  const then = {
    days: { [sunday]: false },
    starts,
    stops: { park: { note: 'Geese', noteWas: 'Ducks', day: '' } },
  }
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

const stopAt = (held: Plan, key: string) => stopsOf(held).find((stop) => stop.key === key)

test('two who put a place on other days at once both have it, on the same day once, and a heart holds it once', () => {
  const zoo = stopAt(plan, 'zoo')
  if (!zoo) throw new Error('No zoo')
  const monday = '2026-11-30'
  const mine = alsoOn(plan, { ...zoo, time: '17:30' }, [sunday])
  const theirs = alsoOn(plan, zoo, [sunday, monday])
  const both = [mine, theirs, mine].reduce(changedPlan, plan)
  expect(orderOf(both)).toEqual([
    [saturday, ['zoo', 'pool']],
    [sunday, ['park', 'zoo']],
    [monday, ['zoo']],
  ])
  expect(slugsOf(both)).toEqual(expect.arrayContaining(['zoo', 'pool', 'park']))
  expect(slugsOf(both)).toHaveLength(3)
  expect(stopAt(both, keyOn(plan, 'zoo', sunday))?.time).toBe('17:30')
  const without = changedPlan(both, notOn(both, zoo, sunday))
  expect(orderOf(without)[1]).toEqual([sunday, ['park']])
  expect(orderOf(changedPlan(without, undoOf(both, notOn(both, zoo, sunday))))).toEqual(orderOf(both))
})

test('a place that came to a day and was moved on does not hinder it from coming there again', () => {
  const zoo = stopAt(plan, 'zoo')
  if (!zoo) throw new Error('No zoo')
  const there = changedPlan(plan, alsoOn(plan, zoo, [sunday]))
  const moved = changedPlan(there, { stops: { [keyOn(plan, 'zoo', sunday)]: { day: '2026-11-30' } } })
  expect(orderOf(changedPlan(moved, alsoOn(moved, zoo, [sunday]))).map(([, slugs]) => slugs)).toEqual([
    ['zoo', 'pool'],
    ['park', 'zoo'],
    ['zoo'],
  ])
})

test('who brings the own plan into another one takes nothing from it: days, notes, starts and what only one took out', () => {
  const own = changedPlan(emptyPlan, {
    name: 'Ours',
    days: { [sunday]: true },
    starts: { [sunday]: '08:00' },
    stops: {
      zoo: { name: 'Zoo', day: sunday, at: 1, note: 'Seals' },
      pool: { name: 'Pool', isGone: true },
      park: { name: 'Park', day: sunday, at: 2, note: 'Ducks' },
      museum: { name: 'Museum', at: 1 },
    },
  })
  const other = changedPlan(plan, { name: 'Theirs', starts: { [sunday]: '10:00' }, ages: [3] })
  const both = changedPlan(other, ownPlanInto(other, own))
  expect(orderOf(both)).toEqual([
    [saturday, ['zoo', 'pool']],
    [sunday, ['park', 'zoo']],
    ['', ['museum']],
  ])
  expect([both.name, both.starts, both.ages]).toEqual(['Theirs', { [sunday]: '10:00' }, [3]])
  expect([both.stops.park?.note, stopAt(both, keyOn(other, 'zoo', sunday))?.note]).toEqual([
    'Bread\nDucks',
    'Seals',
  ])
})

test('what a plan lacks of another is added; what the other has none of stays', () => {
  const other = changedPlan(plan, {
    days: { [sunday]: false },
    starts: { [saturday]: '09:00' },
    stops: { park: { note: 'Bread and ducks' }, pool: { isGone: true } },
  })
  const museum = { stops: { museum: { name: 'Museum', at: 1 } }, starts: { [sunday]: '10:00' } }
  const filled = (to: Plan, of: Plan) => changedPlan(to, missingIn(to, of) ?? {})
  expect(filled(changedPlan(plan, museum), trimmed(other))).toEqual(
    changedPlan(changedPlan(plan, museum), {
      starts: { [saturday]: '09:00' },
      stops: { park: { note: 'Bread and ducks' }, pool: { isGone: true } },
    }),
  )
  expect(missingIn(plan, plan)).toBe(undefined)
})

test('a place that was renamed is in the plan under its new slug, once where it was joined to one that is there', () => {
  const noted = changedPlan(plan, {
    stops: { zoo: { note: 'Seals' }, 'pool@2026-11-29': { name: 'Pool', day: sunday, at: 9 } },
  })
  const named = (slug: string) =>
    slug === 'zoo' || slug === 'pool' ? { slug: 'baths', name: 'Baths' } : undefined
  const change = underNewSlugs(noted, named)
  const after = changedPlan(noted, change ?? {})
  expect(orderOf(after)).toEqual([
    [saturday, ['baths']],
    [sunday, ['park', 'baths']],
  ])
  expect(after.stops.baths).toMatchObject({ name: 'Baths', note: 'Seals' })
  expect(changedPlan(after, change ?? {})).toEqual(after)
  expect(underNewSlugs(after, named)).toBe(undefined)
})

test('who brings the own plan into another one keeps each visit to a place that was moved about', () => {
  const monday = '2026-11-30'
  const own = changedPlan(emptyPlan, {
    stops: { zoo: { day: saturday }, [`zoo@${saturday}`]: { day: monday }, 'zoo@again': { day: saturday } },
  })
  const other = changedPlan(emptyPlan, { stops: { zoo: { day: sunday }, 'zoo@again': { day: sunday } } })
  const both = changedPlan(other, ownPlanInto(other, own))
  expect(stopsOf(both).map(({ day }) => day)).toHaveLength(5)
  expect(new Set(stopsOf(both).map(({ day }) => day))).toEqual(new Set([saturday, sunday, monday]))
})

test('a day that went comes back with its start', () => {
  const begun = changedPlan(plan, { starts: { [saturday]: '09:30' } })
  const change: PlanChange = { days: { [saturday]: false } }
  const without = trimmed(changedPlan(begun, change))
  expect(changedPlan(without, undoOf(begun, change)).starts).toEqual({ [saturday]: '09:30' })
})
