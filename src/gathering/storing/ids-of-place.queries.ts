import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { loadGroups, sourcesOf } from './stored-groups.queries.ts'

/** All ids that providers know a stored place by, also those that a record was made from. */
export async function idsOfPlace(tx: Transaction, placeId: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select external_id as id from place_sources where place_id = ${placeId}
    union select place_id from places where id = ${placeId} and place_id is not null`)
  const group = (await loadGroups(tx, [placeId])).get(placeId)
  const origins = group ? sourcesOf(group).flatMap(({ candidate }) => candidate.sameAs ?? []) : []
  return [...new Set([...rows.map(({ id }) => id), ...origins])]
}
