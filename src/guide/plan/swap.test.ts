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

  const later = changedPlan(swapped, { stops: { 'museum@park': { time: '14:00' } } })
  const back = stopsOf(later).reduce((before, stop) => changedPlan(before, putBack(stop)), later)
  expect(stopsOf(back)).toEqual([expect.objectContaining({ slug: 'park', time: '14:00', note: 'Ball' })])
  expect(stopsOf(back).map((stop) => waitingFor(back, stop))).toEqual([undefined])
})

test('two who swap different stops for the same place at once leave none waiting for ever', () => {
  const days = changedPlan(plan, { stops: { zoo: { day, name: 'Zoo', at: 2 } } })
  const museum = { slug: 'museum', name: 'Museum' }
  const swaps = stopsOf(days).map((stop) => swappedFor(stop, museum))
  const swapped = swaps.reduce(changedPlan, days)
  expect(stopsOf(swapped).map((stop) => [stop.slug, waitingFor(swapped, stop)])).toEqual([
    ['museum', 'Park'],
    ['museum', 'Zoo'],
  ])
})
