import { Hono } from 'hono'
import { z } from 'zod'
import type { Database } from '../../platform/database.ts'
import { describe } from '../../platform/describe.ts'
import { Id } from '../../platform/id.schema.ts'
import { valid } from '../../platform/valid.ts'
import { findToReview, listFreshness } from './freshness.queries.ts'
import { CityFreshness, CityToReview } from './freshness.schema.ts'

export const freshnessApi = (db: Database) =>
  new Hono()
    .get(
      '/',
      describe(
        'How much of each city was checked within a year, as counted in the last hour',
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
