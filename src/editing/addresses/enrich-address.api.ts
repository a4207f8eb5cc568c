import { Hono } from 'hono'
import { z } from 'zod'
import type { Geocoder } from '../../gathering/providers/nominatim/geocoder.ts'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { answerWork } from '../../office/jobs/answer-work.api.ts'
import { describeWork } from '../../office/jobs/describe-work.api.ts'
import { describe } from '../../platform/calls/describe.ts'
import { Id } from '../../platform/calls/id.schema.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { AdminPlaceSelection } from '../places/admin-place.schema.ts'
import { adminPlaceCondition } from '../places/admin-place-conditions.queries.ts'
import { confirmMatching, filtersAsSent } from '../selection/bulk-matching.queries.ts'
import {
  EnrichAddress,
  EnrichAddresses,
  EnrichEstimate,
  EnrichedAddress,
  EnrichedAddresses,
} from './enrich-address.schema.ts'
import { enrichAddress } from './enrich-address.task.ts'
import { enrichAddressesJob } from './enrich-addresses.task.ts'
import { estimateEnriching } from './enrich-estimate.queries.ts'

/** Addresses from OpenStreetMap, for one place or many. */
export const enrichAddressApi = (db: Database, geocoder: Geocoder) =>
  new Hono()
    .post(
      '/:id/enrich-address',
      describe('Fills in the empty parts of an address from OpenStreetMap', EnrichedAddress, {
        problems: [404, 409, 502, 504],
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
      async (c) => {
        const wish = c.req.valid('json')
        if ('filters' in wish) await confirmMatching(db, wish)
        const input = 'filters' in wish ? { ...wish, filters: filtersAsSent(wish.filters) } : wish
        return answerWork<EnrichedAddresses>(c, db, enrichAddressesJob, input)
      },
    )
    .get(
      '/enrich-addresses/estimate',
      describe('What it takes to fill in the addresses of all places that match', EnrichEstimate),
      valid('query', AdminPlaceSelection),
      async (c) => c.json(await estimateEnriching(db, adminPlaceCondition(c.req.valid('query')))),
    )
