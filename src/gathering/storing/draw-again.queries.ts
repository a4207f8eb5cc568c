import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { scenesOfStored } from '../merging/place-merge.ts'
import { findStoredPlaces } from './known-places.queries.ts'
import { loadGroups, sourcesOf } from './stored-groups.queries.ts'

/** Records of so many places are in memory at once. */
const batchSize = 250

/** Places that are locked get the drawings that are true of them as they stand. */
export async function drawAgain(tx: Transaction, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += batchSize)
    await drawBatch(tx, ids.slice(from, from + batchSize))
}

async function drawBatch(tx: Transaction, ids: readonly number[]): Promise<void> {
  const [groups, places] = [await loadGroups(tx, ids), await findStoredPlaces(tx, ids)]
  const drawn = [...places.values()].map((place) => ({
    id: place.id,
    scenes: scenesOfStored(place, sourcesOf(groups.get(place.id) ?? { members: [] })),
  }))
  await tx.execute(sql`
    update places p set scenes = d.scenes
    from jsonb_to_recordset(${JSON.stringify(drawn)}::jsonb) as d(id integer, scenes text[])
    where p.id = d.id and p.scenes <> d.scenes`)
}
