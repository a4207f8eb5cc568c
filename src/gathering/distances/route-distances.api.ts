import { Hono } from 'hono'
import { answerWork } from '../../office/jobs/answer-work.api.ts'
import { describeWork } from '../../office/jobs/describe-work.api.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { RouteDistances, RoutedDistances } from './route-distances.schema.ts'
import { routeDistancesJob } from './route-soon.queries.ts'

export const routeDistancesApi = (db: Database) =>
  new Hono().post(
    '/',
    describeWork('Asks for the ways by road that are not known yet, or no longer', RoutedDistances),
    valid('json', RouteDistances),
    (c) => answerWork<RoutedDistances>(c, db, routeDistancesJob, c.req.valid('json')),
  )
