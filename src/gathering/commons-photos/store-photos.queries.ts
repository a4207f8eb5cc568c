import { type SQL, sql } from 'drizzle-orm'
import { placeImages } from '../../guide/photos/place-image.table.ts'
import { lockPlace } from '../../guide/places/lock-places.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import type { DueSearch } from './due-searches.queries.ts'

export type NewPhoto = Omit<typeof placeImages.$inferInsert, 'placeId' | 'imageType' | 'isPrimary'> & {
  originalUrl: string
}

/** False, and nothing stored, where the place is gone, names other photos by now, or an editor has decided on this one. */
export const addPhoto = (db: Database, search: DueSearch, photo: NewPhoto): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { placeId } = search
    if (!(await lockPlace(tx, placeId))) return false
    const { rows } = await tx.execute(sql`
      select from places p where ${isAsAsked(search)}
        and not exists (select from place_images i where i.place_id = p.id and i.original_url = ${photo.originalUrl})
        and not exists (select from dropped_photos d where d.place_id = p.id and d.original_url = ${photo.originalUrl})`)
    if (rows.length === 0) return false
    await tx.insert(placeImages).values({ ...photo, placeId, imageType: 'commons_auto' })
    return true
  })

// Half a year, and some days more so that what came together is not due together.
const nextDays = 180
const spreadDays = 20
export const longestWaitDays = nextDays + spreadDays

/**
 * What was brought before and is not among these pages any more goes: its place names others, or Commons took it away. What an
 * editor made the primary image stays. So does no automatic photo of Unsplash where there are true ones.
 */
export const endSearch = (db: Database, search: DueSearch, pages: readonly string[]): Promise<void> =>
  db.transaction(async (tx) => {
    const { placeId } = search
    if (!(await lockPlace(tx, placeId))) return
    const kept = sql.param([...pages])
    const { rows } = await tx.execute(sql`
      update photo_searches s set searched_at = now(), failures = 0,
        due_at = now() + make_interval(secs => (${nextDays}::integer + random() * ${spreadDays}::integer) * 86400)
      from places p where p.id = s.place_id and ${isAsAsked(search)} returning s.place_id`)
    if (rows.length === 0) return
    await tx.execute(sql`
      delete from place_images where place_id = ${placeId} and not is_primary
        and (image_type = 'commons_auto' and original_url <> all(${kept}::text[])
          or image_type = 'unsplash_auto' and exists (select from place_images i
            where i.place_id = ${placeId} and i.image_type = 'commons_auto' and i.original_url = any(${kept}::text[])))`)
    await tx.execute(sql`
      update place_images i set sort_order = wanted.nr from unnest(${kept}::text[]) with ordinality as wanted(url, nr)
      where i.place_id = ${placeId} and i.image_type = 'commons_auto' and i.original_url = wanted.url
        and i.sort_order <> wanted.nr`)
  })

const isAsAsked = ({ placeId, facts: { wikidata, wikimediaCommons, imageUrl } }: DueSearch): SQL => sql`(
  p.id = ${placeId} and p.is_active and p.wikidata is not distinct from ${wikidata}::text
  and p.wikimedia_commons is not distinct from ${wikimediaCommons}::text
  and p.image_url is not distinct from ${imageUrl}::text)`

/** A place about which there is no answer waits for a day, then two, four and so on, half a year at most. */
export async function noteNoAnswer(db: Database, placeId: number): Promise<void> {
  await db.execute(sql`
    update photo_searches set failures = failures + 1,
      due_at = now() + make_interval(days => least(power(2, least(failures, 10)), ${nextDays}::integer)::integer)
    where place_id = ${placeId}`)
}
