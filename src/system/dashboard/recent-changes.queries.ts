import { sql } from 'drizzle-orm'
import { canBeUndone, nameOf } from '../../editing/history/told-entry.queries.ts'
import type { Database } from '../../platform/database/database.ts'
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
