import { eq, or, sql } from 'drizzle-orm'
import { brokenRule, Problem } from '../../platform/calls/problem.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { inPortions } from '../../platform/database/in-portions.ts'
import { spared } from '../../platform/database/spared-note.ts'
import { changedPlan, emptyPlan, excessOf, type Plan, type PlanChange, trimmed } from './plan.ts'
import { hashOfCode, newPlanCode, viewCodeOf } from './plan-code.queries.ts'
import type { SharedPlan } from './shared-plan.schema.ts'
import { sharedPlans } from './shared-plan.table.ts'

/** Of `bounds.bytes` each: what all addresses together can make the guide keep. */
const mostPlans = 100_000

/** How many changes come at most before one whose answer was lost comes again. */
const mostHeard = 50

/** @throws Problem 422 when it is too much for a plan, 507 when the guide keeps `most` already */
export async function addSharedPlan(db: Database, change: PlanChange, most = mostPlans): Promise<SharedPlan> {
  const plan = bounded(changedPlan(emptyPlan, change))
  if ((await db.$count(sharedPlans)) >= most)
    throw new Problem(507, 'too_many_plans', 'This guide keeps as many shared plans as it can.')
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
    await spared(
      db.update(sharedPlans).set({ lastVisitedAt: new Date() }).where(eq(sharedPlans.editHash, row.editHash)),
    )
  const { version } = row
  const mayChange = row.editHash === hash
  const { heard: _, ...whole } = row.plan
  const { ages: __, ...others } = whole
  const plan = mayChange ? whole : others
  return { version, plan: version === known ? null : plan, ...codesFor(code, mayChange) }
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
  id?: string,
): Promise<SharedPlan | undefined> =>
  db.transaction(async (tx) => {
    const row = await lockPlan(tx, code)
    if (!row) return undefined
    const { heard = [], ...known } = row.plan
    if (id !== undefined && heard.includes(id))
      return { version: row.version, plan: known, ...codesFor(code, true) }
    const plan = bounded(changedPlan(known, change))
    const version = row.version + 1
    const ids = [...heard, ...(id === undefined ? [] : [id])].slice(-mostHeard)
    await tx
      .update(sharedPlans)
      .set({ plan: { ...plan, heard: ids }, version, lastVisitedAt: new Date() })
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
export const deleteExpiredPlans = (db: Database): Promise<void> =>
  inPortions(
    db,
    (size) => sql`
      delete from shared_plans where edit_hash in (
        select edit_hash from shared_plans where last_visited_at < now() - interval '1 year'
        limit ${size} for update skip locked)`,
  )

/** @throws Problem 422 */
function bounded(changed: Plan): Plan {
  const plan = trimmed(changed)
  const excess = excessOf(plan)
  if (excess) throw brokenRule('plan', `A plan holds ${excess} at most`)
  return plan
}
