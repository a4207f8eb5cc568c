import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import type { Plan } from './plan.ts'

/** `heard`: the ids of the changes that came last, so that none is joined twice; nobody is told them. */
export type StoredPlan = Plan & { heard?: readonly string[] }

/** Plans that families share. Their codes are nowhere: a plan is found by the hash of one. */
export const sharedPlans = pgTable('shared_plans', {
  editHash: text().primaryKey(),
  viewHash: text().notNull().unique(),
  plan: jsonb().$type<StoredPlan>().notNull(),
  /** One more with each change. */
  version: integer().notNull().default(1),
  /** To the day: a year later the plan is gone. */
  lastVisitedAt: moment().notNull().defaultNow(),
})
