import { Hono } from 'hono'
import { z } from 'zod'
import { describe } from '../../platform/calls/describe.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { contentPageKeys } from '../../site/page-content/content-page-keys.ts'
import { findTextHistory } from './text-history.queries.ts'
import { TextHistory, TextHistoryQuery } from './text-history.schema.ts'

export const textHistoryApi = (db: Database) =>
  new Hono().get(
    '/:pageKey/history',
    describe('Who changed which text of an information page', TextHistory, { problems: [404] }),
    valid('param', z.object({ pageKey: z.enum(contentPageKeys) })),
    valid('query', TextHistoryQuery),
    async (c) => c.json(await findTextHistory(db, { ...c.req.valid('param'), ...c.req.valid('query') })),
  )
