import { sql } from 'drizzle-orm'
import type { StoredPlace } from '../../gathering/merging/stored-place.ts'
import type { PlaceSource } from '../../gathering/merging/who-is-believed.ts'
import { findStoredPlaces } from '../../gathering/storing/known-places.queries.ts'
import { loadGroups, sourcesOf } from '../../gathering/storing/stored-groups.queries.ts'
import { lockPlaces } from '../../guide/places/lock-places.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'

export type Known = { before: StoredPlace; sources: PlaceSource[] }

/** The places as they stand and what their sources say, kept from all others until the transaction ends; by id, in the order asked for. */
export async function lockPlacesToEdit(tx: Transaction, ids: readonly number[]): Promise<Map<number, Known>> {
  await lockPlaces(tx, sql`p.id = any(${sql.param([...ids])}::integer[])`)
  const groups = await loadGroups(tx, ids)
  const stored = await findStoredPlaces(tx, ids)
  const known = ids.flatMap((id): [number, Known][] => {
    const [before, group] = [stored.get(id), groups.get(id)]
    return before ? [[id, { before, sources: group ? sourcesOf(group) : [] }]] : []
  })
  return new Map(known)
}
