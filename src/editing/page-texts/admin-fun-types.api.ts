import { Hono } from 'hono'
import { z } from 'zod'
import { FunType } from '../../guide/fun-types/fun-type.schema.ts'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { describe } from '../../platform/calls/describe.ts'
import { Slug } from '../../platform/calls/slug.schema.ts'
import { valid, validRules } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { FunTypeSeoChange } from '../../site/page-texts/page-metadata.schema.ts'
import { changeFunTypeSeo } from './fun-type-seo.queries.ts'

const FunTypeSeo = FunType.pick({ slug: true, metaTitle: true, metaDescription: true })

export const adminFunTypesApi = (db: Database) =>
  new Hono().put(
    '/:slug/seo',
    describe('Sets title and description of a fun type', FunTypeSeo, { problems: [404, 409, 422] }),
    valid('param', z.object({ slug: Slug })),
    validRules(FunTypeSeoChange),
    async (c) => {
      const { slug } = c.req.valid('param')
      return c.json(await changeFunTypeSeo(db, signedInUser(c).id, slug, c.req.valid('json')))
    },
  )
