import { Hono } from 'hono'
import { z } from 'zod'
import { describe } from '../../platform/calls/describe.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { isRough } from '../facts/is-rough.ts'
import type { FindSourcesOfPlaces } from '../place-lists/place-detail.queries.ts'
import { zoneOfPlace } from '../places/zone-of-place.ts'
import { listPlanPlaces } from './plan-places.queries.ts'
import { PlanPlace, PlanPlacesQuery } from './plan-places.schema.ts'

export const planPlacesApi = (db: Database, findSources: FindSourcesOfPlaces) =>
  new Hono().get(
    '/',
    describe(
      'The places of a plan that are in the guide, each by the slug it was asked for, with its hours on the days asked for',
      z.array(PlanPlace),
    ),
    valid('query', PlanPlacesQuery),
    async (c) => {
      const { slugs, days = [] } = c.req.valid('query')
      const found = await listPlanPlaces(db, slugs, days)
      const sources = await findSources(
        db,
        found.map(({ id }) => id),
      )
      const places = found.map(
        ({ id, addrCountry, place }): PlanPlace => ({
          ...place,
          isRough: isRough(sources.get(id)),
          timeZone: zoneOfPlace({ ...place, addrCountry }),
        }),
      )
      return c.json(places)
    },
  )
