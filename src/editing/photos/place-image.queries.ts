import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { isAutomatic } from '../../guide/photos/image-types.ts'
import { uploadOf } from '../../guide/photos/photo-name.ts'
import type { PlaceImage, PlaceImageEdit } from '../../guide/photos/place-image.schema.ts'
import { placeImages } from '../../guide/photos/place-image.table.ts'
import { keepPrimaryOf } from '../../guide/photos/primary-image.queries.ts'
import { imagesJson } from '../../guide/place-lists/place-json.queries.ts'
import { lockPlace } from '../../guide/places/lock-places.queries.ts'
import { places } from '../../guide/places/place.table.ts'
import { recordChange } from '../../office/accounts/audit-log/audit-log.queries.ts'
import { removeWithoutDelay } from '../../office/files/file-removals.queries.ts'
import { notFound, stale, taken } from '../../platform/calls/problem.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { isUniqueViolation } from '../../platform/database/is-unique-violation.ts'
import { noteDropped, restoreDropped } from './dropped-photos.queries.ts'

export type NewImage = Omit<typeof placeImages.$inferInsert, 'isPrimary' | 'placeId'>

export type Edit = { id: number; userId: string }

/** A place's images in the order they are shown. */
export async function listImages(tx: Transaction, placeId: number): Promise<PlaceImage[]> {
  const { rows } = await tx.execute<{ images: PlaceImage[] }>(
    sql`select ${imagesJson} as images from places p where p.id = ${placeId}`,
  )
  return rows[0]?.images ?? []
}

/** @throws Problem 404 */
export async function requirePlace(db: Database, placeId: number): Promise<void> {
  const found = await db.select({ id: places.id }).from(places).where(eq(places.id, placeId))
  if (found.length === 0) throw notFound('place')
}

/** Adds an image; the first that an editor adds to a place is its primary one. @throws Problem 404, or 409 when the place has it */
export const addImage = (
  db: Database,
  { id: placeId, userId }: Edit,
  image: NewImage,
): Promise<PlaceImage[]> =>
  db
    .transaction(async (tx) => {
      if (!(await lockPlace(tx, placeId))) throw notFound('place')
      await refuseTwin(tx, placeId, image)
      const isPrimary = (await listImages(tx, placeId)).every(
        (image) => !image.isPrimary && isAutomatic(image.imageType),
      )
      const [row] = await tx
        .insert(placeImages)
        .values({ ...image, placeId, isPrimary })
        .returning()
      await record(tx, { userId, action: 'create', entityId: String(row?.id), after: row })
      return listImages(tx, placeId)
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'place_images_storagePath_unique') ? alreadyThere() : error
    })

/** Two who send the same photo at once lock the place one after the other; it may also have come by itself. @throws Problem 409 */
async function refuseTwin(
  tx: Transaction,
  placeId: number,
  { storagePath, originalUrl = null }: NewImage,
): Promise<void> {
  const upload = uploadOf(storagePath ?? '') ?? null
  const found = await tx
    .select({ id: placeImages.id })
    .from(placeImages)
    .where(
      sql`${placeImages.placeId} = ${placeId} and (strpos(${placeImages.storagePath}, ${upload}::text) > 0
        or ${placeImages.originalUrl} = ${originalUrl}::text)`,
    )
  if (found.length > 0) throw alreadyThere()
}

const alreadyThere = () => taken('file', 'This place has this photo already')

/** Makes an image the one primary image of its place. @throws Problem 404 */
export const setPrimary = (db: Database, { id, userId }: Edit): Promise<PlaceImage[]> =>
  db.transaction(async (tx) => {
    const { placeId, isPrimary } = await lockImage(tx, id)
    if (!isPrimary) {
      await makePrimary(tx, placeId, id)
      const change = { before: { isPrimary }, after: { isPrimary: true } }
      await record(tx, { userId, action: 'update', entityId: String(id), ...change })
    }
    return listImages(tx, placeId)
  })

