import { type SQL, sql } from 'drizzle-orm'
import { restorableDays } from '../../editing/history/history.ts'
import { isByHand } from '../../office/accounts/audit-log/by-hand.ts'

/** The ids of the places that were deleted and may still come back. */
export const placesToComeBack: SQL = sql`
  select entity_id::integer as id from audit_log
  where action = 'delete' and entity = 'places' and at > now() - make_interval(days => ${restorableDays})
  union all
  select (whole #>> '{place,id}')::integer from audit_log, jsonb_array_elements(before -> 'places') whole
  where action = 'delete' and entity = 'cities' and at > now() - make_interval(days => ${restorableDays})`

const isThere = (placeId: SQL) =>
  sql`(exists (select from places p where p.id = ${placeId}) or ${placeId} in (select id from back))`

/** Of a place that no import brought: without sources it goes back to what imports found, field by field. */
const isMadeByHand = sql`exists (select from audit_log c where c.entity = 'places' and c.entity_id = e.entity_id
  and c.action = 'create' and ${isByHand('c')})`

/** Its import was undone, or a later one that was not has told of the same: undoing it would leave this alone. */
const isOutdated = sql`(
  exists (select from import_runs r where r.id = e.import_run_id and r.state = 'undone')
  or exists (select from audit_log l join import_runs r on r.id = l.import_run_id and r.state <> 'undone'
    where l.entity = e.entity and l.entity_id = e.entity_id and l.at >= e.at and l.id > e.id
      and l.import_run_id is distinct from e.import_run_id))`

/**
 * Whether the entry `e` says something that the guide goes by, however old it is; `back` are the `placesToComeBack`. Of a
 * place: all that people did to it, how it came in, and the last that an import brought: by these it is told who said what,
 * what stays off the list or out of the guide, and changes, reports and imports are undone. Of texts their history. Of an
 * import what its undo came to.
 */
export const isNeeded: SQL = sql`(case e.entity
  when 'places' then ${isThere(sql`e.entity_id::integer`)} and (e.import_run_id is null or e.action <> 'update'
    or e.after ? 'refused' or ${isMadeByHand} or not ${isOutdated})
  when 'place_sources' then ${isThere(sql`coalesce(e.after ->> 'placeId', e.before ->> 'placeId')::integer`)} and not ${isOutdated}
  when 'page_content' then exists (select from page_content c where c.id::text = e.entity_id)
  when 'import_runs' then true
  else false end) is true`
