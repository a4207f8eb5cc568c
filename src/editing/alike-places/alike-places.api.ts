import { Hono } from 'hono'
import { findAlikePlaces } from '../../gathering/twins/alike-places.queries.ts'
import { describe } from '../../platform/calls/describe.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { AlikePlaces, TypedPlace } from './alike-places.schema.ts'
import { describedPlace } from './described-place.queries.ts'

export const alikePlacesApi = (db: Database) =>
  new Hono().get(
    '/',
    describe('Places of the guide that may be the one that is being typed', AlikePlaces),
    valid('query', TypedPlace),
    async (c) => c.json(await findAlikePlaces(db, await describedPlace(db, c.req.valid('query')))),
  )
