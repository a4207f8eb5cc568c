import type { PlaceCandidate } from '../candidates/place-candidate.ts'
import type { SourceRecord } from '../merging/source-record.ts'
import { type Likeness, likeNameScore, likenessOf, sameNameScore } from './place-twins.ts'

/** A record within a place. */
export type Member = { record: SourceRecord; candidate: PlaceCandidate; likeness: Likeness }

/** The records that are one place. */
export type PlaceGroup = {
  /** Undefined for a place that is not stored yet. */
  id: number | undefined
  members: Member[]
}

/** The records of stored places as they were before an import, by place. */
export type FormerMembers = ReadonlyMap<number, readonly Member[]>

export function memberOf(
  record: SourceRecord,
  candidate: PlaceCandidate,
  likeness = likenessOf(candidate),
): Member {
  return { record, candidate, likeness }
}

/** Finds the group that a record belongs to, by what it was made from, or by name and position. */
export class GroupIndex {
  readonly #byId = new Map<string, PlaceGroup>()
  readonly #byName = new Map<string, Set<PlaceGroup>>()
  readonly #byCell = new Map<string, Set<PlaceGroup>>()

  constructor(groups: Iterable<PlaceGroup>) {
    for (const group of groups) for (const member of group.members) this.#enter(group, member)
  }

  add(group: PlaceGroup, member: Member): void {
    group.members.push(member)
    this.#enter(group, member)
  }

  /** The group with the record that this one was made from, or with one made from this. */
  withSameId({ candidate }: Member): PlaceGroup | undefined {
    return idsOf(candidate).flatMap((id) => this.#byId.get(id) ?? [])[0]
  }

  /** The group with a record of the same name nearby; the nearest of several. */
  withSameName({ likeness }: Member): PlaceGroup | undefined {
    const groups = new Set([...likeness.names].flatMap((name) => [...(this.#byName.get(name) ?? [])]))
    return best(groups, (member) => sameNameScore(likeness, member.likeness))?.group
  }

  /** The groups nearby that a record resembles without bearing the same name. */
  resembling({ likeness, candidate }: Member): { group: PlaceGroup; score: number }[] {
    const groups = new Set(cellsAround(candidate).flatMap((cell) => [...(this.#byCell.get(cell) ?? [])]))
    return [...groups].flatMap(
      (group) => best([group], (member) => likeNameScore(likeness, member.likeness)) ?? [],
    )
  }

  #enter(group: PlaceGroup, { likeness, candidate }: Member): void {
    for (const id of idsOf(candidate)) this.#byId.set(id, group)
    for (const name of likeness.names) enter(this.#byName, name, group)
    enter(this.#byCell, cellOf(candidate.fields.lat, candidate.fields.lng), group)
  }
}

const idsOf = ({ externalId, sameAs }: PlaceCandidate) => (sameAs ? [externalId, sameAs] : [externalId])

function best(groups: Iterable<PlaceGroup>, scoreOf: (member: Member) => number | undefined) {
  let found: { group: PlaceGroup; score: number } | undefined
  for (const group of groups) {
    for (const member of group.members) {
      const score = scoreOf(member)
      if (score !== undefined && score > (found?.score ?? -1)) found = { group, score }
    }
  }
  return found
}

function enter(map: Map<string, Set<PlaceGroup>>, key: string, group: PlaceGroup): void {
  const groups = map.get(key)
  if (groups) groups.add(group)
  else map.set(key, new Set([group]))
}

// Wider than the farthest reach of a match, up to the polar circle.
const cellDegrees = 0.1

const cellOf = (lat: number, lng: number) =>
  `${Math.floor(lat / cellDegrees)} ${Math.floor(lng / cellDegrees)}`

function cellsAround({ fields: { lat, lng } }: PlaceCandidate): string[] {
  const steps = [-1, 0, 1]
  return steps.flatMap((y) => steps.map((x) => cellOf(lat + y * cellDegrees, lng + x * cellDegrees)))
}
