import { Hono } from 'hono'
import { z } from 'zod'
import type { Database } from '../../platform/database.ts'
import { describe } from '../../platform/describe.ts'
import { jsonText } from '../../platform/json-text.ts'
import { announcePart } from '../../platform/list-part.ts'
import { notFound } from '../../platform/problem.ts'
import { Slug } from '../../platform/slug.schema.ts'
import { valid } from '../../platform/valid.ts'
import { findPlace, listPlacesByFunType } from './place.queries.ts'
import { PageQuery, PlaceByFunType, PlaceDetail } from './place.schema.ts'

export const placesApi = (db: Database) =>
  new Hono()
    .get(
      '/by-fun-type/:slug',
      describe(
        'Active places of a fun type by name, at most 500 unless told; X-Total-Count holds their number, Link the next address',
        z.array(PlaceByFunType),
        {
          problems: [404],
        },
      ),
      valid('param', z.object({ slug: Slug })),
      valid('query', PageQuery),
      async (c) => {
        const query = c.req.valid('query')
        const list = await listPlacesByFunType(db, c.req.valid('param').slug, query)
        if (!list) throw notFound('fun type')
        announcePart(c, { ...query, total: list.total })
        return jsonText<PlaceByFunType[]>(c, list.placesJson)
      },
    )
    .get(
      '/:placeSlug',
      describe('One active place', PlaceDetail, { problems: [404] }),
      valid('param', z.object({ placeSlug: Slug })),
      async (c) => {
        const place = await findPlace(db, c.req.valid('param').placeSlug)
        if (!place) throw notFound('place')
        return c.json(place)
      },
    )
