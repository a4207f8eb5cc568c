import { sql } from 'drizzle-orm'
import { lockPlaces, lockPlacesTable } from '../../guide/places/lock-places.queries.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Member, PlaceGroup } from '../matching/place-groups.ts'
import type { Area, AsksFor, ImportedData } from '../providers/imported-data.ts'
import { translators } from '../providers/translators.ts'
import { type RunRef, recordImportChanges, sourceKey } from './audit-changes.queries.ts'
import { bringUpToDate } from './bring-up-to-date.queries.ts'
import type { GonePlace } from './gone-place.ts'
import { isAhead } from './known-places.queries.ts'
import { loadGroups } from './stored-groups.queries.ts'

type MissingRow = {
  id: number
  place_id: number
  external_id: string
  raw: unknown
  source_date: string | null
  fetched_at: string
  earlier: unknown
}

type MarkOptions = {
  run?: RunRef | undefined
  /** Called in the transaction of each batch with the places that are gone by it, and how many were by those before. */
  onBatch?: (tx: Transaction, goneBefore: number, gone: GonePlace[]) => Promise<void>
}

const batchSize = 1000
const mostByNothing = 10
// A place lies where its best source says, its other records a little off.
const besideDegrees = 0.1

/**
 * Marks the stored OpenStreetMap records that lie in the area of newer data without being in it, if they were asked for;
 * where that is not known, if they are of a kind that the data holds. Returns the places that are left without any record:
 * gone, for an editor to review.
 */
export async function markGone(
  db: Database,
  data: ImportedData & { area: Area; asksFor?: AsksFor },
  { run, onBatch }: MarkOptions = {},
): Promise<GonePlace[]> {
  const asksFor = data.asksFor ?? kindsOf(data)
  const missing = (await findMissing(db, data)).filter(({ raw }) => asksFor(raw))
  // A server that holds another country's data answers with nothing, and in good order.
  if (data.elements === 0 && missing.length > mostByNothing) return []
  const gone: GonePlace[] = []
  for (let start = 0; start < missing.length; start += batchSize) {
    const batch = missing.slice(start, start + batchSize)
    const found = await db.transaction(async (tx) => {
      const goneByIt = await markBatch(tx, batch, data, run)
      await onBatch?.(tx, gone.length, goneByIt)
      return goneByIt
    })
    gone.push(...found)
  }
  return gone
}

/** A file of playgrounds says nothing about museums. */
function kindsOf({ candidates }: ImportedData): AsksFor {
  const kinds = new Set(candidates.flatMap(({ fields }) => fields.categories))
  return (raw) => {
    const candidate = translators.openstreetmap?.({ externalId: '', raw, sourceDate: undefined })
    return !candidate || (candidate.fields.categories ?? []).some((category) => kinds.has(category))
  }
}

const isOlder = (asOf: Date) =>
  sql`(fetched_at < ${asOf.toISOString()}::timestamptz or ${isAhead('fetched_at')})`

async function findMissing(
  db: Database,
  { area, asOf, candidates }: ImportedData & { area: Area },
): Promise<MissingRow[]> {
  const present = sql.param(candidates.map(({ externalId }) => externalId))
  const { rows } = await db.execute<MissingRow>(sql`
    select source.id, source.place_id, external_id, raw, source_date, fetched_at, earlier
    from places place join place_sources source on source.place_id = place.id
    where place.lat between ${area.south - besideDegrees}::float8 and ${area.north + besideDegrees}::float8
      and place.lng between ${area.west - besideDegrees}::float8 and ${area.east + besideDegrees}::float8
      and provider = 'openstreetmap' and gone_since is null and ${isOlder(asOf)}
      and (raw->>'lat')::float8 between ${area.south}::float8 and ${area.north}::float8
      and (raw->>'lon')::float8 between ${area.west}::float8 and ${area.east}::float8
      and not exists (select from unnest(${present}::text[]) as present(id) where present.id = source.external_id)
    order by source.id`)
  return rows
}

