import { createHash } from 'node:crypto'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { notFound, Problem } from '../../platform/calls/problem.ts'
import type { Database, Queries, Transaction } from '../../platform/database/database.ts'
import { inPortions } from '../../platform/database/in-portions.ts'
import { keepPlace } from '../places/lock-places.queries.ts'
import { lockReports, settleNotices } from './notices.queries.ts'
import type { NewReport } from './report.schema.ts'
import { reports } from './report.table.ts'
import { bounds } from './report.ts'

/** Who reports of which place: `network` is the address that the call came from; without a device where no script runs. */
type Family = { place: string; device?: string | undefined; network: string }

type Told = Pick<NewReport, 'reason' | 'sentence'> & { storagePath?: string | undefined }

/**
 * Keeps what a family tells of a place, in the place of what the same device told of it before, as long as no editor has
 * decided about that; without a device, of what the same network told for the same reason. Gives the photo that is nobody's
 * any more. @throws Problem 404 or 429
 */
export const saveReport = (db: Database, family: Family, { reason, ...more }: Told): Promise<string | null> =>
  db.transaction(async (tx) => {
    const placeId = await lockPlaceOf(tx, family.place)
    const network = hashOf(placeId, family.network).readUInt16BE()
    const device = family.device === undefined ? null : deviceHash(placeId, family.device)
    const isTheirs =
      device === null
        ? and(isNull(reports.device), eq(reports.network, network), eq(reports.reason, reason))
        : eq(reports.device, device)
    const before = await findOpen(tx, placeId, isTheirs)
    // What was said and shown of another reason says nothing of this one.
    const unsaid = before && before.reason !== reason ? { sentence: '', storagePath: null } : {}
    const { sentence = unsaid.sentence, storagePath = unsaid.storagePath } = more
    if (before)
      await tx.update(reports).set({ reason, sentence, storagePath }).where(eq(reports.id, before.id))
    else {
      await refuseTooMany(tx, { placeId, network, isPlain: device === null })
      await tx.insert(reports).values({ reason, ...more, placeId, device, network })
    }
    await settleNotices(tx, [placeId])
    return (storagePath !== undefined && before?.storagePath) || null
  })

/** Takes back what the device told; gives its photo, which is nobody's any more. @throws Problem 404 */
export const takeBackReport = (db: Database, { place, device }: Pick<NewReport, 'place' | 'device'>) =>
  db.transaction(async (tx) => {
    const placeId = await lockPlaceOf(tx, place)
    const before = await findOpen(tx, placeId, eq(reports.device, deviceHash(placeId, device)))
    if (!before) throw notFound('report')
    await tx.delete(reports).where(eq(reports.id, before.id))
    await settleNotices(tx, [placeId])
    return before.storagePath
  })

/** The active place with that slug, be it an old one. */
export async function findReportedPlace(db: Queries, slug: string) {
  const { rows } = await db.execute<{ id: number; slug: string; name: string }>(sql`
    select id, slug, coalesce(display_name, name) as name from places where is_active and id = coalesce(
      (select id from places where slug = ${slug}), (select place_id from old_place_slugs where slug = ${slug}))`)
  return rows[0]
}

/** Of a place that is joined with another one at that moment, the other one. @throws Problem 404 */
async function lockPlaceOf(tx: Transaction, slug: string): Promise<number> {
  for (;;) {
    const place = await findReportedPlace(tx, slug)
    if (!place) throw notFound('place')
    if (!(await keepPlace(tx, place.id))) continue
    await lockReports(tx, place.id)
    return place.id
  }
}

async function findOpen(tx: Transaction, placeId: number, isTheirs: SQL | undefined) {
  const [found] = await tx
    .select({ id: reports.id, reason: reports.reason, storagePath: reports.storagePath })
    .from(reports)
    .where(and(eq(reports.placeId, placeId), isTheirs, eq(reports.state, 'open')))
  return found
}

type Teller = { placeId: number; network: number; isPlain: boolean }

async function refuseTooMany(tx: Transaction, { placeId, network, isPlain }: Teller): Promise<void> {
  const { open, ofPlace } = isPlain ? bounds.plain : bounds
  // Those without a device leave room for all others; they are told from those that are too old to count by their network.
  const counts = isPlain ? sql`device is null and network is not null` : sql`true`
  const { rows } = await tx.execute<{ isFull: boolean }>(sql`
    select (select count(*) from (select from reports where state = 'open' and ${counts} limit ${open}) o) >= ${open}
      or count(*) filter (where ${counts}) >= ${ofPlace} or count(*) >= ${bounds.ofPlace}
      or count(*) filter (where network = ${network}) >= ${bounds.ofNetwork} as "isFull"
    from reports where state = 'open' and place_id = ${placeId}`)
  if (rows[0]?.isFull) throw new Problem(429, 'enough', 'We have many reports to look at already. Thank you!')
}

// Other numbers for each place: who reads the database cannot follow a family from one to the next.
const hashOf = (placeId: number, what: string) =>
  createHash('sha256').update(`report ${placeId} ${what}`).digest()
const deviceHash = (placeId: number, device: string) =>
  hashOf(placeId, device).toString('base64url').slice(0, 22)

/** A day after the decision, or once it no longer counts, nothing tells devices apart; what is half a year old goes. */
export async function forgetReports(db: Database): Promise<void> {
  const isToldApart = sql`(network is not null or device is not null)`
  await inPortions(
    db,
    (size) => sql`
      update reports set device = null, network = null, storage_path = case when state = 'open' then storage_path end
      where id in (select id from reports
        where (${isToldApart} or storage_path is not null and state <> 'open')
          and (decided_at < now() - interval '1 day' or state = 'open' and ${isToldApart}
            and created_at < now() - make_interval(days => ${bounds.agreeingDays}))
        limit ${size} for update skip locked)`,
  )
  await inPortions(
    db,
    (size) => sql`
      delete from reports where id in (
        select id from reports where coalesce(decided_at, created_at) < now() - interval '180 days'
        limit ${size} for update skip locked)`,
  )
}
