import { sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import type { SourceRecord } from '../merging/source-record.ts'
import { bringUpToDate } from '../storing/bring-up-to-date.queries.ts'
import { loadGroups, sourcesOf } from '../storing/stored-groups.queries.ts'
import { writeSources } from '../storing/write-places.queries.ts'
import { restoreHandMade } from './restore-hand-made.queries.ts'
import { restoreReviews } from './restore-reviews.queries.ts'
import type { KeptPlace, Undo } from './undo-run.ts'

type EarlierRow = {
  provider: string
  externalId: string
  placeId: number
  before: SourceRecord | null
  name: string
  reason: string | null
  /** Whether the run has added the place itself: why it stays is told of it already. */
  isAdded: boolean
}

/** Puts back records that a run changed, as these entries tell, and computes their places anew; what editors set stays. */
export async function restorePlaces(
  tx: Transaction,
  { runId, userId }: Undo,
  entryIds: readonly number[],
): Promise<{ restored: number; kept: KeptPlace[] }> {
  const earlier = await findEarlier(tx, runId, entryIds)
  const free = earlier.filter(({ reason }) => reason === null)
  await removeSources(
    tx,
    free.filter(({ before }) => before === null),
  )
  await writeSources(
    tx,
    free.flatMap(({ before, placeId }) => (before ? { ...before, placeId } : [])),
  )
  const placeIds = [...new Set(free.map(({ placeId }) => placeId))]
  const groups = await loadGroups(tx, placeIds)
  const author = { id: null, userId }
  await bringUpToDate(tx, groups.values(), { run: author })
  const bare = placeIds.filter((id) => sourcesOf(groups.get(id) ?? { id, members: [] }).length === 0)
  await restoreHandMade(tx, { runId, placeIds: bare, author })
  await restoreReviews(tx, { runId, placeIds, author })
  const kept = earlier.flatMap(({ placeId, name, reason, isAdded }) =>
    reason && !isAdded ? [{ placeId, name, reason }] : [],
  )
  return { restored: placeIds.length, kept: [...new Map(kept.map((one) => [one.placeId, one])).values()] }
}

/** The records as they were before the run, each with what keeps it from being put back. */
export async function findEarlier(
  db: Queries,
  runId: number,
  entryIds: readonly number[],
): Promise<EarlierRow[]> {
  const { rows } = await db.execute<EarlierRow>(sql`
    select split_part(entry.entity_id, ' ', 1) as provider, substr(entry.entity_id, strpos(entry.entity_id, ' ') + 1)
      as "externalId", place.id as "placeId", entry.before, coalesce(place.display_name, place.name) as name, case
      when exists (select from audit_log later where later.entity = 'place_sources'
        and later.entity_id = entry.entity_id and later.id > entry.id
        and later.import_run_id is distinct from ${runId}::integer
        and not exists (select from import_runs run where run.id = later.import_run_id and run.state = 'undone'))
        then 'Another import has brought newer data since'
      when not exists (select from place_sources source where source.place_id = place.id
        and source.provider || ' ' || source.external_id = entry.entity_id)
        then 'It was split or joined since'
      end as reason,
      exists (select from audit_log made where made.entity = 'places' and made.entity_id = place.id::text
        and made.action = 'create' and made.import_run_id = ${runId}::integer) as "isAdded"
    from audit_log entry join places place on place.id = (entry.after->>'placeId')::integer
    where entry.id = any(${sql.param([...entryIds])}::integer[])
    order by entry.id`)
  return rows
}

async function removeSources(
  tx: Transaction,
  sources: readonly { provider: string; externalId: string }[],
): Promise<void> {
  if (sources.length === 0) return
  await tx.execute(sql`
    delete from place_sources using json_to_recordset(${JSON.stringify(sources)}::json)
      as r(provider text, "externalId" text)
    where place_sources.provider = r.provider and place_sources.external_id = r."externalId"`)
}
