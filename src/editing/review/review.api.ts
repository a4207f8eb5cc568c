import { Hono } from 'hono'
import { z } from 'zod'
import { describe } from '../../platform/calls/describe.ts'
import { Id } from '../../platform/calls/id.schema.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { listPlaceRecords } from './review-records.queries.ts'
import { PlaceRecords } from './review-records.schema.ts'
import { readWebsiteVisit } from './website-visit.queries.ts'
import { WebsiteVisit } from './website-visit.schema.ts'

const ById = z.object({ id: Id })

export const reviewApi = (db: Database) =>
  new Hono()
    .get(
      '/:id/records',
      describe('The records that a place comes from', PlaceRecords, { problems: [404] }),
      valid('param', ById),
      async (c) => c.json(await listPlaceRecords(db, c.req.valid('param').id)),
    )
    .get(
      '/:id/website-visit',
      describe('What came of reading its website', z.object({ visit: WebsiteVisit.nullable() })),
      valid('param', ById),
      async (c) => c.json({ visit: await readWebsiteVisit(db, c.req.valid('param').id) }),
    )
