import findTimeZone from '@photostructure/tz-lookup'
import { Hono } from 'hono'
import { z } from 'zod'
import { describe } from '../../platform/calls/describe.ts'
import { jsonText } from '../../platform/calls/json-text.ts'
import { announcePart } from '../../platform/calls/list-part.ts'
import { notFound } from '../../platform/calls/problem.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { findCity, listCities, listCitiesByCountry, ofCity, searchCities } from '../cities/city.queries.ts'
import { City, CityAddress, CityInItsZone, CityName, CountryCities } from '../cities/city.schema.ts'
import { listPlacesAround } from '../place-lists/place.queries.ts'
import {
  mostPoints,
  PlaceFilters,
  PlaceListItem,
  PlacesQuery,
  PointsQuery,
} from '../place-lists/place.schema.ts'
import { PlacePoint } from '../place-lists/place-point.schema.ts'
import { listPointsAround } from '../place-lists/place-points.queries.ts'
import { listRelaxations } from '../place-lists/relaxation.queries.ts'
import { PlaceRelaxation } from '../place-lists/relaxation.schema.ts'
import { tellGroups } from '../place-lists/tell-groups.api.ts'
import { placesAround, shownHeader } from '../places/shown-places.ts'
import { defaultRadiusKm } from '../search-radius/default-radius.ts'

const CityQuery = z.object({ q: z.string().trim().min(1, 'is needed').max(100) })

export const citiesApi = (db: Database) =>
  new Hono()
    .get('/', describe('All cities', z.array(City)), async (c) => c.json(await listCities(db)))
    .get('/by-country', describe('Cities grouped by country', z.array(CountryCities)), async (c) =>
      c.json(await listCitiesByCountry(db)),
    )
    .get(
      '/search',
      describe('Cities whose name or country holds the text', z.array(CityName)),
      valid('query', CityQuery),
      async (c) => c.json(await searchCities(db, c.req.valid('query').q)),
    )
    .get(
      '/:citySlug',
      describe(
        'One city, by its slug, a former one, or its name in any language of the guide',
        CityInItsZone,
        {
          problems: [404],
        },
      ),
      valid('param', z.object({ citySlug: CityAddress })),
      async (c) => {
        const city = await findCity(db, c.req.valid('param').citySlug)
        if (!city) throw notFound('city')
        return c.json({ ...city, timeZone: findTimeZone(city.lat, city.lng) })
      },
    )
    .get(
      '/:citySlug/places',
      describe(
        'Active places around a city, nearest first and at most 500 unless told otherwise; X-Total-Count holds their number, X-Group-Counts how many of them fit how surely, X-Misfit-Count how many end a list in the order of a family since they do not fit everybody, Link the next address',
        z.array(PlaceListItem),
        {
          problems: [404],
        },
      ),
      valid('param', z.object({ citySlug: CityAddress })),
      valid('query', PlacesQuery),
      async (c) => {
        const query = c.req.valid('query')
        const list = await ofCity(db, c.req.valid('param').citySlug, (slug) =>
          listPlacesAround(db, slug, query),
        )
        if (!list) throw notFound('city')
        announcePart(c, { ...query, total: list.total })
        tellGroups(c, list)
        if (list.centre) c.header(shownHeader, placesAround(list.centre, query.radius ?? defaultRadiusKm))
        return jsonText<PlaceListItem[]>(c, list.placesJson)
      },
    )
    .get(
      '/:citySlug/places/points',
      describe(
        'Places of a city that match, as points of a map, nearest first and at most 5000; X-Total-Count holds their number, Link the next address',
        z.array(PlacePoint),
        { problems: [404] },
      ),
      valid('param', z.object({ citySlug: CityAddress })),
      valid('query', PointsQuery),
      async (c) => {
        const query = c.req.valid('query')
        const list = await ofCity(db, c.req.valid('param').citySlug, (slug) =>
          listPointsAround(db, slug, query),
        )
        if (!list) throw notFound('city')
        announcePart(c, { limit: mostPoints, ...query, total: list.total })
        return jsonText<PlacePoint[]>(c, list.pointsJson)
      },
    )
    .get(
      '/:citySlug/places/relaxations',
      describe(
        'Which filter to loosen around a city, and how many places that would bring',
        z.array(PlaceRelaxation),
        { problems: [404] },
      ),
      valid('param', z.object({ citySlug: CityAddress })),
      valid('query', PlaceFilters),
      async (c) => {
        const filters = c.req.valid('query')
        const list = await ofCity(db, c.req.valid('param').citySlug, (slug) =>
          listRelaxations(db, slug, filters),
        )
        if (!list) throw notFound('city')
        return c.json(list)
      },
    )
