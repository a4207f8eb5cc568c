import { Hono } from 'hono'
import type { Database } from '../../platform/database.ts'
import { describe } from '../../platform/describe.ts'
import { valid } from '../../platform/valid.ts'
import { findPlacePoints } from './place-points.queries.ts'
import { PlacePoints, PlacePointsQuery } from './place-points.schema.ts'

export const placePointsApi = (db: Database) =>
  new Hono().get(
    '/points',
    describe('Where the places of the filters lie, those of a cell of the map together', PlacePoints),
    valid('query', PlacePointsQuery),
    async (c) => c.json(await findPlacePoints(db, c.req.valid('query'))),
  )
