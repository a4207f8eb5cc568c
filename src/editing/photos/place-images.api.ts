import { Hono } from 'hono'
import { z } from 'zod'
import {
  ImageOrder,
  ImagesAnswer,
  PlaceImageEdit,
  UploadAnswer,
  UploadTexts,
} from '../../guide/photos/place-image.schema.ts'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { storePhoto } from '../../office/files/stored-photo.task.ts'
import { removeUnnamed, type StoreParts } from '../../office/files/sweep-files.task.ts'
import { withUpload, wrongType } from '../../office/uploads/read-upload.api.ts'
import { describe } from '../../platform/calls/describe.ts'
import { Id } from '../../platform/calls/id.schema.ts'
import { valid, validRules } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  addImage,
  changeImage,
  deleteImage,
  orderImages,
  requirePlace,
  restoreImage,
  setPrimary,
} from './place-image.queries.ts'

const ById = z.object({ id: Id })

/** Below /api/admin/places. */
export const placeImagesApi = ({ db, store, log }: StoreParts) =>
  new Hono()
    .post(
      '/:id/images/upload',
      describe(
        'Adds a photo: a form with file, altText, photographerName, photographerProfileUrl',
        UploadAnswer,
        {
          problems: [404, 409, 413, 415, 422],
        },
      ),
      valid('param', ById),
      async (c) => {
        const edit = { id: c.req.valid('param').id, userId: signedInUser(c).id }
        await requirePlace(db, edit.id)
        return withUpload(c, UploadTexts, async ({ bytes, type }, { placeName, ...texts }) => {
          if (type === 'image/x-icon') throw wrongType()
          const kept = { folder: 'places', owner: `place ${edit.id}` }
          const altText = texts.altText ?? placeName ?? null
          const added = await storePhoto({ db, store, log }, bytes, kept, async ({ storagePath, photo }) => {
            const { width, height } = photo
            const image = {
              ...texts,
              imageType: 'manual_upload',
              storagePath,
              width,
              height,
              altText,
            } as const
            return { storagePath, images: await addImage(db, edit, image) }
          })
          return c.json(added)
        })
      },
    )
    .put(
      '/:id/images/order',
      describe('Puts the images of a place into an order', ImagesAnswer, { problems: [404, 409] }),
      valid('param', ById),
      valid('json', ImageOrder),
      async (c) => {
        const edit = { id: c.req.valid('param').id, userId: signedInUser(c).id }
        const images = await orderImages(db, edit, c.req.valid('json').ids)
        return c.json({ success: true as const, images })
      },
    )
    .patch(
      '/images/:id',
      describe('Changes what is said of an image', ImagesAnswer, { problems: [404, 409, 422] }),
      valid('param', ById),
      validRules(PlaceImageEdit),
      async (c) => {
        const edit = { id: c.req.valid('param').id, userId: signedInUser(c).id }
        return c.json({ success: true as const, images: await changeImage(db, edit, c.req.valid('json')) })
      },
    )
    .delete(
      '/images/:id',
      describe('Deletes an image for good, but for one that came by itself', ImagesAnswer, {
        problems: [404],
      }),
      valid('param', ById),
      async (c) => {
        const edit = { id: c.req.valid('param').id, userId: signedInUser(c).id }
        const { unneeded, images } = await deleteImage(db, edit)
        if (unneeded) await removeUnnamed({ db, store, log }, unneeded)
        return c.json({ success: true as const, images })
      },
    )
    .post(
      '/images/:id/restore',
      describe('Brings back a deleted image that had come by itself', ImagesAnswer, { problems: [404] }),
      valid('param', ById),
      async (c) => {
        const edit = { id: c.req.valid('param').id, userId: signedInUser(c).id }
        return c.json({ success: true as const, images: await restoreImage(db, edit) })
      },
    )

/** Below /api/places. */
export const primaryImageApi = (db: Database) =>
  new Hono().put(
    '/images/:id/primary',
    describe('Makes an image the primary one of its place', ImagesAnswer, { problems: [404] }),
    valid('param', ById),
    async (c) => {
      const edit = { id: c.req.valid('param').id, userId: signedInUser(c).id }
      return c.json({ success: true as const, images: await setPrimary(db, edit) })
    },
  )
