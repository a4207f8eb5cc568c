import { Hono } from 'hono'
import { describe } from '../../platform/calls/describe.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { findPlacePoints } from './place-points.queries.ts'
import { PlacePoints, PlacePointsQuery } from './place-points.schema.ts'

export const placePointsApi = (db: Database) =>
  new Hono().get(
    '/points',
    describe('Where the places of the filters lie, those of a cell of the map together', PlacePoints),
    valid('query', PlacePointsQuery),
    async (c) => c.json(await findPlacePoints(db, c.req.valid('query'))),
  )
