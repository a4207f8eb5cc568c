import { Hono } from 'hono'
import { z } from 'zod'
import type { HoursChecker } from '../../guide/opening-hours/reckoning/hours-checker.task.ts'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { describe } from '../../platform/calls/describe.ts'
import { Id } from '../../platform/calls/id.schema.ts'
import { ReadVersion } from '../../platform/calls/read-version.schema.ts'
import { valid, validRules } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { discardPlanned, planChange, replanChange } from './plan-change.queries.ts'
import {
  NewPlannedChange,
  PlannedChange,
  PlannedChangeEdit,
  PlannedChangesQuery,
  PlannedPreview,
} from './planned-change.schema.ts'
import { findPlanned, listPlanned } from './planned-row.queries.ts'
import { previewPlanned } from './preview-planned.task.ts'
import { publishNow } from './publish-planned.queries.ts'

const ById = z.object({ id: Id })

export const plannedChangesApi = (db: Database, hoursChecker: HoursChecker) =>
  new Hono()
    .get(
      '/',
      describe('Changes that wait to be published, and those published of late', z.array(PlannedChange)),
      valid('query', PlannedChangesQuery),
      async (c) => c.json(await listPlanned(db, c.req.valid('query'))),
    )
    .post(
      '/',
      describe('Keeps a change as a draft, or until its time', PlannedChange, {
        ...{ status: 201, problems: [404, 409, 422] },
      }),
      validRules(NewPlannedChange),
      async (c) => c.json(await planChange(db, signedInUser(c).id, c.req.valid('json')), 201),
    )
    .get(
      '/:id',
      describe('One planned change', PlannedChange, { problems: [404] }),
      valid('param', ById),
      async (c) => c.json(await findPlanned(db, c.req.valid('param').id)),
    )
    .put(
      '/:id',
      describe('Changes what is planned, or when', PlannedChange, { problems: [404, 409, 422] }),
      valid('param', ById),
      validRules(PlannedChangeEdit),
      async (c) => {
        const planned = { id: c.req.valid('param').id, userId: signedInUser(c).id }
        return c.json(await replanChange(db, planned, c.req.valid('json')))
      },
    )
    .delete(
      '/:id',
      describe('Throws a planned change away', z.object({ success: z.literal(true) }), {
        problems: [404, 409],
      }),
      valid('param', ById),
      valid('query', ReadVersion),
      async (c) => {
        const { updatedAt } = c.req.valid('query')
        await discardPlanned(db, { id: c.req.valid('param').id, userId: signedInUser(c).id, updatedAt })
        return c.json({ success: true as const })
      },
    )
    .post(
      '/:id/publish',
      describe('Publishes a planned change now, as the change of who asks for it', PlannedChange, {
        problems: [404, 409, 422],
      }),
      valid('param', ById),
      valid('json', ReadVersion),
      async (c) => {
        const { updatedAt } = c.req.valid('json')
        const publishing = { id: c.req.valid('param').id, userId: signedInUser(c).id, updatedAt }
        return c.json(await publishNow(db, publishing))
      },
    )
    .get(
      '/:id/preview',
      describe('What visitors will see once it is published', PlannedPreview, { problems: [404, 409, 422] }),
      valid('param', ById),
      async (c) =>
        c.json(
          await previewPlanned(
            { db, hoursChecker },
            { id: c.req.valid('param').id, userId: signedInUser(c).id },
          ),
        ),
    )
