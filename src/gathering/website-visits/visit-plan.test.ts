import { expect, test } from 'vitest'
import type { SiteVisit } from '../providers/official-site/site-visit.ts'
import { planAfter, type VisitPlan } from './visit-plan.ts'

const gone: SiteVisit = { kind: 'gone', reason: 'answers 404', isAnswered: true }
const failed: SiteVisit = { kind: 'failed', reason: 'has a fault', isAnswered: true }
const read: SiteVisit = { kind: 'read', page: 'https://zoo.example/', items: [] }

function plansAfter(...visits: SiteVisit[]): VisitPlan[] {
  let before: Parameters<typeof planAfter>[0] = { outcome: null, failures: 0, isReported: false }
  return visits.map((visit) => {
    const plan = planAfter(before, visit, 0)
    before = plan
    return plan
  })
}

test('what was read is read again after a month, and what does not want it after three', () => {
  expect(plansAfter(read)).toMatchObject([{ waitDays: 30, reason: null }])
  expect(planAfter({ outcome: null, failures: 0, isReported: false }, read, 1).waitDays).toBe(33)
  expect(plansAfter({ kind: 'kept-out', reason: 'robots.txt' })).toMatchObject([{ waitDays: 90 }])
})

test('a site is gone when it was gone three times, days apart; a single failure is none', () => {
  expect(plansAfter(gone, gone, gone, gone).map(({ isReported }) => isReported)).toEqual([
    ...[false, false, true, true],
  ])
  expect(plansAfter(gone, gone, gone).map(({ waitDays }) => waitDays)).toEqual([1, 3, 7])
})

test('a server that is down is never gone, and is asked ever more seldom', () => {
  const plans = plansAfter(failed, failed, failed, failed, failed, failed)
  expect(plans.some(({ isReported }) => isReported)).toBe(false)
  expect(plans.map(({ waitDays }) => waitDays)).toEqual([1, 3, 7, 14, 30, 30])
})

test('down and then gone once is not gone for good; read once, it all begins anew', () => {
  expect(plansAfter(failed, failed, gone).at(-1)).toMatchObject({ isReported: false })
  expect(plansAfter(gone, gone, read, gone).at(-1)).toMatchObject({ isReported: false, failures: 1 })
  expect(plansAfter(gone, gone, gone, read).at(-1)).toMatchObject({ isReported: false, reason: null })
})
