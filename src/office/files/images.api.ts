import { type SQL, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { z } from 'zod'
import { narrowerPath, narrowerWidths, storedWidth, wholePath } from '../../guide/photos/photo-name.ts'
import { notFound } from '../../platform/calls/problem.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { isAtLeast } from '../accounts/account/role.ts'
import { signedInUser } from '../accounts/sessions/signed-in-user.api.ts'
import type { ImageStore } from './image-store.task.ts'

const contentTypes = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png', ico: 'image/x-icon' } as const

const StoragePath = z.string().regex(/^(?:[a-z0-9_-]+\/)*[a-z0-9_-]+\.(?:webp|jpg|png|ico)$/)

const Width = z.object({
  /** One of the smaller widths that a photo is stored in. */
  w: z.coerce.number().int().min(1).max(9999).optional(),
  /** For editors: the whole of a photo that is cropped. */
  whole: z.literal('1').optional(),
})

/** Pictures of active places and of the site, from the store or, for hot-linked ones, from where they lie. */
export const imagesApi = (db: Database, store: ImageStore) =>
  picturesApi(store, 'public', (storagePath) => findPicture(db, storagePath, sql`p.is_active`))

/** As above, also of places that visitors do not see, and for editors those that families sent with a report. */
export const adminImagesApi = (db: Database, store: ImageStore) =>
  picturesApi(store, 'private', async (storagePath, c) => {
    const picture = await findPicture(db, storagePath, sql`true`)
    if (picture || !isAtLeast(signedInUser(c).role, 'editor')) return picture
    return findReportPhoto(db, storagePath)
  })

const picturesApi = (
  store: ImageStore,
  caches: 'public' | 'private',
  find: (storagePath: string, c: Context) => Promise<Picture | undefined>,
) =>
  new Hono().get(
    '/:storagePath{.+}',
    describeRoute({
      summary: 'A stored picture, in its own or a smaller width',
      responses: {
        200: { description: 'The picture' },
        302: { description: 'Where it lies' },
        400: { description: 'Malformed width' },
        404: { description: 'Unknown' },
      },
    }),
    valid('param', z.object({ storagePath: StoragePath })),
    valid('query', Width),
    async (c) => {
      const { storagePath } = c.req.valid('param')
      const picture = await find(storagePath, c)
      if (!picture) throw notFound('image')
      if (picture.hotlink) return c.redirect(picture.hotlink)
      const { w, whole } = c.req.valid('query')
      const isWhole = whole !== undefined && caches === 'private'
      const narrower = isWhole ? wholePath(storagePath) : narrowerPathOf(storagePath, w)
      const bytes = (narrower && (await store.read(narrower))) ?? (await store.read(storagePath))
      if (!bytes) throw notFound('image')
      return c.body(bytes, 200, {
        'Content-Type': typeOf(storagePath),
        'Content-Length': String(bytes.byteLength),
        'Cache-Control': picture.isFleeting ? 'no-store' : `${caches}, max-age=31536000, immutable`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
      })
    },
  )

const typeOf = (path: string) =>
  contentTypes[path.slice(path.lastIndexOf('.') + 1) as keyof typeof contentTypes]

/** Undefined for a width that it is not kept in: then the whole picture is the answer. */
function narrowerPathOf(path: string, width: number | undefined): string | undefined {
  const isKept = width !== undefined && narrowerWidths(storedWidth(path) ?? 0).includes(width)
  return isKept ? narrowerPath(path, width) : undefined
}

type Picture = {
  /** Set for pictures that their owner's terms let us show only from the owner's own address. */
  hotlink: string | null
  /** Of a family, who was told that it is deleted: no browser keeps it. */
  isFleeting?: boolean
}

async function findPicture(db: Database, storagePath: string, isShown: SQL): Promise<Picture | undefined> {
  const { rows } = await db.execute<Picture>(sql`
    select case when i.image_type in ('unsplash_manual', 'unsplash_auto') then coalesce(i.public_url, i.original_url) end as hotlink
    from place_images i join places p on p.id = i.place_id and ${isShown} where i.storage_path = ${storagePath}
    union all
    select null from static_assets where storage_path = ${storagePath} and is_active`)
  return rows[0]
}

async function findReportPhoto(db: Database, storagePath: string): Promise<Picture | undefined> {
  const { rows } = await db.execute<Picture>(
    sql`select null as hotlink, true as "isFleeting" from reports where storage_path = ${storagePath}`,
  )
  return rows[0]
}
