import { and, eq, isNull, sql } from 'drizzle-orm'
import { cancelJob, joinOrStartJob, joinOrStartJobIn, type NewJob } from '../../office/jobs/job.queries.ts'
import { jobs } from '../../office/jobs/job.table.ts'
import { countRequests } from '../../outgoing/service-state.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import type { FillReport } from './fill-guide.schema.ts'
import type { FillStep, FoundAddresses, StepTrouble } from './fill-steps.ts'
import { guideFills } from './guide-fill.table.ts'

/** The kind of job that fills the guide. */
export const fillGuideJob = 'fill-guide'

export type GuideFill = typeof guideFills.$inferSelect

export async function readFill(db: Database): Promise<GuideFill | undefined> {
  const [fill] = await db.select().from(guideFills)
  return fill
}

/**
 * Begins to fill the guide, or goes on where it was stopped. While it is under way nothing changes, but that it need not wait
 * any longer for a service that was away.
 */
export async function beginFill(db: Database, startedBy: string | null): Promise<void> {
  await db.transaction(async (tx) => {
    const news = { state: 'running' as const, startedBy, requestsBefore: await countRequests(tx) }
    const fresh = {
      ...{ ...news, startedAt: sql`now()`, takenUpAt: sql`now()`, finishedAt: null, report: null },
      ...{ stepsDone: [], troubles: [], addresses: { enriched: 0, unchanged: 0, notFound: 0 } },
    }
    await tx.insert(guideFills).values(news).onConflictDoNothing()
    await tx.update(guideFills).set(fresh).where(eq(guideFills.state, 'done'))
    await tx
      .update(guideFills)
      .set({ state: 'running', startedBy, takenUpAt: sql`now()` })
      .where(eq(guideFills.state, 'stopped'))
  })
  await joinOrStartJob(db, { kind: fillGuideJob, input: {}, startedBy })
}

/** Stops it with the work that is under way; what is stored stays, and it can be taken up again. */
export async function stopFill(db: Database): Promise<void> {
  const stopped = await db.transaction(async (tx) => {
    const [before] = await tx.select().from(guideFills).where(eq(guideFills.state, 'running')).for('update')
    if (!before) return undefined
    await tx.update(guideFills).set({ state: 'stopped', jobId: null, childJobId: null })
    return before
  })
  if (!stopped) return
  const open = await db.select({ id: jobs.id }).from(jobs).where(isOpenFill)
  for (const { id } of open) await cancelJob(db, id)
  if (stopped.childJobId) await cancelJob(db, stopped.childJobId)
}

const isOpenFill = and(eq(jobs.kind, fillGuideJob), isNull(jobs.finishedAt))

/** Where it is as its job knows it; undefined where there is none. */
export async function findFillJob(db: Database) {
  const [job] = await db
    .select({
      ...{ state: jobs.state, progress: jobs.progress, error: jobs.error },
      notBefore: sql<
        string | null
      >`case when ${jobs.notBefore} > now() then to_json(${jobs.notBefore}) #>> '{}' end`,
    })
    .from(jobs)
    .where(eq(jobs.kind, fillGuideJob))
    .orderBy(sql`${jobs.finishedAt} desc nulls first`, sql`${jobs.createdAt} desc`)
    .limit(1)
  return job
}

/** Whether this job is to do it; from then on no other may. In a guide that was put back from a back-up no work waits for it. */
export async function takeFill(db: Database, jobId: string): Promise<GuideFill | undefined> {
  const childJobId = sql`(select id from jobs where id = ${guideFills.childJobId})`
  const [fill] = await db
    .update(guideFills)
    .set({ jobId, childJobId })
    .where(eq(guideFills.state, 'running'))
    .returning()
  return fill
}

const isOf = (jobId: string) => and(eq(guideFills.jobId, jobId), eq(guideFills.state, 'running'))

/** The work that the filling waits for, which it begins unless it has; undefined when it was stopped meanwhile. */
export const beginChild = (db: Database, jobId: string, work: NewJob): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    const [fill] = await tx.select().from(guideFills).where(isOf(jobId)).for('update')
    if (!fill) return undefined
    const childJobId = fill.childJobId ?? (await joinOrStartJobIn(tx, work))
    await tx.update(guideFills).set({ childJobId })
    return childJobId
  })

/** The work is over; what it came to counts once, however often this is said. */
export async function endChild(
  db: Database,
  jobId: string,
  childJobId: string,
  found?: FoundAddresses,
): Promise<void> {
  const added = (key: keyof FoundAddresses) =>
    sql`${key}::text, (${guideFills.addresses} ->> ${key}::text)::integer + ${found?.[key] ?? 0}::integer`
  await db
    .update(guideFills)
    .set({
      childJobId: null,
      addresses: sql`jsonb_build_object(${added('enriched')}, ${added('unchanged')}, ${added('notFound')})`,
    })
    .where(and(isOf(jobId), eq(guideFills.childJobId, childJobId)))
}

const withTrouble = (trouble: StepTrouble) =>
  sql`${guideFills.troubles} || ${JSON.stringify([trouble])}::jsonb`

export async function endStep(db: Database, jobId: string, step: FillStep, trouble?: string): Promise<void> {
  await db
    .update(guideFills)
    .set({
      stepsDone: sql`${guideFills.stepsDone} || ${JSON.stringify([step])}::jsonb`,
      ...(trouble !== undefined && { troubles: withTrouble({ step, message: trouble }) }),
    })
    .where(and(isOf(jobId), sql`not ${guideFills.stepsDone} ? ${step}::text`))
}

export async function endFill(db: Database, jobId: string, report: FillReport): Promise<void> {
  await db
    .update(guideFills)
    .set({ state: 'done', finishedAt: sql`now()`, report, jobId: null })
    .where(isOf(jobId))
}
