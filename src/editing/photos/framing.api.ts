import { Hono } from 'hono'
import { z } from 'zod'
import { ImagesAnswer } from '../../guide/photos/place-image.schema.ts'
import { wholeAddress } from '../../guide/photos/place-image.ts'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import type { StoreParts } from '../../office/files/sweep-files.task.ts'
import { describe } from '../../platform/calls/describe.ts'
import { Id } from '../../platform/calls/id.schema.ts'
import { valid, validRules } from '../../platform/calls/valid.ts'
import { frameImage, isCroppable } from './crop-photo.task.ts'
import { findImage } from './framing.queries.ts'
import { FramingAnswer, FramingInput } from './framing.schema.ts'
import { unframed } from './framing.ts'

const ById = z.object({ id: Id })

/** Below /api/admin/places. */
export const framingApi = (parts: StoreParts) =>
  new Hono()
    .get(
      '/images/:id/framing',
      describe('What of an image is shown: its crop and its focal point', FramingAnswer, { problems: [404] }),
      valid('param', ById),
      async (c) => {
        const image = await findImage(parts.db, c.req.valid('param').id)
        const framing = image.framing ?? unframed
        return c.json({ ...framing, whole: wholeAddress(image) ?? '', isCroppable: isCroppable(image) })
      },
    )
    .put(
      '/images/:id/framing',
      describe('Sets what of an image is shown, in per cent of the whole of it', ImagesAnswer, {
        problems: [404, 409, 422],
      }),
      valid('param', ById),
      validRules(FramingInput),
      async (c) => {
        const edit = { id: c.req.valid('param').id, userId: signedInUser(c).id }
        const images = await frameImage(parts, edit, c.req.valid('json'))
        return c.json({ success: true as const, images })
      },
    )
