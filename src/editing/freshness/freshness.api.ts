import { Hono } from 'hono'
import { z } from 'zod'
import { describe } from '../../platform/calls/describe.ts'
import { Id } from '../../platform/calls/id.schema.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { findToReview, listFreshness } from './freshness.queries.ts'
import { CityFreshness, CityToReview } from './freshness.schema.ts'

export const freshnessApi = (db: Database) =>
  new Hono()
    .get(
      '/',
      describe(
        'How much of each city was checked within a year, as counted in the last hour; of a large guide none before the first count',
        z.array(CityFreshness),
      ),
      async (c) => c.json(await listFreshness(db)),
    )
    .get(
      '/:id',
      describe('The places of a city to review, as of now', CityToReview),
      valid('param', z.object({ id: Id })),
      async (c) => c.json(await findToReview(db, c.req.valid('param').id)),
    )
