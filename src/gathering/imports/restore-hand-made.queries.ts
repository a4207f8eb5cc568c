import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { differenceOf } from '../merging/differences.ts'
import type { ComputedPlace } from '../merging/place-merge.ts'
import { type ChangeAuthor, recordImportChanges } from '../storing/audit-changes.queries.ts'
import { findStoredPlaces, type StoredPlace } from '../storing/known-places.queries.ts'
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
      and entity_id::integer = any(${sql.param([...placeIds])}::integer[])
    order by id desc`)
  const stored = await findStoredPlaces(tx, placeIds)
  const changes = [...stored.values()].flatMap((place) => {
    const noted = rows.filter(({ placeId }) => placeId === place.id)
    const { id, editedFields: _, lastFetched: __, ...now } = place
    const then = noted.reduce(fieldsBack, now)
    const difference = differenceOf(now, then)
    return difference ? [{ id, then, difference }] : []
  })
  await updatePlaces(
    tx,
    changes.map(({ id, then }) => ({ ...then, id, lastFetched: null })),
  )
  const places = changes.map(({ id, then }) => ({ id, ...then }))
  await writeFunTypes(tx, places, false)
  await writeSeasons(tx, places, false)
  await recordImportChanges(
    tx,
    author,
    changes.map(({ id, difference }) => ({
      ...{ action: 'update' as const, entity: 'places' as const, entityId: String(id) },
      ...difference,
    })),
  )
}

type Fields = Omit<StoredPlace, 'id' | 'editedFields' | 'lastFetched'>

function fieldsBack(place: Fields, { before, after }: Noted): Fields {
  const untouched = Object.entries(before).filter(([field]) =>
    isDeepStrictEqual(place[field as keyof Fields], after[field as keyof Fields]),
  )
  return { ...place, ...Object.fromEntries(untouched) }
}
