import { Hono } from 'hono'
import { answerWork } from '../../office/jobs/answer-work.api.ts'
import { describeWork } from '../../office/jobs/describe-work.api.ts'
import { describe } from '../../platform/calls/describe.ts'
import { validRules } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { filtersAsSent } from '../selection/bulk-matching.queries.ts'
import { Replaced, ReplacingPage, ReplacingPreview, ReplacingWork } from './find-replace.schema.ts'
import { previewReplacing } from './preview-replacing.queries.ts'
import { replaceTextJob } from './replace-text.task.ts'

export const findReplaceApi = (db: Database) =>
  new Hono()
    .post(
      '/preview',
      describe('What replacing in a text of many places would change, a page at a time', ReplacingPage, {
        problems: [422],
      }),
      validRules(ReplacingPreview),
      async (c) => c.json(await previewReplacing(db, c.req.valid('json'))),
    )
    .post(
      '/',
      describeWork('Replaces in a text of many places what a preview told of, batch by batch', Replaced),
      validRules(ReplacingWork),
      async (c) => {
        const { filters, ...asked } = c.req.valid('json')
        const input = { ...asked, ...(filters && { filters: filtersAsSent(filters) }) }
        return answerWork<Replaced>(c, db, replaceTextJob, input)
      },
    )
