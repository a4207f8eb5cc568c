import { Hono } from 'hono'
import { z } from 'zod'
import { signedInUser } from '../accounts/signed-in-user.api.ts'
import { answerWork } from '../jobs/answer-work.api.ts'
import { describeWork } from '../jobs/describe-work.api.ts'
import type { Database } from '../platform/database.ts'
import { describe } from '../platform/describe.ts'
import { Id } from '../platform/id.schema.ts'
import { valid } from '../platform/valid.ts'
import type { Geocoder } from '../providers/nominatim/geocoder.ts'
import {
  EnrichAddress,
  EnrichAddresses,
  EnrichedAddress,
  EnrichedAddresses,
} from './enrich-address.schema.ts'
import { enrichAddress } from './enrich-address.task.ts'
import { enrichAddressesJob } from './enrich-addresses.task.ts'

/** Addresses from OpenStreetMap, for one place or many. */
export const enrichAddressApi = (db: Database, geocoder: Geocoder) =>
  new Hono()
    .post(
      '/:id/enrich-address',
      describe('Fills in the empty parts of an address from OpenStreetMap', EnrichedAddress, {
        problems: [400, 404, 409, 502, 504],
      }),
      valid('param', z.object({ id: Id })),
      valid('json', EnrichAddress),
      async (c) => {
        const { id } = c.req.valid('param')
        const wish = { ...c.req.valid('json'), id, userId: signedInUser(c).id }
        return c.json(await enrichAddress(db, geocoder, { ...wish, signal: c.req.raw.signal }))
      },
    )
    .post(
      '/enrich-addresses',
      describeWork('Fills in the empty parts of many addresses', EnrichedAddresses),
      valid('json', EnrichAddresses),
      (c) => answerWork<EnrichedAddresses>(c, db, enrichAddressesJob, c.req.valid('json')),
    )
