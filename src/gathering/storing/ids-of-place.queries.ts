import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { loadGroups, sourcesOf } from './stored-groups.queries.ts'

/** By place, all ids that providers know stored places by, also those that a record was made from. */
export async function idsOfPlaces(
  tx: Transaction,
  placeIds: readonly number[],
): Promise<Map<number, string[]>> {
  const chosen = sql`any(${sql.param([...placeIds])}::integer[])`
  const { rows } = await tx.execute<{ placeId: number; id: string }>(sql`
    select place_id as "placeId", external_id as id from place_sources where place_id = ${chosen}
    union select id, place_id from places where id = ${chosen} and place_id is not null`)
  const known = Map.groupBy(rows, ({ placeId }) => placeId)
  const groups = await loadGroups(tx, placeIds)
  return new Map(
    placeIds.map((placeId) => {
      const group = groups.get(placeId)
      const origins = group ? sourcesOf(group).flatMap(({ candidate }) => candidate.sameAs ?? []) : []
      return [placeId, [...new Set([...(known.get(placeId) ?? []).map(({ id }) => id), ...origins])]]
    }),
  )
}
