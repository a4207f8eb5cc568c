import { Hono } from 'hono'
import { answerWork } from '../../office/jobs/answer-work.api.ts'
import { describeWork } from '../../office/jobs/describe-work.api.ts'
import { validRules } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { refuseUnknownCities } from './chosen-cities.queries.ts'
import { readCurrentProvider } from './current-provider.queries.ts'
import { FetchPlaces, FetchResult } from './fetch-places.schema.ts'

export const fetchPlacesApi = (db: Database) =>
  new Hono().post(
    '/',
    describeWork('Fetches places for cities from the current provider', FetchResult),
    validRules(FetchPlaces),
    async (c) => {
      const { cityIds } = c.req.valid('json')
      await refuseUnknownCities(db, cityIds)
      return answerWork<FetchResult>(c, db, 'fetch-places', {
        cityIds,
        provider: await readCurrentProvider(db),
      })
    },
  )