/** Puts a place's images into this order. @throws Problem 404, or 409 with the images when these are not all of them */
export const orderImages = (
  db: Database,
  { id: placeId, userId }: Edit,
  ids: readonly number[],
): Promise<PlaceImage[]> =>
  db.transaction(async (tx) => {
    if (!(await lockPlace(tx, placeId))) throw notFound('place')
    const images = await listImages(tx, placeId)
    const before = images.map(({ id }) => id)
    if (before.toSorted().join() !== ids.toSorted().join()) throw stale('place', { images })
    await tx.execute(sql`
      update place_images i set sort_order = wanted.nr, updated_at = now()
      from unnest(${sql.param(ids)}::integer[]) with ordinality as wanted(id, nr) where i.id = wanted.id`)
    const after = await listImages(tx, placeId)
    const change = { before: { order: before }, after: { order: after.map(({ id }) => id) } }
    await record(tx, { userId, action: 'update', entityId: `place ${placeId}`, ...change })
    return after
  })

/** Changes the sent texts only. @throws Problem 404, or 409 with the images when they are no longer as they were read */
export const changeImage = (
  db: Database,
  { id, userId }: Edit,
  { base = {}, ...change }: PlaceImageEdit,
): Promise<PlaceImage[]> =>
  db.transaction(async (tx) => {
    const image = await lockImage(tx, id)
    if (!isDeepStrictEqual({ ...image, ...base }, image))
      throw stale('image', { images: await listImages(tx, image.placeId) })
    const sent = Object.keys(change) as (keyof typeof change)[]
    if (sent.length > 0) {
      await tx.update(placeImages).set(change).where(eq(placeImages.id, id))
      const before = Object.fromEntries(sent.map((key) => [key, image[key]]))
      await record(tx, { userId, action: 'update', entityId: String(id), before, after: change })
    }
    return listImages(tx, image.placeId)
  })

/**
 * Deletes the image's row and, if it was the primary one, makes the next that somebody chose that. A photo of Commons never
 * comes back by itself; an automatic one can be brought back, and keeps its file meanwhile. `unneeded` is a file that is the
 * caller's to remove.
 * @throws Problem 404
 */
export const deleteImage = (db: Database, { id, userId }: Edit) =>
  db.transaction(async (tx) => {
    const image = await lockImage(tx, id)
    const isKept = image.imageType === 'commons_auto'
    if (image.license) await noteDropped(tx, id, isKept)
    await tx.delete(placeImages).where(eq(placeImages.id, id))
    const unneeded = isKept ? null : image.storagePath
    if (unneeded) await removeWithoutDelay(tx, unneeded)
    await keepPrimaryOf(tx, [image.placeId])
    await record(tx, { userId, action: 'delete', entityId: String(id), before: image })
    return { unneeded, images: await listImages(tx, image.placeId) }
  })

/** Brings back what was dropped of the photos that came by themselves. @throws Problem 404 */
export const restoreImage = (db: Database, { id, userId }: Edit): Promise<PlaceImage[]> =>
  db.transaction(async (tx) => {
    const placeId = await restoreDropped(tx, id)
    if (placeId === undefined) throw notFound('dropped image')
    const [row] = await tx.select().from(placeImages).where(eq(placeImages.id, id))
    if (row) await record(tx, { userId, action: 'create', entityId: String(id), after: row })
    return listImages(tx, placeId)
  })

/** In two statements: of one that touched both rows, the index might see two primary images. */
async function makePrimary(tx: Transaction, placeId: number, id: number) {
  await tx
    .update(placeImages)
    .set({ isPrimary: false })
    .where(sql`${placeImages.placeId} = ${placeId} and ${placeImages.isPrimary}`)
  await tx.update(placeImages).set({ isPrimary: true }).where(eq(placeImages.id, id))
}

/** Whoever changes images of a place takes the place first: two editors wait for each other, and never in a circle. */
export async function lockImage(tx: Transaction, id: number) {
  const [found] = await tx.select().from(placeImages).where(eq(placeImages.id, id))
  if (found) await lockPlace(tx, found.placeId)
  const [image] = await tx.select().from(placeImages).where(eq(placeImages.id, id)).for('update')
  if (!image) throw notFound('image')
  return image
}

export const record = (tx: Transaction, change: Omit<Parameters<typeof recordChange>[1], 'entity'>) =>
  recordChange(tx, { ...change, entity: 'place_images' })
