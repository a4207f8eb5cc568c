import { Hono } from 'hono'
import { z } from 'zod'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { describe } from '../../platform/calls/describe.ts'
import { Id } from '../../platform/calls/id.schema.ts'
import { valid, validRules } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { forgetPlaceView, keepPlaceView, listPlaceViews } from './place-view.queries.ts'
import { NewPlaceView, PlaceView } from './place-view.schema.ts'

export const placeViewsApi = (db: Database) =>
  new Hono()
    .get(
      '/',
      describe(
        'Addresses of the list of places that the account keeps, then those others share',
        z.array(PlaceView),
      ),
      async (c) => c.json(await listPlaceViews(db, signedInUser(c).id)),
    )
    .post(
      '/',
      describe(
        "Keeps an address of the list by a name, in the place of the account's own of that name",
        PlaceView,
        {
          problems: [422],
        },
      ),
      validRules(NewPlaceView),
      async (c) => c.json(await keepPlaceView(db, signedInUser(c).id, c.req.valid('json'))),
    )
    .delete(
      '/:id',
      describe(
        'Forgets an address of the list; of another account only for admins',
        z.object({ success: z.literal(true) }),
        {
          problems: [404],
        },
      ),
      valid('param', z.object({ id: Id })),
      async (c) => {
        const { id: userId, role } = signedInUser(c)
        await forgetPlaceView(db, { id: c.req.valid('param').id, userId, isAdmin: role === 'admin' })
        return c.json({ success: true as const })
      },
    )
