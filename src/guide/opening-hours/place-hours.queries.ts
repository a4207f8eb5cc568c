import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import type { Position } from '../how-far/distance.ts'
import type { SpansByDay } from './day-spans.ts'

export type PlaceToReckon = Position & { placeId: number; openingHours: string }

export type ReckonedHours = PlaceToReckon & { timeZone: string; firstDay: string; days: SpansByDay }

/** Active places whose hours were never reckoned, or from another text or position, or before the day `renewBefore`. */
export async function placesToReckon(
  db: Database,
  { renewBefore, limit }: { renewBefore: string; limit: number },
): Promise<PlaceToReckon[]> {
  const { rows } = await db.execute<PlaceToReckon & Record<string, unknown>>(sql`
    select p.id as "placeId", p.opening_hours as "openingHours", p.lat, p.lng
    from places p left join place_hours h on h.place_id = p.id
    where p.is_active and p.opening_hours is not null
      and (h.place_id is null or h.opening_hours <> p.opening_hours or h.lat <> p.lat or h.lng <> p.lng
        or h.first_day < ${renewBefore}::date)
    order by p.id limit ${limit}`)
  return rows
}

/** Leaves out places that are gone by now. */
export async function storeHours(db: Database, reckoned: readonly ReckonedHours[]): Promise<void> {
  await db.execute(sql`
    insert into place_hours (place_id, opening_hours, lat, lng, time_zone, first_day, days)
    select r."placeId", r."openingHours", r.lat, r.lng, r."timeZone", r."firstDay", r.days
    from json_to_recordset(${JSON.stringify(reckoned)}::json) r("placeId" integer, "openingHours" text, lat float8,
      lng float8, "timeZone" text, "firstDay" date, days jsonb)
    join places p on p.id = r."placeId"
    on conflict (place_id) do update set opening_hours = excluded.opening_hours, lat = excluded.lat,
      lng = excluded.lng, time_zone = excluded.time_zone, first_day = excluded.first_day, days = excluded.days,
      reckoned_at = now()`)
}

/** Whether the database can reckon in a zone: one that it cannot would make every list fail that holds such a place. */
export async function knowsZone(db: Database, timeZone: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from pg_timezone_names where name = ${timeZone}`)
  return rows.length > 0
}
