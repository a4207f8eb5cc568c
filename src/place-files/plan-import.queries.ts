import type { PlaceWish } from '../place-editing/added-place.ts'
import type { PlaceEditOf } from '../place-editing/edit-places.queries.ts'
import type { Database } from '../platform/database.ts'
import type { ImportReport, RefusedRow } from './import-places.schema.ts'
import { findNamesakes, findRecords } from './place-record.queries.ts'
import { PlannedRows } from './planned-rows.ts'
import type { FileRow } from './read-place-file.ts'

type PlannedEdit = { line: number; name: string; edit: PlaceEditOf; fields: string[] }
type PlannedPlace = { line: number; wish: PlaceWish }

export type ImportPlan = {
  edits: PlannedEdit[]
  additions: PlannedPlace[]
  unchanged: number
  refused: RefusedRow[]
}

const batchSize = 500

/** What the rows of a file would do to the guide as it is; changes nothing. */
export async function planImport(db: Database, rows: readonly FileRow[]): Promise<ImportPlan> {
  const plan = new PlannedRows()
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize)
    const known = await findRecords(db, {
      ids: batch.flatMap(({ record }) => (isId(record.id) ? record.id : [])),
      placeIds: batch.flatMap(({ record }) => (isText(record.placeId) ? record.placeId : [])),
    })
    const wishes = batch.flatMap((row) => plan.take(row, known) ?? [])
    const namesakes = await findNamesakes(
      db,
      wishes.map(({ line, wish: { name, lat, lng } }) => ({ line, name, lat, lng })),
    )
    for (const wish of wishes) plan.add(wish, namesakes.get(wish.line))
  }
  return plan
}

const isId = (id: unknown): id is number =>
  typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= 2_147_483_647

// The database refuses a NUL; what holds one is no place's id.
const isText = (id: unknown): id is string => typeof id === 'string' && !id.includes('\0')

const mostTold = 100

export function reportOf(
  { edits, additions, unchanged, refused }: ImportPlan,
  isApplied: boolean,
): ImportReport {
  const changes = [
    ...edits.map(({ line, name, edit, fields }) => ({ line, id: edit.id, name, fields })),
    ...additions.map(({ line, wish }) => ({ line, id: null, name: wish.name, fields: [] })),
  ]
  return {
    isApplied,
    added: additions.length,
    changed: edits.length,
    unchanged,
    refused: refused.length,
    refusedRows: refused.slice(0, mostTold),
    changes: changes.sort((a, b) => a.line - b.line).slice(0, mostTold),
  }
}
