import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { z } from 'zod'
import type { Database } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { valid } from '../platform/valid.ts'

const contentTypes = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png', ico: 'image/x-icon' } as const

const StoragePath = z.string().regex(/^(?:[a-z0-9_-]+\/)*[a-z0-9_-]+\.(?:webp|jpg|png|ico)$/)

/** Pictures of active places and of the site, from the store or, for hot-linked ones, from where they lie. */
export const imagesApi = (db: Database, imagesFolder: string) =>
  new Hono().get(
    '/:storagePath{.+}',
    describeRoute({
      summary: 'A stored picture',
      responses: {
        200: { description: 'The picture' },
        302: { description: 'Where it lies' },
        404: { description: 'Unknown' },
      },
    }),
    valid('param', z.object({ storagePath: StoragePath })),
    async (c) => {
      const { storagePath } = c.req.valid('param')
      const picture = await findPicture(db, storagePath)
      if (!picture) throw notFound('image')
      if (picture.hotlink) return c.redirect(picture.hotlink)
      const file = join(imagesFolder, storagePath)
      const size = await stat(file).then(
        (found) => found.size,
        () => undefined,
      )
      if (size === undefined) throw notFound('image')
      const type =
        contentTypes[storagePath.slice(storagePath.lastIndexOf('.') + 1) as keyof typeof contentTypes]
      return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream, 200, {
        'Content-Type': type,
        'Content-Length': String(size),
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; sandbox",
      })
    },
  )

/** `hotlink` is set for pictures that their owner's terms let us show only from the owner's own address. */
async function findPicture(db: Database, storagePath: string) {
  const { rows } = await db.execute<{ hotlink: string | null }>(sql`
    select case when i.image_type <> 'manual_upload' then i.original_url end as hotlink
    from place_images i join places p on p.id = i.place_id and p.is_active where i.storage_path = ${storagePath}
    union all
    select null from static_assets where storage_path = ${storagePath} and is_active`)
  return rows[0]
}
