import type { Context } from 'hono'
import type { PlanCall } from '../../guide/plan/shared-plans.api.ts'
import { countCall } from '../../office/accounts/sign-in-limits/login-attempt.queries.ts'
import { addressOf } from '../../office/accounts/signing-in/auth.api.ts'
import { Problem } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'

/** How often an address may within a quarter of an hour; a guess is a code that no plan has. */
const limits: Record<PlanCall, number> = { new: 20, change: 600, guess: 30 }

/** The same budgets in all processes, as those of the sign-in. */
export const planLimit =
  (db: Database, trustedProxies: number) =>
  async (c: Context, call: PlanCall): Promise<void> => {
    const address = addressOf(c, trustedProxies)
    const seconds = await countCall(db, `plan ${call}:${address}`, limits[call])
    if (seconds === undefined) return
    c.header('Retry-After', String(seconds))
    throw new Problem(429, 'too_many_tries', 'Too many plans or changes. Please wait a few minutes.')
  }
