import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import { Problem } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import { signedInUser } from '../accounts/sessions/signed-in-user.api.ts'
import { failureOf, findJob, joinOrStartJob } from './job.queries.ts'
import type { Job } from './job.schema.ts'
import { isOver } from './job.ts'

/**
 * Starts long work, unless the same is under way already. Answers with what it came to when it is done, or, to `Prefer:
 * respond-async`, at once with 202 and where to follow it. Who goes away meanwhile does not stop it.
 * @throws Problem as the work failed: 409 when it was cancelled, 502 or 504 when a provider failed
 */
export async function answerWork<Result>(c: Context, db: Database, kind: string, input: object) {
  return answerJob<Result>(c, db, await joinOrStartJob(db, { kind, input, startedBy: signedInUser(c).id }))
}

/** As `answerWork`, for work that was started. */
export async function answerJob<Result>(c: Context, db: Database, jobId: string) {
  if (prefersToFollow(c)) {
    sayWhereToFollow(c, jobId)
    return c.json({ jobId }, 202)
  }
  return c.json((await outcomeOf(db, jobId)) as Result, 200)
}

/**
 * Waits for the end of work that goes with a change, whatever it comes to, so that the call's answer finds it done. With
 * `Prefer: respond-async` it only says where to follow it.
 */
export async function awaitWork(c: Context, db: Database, jobId: string | undefined): Promise<void> {
  if (jobId === undefined) return
  if (prefersToFollow(c)) sayWhereToFollow(c, jobId)
  else await endOf(db, jobId)
}

function sayWhereToFollow(c: Context, jobId: string): void {
  c.header('Location', `/api/admin/jobs/${jobId}`)
  c.header('Preference-Applied', 'respond-async')
}

const prefersToFollow = (c: Context) =>
  (c.req.header('prefer') ?? '').split(',').some((preference) => preference.trim() === 'respond-async')

async function outcomeOf(db: Database, jobId: string): Promise<unknown> {
  const { state, result, error } = await endOf(db, jobId)
  if (state === 'done') return result
  if (state === 'cancelled') throw new Problem(409, 'cancelled', 'The work was cancelled')
  const { status, code } = (await failureOf(db, jobId)) ?? { status: 503, code: 'unavailable' }
  throw new Problem(status as Problem['status'], code, error ?? 'The work failed')
}

const [firstPauseMs, longestPauseMs] = [20, 500]

// Whichever process does the work: the table is the only thing that both know.
async function endOf(db: Database, jobId: string): Promise<Job> {
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 1.5, longestPauseMs)) {
    const job = await findJob(db, jobId)
    if (isOver(job.state)) return job
    await wait(pause)
  }
}
