import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../platform/database/database.ts'
import { readWaitingWork } from './waiting-work.queries.ts'

/** What the database knows, which is the same in every process; the result reads it anew. */
export function workGauges(registry: Registry, db: Database): () => Promise<void> {
  const registers = [registry]
  const isUp = new Gauge({
    ...{ name: 'guide_database_up', registers },
    help: '1 if the database answered, else 0: then nothing is said of queues and back-ups',
  })
  const jobs = new Gauge({
    ...{ name: 'guide_queue_jobs', registers },
    help: "Jobs by kind, and messages to webhooks; 'waiting' are those that could begin",
    labelNames: ['queue', 'state'],
  })
  const oldest = new Gauge({
    ...{ name: 'guide_queue_oldest_waiting_seconds', registers },
    help: 'For how long the oldest that could begin has waited; 0 if there is none',
    labelNames: ['queue'],
  })
  const backUp = new Gauge({
    ...{ name: 'guide_backup_age_seconds', registers },
    help: 'Since the last back-up that the guide itself brought to its end; missing when there is none',
  })

  return async () => {
    const work = await readWaitingWork(db).catch(() => undefined)
    for (const gauge of [jobs, oldest]) gauge.reset()
    // A reset would make it 0, a back-up of this moment.
    backUp.remove()
    isUp.set(work ? 1 : 0)
    for (const { name: queue, waiting, running, oldestSeconds } of work?.queues ?? []) {
      jobs.set({ queue, state: 'waiting' }, waiting)
      jobs.set({ queue, state: 'running' }, running)
      oldest.set({ queue }, oldestSeconds)
    }
    if (work && work.backUpSeconds !== null) backUp.set(work.backUpSeconds)
  }
}
