import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { PlaceCandidate } from '../places/place-candidate.ts'
import type { Database } from '../platform/database.ts'
import { storable } from '../platform/storable.ts'
import { addPlaces } from './add-places.queries.ts'
import {
  type ChangeAuthor,
  type ImportChange,
  recordImportChanges,
  sourceKey,
} from './audit-changes.queries.ts'
import { bringUpToDate } from './bring-up-to-date.queries.ts'
import { groupCandidates } from './group-candidates.ts'
import { findBlockedIds, findPlacesNear, findPlacesOfIds } from './known-places.queries.ts'
import { cityDeleted, hasCity } from './nearest-city.queries.ts'
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
  /** The run that the changes are noted for; without one none are. */
  run?: ChangeAuthor | undefined
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
  // Whoever deletes a city takes the table first, so that none goes from here on.
  if (options.cityId !== undefined && !(await hasCity(tx, options.cityId))) throw cityDeleted()
  const blocked = await findBlockedIds(
    tx,
    candidates.flatMap(({ externalId, sameAs }) => [externalId, sameAs ?? []].flat()),
  )
  const isBlocked = ({ externalId, sameAs = '' }: PlaceCandidate) =>
    blocked.has(externalId) || blocked.has(sameAs)
  const allowed = candidates.filter((candidate) => !isBlocked(candidate))
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
  await recordImportChanges(tx, options.run, sorted.flatMap(sourceChange))
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
    ...candidates.filter(isBlocked).map((candidate) => ({
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
  /** The record of a stored place as it was: null when it had none; undefined when its content stays. */
  before: SourceRecord | null | undefined
}

/** What it takes to put a place's records back as they were. */
function sourceChange({ before, member, group }: SortedIn): ImportChange[] {
  if (before === undefined || group.id === undefined) return []
  const { provider, externalId } = member.record
  const entityId = sourceKey({ provider, externalId })
  const action = before ? 'update' : 'create'
  return [{ action, entity: 'place_sources', entityId, before, after: { placeId: group.id } }]
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
  const known = new Set(groups.values())
  const starterAlone = new Set([...groups.values()].filter(isStarterAlone))
  for (const { member, group, outcome } of groupCandidates(newcomers, [...groups.values()])) {
    const before = known.has(group) ? null : undefined
    const isStarterTwin = starterAlone.delete(group)
    sorted.push({ member, group, outcome, record: member.record, before, isStarterTwin })
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
    return { member, group, outcome: 'joined', record: member.record, before: null, isStarterTwin: false }
  }
  const { record, isOlder, isTouched } = updatedRecord(stored.record, member.record)
  const candidate = record.raw === member.record.raw ? member.candidate : stored.candidate
  group.members[at] = memberOf(record, candidate)
  const outcome = isOlder ? 'older' : 'unchanged'
  // Overpass dates each answer anew: of a record that says the same, the dates alone are no change.
  const isOther =
    record.goneSince !== stored.record.goneSince || !isDeepStrictEqual(record.raw, stored.record.raw)
  const before = isTouched && isOther ? stored.record : undefined
  return { member, group, outcome, record: isTouched ? record : undefined, before, isStarterTwin: false }
}

const isStarterAlone = ({ members }: PlaceGroup) =>
  members.every(({ candidate }) => candidate.provider === 'starter')

function recordOf({ provider, externalId, raw, sourceDate }: PlaceCandidate, asOf: Date): SourceRecord {
  return {
    provider,
    externalId,
    raw: storable(raw),
    sourceDate: sourceDate ?? null,
    fetchedAt: asOf,
    goneSince: null,
  }
}
