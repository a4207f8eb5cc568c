import { expect, test } from 'vitest'
import type { KeptPlan } from './kept-plan.ts'
import { packed, withAnswer } from './outbox.ts'
import { changedPlan, emptyPlan, type PlanChange } from './plan.ts'

const named = (name: string): PlanChange => ({ name })
const timed = (time: string): PlanChange => ({ stops: { zoo: { time } } })
const plan = changedPlan(emptyPlan, { stops: { zoo: { name: 'Zoo', at: 1 } } })
const shared: KeptPlan = { plan, code: 'code', viewCode: 'view', version: 4 }
const answer = (version: number, ...changes: PlanChange[]) => ({
  ...{ version, viewCode: 'view', plan: changes.reduce(changedPlan, plan) },
})
const unheard = (...changes: PlanChange[]) => ({ plan: changes.reduce(changedPlan, plan) })

test('what is on its way stays as it is while more is planned, and has an id of its own', () => {
  const first = packed({ ...shared, unsent: timed('09:30') }, undefined)
  expect(first.unsent).toBeUndefined()
  expect(first.sending).toEqual({ id: expect.stringMatching(/^[\w-]{16}$/), change: timed('09:30') })
  const later = { ...first, unsent: named('Ours') }
  expect(packed(later, undefined)).toBe(later)
  expect(packed(later, first.sending?.id).sending).toEqual({
    id: expect.not.stringMatching(`^${first.sending?.id}$`),
    change: { ...named('Ours'), stops: timed('09:30').stops, days: {} },
  })
  expect(packed(shared, undefined)).toBe(shared)
})

test('after an answer only what is newer is still to be sent, and what others wrote stays', () => {
  const sending = { id: 'one', change: timed('09:30') }
  const kept: KeptPlan = {
    ...shared,
    ...unheard(timed('09:30'), named('Ours')),
    sending,
    unsent: named('Ours'),
  }
  const next = withAnswer(kept, answer(6, timed('14:00')), { sent: 'one', isBehind: false })
  expect(next).toEqual({
    ...shared,
    version: 6,
    ...unheard(timed('14:00'), named('Ours')),
    unsent: named('Ours'),
  })
})

test('an answer to somebody else’s question leaves what is on its way, and shows it', () => {
  const sending = { id: 'one', change: timed('09:30') }
  const kept: KeptPlan = { ...shared, ...unheard(timed('09:30')), sending }
  const next = withAnswer(kept, answer(5, named('Theirs')), { sent: undefined, isBehind: false })
  expect(next).toEqual({ ...shared, version: 5, ...unheard(named('Theirs'), timed('09:30')), sending })
})

test('a guide that has an older plan gets what that lacks', () => {
  const kept: KeptPlan = { ...shared, ...unheard(timed('09:30'), named('Ours')) }
  const next = withAnswer(kept, answer(2), { sent: undefined, isBehind: true })
  expect(next.plan).toEqual(kept.plan)
  expect(next.unsent).toMatchObject({ ...named('Ours'), ...timed('09:30') })
})
