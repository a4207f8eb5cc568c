import { Hono } from 'hono'
import { z } from 'zod'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { describe } from '../../platform/calls/describe.ts'
import { Id } from '../../platform/calls/id.schema.ts'
import { valid, validRules } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { splitPlace } from './split-place.queries.ts'
import { SplitPlace, SplitResult } from './split-place.schema.ts'

export const splitPlaceApi = (db: Database) =>
  new Hono().post(
    '/:id/split',
    describe('Makes a place of its own of records that were joined by mistake', SplitResult, {
      problems: [404, 422],
    }),
    valid('param', z.object({ id: Id })),
    validRules(SplitPlace),
    async (c) => {
      const { id: placeId } = c.req.valid('param')
      return c.json(await splitPlace(db, { placeId, ...c.req.valid('json'), userId: signedInUser(c).id }))
    },
  )