async function markBatch(
  tx: Transaction,
  missing: readonly MissingRow[],
  { asOf, refusals = new Map() }: Pick<ImportedData, 'asOf' | 'refusals'>,
  run: RunRef | undefined,
): Promise<GonePlace[]> {
  await lockPlacesTable(tx)
  const ids = sql.param(missing.map(({ id }) => id))
  // Since it was looked for, another import may have brought a record again.
  const { rows: marked } = await tx.execute<MissingRow>(sql`
    update place_sources set gone_since = ${asOf.toISOString()}::timestamptz,
      gone_because = ${JSON.stringify(refusedAmong(missing, refusals))}::jsonb ->> external_id
    where id = any(${ids}::integer[]) and gone_since is null and ${isOlder(asOf)}
    returning id, place_id, external_id, raw, source_date, fetched_at, earlier`)
  const placeIds = [...new Set(marked.map(({ place_id }) => place_id))]
  const groups = await loadGroups(tx, placeIds)
  await bringUpToDate(tx, groups.values(), { run, former: formerMembers(groups, marked) })
  const { rows } = await tx.execute<GonePlace>(sql`
    select id, coalesce(display_name, name) as name, slug from places place
    where id = any(${sql.param(placeIds)}::integer[]) and not exists (
      select from place_sources where place_id = place.id and provider = 'openstreetmap' and gone_since is null)
    order by name collate "und-x-icu", id`)
  const goneIds = new Set(rows.map(({ id }) => id))
  const toldWhy = marked.filter(({ place_id, external_id: id }) => goneIds.has(place_id) && refusals.has(id))
  if (toldWhy.length > 0)
    await toReview(
      tx,
      toldWhy.map(({ place_id }) => place_id),
      run,
    )
  await recordImportChanges(
    tx,
    run,
    marked.map((row) => goneChange(row, goneIds.has(row.place_id) ? asOf : undefined)),
  )
  return rows
}

const refusedAmong = (missing: readonly MissingRow[], refusals: ReadonlyMap<string, string>) =>
  Object.fromEntries(missing.map(({ external_id: id }) => [id, refusals.get(id)]))

/** Their sources say why they are gone: what an editor found of them before counts no longer. */
async function toReview(
  tx: Transaction,
  placeIds: readonly number[],
  run: RunRef | undefined,
): Promise<void> {
  const ids = await lockPlaces(tx, sql`p.id = any(${sql.param([...placeIds])}::integer[])`)
  const { rows } = await tx.execute<{ id: number }>(sql`
    update places set is_reviewed = false, updated_at = now()
    where id = any(${sql.param(ids)}::integer[]) and is_reviewed returning id`)
  await recordImportChanges(
    tx,
    run,
    rows.map(({ id }) => ({
      ...{ action: 'update' as const, entity: 'places' as const, entityId: String(id) },
      ...{ before: { isReviewed: true }, after: { isReviewed: false } },
    })),
  )
}

/** As the records were believed before these were gone. */
function formerMembers(groups: ReadonlyMap<number, PlaceGroup>, marked: readonly MissingRow[]) {
  const ids = new Set(marked.map(({ external_id }) => external_id))
  const asBefore = (member: Member): Member =>
    ids.has(member.record.externalId) ? { ...member, record: { ...member.record, goneSince: null } } : member
  return new Map([...groups].map(([id, { members }]) => [id, members.map(asBefore)]))
}

/** `goneSince`: when no other record of the place is left. */
const goneChange = (
  { place_id, external_id, raw, source_date, fetched_at, earlier }: MissingRow,
  goneSince: Date | undefined,
) => ({
  action: 'update' as const,
  entity: 'place_sources' as const,
  entityId: sourceKey({ provider: 'openstreetmap', externalId: external_id }),
  before: {
    ...{ provider: 'openstreetmap', externalId: external_id, raw },
    ...{ sourceDate: source_date, fetchedAt: fetched_at, goneSince: null, earlier },
  },
  after: { placeId: place_id, ...(goneSince && { goneSince }) },
})
