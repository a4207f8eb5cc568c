import { isDeepStrictEqual } from 'node:util'
import { columnFacts } from '../../guide/facts/fact-names.ts'
import type { Transaction } from '../../platform/database.ts'
import { withKnownAddresses } from '../addresses/known-addresses.queries.ts'
import { refreshDistances } from '../distances/distance.queries.ts'
import type { FormerMembers, PlaceGroup } from '../matching/place-groups.ts'
import { changedHands } from '../merging/changed-hands.ts'
import { differenceOf } from '../merging/differences.ts'
import { type ComputedPlace, computePlace } from '../merging/place-merge.ts'
import { lastFetchedOf } from './add-places.queries.ts'
import { type ChangeAuthor, recordImportChanges } from './audit-changes.queries.ts'
import { findStoredPlaces, findUnlinked, type StoredPlace } from './known-places.queries.ts'
import { sourcesOf } from './stored-groups.queries.ts'
import {
  type ChangedPlace,
  linkCities,
  touchPlaces,
  updatePlaces,
  writeFunTypes,
  writeSeasons,
} from './write-places.queries.ts'

type Circumstances = {
  cityId?: number | undefined
  run?: ChangeAuthor | undefined
  /** The records of the places as they were, for those that an import brings records to. */
  former?: FormerMembers
}

/** Computes stored places anew and writes what differs; the ids of those that did. */
export async function bringUpToDate(
  tx: Transaction,
  groups: Iterable<PlaceGroup>,
  { cityId, run, former }: Circumstances = {},
): Promise<Set<number>> {
  const known = [...groups].filter((group): group is StoredGroup => group.id !== undefined)
  const changes = await computeAnew(tx, known)
  const inRow = changes.filter(({ before, after }) =>
    columnFacts.some((name) => differs(before[name], after[name])),
  )
  const inTypes = changes.filter(({ before, after }) => differs(before.funTypes, after.funTypes))
  const inSeasons = changes.filter(({ before, after }) =>
    differs(before.seasons.toSorted(), after.seasons.toSorted()),
  )
  const changed = new Map([...inRow, ...inTypes, ...inSeasons].map(({ after }) => [after.id, after]))
  await updatePlaces(tx, [...changed.values()])
  await recordImportChanges(
    tx,
    run,
    changes.flatMap((change) => changeOf(change, former)),
  )
  const seenAgain = changes.filter(
    ({ before, after }) => before.lastFetched?.getTime() !== after.lastFetched.getTime(),
  )
  await touchPlaces(
    tx,
    seenAgain.map(afterwards).filter(({ id }) => !changed.has(id)),
  )
  await writeFunTypes(tx, inTypes.map(afterwards), false)
  await writeSeasons(tx, inSeasons.map(afterwards), false)
  if (cityId !== undefined)
    await linkToCity(
      tx,
      cityId,
      known.map(({ id }) => id),
    )
  const moved = inRow.filter(({ before, after }) => before.lat !== after.lat || before.lng !== after.lng)
  if (moved.length > 0) await refreshDistances(tx, { placeIds: moved.map(({ after }) => after.id) })
  return new Set(changed.keys())
}

type StoredGroup = PlaceGroup & { id: number }
type Change = { group: StoredGroup; before: StoredPlace; after: ChangedPlace }

async function computeAnew(tx: Transaction, groups: readonly StoredGroup[]): Promise<Change[]> {
  const stored = await findStoredPlaces(
    tx,
    groups.map(({ id }) => id),
  )
  const computed = groups.flatMap((group) => {
    const before = stored.get(group.id)
    const { editedFields = [] } = before ?? {}
    const place = before && computePlace(sourcesOf(group), { editedFields, current: before })
    return place ? [{ group, before, place, editedFields }] : []
  })
  return (await withKnownAddresses(tx, computed)).map(({ group, before, place }) => ({
    group,
    before,
    after: { ...place, id: group.id, lastFetched: lastFetchedOf(group) },
  }))
}

async function linkToCity(tx: Transaction, cityId: number, placeIds: readonly number[]): Promise<void> {
  const unlinked = await findUnlinked(tx, cityId, placeIds)
  await linkCities(
    tx,
    unlinked.map((placeId) => ({ placeId, cityId })),
  )
}

function changeOf({ group, before, after }: Change, former: FormerMembers | undefined) {
  const { id, lastFetched: _, ...place } = after
  const difference = differenceOf(before, place)
  if (!difference) return []
  const members = former?.get(id)
  const hands = members && changedHands(difference, sourcesOf({ members }), sourcesOf(group))
  return [
    { action: 'update' as const, entity: 'places' as const, entityId: String(id), ...difference, hands },
  ]
}

const afterwards = ({ after }: Change) => after

function differs(
  before: ComputedPlace[keyof ComputedPlace],
  after: ComputedPlace[keyof ComputedPlace],
): boolean {
  return before !== after && !isDeepStrictEqual(before, after)
}
