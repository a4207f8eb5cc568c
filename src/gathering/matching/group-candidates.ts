import { GroupIndex, type Member, type PlaceGroup } from './place-groups.ts'

export type Grouped = {
  /** 'joined' when the record is one more of a place that has others. */
  outcome: 'added' | 'joined'
  member: Member
  group: PlaceGroup
}

/**
 * Finds each new record its place, among those known and those that come with it: first by id and the same name, then by
 * likeness, best first, then among each other. The order of the records does not matter.
 */
export function groupCandidates(newcomers: readonly Member[], known: readonly PlaceGroup[]): Grouped[] {
  const index = new GroupIndex(known)
  const grouped: Grouped[] = []
  const join = (member: Member, group: PlaceGroup) => {
    index.add(group, member)
    grouped.push({ outcome: 'joined', member, group })
  }
  const recognised = (member: Member) => index.withSameId(member) ?? index.withSameName(member)
  const inOrder = [...newcomers].sort(byId)
  const waiting = inOrder.filter((member) => {
    const group = recognised(member)
    if (group) join(member, group)
    return !group
  })
  const likenesses = waiting
    .flatMap((member) => index.resembling(member).map((found) => ({ member, ...found })))
    .sort((a, b) => b.score - a.score)
  const placed = new Set<Member>()
  for (const { member, group } of likenesses) {
    // A provider seldom has the same place under two names.
    const isTaken = group.members.some(({ candidate }) => candidate.provider === member.candidate.provider)
    if (placed.has(member) || isTaken) continue
    placed.add(member)
    join(member, group)
  }
  for (const member of waiting) {
    if (placed.has(member)) continue
    const group = recognised(member)
    if (group) join(member, group)
    else {
      const added: PlaceGroup = { id: undefined, members: [] }
      index.add(added, member)
      grouped.push({ outcome: 'added', member, group: added })
    }
  }
  return grouped
}

function byId(a: Member, b: Member): number {
  return a.candidate.externalId < b.candidate.externalId ? -1 : 1
}
