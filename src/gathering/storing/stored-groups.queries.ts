import type { Queries } from '../../platform/database/database.ts'
import { handMade, handMadeCandidate } from '../candidates/hand-made.ts'
import { type Member, memberOf, type PlaceGroup } from '../matching/place-groups.ts'
import { earlierCandidates } from '../merging/earlier-readings.ts'
import type { StoredPlace } from '../merging/stored-place.ts'
import { translators } from '../providers/translators.ts'
import { findSources, findStoredPlaces, type StoredSource } from './known-places.queries.ts'

/** The places with their records, translated by today's rules; by id. */
export async function loadGroups(db: Queries, ids: readonly number[]): Promise<Map<number, PlaceGroup>> {
  const groups = new Map<number, PlaceGroup>(ids.map((id) => [id, { id, members: [] }]))
  for (const source of await findSources(db, ids)) {
    const member = storedMember(source)
    if (member) groups.get(source.placeId)?.members.push(member)
  }
  const bare = [...groups.values()].filter(({ members }) => members.length === 0)
  for (const place of (
    await findStoredPlaces(
      db,
      bare.flatMap(({ id }) => id ?? []),
    )
  ).values()) {
    if (place.funTypes.length > 0) groups.get(place.id)?.members.push(handMadeMember(place))
  }
  return groups
}

/** The records that a place is computed from, and what they said before. */
export function sourcesOf({ members }: { members: readonly Member[] }) {
  return members
    .filter(({ candidate }) => candidate.provider !== handMade)
    .flatMap(({ candidate, record }) =>
      [candidate, ...earlierCandidates(record, candidate)].map((one) => ({
        ...{ candidate: one, goneSince: record.goneSince },
      })),
    )
}

function storedMember({ placeId: _, ...record }: StoredSource): Member | undefined {
  const { externalId, raw, sourceDate } = record
  const candidate = translators[record.provider]?.({ externalId, raw, sourceDate: sourceDate ?? undefined })
  return candidate && memberOf(record, candidate)
}

function handMadeMember(place: StoredPlace): Member {
  const externalId = `${handMade}/${place.id}`
  const record = {
    provider: handMade,
    externalId,
    raw: null,
    sourceDate: null,
    fetchedAt: new Date(0),
    goneSince: null,
    earlier: [],
  }
  return memberOf(record, handMadeCandidate(handMade, externalId, place))
}
