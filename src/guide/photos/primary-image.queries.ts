import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { imageTypes, isAutomatic } from './image-types.ts'

const chosenTypes = imageTypes.filter((type) => !isAutomatic(type))

/**
 * Of each of these places that has none, the first image that somebody chose becomes the primary one. For who takes images away from
 * places, which are locked.
 */
export async function keepPrimaryOf(tx: Transaction, placeIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update place_images set is_primary = true where id in (
      select distinct on (i.place_id) i.id from place_images i
      where i.place_id = any(${sql.param([...placeIds])}::integer[])
        and i.image_type = any(${sql.param(chosenTypes)}::text[])
        and not exists (select from place_images p where p.place_id = i.place_id and p.is_primary)
      order by i.place_id, array_position(${sql.param(chosenTypes)}::text[], i.image_type), i.sort_order, i.id)`)
}
