import { sql } from 'drizzle-orm'
import { restorableDays } from '../../editing/history/history.ts'
import type { Database } from '../../platform/database.ts'
import { changedThings } from './changed-things.ts'
import type { RecentChange } from './recent-change.schema.ts'

const newest = 5
/** So many entries are looked at: a bulk change of more is counted as that. */
const mostEntries = 5000

/** What editors and imports did last, in one statement. What one editor did to several things within a minute is one change. */
export async function readRecentChanges(db: Database): Promise<RecentChange[]> {
  const { rows } = await db.execute<RecentChange>(sql`
    with entry as (
      select id, at, user_id, token_id, action, entity, entity_id from audit_log
      where import_run_id is null and entity = any(${sql.param(changedThings)}::text[])
      order by at desc, id desc limit ${mostEntries}),
    change as (
      select max(id) as id, count(distinct entity_id)::int as count from entry
      group by user_id, token_id, action, entity, date_trunc('minute', at) order by max(id) desc limit ${newest}),
    done as (
      select e.id, e.at, u.username, t.name as token, e.action, e.entity, c.count, case when c.count = 1 then ${nameOf} end as name,
        case when c.count = 1 and e.entity = 'places' and e.action = 'update'
          then array(select key from jsonb_object_keys(e.after) key where key <> 'editedFields' order by key)
          else '{}' end as fields, null::integer as "importRunId", case when c.count = 1 and ${canBeUndone} then e.id end as "undoId"
      from change c join audit_log e using (id) left join users u on u.id = e.user_id
        left join api_tokens t on t.id = e.token_id
      union all (
        select null, r.started_at, null, null, case when r.added > 0 then 'create' else 'update' end, 'places',
          case when r.added > 0 then r.added else r.changed end, city.name, '{}', r.id, null
        from import_runs r left join cities city on city.id = r.city_id
        where r.state = 'done' and r.added + r.changed > 0 order by r.started_at desc, r.id desc limit ${newest}))
    select to_json(at) #>> '{}' as at, username, token, action, entity, count, name, fields, "importRunId", "undoId"
    from done order by done.at desc, done.id desc nulls last limit ${newest}`)
  return rows
}

const canBeUndone = sql`case
  when e.action = 'update' then e.entity = 'places' and e.before is not null and e.after is not null
    and exists (select from places p where p.id = e.entity_id::integer)
  when e.action = 'delete' and e.at > now() - make_interval(days => ${restorableDays}) then case e.entity
    when 'places' then not exists (select from places p where p.id = e.entity_id::integer)
    when 'cities' then not exists (select from cities c where c.id = e.entity_id::integer) else false end
  else false end`

/** Of a place, a city or a photo's place, also of one that is gone. */
const nameOf = sql`case e.entity
  when 'places' then coalesce(
    (select coalesce(p.display_name, p.name) from places p where p.id = e.entity_id::integer),
    e.before #>> '{place,display_name}', e.before #>> '{place,name}')
  when 'cities' then coalesce(
    (select c.name from cities c where c.id = e.entity_id::integer), e.before #>> '{city,name}')
  when 'place_images' then (
    select coalesce(p.display_name, p.name) from places p where p.id = coalesce(
      (select i.place_id from place_images i where i.id::text = e.entity_id), (e.before ->> 'placeId')::integer))
  end`
