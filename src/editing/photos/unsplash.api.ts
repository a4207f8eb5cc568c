import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { type UnsplashClient, unsplashClient } from '../../gathering/providers/unsplash/unsplash.provider.ts'
import {
  UnsplashPhoto,
  type UnsplashRecord,
} from '../../gathering/providers/unsplash/unsplash-photo.schema.ts'
import { UnsplashAnswer, UnsplashChoice } from '../../guide/photos/place-image.schema.ts'
import { unsplashIdOf, withReferral } from '../../guide/photos/unsplash-credit.ts'
import { cleanText } from '../../guide/places/clean-text.ts'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { readSecret } from '../../office/configs/config-values.queries.ts'
import { describe } from '../../platform/calls/describe.ts'
import { Id } from '../../platform/calls/id.schema.ts'
import { brokenRule, Problem } from '../../platform/calls/problem.ts'
import { valid, validRules } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { addImage, type NewImage, requirePlace } from './place-image.queries.ts'

type UnsplashParts = { db: Database; log: Log; settings: Settings }

const Query = z.object({ query: z.string().trim().min(1, 'Enter what to search for').max(200) })

export const unsplashSearchApi = (parts: UnsplashParts) =>
  new Hono().get(
    '/search',
    describe('Photos of Unsplash, at most ten', z.array(UnsplashPhoto), { problems: [422, 502, 504] }),
    valid('query', Query),
    async (c) => {
      const unsplash = await connect(parts)
      return c.json((await unsplash.search(c.req.valid('query').query)).map(foundPhoto))
    },
  )

/** Below /api/admin/places. */
export const unsplashImageApi = (parts: UnsplashParts) =>
  new Hono().post(
    '/:id/images/unsplash-id',
    describe('Adds a photo of Unsplash', UnsplashAnswer, { problems: [404, 409, 422, 502, 504] }),
    valid('param', z.object({ id: Id })),
    validRules(UnsplashChoice),
    async (c) => {
      const { db, log } = parts
      const edit = { id: c.req.valid('param').id, userId: signedInUser(c).id }
      const { unsplashId, placeName = null } = c.req.valid('json')
      const id = unsplashIdOf(unsplashId)
      if (!id) throw brokenRule('unsplashId', 'Enter an Unsplash ID such as Dwu85P9SOIk')
      await requirePlace(db, edit.id)
      const unsplash = await connect(parts)
      const photo = await unsplash.find(id)
      if (!photo) throw brokenRule('unsplashId', 'Unsplash knows no photo with this ID')
      const image = imageOf(photo, edit.id, placeName)
      const images = await addImage(db, edit, image)
      // Nobody waits for it, and the photo is chosen whether Unsplash hears of it or not.
      unsplash.reportUse(photo).catch((error: unknown) => {
        log.warn({ err: error, unsplashId: id }, 'Unsplash was not told that a photo is used')
      })
      return c.json({
        localPath: `/api/images/${image.storagePath}`,
        attribution: `Photo by ${photo.user.name} on Unsplash`,
        images,
      })
    },
  )

/** @throws Problem 422 without a key */
async function connect({ db, log, settings }: UnsplashParts): Promise<UnsplashClient> {
  const key = await readSecret(db, settings, 'UNSPLASH_ACCESS_KEY')
  if (!key)
    throw new Problem(
      422,
      'not_configured',
      'Unsplash needs an access key: set UNSPLASH_ACCESS_KEY under Config, or in the environment',
    )
  return unsplashClient({ db, log, settings }, key)
}

const foundPhoto = ({
  id,
  width,
  height,
  alt_description,
  urls,
  links,
  user,
}: UnsplashRecord): UnsplashPhoto => ({
  ...{ id, width, height, alt_description: alt_description ?? null },
  urls: { small: urls.small },
  links: { html: withReferral(links.html) },
  user: { name: user.name, links: { html: withReferral(user.links.html) } },
})

/** Shown from Unsplash's own address; ours leads there. */
function imageOf(photo: UnsplashRecord, placeId: number, placeName: string | null) {
  const hash = createHash('sha256').update(`place ${placeId}\n${photo.id}`).digest('hex')
  return {
    imageType: 'unsplash_manual',
    storagePath: `unsplash/${hash.slice(0, 40)}.webp`,
    ...{ originalUrl: photo.urls.full, publicUrl: photo.urls.regular, unsplashId: photo.id },
    ...{ width: photo.width, height: photo.height },
    altText: cleanText(photo.alt_description, 300) ?? placeName,
    photographerName: cleanText(photo.user.name, 200),
    photographerProfileUrl: withReferral(photo.user.links.html),
  } satisfies NewImage
}
