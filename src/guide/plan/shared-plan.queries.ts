import { eq, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { brokenRule } from '../../platform/problem.ts'
import { bounds, changedPlan, emptyPlan, type Plan, type PlanChange, stopsOf } from './plan.ts'
import { hashOfCode, newPlanCode, viewCodeOf } from './plan-code.queries.ts'
import type { SharedPlan } from './shared-plan.schema.ts'
import { sharedPlans } from './shared-plan.table.ts'

/** @throws Problem 422 when it is too much for a plan */
export async function addSharedPlan(db: Database, change: PlanChange): Promise<SharedPlan> {
  const plan = bounded(changedPlan(emptyPlan, change))
  const editCode = newPlanCode()
  const viewCode = viewCodeOf(editCode)
  const hashes = { editHash: hashOfCode(editCode), viewHash: hashOfCode(viewCode) }
  await db.insert(sharedPlans).values({ ...hashes, plan })
  return { version: 1, plan, editCode, viewCode }
}

/** Undefined where no plan has the code. */
export async function findSharedPlan(
  db: Database,
  code: string,
  known: number | undefined,
): Promise<SharedPlan | undefined> {
  const hash = hashOfCode(code)
  const [row] = await db
    .select()
    .from(sharedPlans)
    .where(or(eq(sharedPlans.editHash, hash), eq(sharedPlans.viewHash, hash)))
  if (!row) return undefined
  if (Date.now() - row.lastVisitedAt.getTime() > dayMs)
    await db
      .update(sharedPlans)
      .set({ lastVisitedAt: new Date() })
      .where(eq(sharedPlans.editHash, row.editHash))
  const { version } = row
  return { version, plan: version === known ? null : row.plan, ...codesFor(code, row.editHash === hash) }
}

const dayMs = 86_400_000

const codesFor = (code: string, mayChange: boolean) =>
  mayChange ? { editCode: code, viewCode: viewCodeOf(code) } : { editCode: null, viewCode: code }

/**
 * Joins a change to what the plan is by now: changes that cross come one after the other. Undefined where no plan can be
 * changed with the code. @throws Problem 422 when it becomes too much for a plan
 */
export const changeSharedPlan = (
  db: Database,
  code: string,
  change: PlanChange,
): Promise<SharedPlan | undefined> =>
  db.transaction(async (tx) => {
    const row = await lockPlan(tx, code)
    if (!row) return undefined
    const plan = bounded(changedPlan(row.plan, change))
    const version = row.version + 1
    await tx
      .update(sharedPlans)
      .set({ plan, version, lastVisitedAt: new Date() })
      .where(eq(sharedPlans.editHash, row.editHash))
    return { version, plan, ...codesFor(code, true) }
  })

async function lockPlan(tx: Transaction, code: string) {
  const [row] = await tx
    .select()
    .from(sharedPlans)
    .where(eq(sharedPlans.editHash, hashOfCode(code)))
    .for('update')
  return row
}

/** False where no plan can be changed with the code. */
export async function deleteSharedPlan(db: Database, code: string): Promise<boolean> {
  const gone = await db
    .delete(sharedPlans)
    .where(eq(sharedPlans.editHash, hashOfCode(code)))
    .returning({ version: sharedPlans.version })
  return gone.length > 0
}

/** Those that nobody has visited for a year. */
export const deleteExpiredPlans = async (db: Database): Promise<void> =>
  void (await db.delete(sharedPlans).where(sql`last_visited_at < now() - interval '1 year'`))

/** What was taken out is kept as long as there is room for it. */
function bounded(plan: Plan): Plan {
  if (stopsOf(plan).length > bounds.stops)
    throw brokenRule('stops', `A plan holds ${bounds.stops} places at most`)
  const days = Object.fromEntries(Object.entries(plan.days).filter(([, isIn]) => isIn))
  if (Object.keys(days).length > bounds.days)
    throw brokenRule('days', `A plan holds ${bounds.days} days at most`)
  const stops = Object.entries(plan.stops)
  if (stops.length <= 2 * bounds.stops) return { ...plan, days }
  return { ...plan, days, stops: Object.fromEntries(stops.filter(([, { isGone }]) => !isGone)) }
}
