import { isDeepStrictEqual } from 'node:util'
import { columnFacts } from '../../guide/facts/fact-names.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { withKnownAddresses } from '../addresses/known-addresses.queries.ts'
import { refreshDistances } from '../distances/distance.queries.ts'
import { routeDistancesSoon } from '../distances/route-soon.queries.ts'
import type { FormerMembers, PlaceGroup } from '../matching/place-groups.ts'
import { changedHands } from '../merging/changed-hands.ts'
import { differenceOf } from '../merging/differences.ts'
import { type ComputedPlace, computePlace } from '../merging/place-merge.ts'
import type { StoredPlace } from '../merging/stored-place.ts'
import { lastFetchedOf } from './add-places.queries.ts'
import { type ChangeAuthor, recordImportChanges } from './audit-changes.queries.ts'
import { findStoredPlaces, findUnlinked } from './known-places.queries.ts'
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
  const known = storedOf(groups)
  const changes = await computeAnew(tx, known)
  const inRow = changes.filter(differsInRow)
  const inTypes = changes.filter(differsInTypes)
  const inSeasons = changes.filter(differsInSeasons)
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
  const placeIds = moved.map(({ after }) => after.id)
  if (placeIds.length > 0) await refreshDistances(tx, { placeIds })
  // Once for all that a run brought, its import asks for them at its end.
  if (run?.id === null) await routeDistancesSoon(tx, { placeIds }, run.userId)
  return new Set(changed.keys())
}

/** The ids of those that `bringUpToDate` would change. */
export async function findOutdated(db: Queries, groups: Iterable<PlaceGroup>): Promise<number[]> {
  return (await computeAnew(db, storedOf(groups)))
    .filter((change) => differsInRow(change) || differsInTypes(change) || differsInSeasons(change))
    .map(({ after }) => after.id)
}

type StoredGroup = PlaceGroup & { id: number }
type Change = { group: StoredGroup; before: StoredPlace; after: ChangedPlace }

const storedOf = (groups: Iterable<PlaceGroup>) =>
  [...groups].filter((group): group is StoredGroup => group.id !== undefined)

const differsInRow = ({ before, after }: Change) =>
  columnFacts.some((name) => differs(before[name], after[name]))

const differsInTypes = ({ before, after }: Change) => differs(before.funTypes, after.funTypes)

const differsInSeasons = ({ before, after }: Change) =>
  differs(before.seasons.toSorted(), after.seasons.toSorted())

async function computeAnew(db: Queries, groups: readonly StoredGroup[]): Promise<Change[]> {
  const stored = await findStoredPlaces(
    db,
    groups.map(({ id }) => id),
  )
  const computed = groups.flatMap((group) => {
    const before = stored.get(group.id)
    const { editedFields = [] } = before ?? {}
    const place = before && computePlace(sourcesOf(group), { editedFields, current: before })
    return place ? [{ group, before, place, editedFields }] : []
  })
  return (await withKnownAddresses(db, computed)).map(({ group, before, place }) => ({
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
