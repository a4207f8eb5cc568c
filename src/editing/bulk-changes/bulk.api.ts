import { Hono } from 'hono'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { answerJob } from '../../office/jobs/answer-work.api.ts'
import { AcceptedWork } from '../../office/jobs/job.schema.ts'
import { describe } from '../../platform/calls/describe.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { mostAtOnce } from '../selection/selection.ts'
import { changePlaces, startChange } from './bulk.queries.ts'
import { BulkAnswer, BulkChange } from './bulk.schema.ts'

export const bulkApi = (db: Database) =>
  new Hono().patch(
    '/',
    describe('Changes many places, all or none; more than a thousand batch by batch', BulkAnswer, {
      problems: [409, 422],
      accepted: AcceptedWork,
    }),
    valid('json', BulkChange),
    async (c) => {
      const change = c.req.valid('json')
      const { id } = signedInUser(c)
      if ('ids' in change || change.total <= mostAtOnce) return c.json(await changePlaces(db, id, change))
      return answerJob<BulkAnswer>(c, db, await startChange(db, id, change))
    },
  )
