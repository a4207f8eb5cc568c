import { sql } from 'drizzle-orm'
import { lockPlacesTable } from '../../guide/places/lock-places.queries.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { PlaceCandidate } from '../candidates/place-candidate.ts'
import { officialVisit } from '../providers/official-site/official-place.ts'
import type { SiteVisit } from '../providers/official-site/site-visit.ts'
import { recordImportChanges } from '../storing/audit-changes.queries.ts'
import { bringUpToDate } from '../storing/bring-up-to-date.queries.ts'
import { storeCandidates } from '../storing/store-candidates.queries.ts'
import { loadGroups } from '../storing/stored-groups.queries.ts'
import type { DueVisit } from './due-visits.queries.ts'
import { planAfter, type VisitPlan } from './visit-plan.ts'

export type Visited = { due: DueVisit; visit: SiteVisit }

// No editor and no run: the guide by itself.
const author = { id: null, userId: null }

/** What visits brought, with the places that they change; those are left out whose website is another by now. */
export async function storeVisits(db: Database, visited: readonly Visited[], at: Date): Promise<void> {
  // Before anything is locked: it takes its time.
  const told = visited.map(({ due, visit }) => ({ due, visit, candidate: candidateOf(due, visit, at) }))
  await db.transaction(async (tx) => {
    await lockPlacesTable(tx)
    const standing = await stillStanding(tx, told)
    const read = standing.flatMap(({ due: { placeId }, candidate }) =>
      candidate ? [{ candidate, placeId }] : [],
    )
    await storeCandidates(
      tx,
      read.map(({ candidate }) => candidate),
      {
        ...{ asOf: at, run: author },
        placeOfId: new Map(read.map(({ candidate, placeId }) => [candidate.externalId, placeId])),
      },
    )
    await noLongerBelieve(
      tx,
      standing.filter(({ visit }) => visit.kind !== 'read').map(({ due }) => due.placeId),
      at,
    )
    const plans = standing.map(({ due, visit }) => ({
      ...planAfter(due, visit, Math.random()),
      ...{ placeId: due.placeId, wasReported: due.isReported },
    }))
    await notePlans(tx, plans, at)
    await askForReview(
      tx,
      plans.filter(({ isReported, wasReported }) => isReported && !wasReported).map(({ placeId }) => placeId),
    )
  })
}

/** A site that has told something once is believed when it tells nothing more; one that never did is left out. */
function candidateOf(due: DueVisit, visit: SiteVisit, at: Date): PlaceCandidate | undefined {
  if (visit.kind !== 'read') return undefined
  const { candidate, saysNothing } = officialVisit(due, visit, at)
  return saysNothing && !due.hasRecord ? undefined : candidate
}

async function stillStanding<One extends Visited>(tx: Transaction, visited: readonly One[]): Promise<One[]> {
  const { rows } = await tx.execute<{ place_id: number; website: string }>(sql`
    select place_id, website from website_visits
    where place_id = any(${sql.param(visited.map(({ due }) => due.placeId))}::integer[])
    order by place_id for update`)
  const websites = new Map(rows.map(({ place_id, website }) => [place_id, website]))
  return visited.filter(({ due }) => websites.get(due.placeId) === due.website)
}

// As often as hours change with the season.
const wordLastsDays = 180

/** What a site once told goes before what the map says as long as it was read not long ago; then it is believed like what is gone. */
async function noLongerBelieve(tx: Transaction, placeIds: readonly number[], at: Date): Promise<void> {
  const ids = sql.param(placeIds.map((id) => `official-site/${id}`))
  const { rows } = await tx.execute<{ placeId: number }>(sql`
    update place_sources set gone_since = ${at.toISOString()}::timestamptz
    where provider = 'official-site' and external_id = any(${ids}::text[]) and gone_since is null
      and fetched_at < ${at.toISOString()}::timestamptz - make_interval(days => ${wordLastsDays}::integer)
    returning place_id "placeId"`)
  const groups = await loadGroups(
    tx,
    rows.map(({ placeId }) => placeId),
  )
  await bringUpToDate(tx, groups.values(), { run: author })
}

async function notePlans(tx: Transaction, plans: readonly (VisitPlan & { placeId: number })[], at: Date) {
  if (plans.length === 0) return
  await tx.execute(sql`
    update website_visits v set visited_at = ${at.toISOString()}::timestamptz, outcome = r.outcome, reason = r.reason,
      failures = r.failures, due_at = now() + make_interval(secs => r."waitDays" * 86400),
      reported_at = case when r."isReported" then coalesce(v.reported_at, now()) end
    from json_to_recordset(${JSON.stringify(plans)}::json) as r("placeId" integer, outcome text, reason text,
      failures integer, "waitDays" float8, "isReported" boolean)
    where v.place_id = r."placeId"`)
}

/** Reviewed places wait for a review again. */
async function askForReview(tx: Transaction, placeIds: readonly number[]): Promise<void> {
  if (placeIds.length === 0) return
  const { rows } = await tx.execute<{ id: number }>(sql`
    update places set is_reviewed = false, updated_at = now()
    where id = any(${sql.param([...placeIds])}::integer[]) and is_reviewed returning id`)
  await recordImportChanges(
    tx,
    author,
    rows.map(({ id }) => ({
      ...{ action: 'update' as const, entity: 'places' as const, entityId: String(id) },
      ...{ before: { isReviewed: true }, after: { isReviewed: false } },
    })),
  )
}
