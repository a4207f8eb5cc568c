import { and, asc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Database } from '../platform/database.ts'
import { describe } from '../platform/describe.ts'
import { valid } from '../platform/valid.ts'
import { contentPageKeys, PageSection } from './page-content.schema.ts'
import { pageContent } from './page-content.table.ts'

const { sectionKey, content, contentType, displayOrder } = pageContent

export const pageContentApi = (db: Database) =>
  new Hono().get(
    '/:pageKey',
    describe('The active sections of an information page', z.array(PageSection), { problems: [404] }),
    valid('param', z.object({ pageKey: z.enum(contentPageKeys) })),
    async (c) =>
      c.json(
        await db
          .select({ sectionKey, content, contentType, displayOrder })
          .from(pageContent)
          .where(and(eq(pageContent.pageKey, c.req.valid('param').pageKey), eq(pageContent.isActive, true)))
          .orderBy(asc(displayOrder), asc(pageContent.id)),
      ),
  )
