import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import { describe } from '../../platform/calls/describe.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { PageMetadata, pageKeys } from './page-metadata.schema.ts'
import { pageMetadata } from './page-metadata.table.ts'

export const pageMetadataApi = (db: Database) =>
  new Hono().get(
    '/:pageKey',
    describe('Title and description of a page; null where none is set', PageMetadata, { problems: [404] }),
    valid('param', z.object({ pageKey: z.enum(pageKeys) })),
    async (c) => {
      const { pageKey } = c.req.valid('param')
      const [row] = await db
        .select({ metaTitle: pageMetadata.metaTitle, metaDescription: pageMetadata.metaDescription })
        .from(pageMetadata)
        .where(eq(pageMetadata.pageKey, pageKey))
      return c.json({
        pageKey,
        metaTitle: row?.metaTitle ?? null,
        metaDescription: row?.metaDescription ?? null,
      })
    },
  )
