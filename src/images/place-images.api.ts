import { Hono } from 'hono'
import { z } from 'zod'
import { signedInUser } from '../accounts/signed-in-user.api.ts'
import type { Database } from '../platform/database.ts'
import { describe } from '../platform/describe.ts'
import { Id } from '../platform/id.schema.ts'
import type { Log } from '../platform/log.ts'
import { valid, validRules } from '../platform/valid.ts'
import type { ImageStore } from './image-store.task.ts'
import {
  addImage,
  changeImage,
  deleteImage,
  orderImages,
  requirePlace,
  setPrimary,
} from './place-image.queries.ts'
import {
  ImageOrder,
  ImagesAnswer,
  PlaceImageChange,
  UploadAnswer,
  UploadTexts,
} from './place-image.schema.ts'
import { withUpload, wrongType } from './read-upload.api.ts'
import { removeStored, storePhoto } from './stored-photo.task.ts'

const ById = z.object({ id: Id })

type ImagesParts = { db: Database; store: ImageStore; log: Log }

/** Below /api/admin/places. */
export const placeImagesApi = ({ db, store, log }: ImagesParts) =>
  new Hono()
    .post(
      '/:id/images/upload',
      describe(
        'Adds a photo: a form with file, altText, photographerName, photographerProfileUrl',
        UploadAnswer,
        {
          problems: [400, 404, 409, 413, 415, 422],
        },
      ),
      valid('param', ById),
      async (c) => {
        const edit = { id: c.req.valid('param').id, userId: signedInUser(c).id }
        await requirePlace(db, edit.id)
        return withUpload(c, UploadTexts, async ({ bytes, type }, { placeName, ...texts }) => {
          if (type === 'image/x-icon') throw wrongType()
          const kept = { folder: 'places', owner: `place ${edit.id}` }
          const { storagePath, photo } = await storePhoto(store, bytes, kept)
          const { width, height } = photo
          const altText = texts.altText ?? placeName ?? null
          const image = { ...texts, imageType: 'manual_upload', storagePath, width, height, altText } as const
          return c.json({ storagePath, images: await addImage(db, edit, image) })
        })
      },
    )
    .put(
      '/:id/images/order',
      describe('Puts the images of a place into an order', ImagesAnswer, { problems: [400, 404, 409] }),
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
      describe('Changes what is said of an image', ImagesAnswer, { problems: [400, 404, 422] }),
      valid('param', ById),
      validRules(PlaceImageChange),
      async (c) => {
        const edit = { id: c.req.valid('param').id, userId: signedInUser(c).id }
        return c.json({ success: true as const, images: await changeImage(db, edit, c.req.valid('json')) })
      },
    )
    .delete(
      '/images/:id',
      describe('Deletes an image for good', ImagesAnswer, { problems: [404] }),
      valid('param', ById),
      async (c) => {
        const edit = { id: c.req.valid('param').id, userId: signedInUser(c).id }
        const { storagePath, images } = await deleteImage(db, edit)
        if (storagePath) await removeStored(store, log, storagePath)
        return c.json({ success: true as const, images })
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
