import { inArray, sql } from 'drizzle-orm'
import type { PlaceFlag } from '../../gathering/merging/place-edit.ts'
import type { PlaceSource } from '../../gathering/merging/place-merge.ts'
import { findStoredPlaces, type StoredPlace } from '../../gathering/storing/known-places.queries.ts'
import { loadGroups, sourcesOf } from '../../gathering/storing/stored-groups.queries.ts'
import { lockPlaces } from '../../guide/places/lock-places.queries.ts'
import { places } from '../../guide/places/place.table.ts'
import type { Transaction } from '../../platform/database.ts'

export type LockedPlace = StoredPlace & Record<PlaceFlag, boolean>

type Known = { before: LockedPlace; sources: PlaceSource[] }

/** The places as they stand and what their sources say, kept from all others until the transaction ends; by id. */
export async function lockStates(tx: Transaction, ids: readonly number[]): Promise<Map<number, Known>> {
  await lockPlaces(tx, sql`p.id = any(${sql.param([...ids])}::integer[])`)
  const { id, isActive, isFeatured, isReviewed } = places
  const flags = await tx
    .select({ id, isActive, isFeatured, isReviewed })
    .from(places)
    .where(inArray(id, [...ids]))
  const stored = await findStoredPlaces(tx, ids)
  const groups = await loadGroups(tx, ids)
  return new Map(
    flags.flatMap((flagsOfPlace) => {
      const place = stored.get(flagsOfPlace.id)
      const group = groups.get(flagsOfPlace.id)
      if (!place) return []
      return [[place.id, { before: { ...place, ...flagsOfPlace }, sources: group ? sourcesOf(group) : [] }]]
    }),
  )
}
