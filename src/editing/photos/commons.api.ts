import { Hono } from 'hono'
import { z } from 'zod'
import { commonsClient } from '../../gathering/providers/wikimedia/commons.provider.ts'
import { CommonsPhoto } from '../../gathering/providers/wikimedia/commons-photo.schema.ts'
import { CommonsChoice, UploadAnswer } from '../../guide/photos/place-image.schema.ts'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import type { ImageStore } from '../../office/files/image-store.task.ts'
import { storePhoto } from '../../office/files/stored-photo.task.ts'
import { inTurn } from '../../office/uploads/read-upload.api.ts'
import { uploadTypeOf } from '../../office/uploads/upload-type.ts'
import type { OutgoingParts } from '../../outgoing/ask-service.provider.ts'
import { describe } from '../../platform/calls/describe.ts'
import { Id } from '../../platform/calls/id.schema.ts'
import { brokenRule } from '../../platform/calls/problem.ts'
import { valid, validRules } from '../../platform/calls/valid.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { listNamedPictures } from './commons-photos.queries.ts'
import { addImage, requirePlace } from './place-image.queries.ts'

type CommonsParts = OutgoingParts & { settings: Settings; store: ImageStore }

const ById = z.object({ id: Id })

/** Below /api/admin/places. */
export const commonsApi = (parts: CommonsParts) =>
  new Hono()
    .get(
      '/:id/commons-photos',
      describe('Photos of Wikimedia Commons that the map names for a place', z.array(CommonsPhoto), {
        problems: [404, 502, 504],
      }),
      valid('param', ById),
      async (c) => {
        const { id } = c.req.valid('param')
        await requirePlace(parts.db, id)
        return c.json(await commonsClient(parts).find(await listNamedPictures(parts.db, id)))
      },
    )
    .post(
      '/:id/images/commons',
      describe('Adds a photo of Wikimedia Commons', UploadAnswer, {
        problems: [404, 409, 422, 502, 504],
      }),
      valid('param', ById),
      validRules(CommonsChoice),
      async (c) => {
        const edit = { id: c.req.valid('param').id, userId: signedInUser(c).id }
        const { title, placeName = null } = c.req.valid('json')
        await requirePlace(parts.db, edit.id)
        return c.json(await inTurn(() => addCommonsPhoto(parts, edit, { title, placeName })))
      },
    )

type Choice = { title: string; placeName: string | null }

/** It is kept here, as an upload is: Commons asks not to be linked to from busy pages. @throws Problem 409, 422 */
async function addCommonsPhoto(
  parts: CommonsParts,
  edit: { id: number; userId: string },
  { title, placeName }: Choice,
) {
  const found = await commonsClient(parts).download(title)
  if (!found) throw brokenRule('title', 'Wikimedia Commons has no photo of this title that may be used here')
  const { photo, bytes } = found
  if (!uploadTypeOf(bytes)) throw brokenRule('title', 'This file of Wikimedia Commons is no photo')
  const kept = { folder: 'places', owner: `place ${edit.id}` }
  return storePhoto(parts, bytes, kept, async ({ storagePath, photo: { width, height } }) => {
    const images = await addImage(parts.db, edit, {
      ...{ imageType: 'manual_upload', storagePath, width, height },
      ...{ altText: photo.description ?? placeName, license: photo.license, originalUrl: photo.pageUrl },
      ...{ photographerName: photo.author, photographerProfileUrl: photo.authorUrl },
    })
    return { storagePath, images }
  })
}
