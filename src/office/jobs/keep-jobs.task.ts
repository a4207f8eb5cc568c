import type { Pool, PoolConfig } from 'pg'
import { PgBoss } from 'pg-boss'
import type { Database } from '../../platform/database/database.ts'
import { isTableMissing } from '../../platform/database/database-away.ts'
import { listen } from '../../platform/database/notifications.ts'
import { outageTeller } from '../../platform/database/outage-teller.ts'
import type { Log } from '../../platform/log/log.ts'
import { aloneAtJob } from './alone-at-job.task.ts'
import { findOpenJobs, finishJob, isJobOpen, jobChannel } from './job.queries.ts'
import type { JobKind } from './job-kind.task.ts'
import { forgetTimesAhead } from './queue-clock.queries.ts'
import { runJob } from './run-job.task.ts'

/** Work that comes round by the clock, once in the whole deployment. */
export type Schedule = { name: string; cron: string; run: () => Promise<void> }

type Parts = {
  db: Database
  pool: Pool
  poolConfig: PoolConfig
  log: Log
  kinds: readonly JobKind[]
  schedules?: readonly Schedule[]
  /** True where no other process can be running jobs, as on the embedded database: what runs there was killed. */
  isAlone: boolean
  /** Called where the queue's own tables are gone from a guide that is there, as from one that was restored: it wants to be opened anew. */
  onGone?: () => void
}

// A process that is killed says nothing: after so long without a sign another one takes its jobs over, when it looks.
const heartbeatSeconds = 12
const lookSeconds = 4
const clockSeconds = 60
const day = 86_400

/**
 * Runs the jobs of the table `jobs`, in this and any other process that keeps them. That table is what editors see and
 * what decides; the queue only says who does what now, and again when a process was killed. The result stops it.
 */
export async function keepJobs(parts: Parts): Promise<() => Promise<void>> {
  const { db, pool, log, schedules = [], onGone } = parts
  const stopping = new AbortController()
  const trouble = outageTeller(log, 'the job queue reaches the database again')
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    superviseIntervalSeconds: lookSeconds,
    // Of all processes together; who looks a moment too early would miss a turn.
    monitorIntervalSeconds: lookSeconds - 1,
    // Their statements take the whole table's lock, for a queue of a few rows.
    reindex: false,
    schedule: schedules.length > 0,
  })
  boss.on('error', (error) => {
    if (stopping.signal.aborted) return
    trouble.tell(error, 'the job queue stumbled')
    // What holds no guide is left as it is: somebody may be about to restore one.
    if (onGone && isTableMissing(error)) findOpenJobs(db).then(onGone, () => undefined)
  })
  const stop = () => {
    stopping.abort()
    return boss.stop({ close: false, timeout: 5_000 })
  }
  try {
    const stopHandingOut = await begin(boss, { ...parts, trouble }, stopping.signal)
    return async () => {
      stopping.abort()
      await stopHandingOut()
      await stop()
    }
  } catch (error) {
    // Half begun, it would go on beside the next try.
    await stop().catch((reason: unknown) => log.warn({ err: reason }, 'the job queue could not be stopped'))
    throw error
  }
}

type Telling = { trouble: ReturnType<typeof outageTeller> }

async function begin(
  boss: PgBoss,
  parts: Parts & Telling,
  stopping: AbortSignal,
): Promise<() => Promise<void>> {
  const { pool, poolConfig, trouble, kinds, schedules = [] } = parts
  // The queue tells of it nowhere.
  const tellOf = (schedule: string) => (error: unknown) => {
    if (!stopping.aborted) trouble.tell(error, 'what comes round by the clock failed', { schedule })
    throw error
  }
  await boss.start()
  await forgetTimesAhead(pool)
  for (const { kind } of kinds) await boss.createQueue(kind, { expireInSeconds: day - 1, retryLimit: 50 })
  const workers: Workers = new Map(kinds.map(({ kind }) => [kind, []]))
  const atWork = new Set<string>()
  for (const kind of kinds) await startWorkers(boss, workers, kind, { ...parts, stopping, atWork })
  for (const { name, cron, run } of schedules) {
    // One that is over is of no use to anybody.
    await boss.createQueue(name, { retryLimit: 0, deleteAfterSeconds: 600 })
    await boss.work(name, { pollingIntervalSeconds: 30 }, () => run().catch(tellOf(name)))
    await boss.schedule(name, cron)
  }
  const dispatch = inTurn(() => handOut(boss, { ...parts, atWork }, workers), trouble)
  const stopListening = await listen(poolConfig, jobChannel, { onNotify: dispatch, onLost: dispatch })
  dispatch()
  // What another process handed out and could not end.
  const pulse = setInterval(dispatch, lookSeconds * 1000)
  const clock = setInterval(
    inTurn(() => forgetTimesAhead(pool), trouble),
    clockSeconds * 1000,
  )
  return async () => {
    clearInterval(pulse)
    clearInterval(clock)
    await stopListening()
  }
}

