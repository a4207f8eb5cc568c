import { Hono } from 'hono'
import { z } from 'zod'
import {
  AdminSearchRadiusOption,
  NewSearchRadiusOption,
  SearchRadiusOptionChange,
} from '../../guide/search-radius/search-radius-option.schema.ts'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { awaitWork } from '../../office/jobs/answer-work.api.ts'
import { describe } from '../../platform/calls/describe.ts'
import { Id } from '../../platform/calls/id.schema.ts'
import { valid, validRules } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  changeSearchRadiusOption,
  createSearchRadiusOption,
  deleteSearchRadiusOption,
  listSearchRadiusOptions,
} from './search-radius-option.queries.ts'

const ById = z.object({ id: Id })

export const adminSearchRadiusOptionsApi = (db: Database) =>
  new Hono()
    .get('/', describe('All search radius options', z.array(AdminSearchRadiusOption)), async (c) =>
      c.json(await listSearchRadiusOptions(db)),
    )
    .post(
      '/',
      describe('Adds a search radius option', AdminSearchRadiusOption, { problems: [409, 422] }),
      validRules(NewSearchRadiusOption),
      async (c) => {
        const { option, jobId } = await createSearchRadiusOption(db, signedInUser(c).id, c.req.valid('json'))
        await awaitWork(c, db, jobId)
        return c.json(option)
      },
    )
    .put(
      '/:id',
      describe('Changes the sent fields of a search radius option', AdminSearchRadiusOption, {
        problems: [404, 409, 422],
      }),
      valid('param', ById),
      validRules(SearchRadiusOptionChange),
      async (c) => {
        const { id } = c.req.valid('param')
        const change = c.req.valid('json')
        const { option, jobId } = await changeSearchRadiusOption(db, signedInUser(c).id, id, change)
        await awaitWork(c, db, jobId)
        return c.json(option)
      },
    )
    .delete(
      '/:id',
      describe('Deletes a search radius option', z.object({ success: z.literal(true) }), { problems: [404] }),
      valid('param', ById),
      async (c) => {
        await deleteSearchRadiusOption(db, signedInUser(c).id, c.req.valid('param').id)
        return c.json({ success: true as const })
      },
    )
