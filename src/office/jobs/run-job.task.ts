import { ProviderError } from '../../outgoing/provider-error.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  isDatabaseAway,
  isDatabaseBusy,
  isReadOnly,
  troubleLine,
} from '../../platform/database/database-away.ts'
import type { Log } from '../../platform/log/log.ts'
import { inSpan } from '../../platform/log/spans.ts'
import { actThrough } from '../accounts/audit-log/acting-token.ts'
import { beginJob, finishJob, isJobCancelled, noteTrouble } from './job.queries.ts'
import type { JobProgress } from './job.ts'
import { failureFrom } from './job-failure.task.ts'
import { isCancelled, JobCancelled, type JobKind, JobTakenOver } from './job-kind.task.ts'
import { progressWriter } from './progress-writer.task.ts'
import { tryJobLater } from './try-later.queries.ts'
import { untilRoom } from './until-room.task.ts'

type Parts = { db: Database; log: Log; kind: JobKind; stopping: AbortSignal }

/** The process stops, or its database was gone: whoever runs the queue next does the job again. */
class Interrupted extends Error {}

/**
 * Does one job to its end, which it notes.
 * @throws when it has to be done again: the process stops, or the database does not answer
 */
export async function runJob({ db, log, kind, stopping }: Parts, id: string): Promise<void> {
  const job = await beginJob(db, id)
  if (!job) return
  const cancelling = new AbortController()
  const signal = AbortSignal.any([stopping, cancelling.signal])
  const writer = progressWriter(db, id, job.progress)
  const watch = setInterval(() => void cancelIfWanted(), 500)
  const cancelIfWanted = async () => {
    // A database that does not answer now is asked again in a moment.
    if (await isJobCancelled(db, id).catch(() => false)) cancelling.abort(new JobCancelled())
  }
  try {
    if (job.cancelledAt) cancelling.abort(new JobCancelled())
    signal.throwIfAborted()
    const { input, startedBy, progress } = job
    const context = () => ({
      ...{ db, log, jobId: id, startedBy, input, signal, report: writer.report },
      progress: writer.latest() ?? progress,
    })
    const onFull = (error: unknown, tries: number) => {
      if (tries === 1) log.error({ ...troubleLine(error), job: id, kind: kind.kind }, waitsForRoom)
      // There may be no room for these words either.
      void noteTrouble(db, id, diskIsFull).catch(() => undefined)
    }
    const result = await inSpan({ name: `job ${kind.kind}`, kind: 'internal' }, () =>
      actThrough(job.tokenId, () => untilRoom(() => kind.run(context()), { signal, onFull })),
    )
    await writer.end()
    await finishJob(db, id, { state: 'done', progress: writer.latest(), result, error: null })
  } catch (error) {
    clearInterval(watch)
    await writer.end()
    if (isCancelled(signal)) {
      const said = error instanceof JobCancelled && error.message !== '' ? error.message : null
      await finishJob(db, id, {
        ...{ state: 'cancelled', error: said },
        progress: stopped(writer.latest(), 'cancelled'),
      })
      return
    }
    if (error instanceof JobTakenOver) throw error
    if (stopping.aborted) throw new Interrupted('The process stops', { cause: error })
    // Also when it was away for a moment only: half of the work stands there.
    if (
      !(error instanceof ProviderError) &&
      (isDatabaseAway(error) || isDatabaseBusy(error) || isReadOnly(error))
    )
      throw new Interrupted('The database was away or busy', { cause: error })
    const failure = failureFrom(error)
    if ([503, 507].includes(failure.status))
      log.error({ err: error, job: id, kind: kind.kind }, 'a job failed')
    const { message, ...result } = failure
    const progress = stopped(writer.latest(), 'failed')
    if (kind.again && error instanceof ProviderError && error.kind === 'unavailable')
      return await tryJobLater(db, { job, again: kind.again, progress, reason: message, result })
    await finishJob(db, id, { state: 'failed', progress, error: message, result })
  } finally {
    clearInterval(watch)
  }
}

const waitsForRoom =
  'a job waits, since the disk of the database is full: make room, and it goes on by itself from where it is'

const diskIsFull =
  'The disk of the database is full. This goes on by itself, from where it is, once there is room.'

/** What was under way or waiting when the job ended did not come to its end either. */
function stopped(progress: JobProgress, state: 'cancelled' | 'failed'): JobProgress {
  const items = progress.items.map((item) => {
    if (item.state !== 'running' && item.state !== 'waiting') return item
    if (state === 'failed' && item.state === 'running') return { ...item, state }
    const { detail: _, share: __, ...cancelled } = item
    return { ...cancelled, state: 'cancelled' as const }
  })
  return { ...progress, items }
}
