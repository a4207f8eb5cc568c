import { randomBytes } from 'node:crypto'
import type { Framing } from '../../guide/photos/framing.ts'
import { framedPath, wholePath } from '../../guide/photos/photo-name.ts'
import type { PlaceImage } from '../../guide/photos/place-image.schema.ts'
import { keepFiles } from '../../office/files/stored-photo.task.ts'
import { removeUnnamed, type StoreParts } from '../../office/files/sweep-files.task.ts'
import { takeTurns } from '../../office/uploads/turns.ts'
import { brokenRule, notFound } from '../../platform/calls/problem.ts'
import { findImage, reframe } from './framing.queries.ts'
import { sameCrop, unframed } from './framing.ts'
import type { Edit } from './place-image.queries.ts'

const inTurn = takeTurns(1)

type StoredImage = Pick<PlaceImage, 'storagePath' | 'publicUrl' | 'imageType' | 'license'>

/** An editor's own: others lie elsewhere, or their licence asks that a crop be told wherever they are shown. */
export const isCroppable = ({ storagePath, publicUrl, imageType, license }: StoredImage): boolean =>
  imageType === 'manual_upload' && storagePath !== null && publicUrl === null && license === null

/**
 * Sets what of a photo is shown. A crop makes other files, which carry the whole photo along: any crop can be changed or taken
 * back. @throws Problem 404, 422 for a crop of a photo that cannot have one, 409 when somebody framed it meanwhile
 */
export async function frameImage(
  parts: StoreParts,
  edit: Edit,
  { base, ...framing }: Framing & { base?: Framing | undefined },
): Promise<PlaceImage[]> {
  const image = await findImage(parts.db, edit.id)
  const { storagePath: from, framing: before } = image
  if (sameCrop((before ?? unframed).crop, framing.crop))
    return reframe(parts.db, edit, { framing, base, from })
  if (!from || !isCroppable(image))
    throw brokenRule('crop', 'Only a photo that was uploaded here can be cropped')
  const images = await inTurn(() => cut(parts, edit, { framing, base, from }))
  await removeUnnamed(parts, from)
  return images
}

type Cut = { framing: Framing; base: Framing | undefined; from: string }

async function cut(parts: StoreParts, edit: Edit, { framing, base, from }: Cut) {
  const whole = await parts.store.read(wholePath(from))
  if (!whole) throw notFound('photo file')
  const { cropPhoto } = await import('../../office/files/make-photo.task.ts')
  const photo = await cropPhoto(whole, framing.crop)
  const { width, height } = photo
  const nonce = randomBytes(8).toString('hex')
  const storagePath = framedPath(from, { nonce, width, height, isCropped: framing.crop !== null })
  const name = () => reframe(parts.db, edit, { framing, base, from, cut: { storagePath, width, height } })
  return keepFiles(parts, storagePath, { photo, whole }, name)
}
