import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { escapeLike } from '../../platform/database/escape-like.ts'
import type { ReportGroup, ReportList, ReportsQuery } from './admin-reports.schema.ts'

export async function listReports(
  db: Database,
  { page = 1, limit = 20, state = 'open', search = '', place, reason }: ReportsQuery,
): Promise<ReportList> {
  const isOpen = state === 'open'
  const { rows } = await db.execute<{ data: ReportGroup[]; total: number }>(sql`
    with told as materialized (
      select place_id, reason, state, decided_at, decided_by, answer, min(created_at) as since,
        max(noted_at) as noted_at, row_number() over (order by case when ${isOpen} then count(*) end desc, decided_at desc, min(created_at),
          place_id, reason) as nr
      from reports where (state = 'open') = ${isOpen} and (${search.trim() === ''} or place_id in (
        select id from places where plain_text(concat_ws(' ', display_name, name))
          like '%' || plain_text(${escapeLike(search.trim())}) || '%'))
        and (${place ?? null}::int is null or place_id = ${place ?? null}::int)
        and (${reason ?? null}::text is null or reason = ${reason ?? null}::text)
      group by place_id, reason, state, decided_at, decided_by, answer),
    page as (select * from told order by nr limit ${limit} offset ${(page - 1) * limit})
    select (select count(*)::int from told) as total, (
      select coalesce(json_agg(json_build_object(
        'place', json_build_object('id', p.id, 'slug', p.slug, 'name', coalesce(p.display_name, p.name), 'lat', p.lat,
          'lng', p.lng, 'isActive', p.is_active, 'updatedAt', p.updated_at),
        'reason', g.reason, 'state', g.state, 'since', g.since, 'notedAt', g.noted_at, 'answer', g.answer, 'decidedAt', g.decided_at,
        'decidedBy', (select username from users where id = g.decided_by),
        'reports', (select json_agg(json_build_object('id', r.id, 'sentence', r.sentence,
            'storagePath', r.storage_path, 'at', r.created_at) order by r.id desc)
          from reports r where r.place_id = g.place_id and r.reason = g.reason and r.state = g.state
            and r.decided_at is not distinct from g.decided_at and r.answer = g.answer)) order by g.nr), '[]')
      from page g join places p on p.id = g.place_id) as data`)
  const { data = [], total = 0 } = rows[0] ?? {}
  return { data, pagination: { page, totalPages: Math.max(1, Math.ceil(total / limit)), total } }
}