/** By kind, the queue's ids of those who do its jobs, each one job at a time. */
type Workers = ReadonlyMap<string, string[]>

/** Ids of the jobs that this process is at. */
type AtWork = { atWork: Set<string> }

async function startWorkers(
  boss: PgBoss,
  workers: Workers,
  kind: JobKind,
  parts: Parts & AtWork & { stopping: AbortSignal },
) {
  const { atWork } = parts
  const work = async (taken: { id: string; signal: AbortSignal }[]) => {
    await Promise.all(
      // The queue gives up a job that takes longer than a day, and hands it out again.
      taken.map(({ id, signal }) => {
        const stopping = AbortSignal.any([parts.stopping, signal])
        const work = () => runJob({ ...parts, kind, stopping }, id)
        atWork.add(id)
        const end = parts.isAlone
          ? work()
          : aloneAtJob(parts.db, id, { seconds: heartbeatSeconds, stopping }, work)
        return end.finally(() => atWork.delete(id))
      }),
    )
    // The next one need not wait until somebody looks.
    wake(boss, workers, kind.kind)
  }
  const options = { pollingIntervalSeconds: 60, heartbeatRefreshSeconds: heartbeatSeconds / 4 }
  for (let count = 0; count < (kind.atOnce ?? 1); count++)
    workers.get(kind.kind)?.push(await boss.work(kind.kind, options, work))
}

const wake = (boss: PgBoss, workers: Workers, kind: string) => {
  for (const worker of workers.get(kind) ?? []) boss.notifyWorker(worker)
}

/** Gives the queue what it does not know yet; it takes each id once. */
async function handOut(boss: PgBoss, { db, isAlone, atWork }: Parts & AtWork, workers: Workers) {
  for (const { id, kind } of await findOpenJobs(db)) {
    if (!workers.has(kind)) continue
    const isNew = (await boss.send(kind, {}, { id, ...(!isAlone && { heartbeatSeconds }) })) !== null
    const state = isNew ? undefined : await stateInQueue(boss, kind, id)
    if (state === 'failed') await giveUp(db, id)
    // Who was at it could not say how it ended: a process was killed, or the database was away. A worker that was given it a
    // moment ago has heard so once another question is answered.
    if (isAlone && state === 'active' && (await isJobOpen(db, id)) && !atWork.has(id))
      await boss.fail(kind, id)
    wake(boss, workers, kind)
  }
}

const stateInQueue = async (boss: PgBoss, kind: string, id: string) =>
  (await boss.findJobs(kind, { id }))[0]?.state

const giveUp = (db: Database, id: string) =>
  finishJob(db, id, {
    state: 'failed',
    progress: { done: 0, total: 0, items: [] },
    error: 'The server ended again and again while it ran.',
    // What its steps came to is no failure's status.
    result: null,
  })

/** One at a time; asked while one runs, once more after it. */
function inTurn(run: () => Promise<unknown>, { tell, end }: Telling['trouble']): () => void {
  let running: Promise<unknown> | undefined
  let isWanted = false
  const start = () => {
    isWanted = false
    running = run()
      .then(end, (error) => tell(error, 'waiting jobs could not be handed out'))
      .finally(() => {
        running = undefined
        if (isWanted) start()
      })
  }
  return () => {
    if (running) isWanted = true
    else start()
  }
}
