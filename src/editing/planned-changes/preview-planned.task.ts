import { eq } from 'drizzle-orm'
import { findSourcesOfPlaces } from '../../gathering/storing/place-sources.queries.ts'
import { draftDays } from '../../guide/dates/draft-days.task.ts'
import { placeToReckon } from '../../guide/opening-hours/place-hours/place-hours.queries.ts'
import { comingHoursOf, reckonPlace } from '../../guide/opening-hours/place-hours/refresh-place-hours.task.ts'
import type { HoursChecker } from '../../guide/opening-hours/reckoning/hours-checker.task.ts'
import { findPlace } from '../../guide/place-lists/place.queries.ts'
import { withSources } from '../../guide/place-lists/with-sources.queries.ts'
import { places } from '../../guide/places/place.table.ts'
import { notFound, Problem } from '../../platform/calls/problem.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { ContentPageKey } from '../../site/page-content/content-page-keys.ts'
import { listPageSections } from '../../site/page-content/page-content.queries.ts'
import { withBlocks } from '../../site/page-content/with-blocks.ts'
import type { PlannedPreview } from './planned-change.schema.ts'
import { findPlanned } from './planned-row.queries.ts'
import { subjectOf } from './planned-subjects.queries.ts'
import { takenBack } from './taken-back.queries.ts'

type See<Seen> = (tx: Transaction) => Promise<Seen>

type Parts = { db: Database; hoursChecker: Pick<HoursChecker, 'reckon' | 'holidaysAt'> }

/**
 * What visitors will see: it is published, read as they read it, and taken back. What others changed since does not count.
 * @throws Problem 404, 409 where what it changes is gone, 422
 */
export async function previewPlanned(
  { db, hoursChecker }: Parts,
  { id, userId }: { id: number; userId: string },
): Promise<PlannedPreview> {
  const planned = await findPlanned(db, id)
  const { subject, key } = planned
  if (planned.isGone) throw new Problem(409, 'gone', `${planned.name} is no longer there`)
  const { publish, read } = subjectOf(subject)
  const published = <Seen>(see: See<Seen>) =>
    takenBack(db, async (tx) => {
      await publish(tx, { key, changes: read(planned.changes), userId })
      return see(tx)
    })
  if (subject === 'page') {
    const page = key as ContentPageKey
    const sections = await published((tx) => listPageSections(tx, page))
    return { subject, planned, key: page, sections: await withBlocks(sections) }
  }
  const { toReckon, place, ...seen } = await published((tx) => seePlace(tx, Number(key)))
  const reckoned = toReckon && (await reckonPlace(db, hoursChecker, toReckon))
  const hours = reckoned ? comingHoursOf(reckoned) : null
  const days = await draftDays(hoursChecker, { ...place, reckoned })
  return { subject, planned, ...seen, place: { ...place, hours }, days }
}

/** As visitors read it, or would if it were shown, and what its hours are reckoned from. */
async function seePlace(tx: Transaction, id: number) {
  const [row] = await tx
    .select({ slug: places.slug, isActive: places.isActive })
    .from(places)
    .where(eq(places.id, id))
  if (!row) throw notFound('place')
  if (!row.isActive) await tx.update(places).set({ isActive: true }).where(eq(places.id, id))
  const toReckon = await placeToReckon(tx, id)
  const place = await findPlace(tx, row.slug)
  if (!place) throw notFound('place')
  return { toReckon, place: await withSources(tx, place, findSourcesOfPlaces), isHidden: !row.isActive }
}
