import { type SQL, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../../platform/database/database.ts'
import {
  columnsIn,
  columnsNamed,
  namedColumnsOf,
  saidColumns,
  shapeOf,
} from '../../facts/fact-columns.queries.ts'
import type { Grade } from '../../facts/fact-source.schema.ts'
import type { Position } from '../../how-far/distance.ts'
import { lockPlaces } from '../../places/lock-places.queries.ts'
import { utcDay } from '../../seasons/open-season.ts'
import type { DayHours } from '../days/day-hours.ts'
import { dayAt, holdsForPlace, hoursColumns } from './coming-hours.queries.ts'
import { type HoursFacts, hoursFacts } from './hours-facts.ts'

export type PlaceToReckon = Position &
  HoursFacts & { placeId: number; addrCountry: string | null; seasons: string | null }

export type ReckonedHours = PlaceToReckon & {
  timeZone: string
  grade: Grade
  firstDay: string
  days: DayHours[]
  states: string
}

/** Of the rules by which hours are reckoned: what was reckoned by earlier ones is reckoned anew. One more with each new rule. */
const edition = 9

/** `without`: places that are left for later. */
type ReckonLimits = { renewBefore: string; limit: number; without?: readonly number[] }

/**
 * Places whose hours were not reckoned since they say what they say, those that cities open with first, then the newest, since
 * somebody may wait for them; then those of which they were reckoned by earlier rules or before the day `renewBefore`, or by a
 * clock that was ahead.
 */
export async function placesToReckon(db: Database, limits: ReckonLimits): Promise<PlaceToReckon[]> {
  for (const statement of statementsOfDue(limits)) {
    const { rows } = await db.execute<PlaceToReckon & Record<string, unknown>>(statement)
    if (rows.length > 0) return rows
  }
  return []
}

/** In their order; each walks an index no farther than its limit. Two columns compared as one would be walked to the end. */
export const statementsOfDue = ({ renewBefore, limit, without = [] }: ReckonLimits): SQL[] => {
  const others = without.length > 0 ? sql`p.id <> all(${sql.param([...without])}::integer[])` : sql`true`
  return [
    sql`${selectPlaces} join hours_to_reckon r on r.place_id = p.id
      where p.is_active and p.is_featured and ${others} order by p.id desc limit ${limit}`,
    sql`${selectPlaces} join hours_to_reckon r on r.place_id = p.id where ${others} order by r.place_id desc limit ${limit}`,
    sql`${selectReckoned} h.edition < ${edition} and ${others} order by h.edition, h.first_day limit ${limit}`,
    sql`${selectReckoned} h.edition = ${edition} and h.first_day < ${renewBefore}::date and ${others}
      order by h.first_day limit ${limit}`,
    sql`${selectReckoned} h.edition = ${edition} and h.first_day > ${easternDay()}::date and ${dayAt(new Date())} < 0
      and ${others} order by h.first_day desc limit ${limit}`,
  ]
}

/** What one says of its hours; undefined where that is nothing. */
export async function placeToReckon(db: Queries, placeId: number): Promise<PlaceToReckon | undefined> {
  const { rows } = await db.execute<PlaceToReckon & Record<string, unknown>>(
    sql`${selectPlaces} where p.id = ${placeId} and num_nonnulls(${hoursColumns}) > 0`,
  )
  return rows[0]
}

/** The day in the east of Europe, where it begins first. */
const easternDay = () => utcDay(new Date(Date.now() + 4 * 3_600_000))

const seasonsOfPlace = sql`(select string_agg(s.name, ',' order by s.name)
  from place_availabilities a join seasons s on s.id = a.season_id where a.place_id = p.id)`

const selectPlaces = sql`
  select p.id as "placeId", ${namedColumnsOf(hoursFacts)}, p.lat, p.lng, p.addr_country as "addrCountry", ${seasonsOfPlace} as seasons
  from places p`

const selectReckoned = sql`${selectPlaces} join place_hours h on h.place_id = p.id where`

/**
 * Leaves out places that are gone, hidden or say something else by now, which are due or another process has done since; the others wait,
 * since they are counted by what they say of their hours.
 */
export const storeHours = (db: Database, reckoned: readonly ReckonedHours[]): Promise<void> =>
  db.transaction(async (tx) => {
    const ids = reckoned.map(({ placeId }) => placeId)
    await lockPlaces(tx, sql`p.id = any(${sql.param(ids)}::integer[])`)
    await tx.execute(sql`
    insert into place_hours (place_id, ${columnsNamed(hoursFacts)}, seasons, lat, lng, time_zone, grade, first_day, days, states, edition)
    select r."placeId", ${saidColumns(hoursFacts)}, r.seasons, r.lat, r.lng, r."timeZone", r.grade, r."firstDay", r.days, r.states, ${edition}
    from json_to_recordset(${JSON.stringify(reckoned)}::json) r("placeId" integer, ${shapeOf(hoursFacts)},
      seasons text, lat float8, lng float8, "timeZone" text, grade text, "firstDay" date, days jsonb, states text)
    join places p on p.id = r."placeId" and p.is_active and (r.lat, r.lng) = (p.lat, p.lng)
      and (${saidColumns(hoursFacts)}) is not distinct from (${hoursColumns}) and r.seasons is not distinct from ${seasonsOfPlace}
    on conflict (place_id) do update set (${columnsNamed(hoursFacts)}) = (${columnsIn('excluded', hoursFacts)}),
      seasons = excluded.seasons, lat = excluded.lat, lng = excluded.lng, time_zone = excluded.time_zone, grade = excluded.grade,
      first_day = excluded.first_day, days = excluded.days, states = excluded.states, edition = excluded.edition, reckoned_at = now()`)
    await tx.execute(sql`
    delete from hours_to_reckon r using places p, place_hours h
    where r.place_id = any(${sql.param(ids)}::integer[]) and p.id = r.place_id and ${holdsForPlace}
      and (h.lat, h.lng) = (p.lat, p.lng) and h.seasons is not distinct from ${seasonsOfPlace}`)
  })

/** Whether the database can reckon in a zone: one that it cannot would make every list fail that holds such a place. */
export async function knowsZone(db: Database, timeZone: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from pg_timezone_names where name = ${timeZone}`)
  return rows.length > 0
}
