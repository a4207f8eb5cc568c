import { Hono } from 'hono'
import { z } from 'zod'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { answerJob } from '../../office/jobs/answer-work.api.ts'
import { AcceptedWork } from '../../office/jobs/job.schema.ts'
import { describe } from '../../platform/calls/describe.ts'
import { Id } from '../../platform/calls/id.schema.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  ImportedPlaceList,
  ImportedPlacesQuery,
  ImportRunDetails,
  ImportRunList,
  ImportRunsQuery,
  UndoResult,
} from './import-run.schema.ts'
import { findImportRun, listImportRuns } from './import-run-list.queries.ts'
import { listImportedPlaces } from './imported-places.queries.ts'
import { previewUndo } from './preview-undo.queries.ts'
import { undoRun } from './undo-run.queries.ts'

const ById = z.object({ id: Id })

export const importRunsApi = (db: Database) =>
  new Hono()
    .get(
      '/',
      describe('Imports, the newest first', ImportRunList),
      valid('query', ImportRunsQuery),
      async (c) => c.json(await listImportRuns(db, c.req.valid('query'))),
    )
    .get(
      '/:id',
      describe('One import with its counts', ImportRunDetails, { problems: [404] }),
      valid('param', ById),
      async (c) => c.json(await findImportRun(db, c.req.valid('param').id)),
    )
    .get(
      '/:id/places',
      describe(
        'The places that an import added, changed, left as edited or no longer found',
        ImportedPlaceList,
        { problems: [404] },
      ),
      valid('param', ById),
      valid('query', ImportedPlacesQuery),
      async (c) => {
        const { id } = c.req.valid('param')
        await findImportRun(db, id)
        return c.json(await listImportedPlaces(db, id, c.req.valid('query')))
      },
    )
    .get(
      '/:id/undo',
      describe('What taking an import back would come to; nothing is changed', UndoResult, {
        problems: [404],
      }),
      valid('param', ById),
      async (c) => {
        const { id } = c.req.valid('param')
        await findImportRun(db, id)
        return c.json(await previewUndo(db, id))
      },
    )
    .post(
      '/:id/undo',
      describe(
        'Takes back what an import did, but for what was changed since; a job does so with a large one',
        UndoResult,
        {
          problems: [404, 409],
          accepted: AcceptedWork,
        },
      ),
      valid('param', ById),
      async (c) => {
        const undone = await undoRun(db, c.req.valid('param').id, signedInUser(c).id)
        return 'jobId' in undone ? answerJob<UndoResult>(c, db, undone.jobId) : c.json(undone)
      },
    )
