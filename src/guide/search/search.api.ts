import { Hono } from 'hono'
import { describe } from '../../platform/calls/describe.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { search } from './search.queries.ts'
import { SearchAnswer, SearchQuery } from './search.schema.ts'

const defaultLimit = 8

export const searchApi = (db: Database) =>
  new Hono().get(
    '/',
    describe('Cities and active places whose names hold the words or words like them', SearchAnswer),
    valid('query', SearchQuery),
    async (c) => {
      const { q, limit = defaultLimit } = c.req.valid('query')
      return c.json(await search(db, q, limit))
    },
  )
