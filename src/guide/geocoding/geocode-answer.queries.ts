import { sql } from 'drizzle-orm'
import type { Database, Queries } from '../../platform/database/database.ts'
import { storable } from '../../platform/database/storable.ts'
import type { GeocodeAnswer } from './geocode-answer.schema.ts'

/** What is known under these keys; null is 'Nominatim knows nothing', a missing key was never asked for. */
export async function findGeocodeAnswers(
  db: Queries,
  keys: readonly string[],
): Promise<Map<string, GeocodeAnswer | null>> {
  if (keys.length === 0) return new Map()
  const { rows } = await db.execute<{ key: string; answer: GeocodeAnswer | null }>(
    sql`select key, answer from geocode_answers where key = any(${sql.param(keys)}::text[])`,
  )
  return new Map(rows.map(({ key, answer }) => [key, answer]))
}

/** Keeps answers for good, as Nominatim's terms ask. */
export async function keepGeocodeAnswers(
  db: Database,
  answers: ReadonlyMap<string, GeocodeAnswer | null>,
): Promise<void> {
  if (answers.size === 0) return
  const rows = JSON.stringify([...answers].map(([key, answer]) => ({ key, answer: storable(answer) })))
  await db.execute(sql`
    insert into geocode_answers (key, answer)
    select key, nullif(answer, 'null') from json_to_recordset(${rows}::json) as r(key text, answer jsonb)
    on conflict (key) do nothing`)
}

/** `positionKey` of the place `p`. */
export const positionKeyOf = sql`round(p.lat::numeric, 5) || ',' || round(p.lng::numeric, 5)`

/** Whether Nominatim's answer may be part of the address of the place `p`; the keys are those of `geocodeKeys`. */
export const hasGeocodedAddress = sql`exists (select from geocode_answers a where a.answer is not null
  and a.key in (p.place_id, ${positionKeyOf}))`
