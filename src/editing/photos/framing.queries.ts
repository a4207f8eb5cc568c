import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Framing } from '../../guide/photos/framing.ts'
import type { PlaceImage } from '../../guide/photos/place-image.schema.ts'
import { placeImages } from '../../guide/photos/place-image.table.ts'
import { removeWithoutDelay } from '../../office/files/file-removals.queries.ts'
import { notFound, stale } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import { shownFocus, unframed } from './framing.ts'
import { type Edit, listImages, lockImage, record } from './place-image.queries.ts'

/** @throws Problem 404 */
export async function findImage(db: Database, id: number) {
  const [image] = await db.select().from(placeImages).where(eq(placeImages.id, id))
  if (!image) throw notFound('image')
  return image
}

type Reframing = {
  framing: Framing
  /** How it was framed before, where that is said. */
  base: Framing | undefined
  /** The file that the framing was made for. */
  from: string | null
  /** What is shown instead of it. */
  cut?: { storagePath: string; width: number; height: number }
}

/** @throws Problem 404, or 409 with the images when somebody has framed the photo meanwhile */
export const reframe = (
  db: Database,
  { id, userId }: Edit,
  { framing, base, from, cut }: Reframing,
): Promise<PlaceImage[]> =>
  db.transaction(async (tx) => {
    const image = await lockImage(tx, id)
    const isOther = base !== undefined && !isDeepStrictEqual(image.framing ?? unframed, base)
    if (image.storagePath !== from || isOther)
      throw stale('image', { images: await listImages(tx, image.placeId) })
    const isFramed = framing.crop !== null || framing.focus !== null
    const after = { framing: isFramed ? framing : null, focus: shownFocus(framing), ...cut }
    await tx.update(placeImages).set(after).where(eq(placeImages.id, id))
    if (cut && from) await removeWithoutDelay(tx, from)
    const before = { framing: image.framing, storagePath: image.storagePath }
    await record(tx, { userId, action: 'update', entityId: String(id), before, after })
    return listImages(tx, image.placeId)
  })
