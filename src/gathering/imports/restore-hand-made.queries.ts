import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { differenceOf } from '../merging/differences.ts'
import type { ComputedPlace } from '../merging/place-merge.ts'
import type { StoredPlace } from '../merging/stored-place.ts'
import { type ChangeAuthor, recordImportChanges } from '../storing/audit-changes.queries.ts'
import { drawAgain } from '../storing/draw-again.queries.ts'
import { findStoredPlaces } from '../storing/known-places.queries.ts'
import { updatePlaces, writeFunTypes, writeSeasons } from '../storing/write-places.queries.ts'

type Restoring = { runId: number; placeIds: readonly number[]; author: ChangeAuthor }
type Noted = { placeId: number; before: Partial<ComputedPlace>; after: Partial<ComputedPlace> }

/** Places that have no record left are computed from nothing: their fields go back one by one, where nobody changed them. */
export async function restoreHandMade(
  tx: Transaction,
  { runId, placeIds, author }: Restoring,
): Promise<void> {
  const { rows } = await tx.execute<Noted>(sql`
    select entity_id::integer as "placeId", before, after from audit_log
    where import_run_id = ${runId}::integer and entity = 'places' and action = 'update'
      and entity_id = any(${sql.param(placeIds.map(String))}::text[])
    order by id desc`)
  const stored = await findStoredPlaces(tx, placeIds)
  const changes = [...stored.values()].flatMap((place) => {
    const noted = rows.filter(({ placeId }) => placeId === place.id)
    const restored = noted.reduce(fieldsBack, place)
    const difference = differenceOf(place, restored)
    return difference ? [{ restored: { ...restored, lastFetched: null }, difference }] : []
  })
  const places = changes.map(({ restored }) => restored)
  await updatePlaces(tx, places)
  await writeFunTypes(tx, places, false)
  await writeSeasons(tx, places, false)
  // No history tells of drawings.
  await drawAgain(
    tx,
    places.map(({ id }) => id),
  )
  await recordImportChanges(
    tx,
    author,
    changes.map(({ restored, difference }) => ({
      ...{ action: 'update' as const, entity: 'places' as const, entityId: String(restored.id) },
      ...difference,
    })),
  )
}

function fieldsBack(place: StoredPlace, { before, after }: Noted): StoredPlace {
  const untouched = Object.entries(before).filter(([field]) =>
    isDeepStrictEqual(place[field as keyof ComputedPlace], after[field as keyof ComputedPlace]),
  )
  return { ...place, ...Object.fromEntries(untouched) }
}
