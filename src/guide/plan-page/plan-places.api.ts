import { Hono } from 'hono'
import { z } from 'zod'
import type { Database } from '../../platform/database.ts'
import { describe } from '../../platform/describe.ts'
import { valid } from '../../platform/valid.ts'
import { listPlanPlaces } from './plan-places.queries.ts'
import { PlanPlace, PlanPlacesQuery } from './plan-places.schema.ts'

export const planPlacesApi = (db: Database) =>
  new Hono().get(
    '/',
    describe(
      'The places of a plan that are in the guide, each by the slug it was asked for, with its hours on the days asked for',
      z.array(PlanPlace),
    ),
    valid('query', PlanPlacesQuery),
    async (c) => {
      const { slugs, days = [] } = c.req.valid('query')
      return c.json(await listPlanPlaces(db, slugs, days))
    },
  )
