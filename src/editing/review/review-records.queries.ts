import { asc, eq } from 'drizzle-orm'
import { placeSources, places } from '../../guide/places/place.table.ts'
import { notFound } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PlaceRecords } from './review-records.schema.ts'

/** None for a place made by hand. @throws Problem 404 */
export async function listPlaceRecords(db: Database, placeId: number): Promise<PlaceRecords> {
  const rows = await db
    .select({
      id: places.id,
      provider: placeSources.provider,
      externalId: placeSources.externalId,
      sourceDate: placeSources.sourceDate,
      fetchedAt: placeSources.fetchedAt,
      goneSince: placeSources.goneSince,
      goneBecause: placeSources.goneBecause,
    })
    .from(places)
    .leftJoin(placeSources, eq(placeSources.placeId, places.id))
    .where(eq(places.id, placeId))
    .orderBy(asc(placeSources.provider), asc(placeSources.externalId))
  if (rows.length === 0) throw notFound('place')
  return rows.flatMap(({ provider, externalId, sourceDate, fetchedAt, goneSince, goneBecause }) =>
    provider === null || externalId === null || fetchedAt === null
      ? []
      : [
          {
            ...{ provider, externalId },
            sourceDate: sourceDate?.toISOString() ?? null,
            fetchedAt: fetchedAt.toISOString(),
            goneSince: goneSince?.toISOString() ?? null,
            goneBecause: goneSince && goneBecause,
          },
        ],
  )
}
