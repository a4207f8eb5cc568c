import { type SQL, sql } from 'drizzle-orm'
import { deletePlaces } from '../../guide/places/delete-places.queries.ts'
import { wholePlaces } from '../../guide/places/whole-place.queries.ts'
import { actingToken } from '../../office/accounts/audit-log/acting-token.ts'
import { isByHand } from '../../office/accounts/audit-log/by-hand.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { placeFlags } from '../merging/place-edit.ts'
import type { KeptPlace, Undo } from './undo-run.ts'

type AddedRow = { id: number; name: string; reason: string | null }

/** Deletes places that a run added, as these entries tell, but for those that somebody has worked on since. No id is blocked by it. */
export async function removeAddedPlaces(
  tx: Transaction,
  { runId, userId }: Undo,
  entryIds: readonly number[],
): Promise<{ removed: number; kept: KeptPlace[] }> {
  const added = await findAdded(tx, runId, entryIds)
  const free = added.filter(({ reason }) => reason === null).map(({ id }) => id)
  if (free.length > 0) {
    const chosen = sql`select unnest(${sql.param(free)}::integer[])`
    await tx.execute(sql`
      insert into audit_log (user_id, token_id, action, entity, entity_id, before, import_run_id)
      select ${userId}::uuid, ${actingToken()}::integer, 'delete', 'places', whole->'place'->>'id', whole, ${runId}::integer
      from jsonb_array_elements(${wholePlaces(chosen)}) as whole`)
    await deletePlaces(tx, free)
  }
  const kept = added.flatMap(({ id, name, reason }) => (reason ? [{ placeId: id, name, reason }] : []))
  return { removed: free.length, kept }
}

/** Those that still exist, each with what keeps it. */
export async function findAdded(
  db: Queries,
  runId: number,
  entryIds: readonly number[],
): Promise<AddedRow[]> {
  const { rows } = await db.execute<AddedRow>(addedPlaces(runId, entryIds))
  return rows
}

export const addedPlaces = (runId: number, entryIds: readonly number[]): SQL => sql`
    select place.id, coalesce(place.display_name, place.name) as name, case
      when place.edited_fields <> '{}' or exists (select from audit_log later where later.entity = 'places'
        and later.entity_id = entry.entity_id and later.id > entry.id and ${isByHand('later')}
        -- What else stands there without an import is computed: by the undo of a later one, or by newer rules.
        and (later.action <> 'update' or later.after ?| ${sql.param([...placeFlags, 'editedFields'])}::text[]))
        then 'An editor has changed it since'
      when exists (select from audit_log later where later.entity = 'places' and later.entity_id = entry.entity_id and ${isOfLaterRun(runId)})
        -- Record by record, each by the index, whatever the planner thinks of how many were imported since.
        or exists (select from place_sources source cross join lateral (
            select from audit_log later where later.entity = 'place_sources'
              and later.entity_id = source.provider || ' ' || source.external_id
              and later.after->'placeId' = to_jsonb(place.id) and ${isOfLaterRun(runId)} offset 0) told
          where source.place_id = place.id)
        then 'Another import has changed it since'
      when exists (select from place_images image where image.place_id = place.id and image.image_type not in ('unsplash_auto', 'commons_auto'))
        then 'It has photos that an editor chose'
      end as reason
    from audit_log entry join places place on place.id = entry.entity_id::integer
    where entry.id = any(${sql.param([...entryIds])}::integer[])
    order by place.id`

/** Whether the entry `later` than `entry` is of another run that was not undone. */
const isOfLaterRun = (runId: number) => sql`later.id > entry.id and exists (
  select from import_runs run where run.id = later.import_run_id and run.id <> ${runId}::integer and run.state <> 'undone')`
