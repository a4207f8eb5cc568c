import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { AdminPlaceSelection } from '../places/admin-place.schema.ts'
import { adminPlaceCondition } from '../places/admin-place-conditions.queries.ts'
import { inExportTurn } from './export-turns.ts'
import type { PlaceRecord } from './place-file-fields.ts'
import { recordJson } from './place-record.queries.ts'

const batchSize = 500

/** The places that match, by id, a batch at a time: however many there are, the memory it takes stays the same. */
export async function* exportedPlaces(
  db: Database,
  filters: AdminPlaceSelection,
): AsyncGenerator<PlaceRecord[]> {
  let last = 0
  for (;;) {
    const { rows } = await inExportTurn(() =>
      db.execute<{ id: number; record: PlaceRecord }>(sql`
        select p.id, ${recordJson} as record from places p
        where p.id > ${last} and ${adminPlaceCondition(filters)} order by p.id limit ${batchSize}`),
    )
    if (rows.length > 0) yield rows.map(({ record }) => record)
    if (rows.length < batchSize) return
    last = rows.at(-1)?.id ?? last
  }
}
