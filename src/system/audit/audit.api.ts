import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { describe } from '../../platform/calls/describe.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { streamOf } from '../../platform/files/stream-of.ts'
import { auditedEntries, listAudit } from './audit.queries.ts'
import { AuditList, AuditQuery, AuditSelection } from './audit.schema.ts'
import { auditFile } from './audit-file.ts'
import { countOld } from './prune-batch.queries.ts'
import { keepFor, readKeptYears } from './retention.queries.ts'
import { AskedRetention, KeptRetention, Retention, WouldGo } from './retention.schema.ts'

const summary = 'The newest 100,000 entries of the audit log that match, as CSV'

const describeFile = describeRoute({
  summary,
  responses: { 200: { description: summary, content: { 'text/csv': { schema: { type: 'string' } } } } },
})

export const auditApi = (db: Database) =>
  new Hono()
    .get(
      '/',
      describe('Who did what to what and when, the newest first, fifty at a time', AuditList),
      valid('query', AuditQuery),
      async (c) => c.json(await listAudit(db, c.req.valid('query'))),
    )
    .get('/export.csv', describeFile, valid('query', AuditSelection), async (c) => {
      const batches = auditedEntries(db, c.req.valid('query'))
      // What fails at once is an error's answer; what fails later breaks the download off.
      const first = await batches.next()
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', 'attachment; filename="audit-log.csv"')
      return c.body(streamOf(auditFile(first, batches)))
    })
    .get(
      '/retention',
      describe('For how many years entries are kept; null: for ever', Retention),
      async (c) => c.json({ years: await readKeptYears(db) }),
    )
    .get(
      '/retention/would-go',
      describe('How many entries would go if they were kept for so many years', WouldGo),
      valid('query', AskedRetention),
      async (c) => c.json(await countOld(db, c.req.valid('query').years)),
    )
    .put(
      '/retention',
      describe(
        'Says for how many years entries are kept; what is older and nobody needs goes',
        KeptRetention,
      ),
      valid('json', Retention),
      async (c) => c.json(await keepFor(db, signedInUser(c).id, c.req.valid('json').years)),
    )
