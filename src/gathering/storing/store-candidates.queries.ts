import { lockPlacesTable } from '../../guide/places/lock-places.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { storable } from '../../platform/database/storable.ts'
import type { PlaceCandidate } from '../candidates/place-candidate.ts'
import { memberOf, type PlaceGroup } from '../matching/place-groups.ts'
import { type SortedIn, sortIn } from '../matching/sort-in.ts'
import type { SourceRecord } from '../merging/source-record.ts'
import { addPlaces } from './add-places.queries.ts'
import { type ImportChange, recordImportChanges, sourceKey } from './audit-changes.queries.ts'
import { bringUpToDate } from './bring-up-to-date.queries.ts'
import { inTurn } from './in-turn.ts'
import { findBlockedIds, findPlacesNear, findPlacesOfIds } from './known-places.queries.ts'
import { cityDeleted, hasCity } from './nearest-city.queries.ts'
import type { StoreOptions } from './store-options.queries.ts'
import { loadGroups } from './stored-groups.queries.ts'
import { writeSources } from './write-places.queries.ts'

export type StoredCandidate = {
  candidate: PlaceCandidate
  outcome: SortedIn['outcome'] | 'changed' | 'blocked'
  /** Undefined for blocked ones. */
  placeId: number | undefined
  isStarterTwin: boolean
}

/**
 * Brings candidates of one provider in, each id once and at most about a thousand in a call: finds the place that each
 * belongs to, or adds one, and computes those places anew. Runs in the caller's transaction, and waits for any other
 * that writes places. @throws Problem 409 when the city was deleted meanwhile
 */
export async function storeCandidates(
  tx: Transaction,
  candidates: readonly PlaceCandidate[],
  options: StoreOptions,
): Promise<StoredCandidate[]> {
  // Two imports at once must not add the same place, nor take the same slug. Readers are not held up.
  await lockPlacesTable(tx)
  // Whoever deletes a city takes the table first, so that none goes from here on.
  if (options.cityId !== undefined && !(await hasCity(tx, options.cityId))) throw cityDeleted()
  const { allowed, blocked } = await siftBlocked(tx, candidates)
  const placeOfId = new Map([...(options.placeOfId ?? []), ...(await findPlacesOfIds(tx, allowed))])
  const groups = await groupsAround(tx, allowed, placeOfId)
  const former = new Map([...groups].map(([id, { members }]) => [id, [...members]]))
  const incoming = allowed.map((candidate) =>
    memberOf(recordOf(candidate, options.asOf), candidate, options.foreseen?.get(candidate)?.likeness),
  )
  const sorted = sortIn(incoming, groups, placeOfId)
  const groupsOfRecords = new Set(sorted.map(({ group }) => group))
  const stored = [...groupsOfRecords].filter(({ id }) => id !== undefined)
  const added = [...groupsOfRecords].filter(({ id }) => id === undefined)
  await inTurn([
    ...(await addPlaces(tx, added, options)),
    () => writeSources(tx, sorted.flatMap(sourceToWrite)),
    () => recordImportChanges(tx, options.run, sorted.flatMap(sourceChange)),
  ])
  const changed = await bringUpToDate(tx, stored, { ...options, former })
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
    ...blocked.map((candidate) => ({
      candidate,
      placeId: undefined,
      isStarterTwin: false,
      outcome: 'blocked' as const,
    })),
  ]
}

/** Blocked are those that bear, or were made from, an id that an editor has banned. */
async function siftBlocked(tx: Transaction, candidates: readonly PlaceCandidate[]) {
  const ids = await findBlockedIds(
    tx,
    candidates.flatMap(({ externalId, sameAs }) => [externalId, sameAs ?? []].flat()),
  )
  const isBlocked = ({ externalId, sameAs = '' }: PlaceCandidate) => ids.has(externalId) || ids.has(sameAs)
  return {
    allowed: candidates.filter((candidate) => !isBlocked(candidate)),
    blocked: candidates.filter(isBlocked),
  }
}

/** The stored places that the candidates belong to by their ids, or may belong to by where they lie. */
async function groupsAround(
  tx: Transaction,
  candidates: readonly PlaceCandidate[],
  placeOfId: ReadonlyMap<string, number>,
): Promise<Map<number, PlaceGroup>> {
  const near = await findPlacesNear(
    tx,
    candidates.filter(({ externalId }) => !placeOfId.has(externalId)),
  )
  return loadGroups(tx, [...new Set([...placeOfId.values(), ...near])])
}

const sourceToWrite = ({ record, group }: SortedIn) =>
  record && group.id !== undefined ? { ...record, placeId: group.id } : []

/** What it takes to put a place's records back as they were. */
function sourceChange({ before, member, group }: SortedIn): ImportChange[] {
  if (before === undefined || group.id === undefined) return []
  const { provider, externalId } = member.record
  const entityId = sourceKey({ provider, externalId })
  const action = before ? 'update' : 'create'
  return [{ action, entity: 'place_sources', entityId, before, after: { placeId: group.id } }]
}

function recordOf({ provider, externalId, raw, sourceDate }: PlaceCandidate, asOf: Date): SourceRecord {
  return {
    provider,
    externalId,
    raw: storable(raw),
    sourceDate: sourceDate ?? null,
    fetchedAt: asOf,
    goneSince: null,
    earlier: [],
  }
}
