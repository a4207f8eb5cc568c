import type { SiteVisit } from '../providers/official-site/site-visit.ts'

type Before = { outcome: SiteVisit['kind'] | null; failures: number; isReported: boolean }

/** What a visit leads to. */
export type VisitPlan = {
  outcome: SiteVisit['kind']
  reason: string | null
  failures: number
  /** Nobody asks the site before so many days. */
  waitDays: number
  /** True when it has been gone for long enough that editors should know. */
  isReported: boolean
}

const monthDays = 30
// What does not want us need not tell us so each month.
const keptOutDays = 90
const mostSpreadDays = 3
/** For longer none waits. */
export const longestWaitDays = keptOutDays + mostSpreadDays
// A server that is down today may be up tomorrow, and a name that ran out be renewed within days.
const againDays = [1, 3, 7, 14]
const gonesToReport = 3

/** `chance` from 0 to 1: those that were read together do not come back together. */
export function planAfter(before: Before, visit: SiteVisit, chance: number): VisitPlan {
  const spreadDays = mostSpreadDays * chance
  if (visit.kind === 'read')
    return {
      ...{ outcome: 'read', reason: null, failures: 0 },
      ...{ waitDays: monthDays + spreadDays, isReported: false },
    }
  const { kind: outcome, reason } = visit
  if (outcome === 'kept-out')
    return { outcome, reason, failures: 0, waitDays: keptOutDays + spreadDays, isReported: false }
  const failures = before.failures + 1
  const isGoneAgain = outcome === 'gone' && before.outcome === 'gone'
  return {
    ...{ outcome, reason, failures },
    waitDays: (againDays[failures - 1] ?? monthDays) + (failures > againDays.length ? spreadDays : 0),
    isReported: before.isReported || (isGoneAgain && failures >= gonesToReport),
  }
}
