import { Hono } from 'hono'
import { z } from 'zod'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { createApiToken, listApiTokens, revokeApiToken } from '../../office/api-tokens/api-token.queries.ts'
import { ApiToken, MadeApiToken, NewApiToken } from '../../office/api-tokens/api-token.schema.ts'
import { describe } from '../../platform/calls/describe.ts'
import { Id } from '../../platform/calls/id.schema.ts'
import { valid, validRules } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'

export const apiTokensApi = (db: Database) =>
  new Hono()
    .get(
      '/',
      describe('The API tokens that are not revoked, the newest first', z.array(ApiToken)),
      async (c) => c.json(await listApiTokens(db)),
    )
    .post(
      '/',
      describe(
        'Makes an API token with the rights of who asks, within a scope; only this answer holds it',
        MadeApiToken,
        {
          problems: [422],
        },
      ),
      validRules(NewApiToken),
      async (c) => c.json(await createApiToken(db, signedInUser(c).id, c.req.valid('json'))),
    )
    .delete(
      '/:id',
      describe('Revokes an API token: from now on it opens nothing', z.object({ success: z.literal(true) }), {
        problems: [404],
      }),
      valid('param', z.object({ id: Id })),
      async (c) => {
        await revokeApiToken(db, signedInUser(c).id, c.req.valid('param').id)
        return c.json({ success: true as const })
      },
    )
