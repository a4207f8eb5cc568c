import { asc } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import { describe } from '../../platform/calls/describe.ts'
import type { Database } from '../../platform/database/database.ts'
import { Season } from './season.schema.ts'
import { seasons } from './season.table.ts'

export const seasonsApi = (db: Database) =>
  new Hono().get('/', describe('Seasons in the order of the year', z.array(Season)), async (c) =>
    c.json(
      await db
        .select({ id: seasons.id, name: seasons.name, displayName: seasons.displayName })
        .from(seasons)
        .orderBy(asc(seasons.id)),
    ),
  )
