import { and, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Database } from '../platform/database.ts'
import { describe } from '../platform/describe.ts'
import { notFound } from '../platform/problem.ts'
import { staticAssets } from './static-asset.table.ts'

const Logo = z.object({ servingPath: z.string(), altText: z.string().nullable() })

const servingPath = sql<string | null>`coalesce(${staticAssets.publicUrl}, ${staticAssets.signedUrl},
  '/api/images/' || ${staticAssets.storagePath}, ${staticAssets.originalUrl})`

export const staticAssetsApi = (db: Database) =>
  new Hono().get('/logo', describe("The site's logo", Logo, { problems: [404] }), async (c) => {
    const [logo] = await db
      .select({ servingPath, altText: staticAssets.altText })
      .from(staticAssets)
      .where(and(eq(staticAssets.assetType, 'logo'), eq(staticAssets.isActive, true)))
    if (!logo?.servingPath) throw notFound('logo')
    return c.json({ servingPath: logo.servingPath, altText: logo.altText })
  })
