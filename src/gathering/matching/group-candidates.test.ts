import { expect, test } from 'vitest'
import { aGroup, aMember } from '../../../tests/members.ts'
import { groupCandidates } from './group-candidates.ts'
import type { Member, PlaceGroup } from './place-groups.ts'

const starter = { provider: 'starter', externalId: 'starter/x', positionErrorKm: 0.3 }
const metresNorth = (metres: number) => 48.2 + metres / 111_195

/** 'node/1 joined 7' for a known place; for a new one the ids of all its records. */
const outcomes = (newcomers: Member[], known: PlaceGroup[] = []) =>
  groupCandidates(newcomers, known)
    .map(({ member, outcome, group }) => {
      const place = group.id ?? group.members.map(({ candidate }) => candidate.externalId).join('+')
      return `${member.candidate.externalId} ${outcome} ${place}`
    })
    .toSorted()

test('a record like no other is a place of its own', () => {
  const far = aMember({ externalId: 'node/2', name: 'Wildpark', lat: 49 })
  expect(outcomes([far], [aGroup(7, aMember())])).toEqual(['node/2 added node/2'])
})

test('a record joins the place of the record that it was made from, whatever it is called and wherever it lies', () => {
  const copy = { provider: 'geoapify', externalId: 'geoapify/a', sameAs: 'node/1' }
  const moved = { name: 'Renamed', lat: 50 }
  expect(outcomes([aMember({ ...copy, ...moved })], [aGroup(7, aMember())])).toEqual(['geoapify/a joined 7'])
  expect(outcomes([aMember(moved)], [aGroup(7, aMember(copy))])).toEqual(['node/1 joined 7'])
})

test('of two places of one name a record joins the nearer', () => {
  const near = aGroup(7, aMember({ externalId: 'node/7', lat: metresNorth(100) }))
  const far = aGroup(8, aMember({ externalId: 'node/8', lat: metresNorth(600) }))
  for (const known of [
    [near, far],
    [far, near],
  ])
    expect(outcomes([aMember()], structured(known))).toEqual(['node/1 joined 7'])
})

test('of two places equally near the first known is joined', () => {
  const known = [7, 8].map((id) => aGroup(id, aMember({ externalId: `node/${id}` })))
  expect(outcomes([aMember()], known)).toEqual(['node/1 joined 7'])
})

test('who bears the same name comes before who merely resembles it', () => {
  const zoo = aGroup(7, aMember({ ...starter, name: 'Zoo Leipzig' }))
  const newcomers = [aMember({ name: 'Leipzig Zoo' }), aMember({ externalId: 'way/2', name: 'Zoo Leipzig' })]
  expect(outcomes(newcomers, [zoo])).toEqual(['node/1 added node/1', 'way/2 joined 7'])
})

test('two records of one place that come together are one place, in any order', () => {
  const both = () => [aMember({ externalId: 'way/2' }), aMember({ externalId: 'node/1' })]
  const one = ['node/1 added node/1+way/2', 'way/2 joined node/1+way/2']
  expect(outcomes(both())).toEqual(one)
  expect(outcomes(both().toReversed())).toEqual(one)
})

test('a place without a record of the provider takes the record most like it, and the other is a new place', () => {
  const zoo = () => aGroup(7, aMember({ ...starter, name: 'Zoo Leipzig' }))
  const same = () => aMember({ externalId: 'node/2', name: 'Leipzig Zoo', lat: metresNorth(300) })
  const within = () => aMember({ externalId: 'node/1', name: 'Zoo Leipzig Nord', lat: metresNorth(100) })
  for (const newcomers of [
    [same(), within()],
    [within(), same()],
  ])
    expect(outcomes(newcomers, [zoo()])).toEqual(['node/1 added node/1', 'node/2 joined 7'])
})

test('a record that resembles two places joins the one that it resembles more, and only that', () => {
  const leipzig = aGroup(7, aMember({ ...starter, name: 'Zoo Leipzig' }))
  const north = aGroup(8, aMember({ ...starter, externalId: 'starter/y', name: 'Zoo Leipzig Nord' }))
  const newcomer = () => aMember({ name: 'Leipzig Zoo', lat: metresNorth(100) })
  for (const known of [
    [leipzig, north],
    [north, leipzig],
  ])
    expect(outcomes([newcomer()], structured(known))).toEqual(['node/1 joined 7'])
})

test('a provider seldom has one place under two names: a place that it has a record of takes no other for its likeness', () => {
  const group = aGroup(
    7,
    aMember({ ...starter, name: 'Zoo Leipzig' }),
    aMember({ externalId: 'node/9', name: 'Zoo Leipzig' }),
  )
  expect(outcomes([aMember({ name: 'Der Zoo Leipzig-Mitte' })], [group])).toEqual(['node/1 added node/1'])
})

test('a record that resembled a place in vain joins a new one of its own name', () => {
  const zoo = aGroup(7, aMember({ ...starter, name: 'Zoo Leipzig' }))
  const best = aMember({ externalId: 'node/1', name: 'Leipzig Zoo' })
  const pair = ['node/2', 'way/3'].map((externalId) => aMember({ externalId, name: 'Zoo Leipzig Nord' }))
  expect(outcomes([best, ...pair], [zoo])).toEqual([
    'node/1 joined 7',
    'node/2 added node/2+way/3',
    'way/3 joined node/2+way/3',
  ])
})

test.each([
  [48.2999, 16.37, 48.3001, 16.37],
  [48.3001, 16.37, 48.2999, 16.37],
  [48.2, 16.3999, 48.2, 16.4001],
  [48.2, 16.4001, 48.2, 16.3999],
  [48.2999, 16.4001, 48.3001, 16.3999],
  [-0.0001, 0.0001, 0.0001, -0.0001],
])('a place is found across the lines of the grid: %f, %f and %f, %f', (lat, lng, otherLat, otherLng) => {
  const known = aGroup(7, aMember({ ...starter, name: 'Zoo Leipzig', lat: otherLat, lng: otherLng }))
  expect(outcomes([aMember({ name: 'Leipzig Zoo', lat, lng })], [known])).toEqual(['node/1 joined 7'])
})

/** Copies, so that one run's newcomers are not known to the next. */
const structured = (known: PlaceGroup[]) => known.map(({ id, members }) => ({ id, members: [...members] }))
