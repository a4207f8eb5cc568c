import { Hono } from 'hono'
import { z } from 'zod'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { describe } from '../../platform/calls/describe.ts'
import { valid, validRules } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { contentPageKeys } from './content-page-keys.ts'
import { changePageSections, listAllPageSections, listPageSections } from './page-content.queries.ts'
import { AdminPageSection, PageContentChange, PageSection } from './page-content.schema.ts'
import { withBlocks } from './with-blocks.ts'

const ByPage = z.object({ pageKey: z.enum(contentPageKeys) })

export const pageContentApi = (db: Database) =>
  new Hono()
    .get(
      '/:pageKey',
      describe('The active sections of an information page', z.array(PageSection), { problems: [404] }),
      valid('param', ByPage),
      async (c) => c.json(await withBlocks(await listPageSections(db, c.req.valid('param').pageKey))),
    )
    .put(
      '/:pageKey',
      describe('Changes sections of an information page', z.array(AdminPageSection), {
        problems: [404, 409, 422],
      }),
      valid('param', ByPage),
      validRules(PageContentChange),
      async (c) => {
        const { pageKey } = c.req.valid('param')
        return c.json(await changePageSections(db, signedInUser(c).id, pageKey, c.req.valid('json')))
      },
    )

export const adminPageContentApi = (db: Database) =>
  new Hono().get(
    '/:pageKey',
    describe('All sections of an information page', z.array(AdminPageSection), { problems: [404] }),
    valid('param', ByPage),
    async (c) => c.json(await listAllPageSections(db, c.req.valid('param').pageKey)),
  )
