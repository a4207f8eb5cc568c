import { Hono } from 'hono'
import { z } from 'zod'
import { recordChange } from '../../office/accounts/audit-log/audit-log.queries.ts'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { describe } from '../../platform/calls/describe.ts'
import { valid, validRules } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { QueryResult, ShownTable, TableColumn, TableData } from './database.schema.ts'
import type { DatabaseViewer } from './database-viewer.task.ts'
import { resultIn, retryAfter } from './query-outcome.api.ts'
import { describeTable, listTables, readTable } from './table-browser.queries.ts'

const ByTable = z.object({ table: z.string().max(63) })
const Page = z.object({
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'A page is a number from 1 to 999999')
    .transform(Number)
    .optional(),
})
const Query = z.object({ query: z.string().refine((query) => query.trim() !== '', 'There is no query') })

export const databaseApi = (db: Database, viewer: DatabaseViewer) =>
  new Hono()
    .get('/tables', describe('The tables that admins may look into', z.array(ShownTable)), async (c) => {
      // Whoever asks for them has opened the screen.
      void viewer.prepare()
      return c.json(await listTables(db))
    })
    .get(
      '/table-info/:table',
      describe("A table's columns", z.array(TableColumn), { problems: [404] }),
      valid('param', ByTable),
      async (c) => c.json(await describeTable(db, c.req.valid('param').table)),
    )
    .get(
      '/table-data/:table',
      describe("A page of a table's rows, secrets masked", TableData, { problems: [404] }),
      valid('param', ByTable),
      valid('query', Page),
      async (c) => c.json(await readTable(db, c.req.valid('param').table, c.req.valid('query').page ?? 1)),
    )
    .post(
      '/query',
      describe('Runs one SELECT on what admins may see', QueryResult, { problems: [422, 429] }),
      validRules(Query),
      async (c) => {
        const { query } = c.req.valid('json')
        // Before it runs: also a query that brings everything down is noted.
        await db.transaction((tx) =>
          recordChange(tx, {
            userId: signedInUser(c).id,
            action: 'query',
            entity: 'database',
            entityId: null,
            before: null,
            after: { query: query.slice(0, 10_240).toWellFormed() },
          }),
        )
        const outcome = await viewer.run(query)
        const seconds = retryAfter(outcome)
        if (seconds !== undefined) c.header('Retry-After', String(seconds))
        return c.json(resultIn(outcome, query))
      },
    )
