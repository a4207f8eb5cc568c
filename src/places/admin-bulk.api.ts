import { Hono } from 'hono'
import { signedInUser } from '../accounts/signed-in-user.api.ts'
import type { Database } from '../platform/database.ts'
import { describe } from '../platform/describe.ts'
import { valid } from '../platform/valid.ts'
import { changePlaces } from './admin-bulk.queries.ts'
import { BulkAnswer, BulkChange } from './admin-bulk.schema.ts'

export const adminBulkApi = (db: Database) =>
  new Hono().patch(
    '/',
    describe('Changes many places at once, all or none', BulkAnswer, { problems: [400, 409, 422] }),
    valid('json', BulkChange),
    async (c) => c.json(await changePlaces(db, signedInUser(c).id, c.req.valid('json'))),
  )
