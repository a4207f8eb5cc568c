import { sql } from 'drizzle-orm'
import type { PlaceCandidate } from '../places/place-candidate.ts'
import type { Database } from '../platform/database.ts'
import { addPlaces } from './add-places.queries.ts'
import { bringUpToDate } from './bring-up-to-date.queries.ts'
import { groupCandidates } from './group-candidates.ts'
import { findBlockedIds, findPlacesNear, findPlacesOfIds } from './known-places.queries.ts'
import { type Member, memberOf, type PlaceGroup } from './place-groups.ts'
import { type SourceRecord, updatedRecord } from './source-record.ts'
import { loadGroups } from './stored-groups.queries.ts'
import { writeSources } from './write-places.queries.ts'

export type StoreOptions = {
  /** The date of the data that the candidates come from. */
  asOf: Date
  /** The city they were fetched for; without one, new places are linked to their nearest city within 50 km. */
  cityId?: number | undefined
  /** External ids of those that start as featured when they are new. */
  featured?: ReadonlySet<string>
}

/** 'joined': one more record of a place. 'older': an older version of a stored record. */
type StoreOutcome = 'added' | 'joined' | 'changed' | 'unchanged' | 'older' | 'blocked'

export type StoredCandidate = {
  candidate: PlaceCandidate
  outcome: StoreOutcome
  /** Undefined for blocked ones. */
  placeId: number | undefined
  /** True when a place known from the starter guide alone got its first record of a provider. */
  isStarterTwin: boolean
}

/**
 * Brings candidates of one provider in, each id once and at most about a thousand in a call: finds the place that each
 * belongs to, or adds one, and computes those places anew. Runs in the caller's transaction, and waits for any other
 * that writes places.
 */
export async function storeCandidates(
  tx: Database,
  candidates: readonly PlaceCandidate[],
  options: StoreOptions,
): Promise<StoredCandidate[]> {
  // Two imports at once must not add the same place, nor take the same slug. Readers are not held up.
  await tx.execute(sql`lock table places in share row exclusive mode`)
  const blocked = await findBlockedIds(
    tx,
    candidates.map(({ externalId }) => externalId),
  )
  const allowed = candidates.filter(({ externalId }) => !blocked.has(externalId))
  const placeOfId = await findPlacesOfIds(tx, allowed)
  const near = await findPlacesNear(
    tx,
    allowed.filter(({ externalId }) => !placeOfId.has(externalId)),
  )
  const groups = await loadGroups(tx, [...new Set([...placeOfId.values(), ...near])])

  const incoming = allowed.map((candidate) => memberOf(recordOf(candidate, options.asOf), candidate))
  const sorted = sortIn(incoming, groups, placeOfId)
  const groupsOfRecords = new Set(sorted.map(({ group }) => group))
  const stored = [...groupsOfRecords].filter(({ id }) => id !== undefined)
  const added = [...groupsOfRecords].filter(({ id }) => id === undefined)
  await addPlaces(tx, added, options)
  await writeSources(
    tx,
    sorted.flatMap(({ record, group }) =>
      record && group.id !== undefined ? { ...record, placeId: group.id } : [],
    ),
  )
  const changed = await bringUpToDate(tx, stored, options)
  return [
    ...sorted.map(({ member, group, outcome, isStarterTwin }) => ({
      candidate: member.candidate,
      placeId: group.id,
      isStarterTwin,
      outcome:
        outcome === 'unchanged' && group.id !== undefined && changed.has(group.id)
          ? ('changed' as const)
          : outcome,
    })),
    ...candidates
      .filter(({ externalId }) => blocked.has(externalId))
      .map((candidate) => ({
        candidate,
        placeId: undefined,
        isStarterTwin: false,
        outcome: 'blocked' as const,
      })),
  ]
}

type SortedIn = {
  member: Member
  group: PlaceGroup
  outcome: Exclude<StoreOutcome, 'blocked' | 'changed'>
  isStarterTwin: boolean
  /** Set when the record has to be written. */
  record: SourceRecord | undefined
}

/** Puts each record into its group: those of known ids first, so that the rest meets today's names. */
function sortIn(
  incoming: readonly Member[],
  groups: ReadonlyMap<number, PlaceGroup>,
  placeOfId: ReadonlyMap<string, number>,
): SortedIn[] {
  const newcomers: Member[] = []
  const sorted: SortedIn[] = []
  for (const member of incoming) {
    const group = groups.get(placeOfId.get(member.candidate.externalId) ?? 0)
    if (group) sorted.push(renew(member, group))
    else newcomers.push(member)
  }
  const starterAlone = new Set([...groups.values()].filter(isStarterAlone))
  for (const { member, group, outcome } of groupCandidates(newcomers, [...groups.values()])) {
    sorted.push({ member, group, outcome, record: member.record, isStarterTwin: starterAlone.delete(group) })
  }
  return sorted
}

function renew(member: Member, group: PlaceGroup): SortedIn {
  const { externalId, provider } = member.record
  const at = group.members.findIndex(
    ({ record }) => record.externalId === externalId && record.provider === provider,
  )
  const stored = group.members[at]
  if (!stored) {
    group.members.push(member)
    return { member, group, outcome: 'joined', record: member.record, isStarterTwin: false }
  }
  const { record, isOlder, isTouched } = updatedRecord(stored.record, member.record)
  const candidate = record.raw === member.record.raw ? member.candidate : stored.candidate
  group.members[at] = memberOf(record, candidate)
  const outcome = isOlder ? 'older' : 'unchanged'
  return { member, group, outcome, record: isTouched ? record : undefined, isStarterTwin: false }
}

const isStarterAlone = ({ members }: PlaceGroup) =>
  members.every(({ candidate }) => candidate.provider === 'starter')

function recordOf({ provider, externalId, raw, sourceDate }: PlaceCandidate, asOf: Date): SourceRecord {
  return { provider, externalId, raw, sourceDate: sourceDate ?? null, fetchedAt: asOf, goneSince: null }
}
