import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { pauseEnd } from '../../outgoing/service-state.queries.ts'
import { notFound } from '../../platform/calls/problem.ts'
import type { Database, Queries, Transaction } from '../../platform/database/database.ts'
import { users } from '../accounts/account/account.table.ts'
import { accountIfThere } from '../accounts/account/account-if-there.queries.ts'
import type { Job, JobFilters } from './job.schema.ts'
import { jobs } from './job.table.ts'
import type { JobProgress, JobState } from './job.ts'

/** Heard by every process that runs jobs. */
export const jobChannel = 'job_waiting'

export type NewJob = { kind: string; input: object; startedBy: string | null }

/** `isQuiet`: nobody waits for it. */
type StartedJob = NewJob & { isQuiet?: boolean }

/** Its id. It starts as soon as the caller's transaction, if there is one, is committed. */
export async function startJob(
  db: Queries,
  { kind, input, startedBy, isQuiet = false }: StartedJob,
): Promise<string> {
  const [row] = await db
    .insert(jobs)
    .values({
      ...{ kind, input, startedBy: accountIfThere(startedBy), isQuiet, state: 'waiting' },
      progress: { done: 0, total: 0, items: [] },
    })
    .returning({ id: jobs.id })
  if (!row) throw new Error('No row came back for the job')
  await db.execute(sql`select pg_notify(${jobChannel}, ${row.id})`)
  return row.id
}

/** The id of the job that is to do the same and is not over, else of a new one: a button pressed twice is one wish. */
export const joinOrStartJob = (db: Database, job: NewJob): Promise<string> =>
  db.transaction((tx) => joinOrStartJobIn(tx, job))

/**
 * Nobody else starts, joins or advances a job until the transaction ends. Before any row of it is written: who locked a row and then
 * the table would wait for whoever waits for that row, and they for it.
 */
export const lockJobs = (tx: Transaction) => tx.execute(sql`lock table jobs in share row exclusive mode`)

/** As `joinOrStartJob`, with what else belongs to the caller's transaction. */
export async function joinOrStartJobIn(tx: Transaction, job: NewJob): Promise<string> {
  // Of two who ask at once the second finds what the first has started.
  await lockJobs(tx)
  const isSame = and(eq(jobs.kind, job.kind), sql`${jobs.input} = ${JSON.stringify(job.input)}::jsonb`)
  const [open] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(openJob, isSame, isNull(jobs.cancelledAt)))
  if (!open) return startJob(tx, job)
  // Somebody waits for it from now on, and not until its time.
  await tx.update(jobs).set({ isQuiet: false, notBefore: null }).where(eq(jobs.id, open.id))
  await tx.execute(sql`select pg_notify(${jobChannel}, ${open.id})`)
  return open.id
}

const columns = {
  id: jobs.id,
  kind: jobs.kind,
  input: jobs.input,
  state: jobs.state,
  isCancelling: sql<boolean>`${jobs.cancelledAt} is not null and ${jobs.finishedAt} is null`,
  progress: jobs.progress,
  result: sql<unknown>`case when ${jobs.state} = 'done' then ${jobs.result} end`,
  error: jobs.error,
  startedBy: users.username,
  createdAt: sql<string>`to_json(${jobs.createdAt})#>>'{}'`,
  startedAt: sql<string | null>`to_json(${jobs.startedAt})#>>'{}'`,
  finishedAt: sql<string | null>`to_json(${jobs.finishedAt})#>>'{}'`,
}

const selectJobs = (db: Database) =>
  db.select(columns).from(jobs).leftJoin(users, eq(users.id, jobs.startedBy))

/** @throws Problem 404 */
export async function findJob(db: Database, id: string): Promise<Job> {
  const [job] = await selectJobs(db).where(eq(jobs.id, id))
  if (!job) throw notFound('job')
  return job
}

const openStates = ['waiting', 'running'] as const

