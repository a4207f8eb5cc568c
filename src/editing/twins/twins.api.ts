import { Hono } from 'hono'
import { z } from 'zod'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { describe } from '../../platform/calls/describe.ts'
import { Id } from '../../platform/calls/id.schema.ts'
import { valid, validRules } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { forgetApart, setApart } from './apart.queries.ts'
import { joinPlaces } from './join-places.queries.ts'
import { findOnePlace, findPair } from './pair.queries.ts'
import { listApart, listJoined, listTwins } from './twins.queries.ts'
import {
  ApartQuery,
  JoinedPlace,
  JoinedPlaces,
  JoinedQuery,
  JoinPlaces,
  OnePlace,
  PairOfPlaces,
  PairQuery,
  PlacesApart,
  PossibleTwins,
  Said,
  TwinsQuery,
  TwoIds,
} from './twins.schema.ts'

const said = { success: true as const }

/** Places that may be one, those that were joined, and those that are two. */
export const twinsApi = (db: Database) =>
  new Hono()
    .get(
      '/',
      describe('Pairs of places that may be one, the surest first', PossibleTwins),
      valid('query', TwinsQuery),
      async (c) => c.json(await listTwins(db, c.req.valid('query').after)),
    )
    .get(
      '/apart',
      describe('Pairs that editors said are two places, the last first', PlacesApart),
      valid('query', ApartQuery),
      async (c) => c.json(await listApart(db, c.req.valid('query').after)),
    )
    .get(
      '/joined',
      describe('Places that several records were joined in', JoinedPlaces),
      valid('query', JoinedQuery),
      async (c) => c.json(await listJoined(db, c.req.valid('query').after)),
    )
    .get(
      '/pair',
      describe('Two places side by side, and what one place of both would say', PairOfPlaces, {
        problems: [404, 422],
      }),
      valid('query', PairQuery),
      async (c) => {
        const { keep, drop } = c.req.valid('query')
        return c.json(await findPair(db, keep, drop))
      },
    )
    .get(
      '/places/:id',
      describe('A place and what each of its records says', OnePlace, { problems: [404] }),
      valid('param', z.object({ id: Id })),
      async (c) => c.json(await findOnePlace(db, c.req.valid('param').id)),
    )
    .post(
      '/join',
      describe('Makes one place of two, with the records, photos and addresses of both', JoinedPlace, {
        problems: [404, 409, 422],
      }),
      validRules(JoinPlaces),
      async (c) => c.json(await joinPlaces(db, signedInUser(c).id, c.req.valid('json'))),
    )
    .post(
      '/apart',
      describe('Says that these are two places: they are not offered again', Said, { problems: [404, 422] }),
      validRules(TwoIds),
      async (c) => {
        await setApart(db, signedInUser(c).id, c.req.valid('json').ids)
        return c.json(said)
      },
    )
    .delete(
      '/apart',
      describe('Forgets that these are two places', Said, { problems: [422] }),
      validRules(TwoIds),
      async (c) => {
        await forgetApart(db, c.req.valid('json').ids)
        return c.json(said)
      },
    )
