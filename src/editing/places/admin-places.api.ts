import { type Context, type Env, Hono } from 'hono'
import { z } from 'zod'
import { Deleted } from '../../office/accounts/audit-log/deleted.schema.ts'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { describe } from '../../platform/calls/describe.ts'
import { Id } from '../../platform/calls/id.schema.ts'
import { notFound } from '../../platform/calls/problem.ts'
import { ReadVersion } from '../../platform/calls/read-version.schema.ts'
import { valid, validRules } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { addPlace } from './add-place.queries.ts'
import { AdminPlace, AdminPlaceList, AdminPlacesQuery } from './admin-place.schema.ts'
import { findAdminPlace, listAdminPlaces } from './admin-places.queries.ts'
import { confirmPlace } from './confirm-place.queries.ts'
import { deletePlace, type PlaceChange, toggleFlag } from './place-changes.queries.ts'
import { editPlace } from './place-edit.queries.ts'
import { NewPlace, PlaceEdit, SourceValues, StaffFactSources } from './place-edit.schema.ts'
import { findSourceValues } from './source-values.queries.ts'
import { findStaffSources } from './staff-sources.queries.ts'
import { undoAdding } from './undo-adding.queries.ts'

const ById = z.object({ id: Id })

export const adminPlacesApi = (db: Database) =>
  new Hono()
    .get(
      '/',
      describe('All places, active or not, a page at a time', AdminPlaceList),
      valid('query', AdminPlacesQuery),
      async (c) => c.json(await listAdminPlaces(db, c.req.valid('query'))),
    )
    .get(
      '/:id',
      describe('One place, active or not', AdminPlace, { problems: [404] }),
      valid('param', ById),
      async (c) => {
        const place = await findAdminPlace(db, c.req.valid('param').id)
        if (!place) throw notFound('place')
        return c.json(place)
      },
    )
    .get(
      '/:id/source-values',
      describe('What the sources say where an editor says otherwise', SourceValues, { problems: [404] }),
      valid('param', ById),
      async (c) => c.json(await findSourceValues(db, c.req.valid('param').id)),
    )
    .get(
      '/:id/sources',
      describe('Who says each fact of a place, editors by name', StaffFactSources, { problems: [404] }),
      valid('param', ById),
      async (c) => c.json(await findStaffSources(db, c.req.valid('param').id)),
    )
    .post(
      '/',
      describe('Adds a place with its distances', AdminPlace, { status: 201, problems: [409, 422] }),
      validRules(NewPlace),
      async (c) => c.json(await addPlace(db, signedInUser(c).id, c.req.valid('json')), 201),
    )
    .post(
      '/:id/undo-adding',
      describe('Takes back a place that one has just added; an import may bring it', Deleted, {
        problems: [404, 409, 422],
      }),
      valid('param', ById),
      valid('json', ReadVersion),
      async (c) => {
        const { updatedAt } = c.req.valid('json')
        const change = { id: c.req.valid('param').id, updatedAt, userId: signedInUser(c).id }
        return c.json({ success: true as const, historyId: await undoAdding(db, change) })
      },
    )
    .post(
      '/:id/confirm',
      describe('Says that a place is right as it stands: it counts as reviewed, as of now', AdminPlace, {
        problems: [404, 409],
      }),
      valid('param', ById),
      valid('json', ReadVersion),
      changing((change) => confirmPlace(db, change)),
    )
    .put(
      '/:id',
      describe('Sets the sent fields of a place; imports leave them alone from then on', AdminPlace, {
        problems: [404, 409, 422],
      }),
      valid('param', ById),
      validRules(PlaceEdit),
      async (c) => {
        const edit = c.req.valid('json')
        const { id } = c.req.valid('param')
        return c.json(
          await editPlace(db, { id, userId: signedInUser(c).id, updatedAt: edit.updatedAt }, edit),
        )
      },
    )
    .patch(
      '/:id/toggle-status',
      describe('Shows a place to visitors, or no longer', AdminPlace, { problems: [404, 409] }),
      valid('param', ById),
      valid('json', ReadVersion),
      changing((change) => toggleFlag(db, 'isActive', change)),
    )
    .patch(
      '/:id/toggle-featured',
      describe('Features a place, or no longer', AdminPlace, { problems: [404, 409] }),
      valid('param', ById),
      valid('json', ReadVersion),
      changing((change) => toggleFlag(db, 'isFeatured', change)),
    )
    .post(
      '/:id/toggle',
      describe('As toggle-status', AdminPlace, { problems: [404, 409] }),
      valid('param', ById),
      valid('json', ReadVersion),
      changing((change) => toggleFlag(db, 'isActive', change)),
    )
    .delete(
      '/:id',
      describe('Deletes a place; no import brings it back', Deleted, { problems: [404] }),
      valid('param', ById),
      async (c) => {
        const historyId = await deletePlace(db, { id: c.req.valid('param').id, userId: signedInUser(c).id })
        return c.json({ success: true as const, historyId })
      },
    )

type VersionInput = {
  in: { param: { id: string }; json: ReadVersion }
  out: { param: { id: number }; json: ReadVersion }
}

function changing(change: (change: PlaceChange) => Promise<AdminPlace>) {
  return async (c: Context<Env, string, VersionInput>) => {
    const { updatedAt } = c.req.valid('json')
    return c.json(await change({ id: c.req.valid('param').id, updatedAt, userId: signedInUser(c).id }))
  }
}