/** The newest first; `isMine` means the reader's own. */
export const listJobs = (
  db: Database,
  { kind, isOpen, isMine, limit }: JobFilters,
  readerId: string,
): Promise<Job[]> =>
  selectJobs(db)
    .where(
      and(
        isMine === undefined ? undefined : eq(jobs.startedBy, readerId),
        kind === undefined ? undefined : inArray(jobs.kind, kind.split(',')),
        isOpen === undefined ? undefined : sql`(${openJob} and ${isDue}) = ${isOpen === 'true'}::boolean`,
      ),
    )
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit)

const openJob: SQL = inArray(jobs.state, openStates)

/** Not put off, which a job is for a service that is left alone. */
const isDue = sql`${pauseEnd('jobs.not_before')} is null`

/** Ids and kinds of the jobs that have to be done now, the oldest first. */
export const findOpenJobs = (db: Database) =>
  db
    .select({ id: jobs.id, kind: jobs.kind, state: jobs.state })
    .from(jobs)
    .where(and(openJob, isDue))
    .orderBy(jobs.createdAt)

/** Whether one of these kinds is waiting or running. */
export const hasOpenJob = async (db: Queries, kinds: readonly string[]): Promise<boolean> =>
  (await db.$count(jobs, and(openJob, inArray(jobs.kind, [...kinds])))) > 0

/** Whether this one is waiting or running. */
export const isJobOpen = async (db: Queries, id: string): Promise<boolean> =>
  (await db.$count(jobs, and(openJob, eq(jobs.id, id)))) > 0

/** One that waits is over at once; one that runs stops at its next step. @throws Problem 404 */
export async function cancelJob(db: Database, id: string): Promise<Job> {
  const isWaiting = sql`${jobs.state} = 'waiting'`
  await db
    .update(jobs)
    .set({
      cancelledAt: sql`now()`,
      state: sql`case when ${isWaiting} then 'cancelled' else ${jobs.state} end`,
      finishedAt: sql`case when ${isWaiting} then now() end`,
    })
    .where(and(eq(jobs.id, id), openJob, sql`${jobs.cancelledAt} is null`))
  return findJob(db, id)
}

/** Undefined when there is nothing to do any more. */
export async function beginJob(db: Database, id: string) {
  const [job] = await db
    .update(jobs)
    .set({ state: 'running', startedAt: sql`coalesce(${jobs.startedAt}, now())` })
    .where(and(eq(jobs.id, id), openJob))
    .returning()
  return job
}

/** Of a job that is over nothing changes any more. One that gets on has no trouble. */
export async function saveProgress(db: Database, id: string, progress: JobProgress): Promise<void> {
  const hasGotOn = sql`(${jobs.progress} ->> 'done')::integer < ${progress.done}::integer`
  await db
    .update(jobs)
    .set({ progress, error: sql`case when ${hasGotOn} then null else ${jobs.error} end` })
    .where(and(eq(jobs.id, id), eq(jobs.state, 'running')))
}

/** What an editor reads of a job that does not get on just now. */
export async function noteTrouble(db: Database, id: string, error: string): Promise<void> {
  await db
    .update(jobs)
    .set({ error })
    .where(and(eq(jobs.id, id), eq(jobs.state, 'running')))
}

export const isJobCancelled = async (db: Database, id: string): Promise<boolean> =>
  (await db.$count(jobs, and(eq(jobs.id, id), sql`${jobs.cancelledAt} is not null`))) > 0

type Outcome = { state: JobState; progress: JobProgress; result?: unknown; error?: string | null }

/** Once only: what is over stays as it is, and is told by false. */
export async function finishJob(db: Queries, id: string, outcome: Outcome): Promise<boolean> {
  const ended = await db
    .update(jobs)
    .set({ ...outcome, finishedAt: sql`now()` })
    .where(and(eq(jobs.id, id), openJob))
    .returning({ id: jobs.id })
  return ended.length > 0
}

export type JobFailure = { status: number; code: string }

/** How a failed job answers the call that waits for it. */
export async function failureOf(db: Database, id: string): Promise<JobFailure | undefined> {
  const [row] = await db.select({ result: jobs.result }).from(jobs).where(eq(jobs.id, id))
  return (row?.result ?? undefined) as JobFailure | undefined
}
