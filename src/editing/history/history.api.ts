import { Hono } from 'hono'
import { z } from 'zod'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { answerJob, awaitWork } from '../../office/jobs/answer-work.api.ts'
import { AcceptedWork } from '../../office/jobs/job.schema.ts'
import { describe } from '../../platform/calls/describe.ts'
import { Id } from '../../platform/calls/id.schema.ts'
import { notFound } from '../../platform/calls/problem.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { AdminPlace } from '../places/admin-place.schema.ts'
import { findPlaceHistory, listDeletions } from './history.queries.ts'
import { DeletionList, DeletionsQuery, HistoryQuery, PlaceHistory, Restored } from './history.schema.ts'
import { restoreDeleted } from './restore-deleted.queries.ts'
import { undoChange } from './undo.queries.ts'
import { undoMany } from './undo-many.queries.ts'
import { ChangeOfMany, UndoneMany } from './undo-many.schema.ts'

const ById = z.object({ id: Id })

export const placeHistoryApi = (db: Database) =>
  new Hono().get(
    '/:id/history',
    describe('Who changed what of a place, also of a deleted one', PlaceHistory, { problems: [404] }),
    valid('param', ById),
    valid('query', HistoryQuery),
    async (c) => {
      const history = await findPlaceHistory(db, { ...c.req.valid('param'), ...c.req.valid('query') })
      if (!history) throw notFound('place')
      return c.json(history)
    },
  )

export const historyApi = (db: Database) =>
  new Hono()
    .get(
      '/',
      describe('Places and cities deleted in the last 30 days', DeletionList),
      valid('query', DeletionsQuery),
      async (c) => c.json(await listDeletions(db, c.req.valid('query'))),
    )
    .post(
      '/:id/restore',
      describe('Brings a deleted place or city back; very many places of a city follow it', Restored, {
        problems: [404, 409, 422],
      }),
      valid('param', ById),
      async (c) => {
        const { id: entryId } = c.req.valid('param')
        const restored = await restoreDeleted(db, { entryId, userId: signedInUser(c).id })
        await awaitWork(c, db, restored.following?.jobId)
        return c.json(restored)
      },
    )
    .post(
      '/changes/:changeId/undo',
      describe('Undoes one change of many places, but for what was changed again since', UndoneMany, {
        problems: [404, 409, 422],
        accepted: AcceptedWork,
      }),
      valid('param', ChangeOfMany),
      async (c) => {
        const undone = await undoMany(db, { ...c.req.valid('param'), userId: signedInUser(c).id })
        return 'jobId' in undone ? answerJob<UndoneMany>(c, db, undone.jobId) : c.json(undone)
      },
    )
    .post(
      '/:id/undo',
      describe('Undoes one change of a place; the place as it is then', AdminPlace, {
        problems: [404, 409, 422],
      }),
      valid('param', ById),
      async (c) =>
        c.json(await undoChange(db, { entryId: c.req.valid('param').id, userId: signedInUser(c).id })),
    )
