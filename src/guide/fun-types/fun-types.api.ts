import { asc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import { describe } from '../../platform/calls/describe.ts'
import { notFound } from '../../platform/calls/problem.ts'
import { Slug } from '../../platform/calls/slug.schema.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { FunType } from './fun-type.schema.ts'
import { funTypes } from './fun-type.table.ts'

const funType = {
  id: funTypes.id,
  slug: funTypes.slug,
  name: funTypes.name,
  description: funTypes.description,
  icon: funTypes.icon,
  color: funTypes.color,
  bgColor: funTypes.bgColor,
  metaTitle: funTypes.metaTitle,
  metaDescription: funTypes.metaDescription,
}

export const funTypesApi = (db: Database) =>
  new Hono()
    .get('/', describe('Fun types in their order', z.array(FunType)), async (c) =>
      c.json(await db.select(funType).from(funTypes).orderBy(asc(funTypes.sortOrder), asc(funTypes.id))),
    )
    .get(
      '/:slug',
      describe('One fun type', FunType, { problems: [404] }),
      valid('param', z.object({ slug: Slug })),
      async (c) => {
        const [found] = await db
          .select(funType)
          .from(funTypes)
          .where(eq(funTypes.slug, c.req.valid('param').slug))
        if (!found) throw notFound('fun type')
        return c.json(found)
      },
    )
