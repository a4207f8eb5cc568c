import { setTimeout as wait } from 'node:timers/promises'
import type { EnrichedAddresses } from '../../editing/addresses/enrich-address.schema.ts'
import { enrichAddressesJob } from '../../editing/addresses/enrich-addresses.task.ts'
import { failureOf, findJob, type NewJob } from '../../office/jobs/job.queries.ts'
import type { Job } from '../../office/jobs/job.schema.ts'
import { isOver, type JobProgress } from '../../office/jobs/job.ts'
import type { JobContext } from '../../office/jobs/job-kind.task.ts'
import { ProviderError } from '../../outgoing/provider-error.ts'
import { beginChild, endChild } from './guide-fill.queries.ts'

type Context = JobContext<unknown>

/** Somebody stopped the filling. */
export class FillStopped extends Error {}

type ChildEnd = {
  state: Job['state']
  error: string | null
  /** Set where its service is away. */
  away?: ProviderError | undefined
}

type Show = (progress: JobProgress) => void

/** Work of another kind, begun for the filling and followed to its end. @throws FillStopped */
export async function runChild(
  context: Context,
  work: Omit<NewJob, 'startedBy'>,
  show?: Show,
): Promise<ChildEnd> {
  const { db, jobId, startedBy } = context
  const childJobId = await beginChild(db, jobId, { ...work, startedBy })
  if (childJobId === undefined) throw new FillStopped()
  return followChild(context, childJobId, show)
}

const lookMs = 250

export async function followChild(context: Context, childJobId: string, show?: Show): Promise<ChildEnd> {
  const { db, jobId, signal } = context
  for (;;) {
    const job = await findJob(db, childJobId)
    if (isOver(job.state)) {
      const found =
        job.kind === enrichAddressesJob && job.state === 'done'
          ? (job.result as EnrichedAddresses)
          : undefined
      await endChild(db, jobId, childJobId, found)
      return endOf(context, job)
    }
    show?.(job.progress)
    await wait(lookMs, undefined, { signal })
  }
}

async function endOf({ db }: Context, job: Job): Promise<ChildEnd> {
  const { state, error } = job
  const isAway = state === 'failed' && (await failureOf(db, job.id))?.code === 'provider_unavailable'
  const away = () => new ProviderError('unavailable', error ?? 'The service is away.')
  return { state, error, away: isAway ? away() : undefined }
}

/** In words that an owner reads; undefined where nothing went wrong. */
export function troubleOf({ state, error }: ChildEnd): string | undefined {
  if (state === 'done') return undefined
  return state === 'cancelled' ? 'Cancelled' : (error ?? 'It did not come to its end')
}
