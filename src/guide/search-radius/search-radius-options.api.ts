import { asc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import { describe } from '../../platform/calls/describe.ts'
import type { Database } from '../../platform/database/database.ts'
import { SearchRadiusOption } from './search-radius-option.schema.ts'
import { searchRadiusOptions } from './search-radius-option.table.ts'

const { id, radiusKm, displayName, sortOrder } = searchRadiusOptions

export const searchRadiusOptionsApi = (db: Database) =>
  new Hono().get('/', describe('Active search radius options', z.array(SearchRadiusOption)), async (c) =>
    c.json(
      await db
        .select({ id, radiusKm, displayName, sortOrder })
        .from(searchRadiusOptions)
        .where(eq(searchRadiusOptions.isActive, true))
        .orderBy(asc(sortOrder), asc(radiusKm)),
    ),
  )
