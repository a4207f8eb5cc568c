import { Hono } from 'hono'
import type { Database } from '../../platform/database.ts'
import { describe } from '../../platform/describe.ts'
import { valid } from '../../platform/valid.ts'
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
