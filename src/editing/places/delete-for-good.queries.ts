import { sql } from 'drizzle-orm'
import { idsOfPlaces } from '../../gathering/storing/ids-of-place.queries.ts'
import { deletePlaces } from '../../guide/places/delete-places.queries.ts'
import { wholePlaces } from '../../guide/places/whole-place.queries.ts'
import { actingToken } from '../../office/accounts/audit-log/acting-token.ts'
import type { Transaction } from '../../platform/database/database.ts'

type Deletion = {
  /** Of places that are locked. */
  ids: readonly number[]
  /** Null when the account is gone by now. */
  userId: string | null
  /** Of a change of many places. */
  changeId?: string
  /** Imports may bring them again. */
  mayComeBack?: boolean
}

/**
 * Deletes places for good: no import brings them back, unless told otherwise. The audit log keeps all that an editor cannot make anew, an entry
 * for each place; the ids of the entries.
 */
export async function deleteForGood(
  tx: Transaction,
  { ids, userId, changeId, mayComeBack = false }: Deletion,
): Promise<number[]> {
  if (!mayComeBack) await blockIds(tx, ids)
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into audit_log (user_id, token_id, change_id, action, entity, entity_id, before)
    select ${userId}::uuid, ${actingToken()}::integer, ${changeId ?? null}::uuid, 'delete', 'places',
      whole #>> '{place,id}', whole
    from jsonb_array_elements(${wholePlaces(sql`select unnest(${sql.param([...ids])}::integer[])`)}) whole
    returning id`)
  await deletePlaces(tx, ids)
  return rows.map(({ id }) => id)
}

async function blockIds(tx: Transaction, ids: readonly number[]): Promise<void> {
  const known = [...(await idsOfPlaces(tx, ids))].flatMap(([placeId, osmIds]) =>
    osmIds.map((osmId) => ({ placeId, osmId })),
  )
  await tx.execute(sql`
    insert into blocked_osm_ids (osm_id, reason)
    select distinct on (known."osmId") known."osmId", 'Deleted: ' || coalesce(p.display_name, p.name)
    from json_to_recordset(${JSON.stringify(known)}::json) as known("placeId" integer, "osmId" text)
      join places p on p.id = known."placeId"
    order by known."osmId", p.id
    on conflict (osm_id) do nothing`)
}
