import { Hono } from 'hono'
import { z } from 'zod'
import { describe } from '../../platform/calls/describe.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { listRainSwaps } from './rain-swaps.queries.ts'
import { RainSwaps, RainSwapsQuery } from './rain-swaps.schema.ts'

export const rainSwapsApi = (db: Database) =>
  new Hono().get(
    '/',
    describe(
      'For outdoor places the nearest indoors that are surely or usually open on each of some days and fit the family, at most three each',
      z.array(RainSwaps),
    ),
    valid('query', RainSwapsQuery),
    async (c) => {
      c.header('Cache-Control', 'public, max-age=300')
      return c.json(await listRainSwaps(db, c.req.valid('query')))
    },
  )
