import { expect, test } from 'vitest'
import { aGroup, aMember } from '../../../tests/members.ts'
import type { Member, PlaceGroup } from './place-groups.ts'
import { sortIn } from './sort-in.ts'

const day = (text: string) => new Date(`${text}T00:00:00Z`)

function sorted(incoming: Member[], ...groups: PlaceGroup[]) {
  const byId = new Map(groups.map((group) => [group.id ?? 0, group]))
  const placeOfId = groups.flatMap(({ id, members }) =>
    members.map(({ record }) => [record.externalId, id ?? 0] as const),
  )
  return sortIn(incoming, byId, new Map(placeOfId))
}

test('a record of a known id renews its own place, though another place has its name now', () => {
  const own = aGroup(7, aMember({ name: 'Wildpark', date: '2020-01-01' }, { raw: 'Wildpark' }))
  const other = aGroup(8, aMember({ externalId: 'node/2', date: '2020-01-01' }))
  const renamed = aMember({ date: '2021-01-01' }, { raw: 'Lindenzoo' })
  const [result, ...more] = sorted([renamed], other, own)
  expect(more).toEqual([])
  expect(result).toMatchObject({ outcome: 'unchanged', isStarterTwin: false, record: { raw: 'Lindenzoo' } })
  expect(result?.group).toBe(own)
  expect(result?.before).toMatchObject({ raw: 'Wildpark' })
  expect(own.members).toMatchObject([
    { candidate: { fields: { name: 'Lindenzoo' } }, record: { raw: 'Lindenzoo' } },
  ])
})

test('an older version changes nothing', () => {
  const own = aGroup(
    7,
    aMember({ date: '2020-01-01' }, { raw: 'new', earlier: [{ raw: 'first', sourceDate: null }] }),
  )
  const [result] = sorted([aMember({ name: 'Old', date: '2019-01-01' }, { raw: 'old' })], own)
  expect(result).toMatchObject({
    outcome: 'older',
    record: undefined,
    before: undefined,
    isStarterTwin: false,
  })
  expect(own.members).toMatchObject([
    { candidate: { fields: { name: 'Lindenzoo' } }, record: { raw: 'new', earlier: [{ raw: 'first' }] } },
  ])
})

test('the same content in newer data is seen again, which is written, and is no change', () => {
  const own = aGroup(7, aMember({ date: '2020-01-01' }, { raw: { a: 1 } }))
  const again = aMember({ date: '2020-01-01' }, { raw: { a: 1 }, fetchedAt: day('2023-01-01') })
  expect(sorted([again], own)[0]).toMatchObject({
    outcome: 'unchanged',
    record: { fetchedAt: day('2023-01-01') },
    before: undefined,
  })
})

test('a record that came back is a change, though it says the same', () => {
  const own = aGroup(7, aMember({ date: '2020-01-01' }, { goneSince: day('2022-06-01') }))
  const back = aMember({ date: '2020-01-01' }, { fetchedAt: day('2023-01-01') })
  expect(sorted([back], own)[0]).toMatchObject({
    record: { goneSince: null },
    before: { goneSince: day('2022-06-01') },
  })
})

test('a second record of a known place joins it, under an id that another provider or nobody has yet', () => {
  const own = aGroup(7, aMember())
  const copy = aMember({ provider: 'geoapify' })
  const [result] = sortIn([copy], new Map([[7, own]]), new Map([['node/1', 7]]))
  expect(result).toMatchObject({ outcome: 'joined', before: null, isStarterTwin: false })
  expect(result?.record).toBe(copy.record)
  expect(own.members).toHaveLength(2)
  const [other] = sortIn([aMember({ externalId: 'node/5' })], new Map([[7, own]]), new Map([['node/5', 7]]))
  expect(other).toMatchObject({ outcome: 'joined', before: null })
  expect(own.members).toHaveLength(3)
})

test('a new place has no record before, a known one that is joined had none', () => {
  const starter = { provider: 'starter', externalId: 'starter/x' }
  const known = aGroup(7, aMember(starter))
  const far = aMember({ externalId: 'node/3', name: 'Wildpark', lat: 49 })
  const results = sorted([aMember(), far], known)
  expect(results).toMatchObject([
    { outcome: 'joined', before: null, isStarterTwin: true },
    { outcome: 'added', isStarterTwin: false },
  ])
  expect(results.map(({ record }) => record?.externalId)).toEqual(['node/1', 'node/3'])
  expect(results[1]?.before).toBeUndefined()
})

test('a place of the starter guide gets one twin; a place that a provider knows already gets none', () => {
  const starter = aMember({ provider: 'starter', externalId: 'starter/x' })
  const alone = aGroup(7, starter)
  const twins = [aMember({ externalId: 'node/1' }), aMember({ externalId: 'way/2' })]
  expect(sorted(twins, alone).map(({ isStarterTwin }) => isStarterTwin)).toEqual([true, false])
  const known = aGroup(8, starter, aMember({ provider: 'geoapify', externalId: 'geoapify/1' }))
  expect(sorted([aMember()], known)).toMatchObject([{ outcome: 'joined', isStarterTwin: false }])
})

test('what a list without dates of its own leaves out is kept from the reading before', () => {
  const osm = { type: 'node', id: 1, lat: 48.2, lon: 16.37 }
  const full = { ...osm, tags: { name: 'Lindenzoo', tourism: 'zoo', phone: '+43 1 2345678' } }
  const less = { ...osm, tags: { name: 'Lindenzoo', tourism: 'zoo' } }
  const own = () => aGroup(7, aMember({ date: '2020-01-01', phone: '+43 1 2345678' }, { raw: full }))
  const undated = aMember({ date: '2021-01-01' }, { raw: less })
  undated.candidate.hasOwnDate = false
  expect(sorted([undated], own())[0]?.record?.earlier).toMatchObject([{ raw: full }])
  const dated = aMember({ date: '2021-01-01' }, { raw: less })
  expect(sorted([dated], own())[0]?.record?.earlier).toEqual([])
})

test('of two versions that say the same the one with a date of its own stays, whichever came first', () => {
  const dated = () => aMember({ date: '2018-01-01' }, { raw: 'dated', fetchedAt: day('2020-01-01') })
  const undated = () => {
    const member = aMember({ date: '2026-01-01' }, { raw: 'undated', fetchedAt: day('2026-01-01') })
    member.candidate.hasOwnDate = false
    return member
  }
  const kept = { raw: 'dated', sourceDate: day('2018-01-01'), fetchedAt: day('2026-01-01') }
  for (const [first, second] of [
    [dated(), undated()],
    [undated(), dated()],
  ] as const) {
    const own = aGroup(7, first)
    expect(sorted([second], own)).toMatchObject([{ outcome: 'unchanged', record: kept }])
    expect(own.members[0]?.candidate.hasOwnDate).toBe(true)
  }
})
