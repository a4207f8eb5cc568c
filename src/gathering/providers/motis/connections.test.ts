import { expect, test } from 'vitest'
import { recordedAnswer } from '../../../../tests/services/recorded-answer.ts'
import { connectionsOf } from './connections.ts'

const { body } = recordedAnswer('motis', 'plan.from-documentation')
const answer = JSON.parse(body)

test('connections come by when they leave, with what is ridden and walked; what is cancelled and all on foot does not', () => {
  expect(connectionsOf(answer)).toEqual([
    {
      ...{ departure: '2026-11-27T08:04:00Z', arrival: '2026-11-27T08:31:00Z', minutes: 27, changes: 0 },
      legs: [
        { mode: 'WALK', line: null, from: null, to: 'Karlsplatz', minutes: 3 },
        { mode: 'SUBWAY', line: 'U4', from: 'Karlsplatz', to: 'Hietzing', minutes: 12 },
        { mode: 'WALK', line: null, from: 'Hietzing', to: null, minutes: 11 },
      ],
    },
    {
      ...{ departure: '2026-11-27T08:09:00Z', arrival: '2026-11-27T08:42:00Z', minutes: 33, changes: 1 },
      legs: [
        { mode: 'WALK', line: null, from: null, to: 'Karlsplatz', minutes: 3 },
        { mode: 'SUBWAY', line: 'U4', from: 'Karlsplatz', to: 'Hietzing', minutes: 12 },
        { mode: 'BUS', line: '56B', from: 'Hietzing', to: 'Tiergarten', minutes: 8 },
        { mode: 'WALK', line: null, from: 'Tiergarten', to: null, minutes: 4 },
      ],
    },
  ])
})

test('who stays in the vehicle that becomes another line does not change', () => {
  const [first] = structuredClone(answer.itineraries)
  first.legs[3].interlineWithPreviousLeg = true
  expect(connectionsOf({ itineraries: [first] })).toMatchObject([{ changes: 0 }])
})

test('three are enough, and a line without a name has none', () => {
  const [, one] = structuredClone(answer.itineraries)
  one.legs[1] = { ...one.legs[1], displayName: undefined, routeShortName: ' ' }
  const found = connectionsOf({ itineraries: [one, one, one, one] })
  expect(found).toHaveLength(3)
  expect(found[0]?.legs[1]).toMatchObject({ mode: 'SUBWAY', line: null })
})

test.each([undefined, {}, { itineraries: [{ legs: [] }] }, { itineraries: null }])(
  'the answer %j is unreadable',
  (wrong) => {
    expect(() => connectionsOf(wrong)).toThrow('The timetable did not answer with connections')
  },
)
