import { sql } from 'drizzle-orm'
import { routeDistancesSoon } from '../../gathering/distances/route-soon.queries.ts'
import type { PlaceFlag } from '../../gathering/merging/place-edit.ts'
import { drawAgain } from '../../gathering/storing/draw-again.queries.ts'
import { actingToken } from '../../office/accounts/audit-log/acting-token.ts'
import type { Transaction } from '../../platform/database/database.ts'

/** Fun types by slug and seasons by name, as the audit log tells of them. */
export type BulkWords = Record<'addTypes' | 'removeTypes' | 'addSeasons' | 'removeSeasons', string[]>

type BulkWrite = {
  /** Of places that are locked. */
  ids: readonly number[]
  /** Null when the account is gone by now. */
  userId: string | null
  /** What all entries of this change have in common. */
  changeId: string
  /** The values that they get. */
  values: Partial<Record<PlaceFlag, boolean>>
  words: BulkWords
}

/**
 * Writes places, fun types, seasons and audit log in one statement; the ids of the places that differ by now. What they
 * are drawn as follows their fun types; ways by road are asked for as soon as visitors see a place.
 */
export async function writeBulkChange(tx: Transaction, write: BulkWrite): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with asked as materialized (${askedFor(write)}),
    chosen as materialized (${chosenPlaces(write.ids)}),
    wanted as materialized (${wantedPlaces}),
    changed as materialized (${changedPlaces}),
    written as (
      update places p set is_active = (c.has ->> 'isActive')::boolean, is_featured = (c.has ->> 'isFeatured')::boolean,
        is_reviewed = (c.has ->> 'isReviewed')::boolean, edited_fields = c.new_edited, updated_at = now()
      from changed c where p.id = c.id),
    types_removed as (
      delete from place_types t using changed c, fun_types f, asked
      where t.place_id = c.id and f.id = t.fun_type_id and f.slug = any(asked.remove_types)),
    types_added as (
      insert into place_types (place_id, fun_type_id, rank)
      select c.id, f.id, (select coalesce(max(t.rank), -1) from place_types t where t.place_id = c.id) + added.nr
      from changed c, asked, unnest(asked.add_types) with ordinality added(slug, nr) join fun_types f using (slug)
      where not added.slug = any(c.fun_types)),
    seasons_removed as (
      delete from place_availabilities a using changed c, seasons s, asked
      where a.place_id = c.id and s.id = a.season_id and s.name = any(asked.remove_seasons)),
    seasons_added as (
      insert into place_availabilities (place_id, season_id)
      select c.id, s.id from changed c, asked join seasons s on s.name = any(asked.add_seasons)
      where not s.name = any(c.seasons)),
    noted as (
      insert into audit_log (user_id, token_id, change_id, action, entity, entity_id, before, after)
      select ${write.userId}::uuid, ${actingToken()}::integer, ${write.changeId}::uuid, 'update', 'places', id::text,
        (select jsonb_object_agg(key, value) from jsonb_each(before) where value <> after -> key),
        (select jsonb_object_agg(key, value) from jsonb_each(after) where value <> before -> key)
      from changed order by id)
    select id from changed order by id`)
  const ids = rows.map(({ id }) => id)
  // Drawings of other types would lie.
  if (write.words.addTypes.length + write.words.removeTypes.length > 0) await drawAgain(tx, ids)
  if (write.values.isActive) await routeDistancesSoon(tx, { placeIds: ids }, write.userId)
  return ids
}

const askedFor = ({ values, words }: BulkWrite) => sql`
  select ${JSON.stringify(values)}::jsonb as values,
    ${sql.param(words.addTypes)}::text[] as add_types, ${sql.param(words.removeTypes)}::text[] as remove_types,
    ${sql.param(words.addSeasons)}::text[] as add_seasons, ${sql.param(words.removeSeasons)}::text[] as remove_seasons`

const chosenPlaces = (ids: readonly number[]) => sql`
  select p.id, p.edited_fields, jsonb_build_object('isActive', p.is_active, 'isFeatured', p.is_featured,
      'isReviewed', p.is_reviewed) as had,
    array(select f.slug from place_types t join fun_types f on f.id = t.fun_type_id
      where t.place_id = p.id order by t.rank, t.fun_type_id) as fun_types,
    array(select s.name from place_availabilities a join seasons s on s.id = a.season_id
      where a.place_id = p.id order by a.season_id) as seasons
  from places p where p.id = any(${sql.param(ids)}::integer[])`

const wantedPlaces = sql`
  select c.*, c.had || asked.values as has,
    array(select slug from unnest(c.fun_types) with ordinality had(slug, nr)
      where not slug = any(asked.remove_types) order by nr)
    || array(select slug from unnest(asked.add_types) with ordinality added(slug, nr)
      where not slug = any(c.fun_types) order by nr) as new_types,
    array(select s.name from seasons s
      where s.name = any(asked.add_seasons) or s.name = any(c.seasons) and not s.name = any(asked.remove_seasons)
      order by s.id) as new_seasons
  from chosen c, asked`

/** What an editor chose is kept from imports; flags no import touches anyway. */
const newEditedFields = sql`
  case when w.new_types = w.fun_types and w.new_seasons = w.seasons then w.edited_fields
  else array(select distinct field collate "C" from unnest(w.edited_fields
    || case when w.new_types <> w.fun_types then array['funTypes'] else '{}' end
    || case when w.new_seasons <> w.seasons then array['seasons'] else '{}' end) field order by 1) end`

const changedPlaces = sql`
  select * from (
    select w.*,
      w.had || jsonb_build_object('funTypes', w.fun_types, 'seasons', w.seasons,
        'editedFields', w.edited_fields) as before,
      w.has || jsonb_build_object('funTypes', w.new_types, 'seasons', w.new_seasons,
        'editedFields', w.new_edited) as after
    from (select w.*, ${newEditedFields} as new_edited from wanted w) w) w
  where before <> after`
