import { sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'

/** What an undo goes through: the places that a run added, then the records that it brought to others. */
export const undoParts = ['added', 'changed'] as const

export type UndoPart = (typeof undoParts)[number]

/** Ids of entries of the audit log, and beside each that of its place: those of one place stand together, in the order of places. */
type PartEntries = { ids: number[]; places: number[] }

export type RunEntries = Record<UndoPart, PartEntries>

/** Its entries, and the place that each tells of. */
const told = {
  added: { isOfPart: sql`entity = 'places' and action = 'create'`, placeId: sql`entity_id::integer` },
  changed: { isOfPart: sql`entity = 'place_sources'`, placeId: sql`(after ->> 'placeId')::integer` },
}

/** Of each thing the run's first entry, which says how it was before: two numbers, however large the run was. */
export async function findEntries(db: Queries, runId: number): Promise<RunEntries> {
  const find = async (part: UndoPart): Promise<PartEntries> => {
    const { isOfPart, placeId } = told[part]
    const { rows } = await db.execute<PartEntries>(sql`
      select coalesce(json_agg(id order by place_id, id), '[]') as ids,
        coalesce(json_agg(place_id order by place_id, id), '[]') as places
      from (
        select distinct on (entity_id) id, ${placeId} as place_id from audit_log
        where import_run_id = ${runId}::integer and ${isOfPart} order by entity_id, id) entries`)
    return rows[0] ?? { ids: [], places: [] }
  }
  return { added: await find('added'), changed: await find('changed') }
}

/** Whether a run has left more entries than that: as quickly however many they are. */
export async function hasMoreEntries(db: Queries, runId: number, most: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from audit_log where import_run_id = ${runId}::integer offset ${most} limit 1`)
  return rows.length > 0
}

export const entryCount = ({ added, changed }: RunEntries) => added.ids.length + changed.ids.length

/** `upTo`: the id of the last place of the part that was gone through. */
type Position = { part: UndoPart; upTo: number }

type EntryBatch = Position & { ids: number[] }

/** The entries behind a position, some at a time; those of one place always at once. */
export function* inBatches(
  entries: RunEntries,
  { after, batchSize }: { after?: Position | undefined; batchSize: number },
): Generator<EntryBatch> {
  const parts = undoParts.slice(after ? undoParts.indexOf(after.part) : 0)
  for (const part of parts) {
    const { ids, places } = entries[part]
    const upTo = part === after?.part ? after.upTo : 0
    let start = places.filter((place) => place <= upTo).length
    while (start < ids.length) {
      let end = Math.min(start + batchSize, ids.length)
      while (places[end] === places[end - 1]) end++
      yield { part, upTo: places[end - 1] ?? upTo, ids: ids.slice(start, end) }
      start = end
    }
  }
}
