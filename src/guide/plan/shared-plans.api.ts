import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { describe } from '../../platform/calls/describe.ts'
import { notFound } from '../../platform/calls/problem.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { addSharedPlan, changeSharedPlan, deleteSharedPlan, findSharedPlan } from './shared-plan.queries.ts'
import { NewSharedPlan, PlanNamed, PlanRead, PlanWrite, SharedPlan } from './shared-plan.schema.ts'

/** What an address may do only so often. */
export type PlanCall = 'new' | 'change' | 'guess'

/** @throws Problem 429 */
type Limit = (c: Context, call: PlanCall) => Promise<void>

/** Codes come in bodies, which no log of addresses and no cache keeps. */
export const sharedPlansApi = (db: Database, limit: Limit) => {
  const noSuchPlan = async (c: Context) => {
    await limit(c, 'guess')
    return notFound('plan')
  }
  return new Hono()
    .post(
      '/',
      describe('Keeps a plan under a code; a year after the last visit it is gone', SharedPlan, {
        status: 201,
        problems: [422, 429, 507],
      }),
      valid('json', NewSharedPlan),
      async (c) => {
        await limit(c, 'new')
        return c.json(await addSharedPlan(db, c.req.valid('json').plan), 201)
      },
    )
    .post(
      '/read',
      describe('The plan of a code; without its content where that is known', SharedPlan, {
        problems: [404, 429],
      }),
      valid('json', PlanRead),
      async (c) => {
        const { code, version } = c.req.valid('json')
        const found = await findSharedPlan(db, code, version)
        if (!found) throw await noSuchPlan(c)
        return c.json(found)
      },
    )
    .patch(
      '/',
      describe('Joins a change to the plan of a code, whatever others changed meanwhile', SharedPlan, {
        problems: [404, 422, 429],
      }),
      valid('json', PlanWrite),
      async (c) => {
        await limit(c, 'change')
        const { code, change, id } = c.req.valid('json')
        const changed = await changeSharedPlan(db, code, change, id)
        if (!changed) throw await noSuchPlan(c)
        return c.json(changed)
      },
    )
    .delete(
      '/',
      describe('Deletes the plan of a code: both of its links end', z.object({ success: z.literal(true) }), {
        problems: [404, 429],
      }),
      valid('json', PlanNamed),
      async (c) => {
        const isGone = await deleteSharedPlan(db, c.req.valid('json').code)
        if (!isGone) throw await noSuchPlan(c)
        return c.json({ success: true as const })
      },
    )
}
