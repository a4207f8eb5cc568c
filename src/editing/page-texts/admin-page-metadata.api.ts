import { Hono } from 'hono'
import { z } from 'zod'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { describe } from '../../platform/calls/describe.ts'
import { valid, validRules } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { changePageMetadata, listPageMetadata } from '../../site/page-texts/page-metadata.queries.ts'
import {
  AdminPageMetadata,
  PageMetadataChange,
  pageKeys,
} from '../../site/page-texts/page-metadata.schema.ts'

export const adminPageMetadataApi = (db: Database) =>
  new Hono()
    .get('/', describe('Titles and descriptions of the pages', z.array(AdminPageMetadata)), async (c) =>
      c.json(await listPageMetadata(db)),
    )
    .put(
      '/:pageKey',
      describe('Sets title and description of a page', AdminPageMetadata, { problems: [404, 409, 422] }),
      valid('param', z.object({ pageKey: z.enum(pageKeys) })),
      validRules(PageMetadataChange),
      async (c) => {
        const { pageKey } = c.req.valid('param')
        return c.json(await changePageMetadata(db, signedInUser(c).id, pageKey, c.req.valid('json')))
      },
    )
