import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { z } from 'zod'
import { describe } from '../../platform/calls/describe.ts'
import { Problem } from '../../platform/calls/problem.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { signedInUser } from '../accounts/sessions/signed-in-user.api.ts'
import { cancelJob, findJob, listJobs } from './job.queries.ts'
import { Job, JobFilters, JobId } from './job.schema.ts'
import { streamJob } from './job-events.api.ts'

export const adminJobsApi = (db: Database, stopping?: AbortSignal) =>
  new Hono()
    .get(
      '/',
      describe(
        'Long work, the newest first; most of it is forgotten 90 days after it was over',
        z.array(Job),
      ),
      valid('query', JobFilters),
      async (c) => c.json(await listJobs(db, c.req.valid('query'), signedInUser(c).id)),
    )
    .get(
      '/:id',
      describe('One piece of long work', Job, { problems: [404] }),
      valid('param', JobId),
      async (c) => c.json(await findJob(db, c.req.valid('param').id)),
    )
    .get(
      '/:id/events',
      describeRoute({
        summary: "Server-sent events: 'job' with the job, now and with each change, then 'end'",
        responses: { 200: { description: 'The stream', content: { 'text/event-stream': {} } } },
      }),
      valid('param', JobId),
      (c) => streamJob(c, db, { id: c.req.valid('param').id, stopping }),
    )
    .delete(
      '/:id',
      describe('Cancels long work; what it has stored stays', Job, { problems: [404] }),
      valid('param', JobId),
      async (c) => {
        const { id } = c.req.valid('param')
        const { role, username } = signedInUser(c)
        const { startedBy } = await findJob(db, id)
        // An editor could else stop what only admins begin.
        if (role !== 'admin' && startedBy !== username)
          throw new Problem(403, 'role_too_low', 'Only an admin may stop what somebody else began.')
        return c.json(await cancelJob(db, id))
      },
    )
