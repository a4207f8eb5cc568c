import { type SQL, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../platform/database.ts'
import {
  columnsIn,
  columnsNamed,
  namedColumnsOf,
  saidColumns,
  shapeOf,
} from '../facts/fact-columns.queries.ts'
import type { Grade } from '../facts/fact-source.schema.ts'
import type { Position } from '../how-far/distance.ts'
import { lockPlaces } from '../places/lock-places.queries.ts'
import { areOfItsFacts, dayAt, hoursColumns } from './coming-hours.queries.ts'
import type { DayHours } from './day-hours.ts'
import { type HoursFacts, hoursFacts } from './hours-facts.ts'

export type PlaceToReckon = Position & HoursFacts & { placeId: number; seasons: string | null }

export type ReckonedHours = PlaceToReckon & {
  timeZone: string
  grade: Grade
  firstDay: string
  days: DayHours[]
  states: string
}

/** Of the rules by which hours are reckoned: what was reckoned by others is reckoned anew. One more with each new rule. */
const edition = 1

type ReckonLimits = { renewBefore: string; limit: number }

/**
 * Active places whose hours were never reckoned, or from other facts, seasons or another position, by other rules, by a
 * clock that was ahead, or before the day `renewBefore`: those that cities open with, then the newest, since somebody may wait for them.
 */
export async function placesToReckon(db: Database, limits: ReckonLimits): Promise<PlaceToReckon[]> {
  const featured = await placesDue(db, sql`p.is_featured`, limits)
  return featured.length > 0 ? featured : placesDue(db, sql`true`, limits)
}

/** The same of one, whether or not its hours hold; undefined where it says nothing of them. */
export const placeToReckon = async (db: Queries, placeId: number): Promise<PlaceToReckon | undefined> =>
  (await placesDue(db, sql`p.id = ${placeId}`, { renewBefore: 'infinity', limit: 1 }))[0]

async function placesDue(
  db: Queries,
  areChosen: SQL,
  { renewBefore, limit }: ReckonLimits,
): Promise<PlaceToReckon[]> {
  const { rows } = await db.execute<PlaceToReckon & Record<string, unknown>>(sql`
    select p.id as "placeId", ${namedColumnsOf(hoursFacts)}, p.lat, p.lng, s.seasons
    from places p left join place_hours h on h.place_id = p.id cross join lateral (${seasonsOfPlace}) s
    where p.is_active and ${areChosen} and num_nonnulls(${hoursColumns}) > 0
      and (h.place_id is null or not ${areOfItsFacts} or h.lat <> p.lat or h.lng <> p.lng or h.seasons is distinct from s.seasons
        or h.edition <> ${edition} or h.first_day < ${renewBefore}::date
        or ${dayAt(new Date())} < 0)
    order by p.id desc limit ${limit}`)
  return rows
}

const seasonsOfPlace = sql`select string_agg(s.name, ',' order by s.name) as seasons
  from place_availabilities a join seasons s on s.id = a.season_id where a.place_id = p.id`

/** Leaves out places that are gone by now; the others wait, since they are counted by what they say of their hours. */
export const storeHours = (db: Database, reckoned: readonly ReckonedHours[]): Promise<void> =>
  db.transaction(async (tx) => {
    await lockPlaces(tx, sql`p.id = any(${sql.param(reckoned.map(({ placeId }) => placeId))}::integer[])`)
    await tx.execute(sql`
    insert into place_hours (place_id, ${columnsNamed(hoursFacts)}, seasons, lat, lng, time_zone, grade, first_day, days, states, edition)
    select r."placeId", ${saidColumns(hoursFacts)}, r.seasons, r.lat, r.lng, r."timeZone", r.grade, r."firstDay", r.days, r.states, ${edition}
    from json_to_recordset(${JSON.stringify(reckoned)}::json) r("placeId" integer, ${shapeOf(hoursFacts)},
      seasons text, lat float8, lng float8, "timeZone" text, grade text, "firstDay" date, days jsonb, states text)
    join places p on p.id = r."placeId"
    on conflict (place_id) do update set (${columnsNamed(hoursFacts)}) = (${columnsIn('excluded', hoursFacts)}),
      seasons = excluded.seasons, lat = excluded.lat, lng = excluded.lng, time_zone = excluded.time_zone, grade = excluded.grade,
      first_day = excluded.first_day, days = excluded.days, states = excluded.states, edition = excluded.edition, reckoned_at = now()`)
  })

/** Whether the database can reckon in a zone: one that it cannot would make every list fail that holds such a place. */
export async function knowsZone(db: Database, timeZone: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from pg_timezone_names where name = ${timeZone}`)
  return rows.length > 0
}
