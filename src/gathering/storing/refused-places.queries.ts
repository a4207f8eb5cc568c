import { sql } from 'drizzle-orm'
import { lockPlaces } from '../../guide/places/lock-places.queries.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { handMade } from '../candidates/hand-made.ts'
import type { PlaceCandidate } from '../candidates/place-candidate.ts'
import type { Member, PlaceGroup } from '../matching/place-groups.ts'
import { basinsAmong, isBarePool } from '../providers/openstreetmap/basins.ts'
import { refusalOf } from '../providers/refusals.ts'
import { type ChangeAuthor, recordImportChanges } from './audit-changes.queries.ts'
import { findPlacesNear, findSources } from './known-places.queries.ts'
import { loadGroups } from './stored-groups.queries.ts'

/** Why each place is none of the guide, by id: of those whose every record today's rules refuse. */
export async function findRefused(
  db: Queries,
  groups: ReadonlyMap<number, PlaceGroup>,
): Promise<Map<number, string>> {
  const basins = await findBasins(db, groups)
  const mute = [...groups].filter(([, { members }]) => !members.some((member) => speaks(member, basins)))
  const reasons = new Map<number, string>()
  const sources = await findSources(
    db,
    mute.map(([id]) => id),
  )
  for (const { placeId, provider, externalId, raw, sourceDate } of sources) {
    const record = { provider, externalId, raw, sourceDate: sourceDate ?? undefined }
    const reason = basins.has(externalId) ? 'not a day out' : refusalOf(record)
    if (reason) reasons.set(placeId, reason)
  }
  return reasons
}

// A website says more of a place, never that it is one for families.
const isSilent = ({ candidate: { provider } }: Member) =>
  provider === handMade || provider === 'official-site'

const speaks = (member: Member, basins: ReadonlySet<string>) =>
  !isSilent(member) && !member.record.goneSince && !basins.has(member.record.externalId)

/** By their ids, the pools that lie in a bath of the guide: as in an import, which meets both at once. */
async function findBasins(db: Queries, groups: ReadonlyMap<number, PlaceGroup>): Promise<Set<string>> {
  const pools = candidatesOf(groups).filter(isBarePool)
  if (pools.length === 0) return new Set()
  const around = candidatesOf(await loadGroups(db, await findPlacesNear(db, pools)))
  const ours = new Set(pools.map(({ externalId }) => externalId))
  return new Set(
    [...basinsAmong(around)].map(({ externalId }) => externalId).filter((externalId) => ours.has(externalId)),
  )
}

const candidatesOf = (groups: ReadonlyMap<number, PlaceGroup>): PlaceCandidate[] =>
  [...groups.values()]
    .flatMap(({ members }) => members)
    .filter(({ record }) => record.provider === 'openstreetmap' && !record.goneSince)
    .map(({ candidate }) => candidate)

export type TakenOut = {
  /** Places that nobody worked on: visitors no longer see them. */
  hidden: number
  /** Places with an editor's work, which wait to be reviewed. */
  toReview: number
}

/**
 * Takes refused places out of the guide, each once: what an editor brings back stays. The caller holds the table. Why is
 * in the place's history.
 */
export async function takeOut(
  tx: Transaction,
  refused: ReadonlyMap<number, string>,
  author: ChangeAuthor,
): Promise<TakenOut> {
  const ids = await lockPlaces(
    tx,
    sql`p.is_active and p.id = any(${sql.param([...refused.keys()])}::integer[]) and not exists (
      select from audit_log e where e.entity = 'places' and e.entity_id = p.id::text and e.after ? 'refused')`,
  )
  const { rows } = await tx.execute<{ id: number; isReviewed: boolean; isOurs: boolean }>(sql`
    with found as (
      select p.id, p.is_reviewed, p.is_reviewed or p.edited_fields <> '{}' or exists (
        select from place_images i where i.place_id = p.id and i.image_type not in ('unsplash_auto', 'commons_auto')) as is_ours
      from places p where p.id = any(${sql.param(ids)}::integer[])),
    written as (
      update places set is_active = found.is_ours, is_reviewed = false, updated_at = now()
      from found where places.id = found.id and (found.is_reviewed or not found.is_ours))
    select id, is_reviewed "isReviewed", is_ours "isOurs" from found order by id`)
  await recordImportChanges(
    tx,
    author,
    rows.map(({ id, isReviewed, isOurs }) => ({
      ...{ action: 'update' as const, entity: 'places' as const, entityId: String(id) },
      before: { ...(isReviewed && { isReviewed }), ...(!isOurs && { isActive: true }), refused: null },
      after: {
        ...(isReviewed && { isReviewed: false }),
        ...(!isOurs && { isActive: false }),
        refused: refused.get(id) ?? '',
      },
    })),
  )
  const toReview = rows.filter(({ isOurs }) => isOurs).length
  return { hidden: rows.length - toReview, toReview }
}
