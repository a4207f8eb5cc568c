import { cities } from '../../guide/cities/city.table.ts'
import type { Position } from '../../guide/how-far/distance.ts'
import type { Queries } from '../../platform/database/database.ts'
import { inputsOf } from '../places/fact-inputs.schema.ts'
import { findNamesakes, findRecords } from './place-record.queries.ts'
import type { FileRow } from './place-rows.ts'
import { PlannedRows, type SortedRows } from './planned-rows.ts'

export const batchSize = 500

/** What the rows of a file would do to the guide as it is; changes nothing. */
export async function planImport(
  db: Queries,
  rows: readonly FileRow[],
  { addUnknown }: { addUnknown?: boolean } = {},
): Promise<SortedRows> {
  const plan = new PlannedRows({ addUnknown, cities: await citySpots(db) })
  for (let start = 0; start < rows.length; start += batchSize)
    await planBatch(db, plan, rows.slice(start, start + batchSize))
  return plan.drain()
}

export const citySpots = (db: Queries): Promise<Position[]> =>
  db.select({ lat: cities.lat, lng: cities.lng }).from(cities)

/** `upTo`: of places with a higher id none counts as a namesake. */
export async function planBatch(
  db: Queries,
  plan: PlannedRows,
  asWritten: readonly FileRow[],
  { upTo }: { upTo?: number } = {},
): Promise<void> {
  const rows = asWritten.map(withPlainId)
  const known = await findRecords(db, {
    ids: rows.flatMap(({ record }) => (isId(record.id) ? record.id : [])),
    placeIds: rows.flatMap(({ record }) => (isText(record.placeId) ? record.placeId : [])),
  })
  const byId = new Map(known.map((place) => [place.id, place]))
  const byPlaceId = new Map(known.map((place) => [place.placeId, place]))
  const wishes = rows.flatMap((row) => {
    const found = [byId.get(row.record.id as number), byPlaceId.get(row.record.placeId as string)]
    return (
      plan.take(
        row,
        found.filter((place) => place !== undefined),
      ) ?? []
    )
  })
  const named = wishes.map(({ line, wish: { name, lat, lng } }) => ({ line, name, lat, lng }))
  const namesakes = await findNamesakes(db, named, upTo)
  const bearers = await findRecords(db, { ids: [...namesakes.values()], placeIds: [] })
  const bearerOf = new Map(bearers.map((place) => [place.id, place]))
  for (const wish of wishes) plan.add(wish, bearerOf.get(namesakes.get(wish.line) ?? 0))
}

const idInput = inputsOf(['placeId']).placeId

/** What an id is stored as, be it written with spaces or as the address of its page; one that is none stays, for the check to name. */
function withPlainId(row: FileRow): FileRow {
  const { success, data } = idInput.safeParse(row.record.placeId)
  return success ? { ...row, record: { ...row.record, placeId: data } } : row
}

const isId = (id: unknown): id is number =>
  typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= 2_147_483_647

// The database refuses a NUL; what holds one is no place's id.
const isText = (id: unknown): id is string => typeof id === 'string' && !id.includes('\0')
