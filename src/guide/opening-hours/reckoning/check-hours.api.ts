import { Hono } from 'hono'
import { describe } from '../../../platform/calls/describe.ts'
import { valid } from '../../../platform/calls/valid.ts'
import type { HoursChecker } from './hours-checker.task.ts'
import { HoursToCheck, UnderstoodHours } from './understood-hours.schema.ts'

/** Below /api/admin/opening-hours. */
export const checkHoursApi = (checker: HoursChecker) =>
  new Hono().get(
    '/',
    describe('What the guide understands of a text of opening hours', UnderstoodHours),
    valid('query', HoursToCheck),
    async (c) => c.json(await checker.check(c.req.valid('query'))),
  )
