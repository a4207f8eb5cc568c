import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { FoundNearby } from '../providers/openstreetmap/nearest-things.ts'
import type { DuePlace } from './due-places.queries.ts'

export type ReadPlace = { place: DuePlace; found: readonly FoundNearby[] }

// Half a year, and some days more so that what came together is not due together.
const nextDays = 180
const spreadDays = 20
export const longestWaitDays = nextDays + spreadDays

/** What was found around places, instead of what was known; a place that has moved meanwhile is left out. */
export const storeNearby = (db: Database, read: readonly ReadPlace[], asOf: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const standing = await stillStanding(tx, read)
    if (standing.length === 0) return
    const ids = standing.map(({ place }) => place.placeId)
    await tx.execute(sql`delete from nearby_things where place_id = any(${sql.param(ids)}::integer[])`)
    const things = standing.flatMap(({ place: { placeId }, found }) =>
      found.map((one) => ({ ...one, placeId })),
    )
    await tx.execute(sql`
      insert into nearby_things (place_id, kind, type, name, features, metres, is_inside, lat, lng, osm_id)
      select t."placeId", t.kind, t.type, t.name,
        array(select json_array_elements_text(t.features)), t.metres, t."isInside", t.lat, t.lng, t."osmId"
      from json_to_recordset(${JSON.stringify(things)}::json) as t("placeId" integer, kind text, type text, name text,
        features json, metres integer, "isInside" boolean, lat float8, lng float8, "osmId" text)`)
    await tx.execute(sql`
      update nearby_readings set read_at = ${asOf.toISOString()}::timestamptz, failures = 0,
        due_at = now() + make_interval(secs => (${nextDays}::integer + random() * ${spreadDays}::integer) * 86400)
      where place_id = any(${sql.param(ids)}::integer[])`)
  })

/** Locks the rows of those whose position is as it was asked for: a place that moves takes its row away. */
async function stillStanding(tx: Transaction, read: readonly ReadPlace[]): Promise<ReadPlace[]> {
  const { rows } = await tx.execute<{ id: number; lat: number; lng: number }>(sql`
    select p.id, p.lat, p.lng from nearby_readings r join places p on p.id = r.place_id
    where r.place_id = any(${sql.param(read.map(({ place }) => place.placeId))}::integer[])
    order by r.place_id for update of r`)
  const positions = new Map(rows.map(({ id, lat, lng }) => [id, `${lat} ${lng}`]))
  return read.filter(({ place: { placeId, lat, lng } }) => positions.get(placeId) === `${lat} ${lng}`)
}

/** A place about which the server manages no answer waits for a day, then two, four and so on, half a year at most. */
export async function noteNoAnswer(db: Database, placeId: number): Promise<void> {
  await db.execute(sql`
    update nearby_readings set failures = failures + 1,
      due_at = now() + make_interval(days => least(power(2, least(failures, 10)), ${nextDays}::integer)::integer)
    where place_id = ${placeId}`)
}
