import { expect, test } from 'vitest'
import { recordedAnswer } from '../../../../tests/services/recorded-answer.ts'
import { ProviderError } from '../../../outgoing/provider-error.ts'
import { routesOf, unroutableIndex } from './routes.ts'
import { tablePath } from './table-request.ts'

const answerOf = (fixture: string) => JSON.parse(recordedAnswer('osrm', fixture).body)

test('a table gives kilometres and whole minutes, rounded up', () => {
  expect(routesOf(answerOf('ok-one-to-many'), 3)).toEqual([
    { distanceKm: 8.935, drivingTimeMinutes: 11 },
    { distanceKm: 2.973, drivingTimeMinutes: 5 },
    { distanceKm: 0.332, drivingTimeMinutes: 1 },
  ])
})

test('places that no road leads to are told apart from those nobody knows of', () => {
  expect(routesOf(answerOf('ok-unreachable-null'), 3)).toEqual([
    { distanceKm: 8.935, drivingTimeMinutes: 11 },
    'no road',
    'no road',
  ])
  expect(routesOf(answerOf('ok-far-snap'), 2)).toEqual([
    { distanceKm: 2.96, drivingTimeMinutes: 7 },
    'unknown',
  ])
})

test('a start far from any road makes every way unknown', () => {
  const answer = answerOf('ok-no-hints')
  expect(routesOf({ ...answer, sources: [{ distance: 1000.5 }] }, 2)).toEqual(['unknown', 'unknown'])
  expect(routesOf({ ...answer, sources: [{ distance: 1000 }] }, 2)).not.toContain('unknown')
})

test('times made up from a speed are not believed', () => {
  expect(routesOf(answerOf('ok-fallback-speed'), 3)).toEqual([
    { distanceKm: 8.935, drivingTimeMinutes: 11 },
    'unknown',
    'unknown',
  ])
})

test('an answer of another shape is refused with the place of the fault', () => {
  const faults: [unknown, string][] = [
    [answerOf('ok-default-annotations'), 'durations'],
    [answerOf('ok-skip-waypoints'), 'sources'],
    [answerOf('ok-other-profile-word'), 'durations'],
    [{ ...answerOf('ok-one-to-many'), durations: [['1', 2, 3]] }, 'durations.0.0'],
    [{ ...answerOf('ok-one-to-many'), distances: [[-1, 2, 3]] }, 'distances.0.0'],
    [answerOf('error-too-big-400'), 'code'],
    ['<html>', '$'],
    [null, '$'],
  ]
  for (const [answer, where] of faults)
    expect(() => routesOf(answer, 3), where).toThrow(
      new ProviderError('unreadable', `OSRM did not answer with a table of routes (${where}).`),
    )
  expect(() => routesOf(answerOf('ok-one-to-many'), 4)).toThrow(/durations: 3 instead of 4/)
})

test('the point that no road is near to is found by the message, counted among the destinations', () => {
  expect(unroutableIndex(answerOf('error-no-segment-400'))).toBe(1)
  expect(unroutableIndex({ code: 'NoSegment', message: 'for coordinate 0' })).toBe('source')
  expect(unroutableIndex({ code: 'NoSegment', message: 'somewhere' })).toBeUndefined()
  expect(unroutableIndex(answerOf('error-too-big-400'))).toBeUndefined()
})

test('a request names longitude first, to five decimals, and stays about 2 kB short', () => {
  const vaduz = { lat: 47.141, lng: 9.5209 }
  expect(
    tablePath(vaduz, [
      { lat: 47.068, lng: 9.502 },
      { lat: 47.1650049, lng: -0.000004 },
    ]),
  ).toBe(
    '/table/v1/driving/9.52090,47.14100;9.50200,47.06800;-0.00000,47.16500' +
      '?sources=0&destinations=1;2&annotations=duration,distance&generate_hints=false',
  )
  const far = { lat: 52.14123, lng: -10.52123 }
  expect(tablePath(far, Array(90).fill(far)).length).toBeLessThan(2100)
  expect(() => tablePath(far, Array(91).fill(far))).toThrow(RangeError)
  expect(() => tablePath(far, [])).toThrow(RangeError)
})
