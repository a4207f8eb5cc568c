import { sql } from 'drizzle-orm'
import { keepPrimaryOf } from '../../guide/photos/primary-image.queries.ts'
import { lockReports, settleNotices } from '../../guide/reports/notices.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { movePlanned } from '../planned-changes/move-planned.queries.ts'

/** All that hangs on a place goes to another one: records, photos, addresses, cities, what families told and what is planned. */
export async function moveBelongings(tx: Transaction, { keep, drop }: Record<'keep' | 'drop', number>) {
  await tx.execute(sql`update place_sources set place_id = ${keep} where place_id = ${drop}`)
  // The same photo of Commons or Unsplash twice is one too many.
  await tx.execute(sql`
    update place_images i set place_id = ${keep},
      is_primary = i.is_primary and not exists (select from place_images k where k.place_id = ${keep} and k.is_primary)
    where i.place_id = ${drop} and not exists (
      select from place_images k where k.place_id = ${keep} and k.original_url = i.original_url)`)
  await keepPrimaryOf(tx, [keep])
  await tx.execute(sql`update dropped_photos set place_id = ${keep} where place_id = ${drop}`)
  await tx.execute(sql`update old_place_slugs set place_id = ${keep} where place_id = ${drop}`)
  await tx.execute(sql`
    insert into old_place_slugs (slug, place_id) select slug, ${keep}::integer from places where id = ${drop}
    on conflict (slug) do update set place_id = excluded.place_id, created_at = now()`)
  await tx.execute(sql`
    insert into city_places (city_id, place_id) select city_id, ${keep}::integer from city_places where place_id = ${drop}
    on conflict (city_id, place_id) do nothing`)
  for (const id of [keep, drop].sort((a, b) => a - b)) await lockReports(tx, id)
  await tx.execute(sql`update reports set place_id = ${keep} where place_id = ${drop}`)
  await settleNotices(tx, [keep])
  await movePlanned(tx, { from: drop, to: keep })
}
