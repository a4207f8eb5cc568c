import { Hono } from 'hono'
import { z } from 'zod'
import { describe } from '../../platform/calls/describe.ts'
import { jsonText } from '../../platform/calls/json-text.ts'
import { announcePart } from '../../platform/calls/list-part.ts'
import { notFound } from '../../platform/calls/problem.ts'
import { Slug } from '../../platform/calls/slug.schema.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { placesAround, shownHeader } from '../places/shown-places.ts'
import { nextPlacesKm } from './next-places.queries.ts'
import { findPlace } from './place.queries.ts'
import { ByFunTypeQuery, PlaceByFunType, PlaceDetail, WhereCounts, WhereQuery } from './place.schema.ts'
import type { FindSourcesOfPlaces } from './place-detail.queries.ts'
import { listPlacesByFunType } from './places-by-fun-type.queries.ts'
import { countWhere } from './where-counts.queries.ts'
import { withSources } from './with-sources.queries.ts'

export const placesApi = (db: Database, findSources: FindSourcesOfPlaces) =>
  new Hono()
    .get(
      '/by-fun-type/:slug',
      describe(
        'Active places of a fun type by name, or within 100 km of a city, nearest first; at most 500 unless told. X-Total-Count holds their number, Link the next address',
        z.array(PlaceByFunType),
        {
          problems: [404],
        },
      ),
      valid('param', z.object({ slug: Slug })),
      valid('query', ByFunTypeQuery),
      async (c) => {
        const query = c.req.valid('query')
        const list = await listPlacesByFunType(db, c.req.valid('param').slug, query)
        if ('unknown' in list) throw notFound(list.unknown, list.unknown === 'city' ? 'city' : undefined)
        announcePart(c, { ...query, total: list.total })
        return jsonText<PlaceByFunType[]>(c, list.placesJson)
      },
    )
    .get(
      '/by-fun-type/:slug/where',
      describe(
        'How many active places of a fun type each country has, and within 100 km each city of one country; none is 0',
        WhereCounts,
        { problems: [404] },
      ),
      valid('param', z.object({ slug: Slug })),
      valid('query', WhereQuery),
      async (c) => {
        const counts = await countWhere(db, c.req.valid('param').slug, c.req.valid('query'))
        if (!counts) throw notFound('fun type')
        return c.json(counts)
      },
    )
    .get(
      '/:placeSlug',
      describe('One active place, with who says each of its facts', PlaceDetail, { problems: [404] }),
      valid('param', z.object({ placeSlug: Slug })),
      async (c) => {
        const place = await findPlace(db, c.req.valid('param').placeSlug)
        if (!place) throw notFound('place')
        c.header(shownHeader, placesAround(place, nextPlacesKm))
        return c.json(await withSources(db, place, findSources))
      },
    )
