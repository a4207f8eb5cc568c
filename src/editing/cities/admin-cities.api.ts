import { Hono } from 'hono'
import { z } from 'zod'
import { Deleted } from '../../office/accounts/audit-log/deleted.schema.ts'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { answerJob } from '../../office/jobs/answer-work.api.ts'
import { AcceptedWork } from '../../office/jobs/job.schema.ts'
import { describe } from '../../platform/calls/describe.ts'
import { Id } from '../../platform/calls/id.schema.ts'
import { valid, validRules } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { changeCity, createCity, findAdminCity } from './admin-city.queries.ts'
import {
  AdminCity,
  AdminCityDetails,
  CitiesToPopulate,
  CityChange,
  CityCounts,
  NewCity,
  PopulateResult,
} from './admin-city.schema.ts'
import { deleteCity } from './admin-delete-city.queries.ts'
import { listCityCounts } from './city-counts.queries.ts'
import { populateCities } from './populate-cities.queries.ts'

const ById = z.object({ id: Id })

/** Lies at two addresses: the Cities screen calls one, Settings the other. */
export const newCityApi = (db: Database) =>
  new Hono().post(
    '/',
    describe('Adds a city', AdminCity, { problems: [409, 422] }),
    validRules(NewCity),
    async (c) => c.json(await createCity(db, signedInUser(c).id, c.req.valid('json'))),
  )

export const adminCitiesApi = (db: Database) =>
  new Hono()
    .post(
      '/populate',
      describe('Adds the built-in cities of countries', PopulateResult, { problems: [422] }),
      validRules(CitiesToPopulate),
      async (c) => {
        const { countries } = c.req.valid('json')
        return c.json({ citiesAdded: await populateCities(db, signedInUser(c).id, countries) })
      },
    )
    .get(
      '/',
      describe(
        'How many places belong to each city, and how many of them wait for a review',
        z.array(CityCounts),
      ),
      async (c) => c.json(await listCityCounts(db)),
    )
    .get(
      '/:id',
      describe('One city, with how many places belong to it', AdminCityDetails, { problems: [404] }),
      valid('param', ById),
      async (c) => c.json(await findAdminCity(db, c.req.valid('param').id)),
    )
    .put(
      '/:id',
      describe('Changes the sent fields of a city', AdminCity, { problems: [404, 409, 422] }),
      valid('param', ById),
      validRules(CityChange),
      async (c) =>
        c.json(await changeCity(db, signedInUser(c).id, c.req.valid('param').id, c.req.valid('json'))),
    )
    .delete(
      '/:id',
      describe(
        'Deletes a city and the places that belong to no other; of very many, batch by batch',
        Deleted,
        {
          problems: [404, 409],
          accepted: AcceptedWork,
        },
      ),
      valid('param', ById),
      async (c) => {
        const deleted = await deleteCity(db, signedInUser(c).id, c.req.valid('param').id)
        if ('jobId' in deleted) return answerJob<z.infer<typeof Deleted>>(c, db, deleted.jobId)
        return c.json({ success: true as const, ...deleted })
      },
    )
