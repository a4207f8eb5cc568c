import findTimeZone from '@photostructure/tz-lookup'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { factPairs } from '../facts/fact-columns.queries.ts'
import { holdsForPlace } from '../opening-hours/coming-hours.queries.ts'
import { funTypesJson, imagesJson, placeName } from '../place-lists/place-json.queries.ts'
import { type PlanPlace, plannedFacts } from './plan-places.schema.ts'

/** Those of the places that are in the guide, each by the slug it was asked for, with its hours on the days. */
export async function listPlanPlaces(
  db: Database,
  slugs: readonly string[],
  days: readonly string[],
): Promise<PlanPlace[]> {
  const { rows } = await db.execute<{ place: Omit<PlanPlace, 'timeZone'> }>(sql`
    select json_build_object(${factPairs(plannedFacts)}, 'asked', asked.slug, 'slug', p.slug, 'name', ${placeName},
      'lat', p.lat, 'lng', p.lng, 'funTypes', ${funTypesJson}, 'images', ${imagesJson}, 'scenes', p.scenes,
      'hours', (${hoursOn(days)})) as place
    from unnest(${sql.param(slugs)}::text[]) with ordinality asked (slug, at)
      join places p on p.is_active and p.id = coalesce(
        (select id from places where slug = asked.slug),
        (select place_id from old_place_slugs where slug = asked.slug))
    order by asked.at`)
  return rows.map(({ place }) => ({ ...place, timeZone: findTimeZone(place.lat, place.lng) }))
}

const hoursOn = (days: readonly string[]) => sql`
  select jsonb_build_object('grade', h.grade, 'days', coalesce((
      select jsonb_agg(day order by day ->> 'starts') from jsonb_array_elements(h.days) day
      where left(day ->> 'starts', 10) = any(${sql.param(days)}::text[])), '[]'))
    || case when coalesce(h.closed_from, h.closed_until) is null then '{}'
      else jsonb_build_object('closure', jsonb_build_object('from', h.closed_from, 'until', h.closed_until)) end
  from place_hours h where ${holdsForPlace}`
