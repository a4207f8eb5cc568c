import { Hono } from 'hono'
import { z } from 'zod'
import { describe } from '../../platform/calls/describe.ts'
import { jsonText } from '../../platform/calls/json-text.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { listPlacesAround } from '../place-lists/place.queries.ts'
import { PlaceListItem, PlacesQuery, PointsQuery } from '../place-lists/place.schema.ts'
import { PlacePoint } from '../place-lists/place-point.schema.ts'
import { listPointsAround } from '../place-lists/place-points.queries.ts'
import { tellGroups } from '../place-lists/tell-groups.api.ts'

/** In the body, which no log of addresses and no cache keeps. */
const VisitorPosition = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })

/** Places around whoever asks. Where that is, is used for the one answer and kept nowhere. */
export const nearApi = (db: Database) =>
  new Hono()
    .post(
      '/',
      describe(
        'Active places around the position in the body, nearest first and at most 500 unless told otherwise; X-Total-Count holds their number, X-Group-Counts how many of them fit how surely, X-Misfit-Count how many end a list in the order of a family since they do not fit everybody',
        z.array(PlaceListItem),
      ),
      valid('query', PlacesQuery),
      valid('json', VisitorPosition),
      async (c) => {
        const list = await listPlacesAround(db, c.req.valid('json'), c.req.valid('query'))
        c.header('Cache-Control', 'no-store')
        c.header('X-Total-Count', String(list?.total ?? 0))
        if (list) tellGroups(c, list)
        return jsonText<PlaceListItem[]>(c, list?.placesJson ?? '[]')
      },
    )
    .post(
      '/points',
      describe(
        'The same places as points of a map, nearest first and at most 5000; X-Total-Count holds their number',
        z.array(PlacePoint),
      ),
      valid('query', PointsQuery),
      valid('json', VisitorPosition),
      async (c) => {
        const list = await listPointsAround(db, c.req.valid('json'), c.req.valid('query'))
        c.header('Cache-Control', 'no-store')
        c.header('X-Total-Count', String(list?.total ?? 0))
        return jsonText<PlacePoint[]>(c, list?.pointsJson ?? '[]')
      },
    )
