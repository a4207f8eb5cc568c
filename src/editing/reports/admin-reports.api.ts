import { Hono } from 'hono'
import { z } from 'zod'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { describe } from '../../platform/calls/describe.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { listReports } from './admin-reports.queries.ts'
import { Decision, NamedReports, ReportList, ReportsQuery } from './admin-reports.schema.ts'
import { decideReports, noteReports, reopenReports } from './decide.queries.ts'

const Done = z.object({ success: z.literal(true) })

export const adminReportsApi = (db: Database) =>
  new Hono()
    .get(
      '/',
      describe('What families tell of places, a page at a time; those who say the same together', ReportList),
      valid('query', ReportsQuery),
      async (c) => c.json(await listReports(db, c.req.valid('query'))),
    )
    .post(
      '/decide',
      describe('Applies, answers or dismisses reports of one place and reason', Done, {
        problems: [404, 409, 422],
      }),
      valid('json', Decision),
      async (c) => {
        await decideReports(db, signedInUser(c).id, c.req.valid('json'))
        return c.json({ success: true as const })
      },
    )
    .post(
      '/note',
      describe('Keeps that somebody goes to OpenStreetMap with reports, to leave a note there', Done),
      valid('json', NamedReports),
      async (c) => {
        await noteReports(db, c.req.valid('json').ids)
        return c.json({ success: true as const })
      },
    )
    .post(
      '/reopen',
      describe('Opens decided reports again, and undoes what applying them changed', Done, {
        problems: [404, 409, 422],
      }),
      valid('json', NamedReports),
      async (c) => {
        await reopenReports(db, signedInUser(c).id, c.req.valid('json').ids)
        return c.json({ success: true as const })
      },
    )
