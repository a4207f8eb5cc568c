import { expect, test } from 'vitest'
import { changedPlan, emptyPlan, stopsOf } from './plan.ts'
import { putBack, swappedFor, waitingFor } from './swap.ts'

const day = '2026-11-28'
const at = (day: string, name: string) => ({ day, name, at: 1, time: '09:30' })
const plan = changedPlan(emptyPlan, {
  days: { [day]: true },
  stops: { park: { ...at(day, 'Park'), note: 'Ball' } },
})

test('a swap takes the day and the time of the stop, which waits with its note and comes back to where the other stands', () => {
  const swapped = stopsOf(plan).reduce(
    (before, stop) => changedPlan(before, swappedFor(stop, { slug: 'museum', name: 'Museum' })),
    plan,
  )
  const [museum] = stopsOf(swapped)
  expect(museum).toMatchObject({ slug: 'museum', ...at(day, 'Museum') })
  expect(museum && waitingFor(swapped, museum)).toBe('Park')

  const later = changedPlan(swapped, { stops: { museum: { time: '14:00' } } })
  const back = stopsOf(later).reduce((before, stop) => changedPlan(before, putBack(stop)), later)
  expect(stopsOf(back)).toEqual([expect.objectContaining({ slug: 'park', time: '14:00', note: 'Ball' })])
  expect(stopsOf(back).map((stop) => waitingFor(back, stop))).toEqual([undefined])
})
