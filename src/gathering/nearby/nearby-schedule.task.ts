import { isSwitchedOn } from '../../office/configs/switches.queries.ts'
import type { Schedule } from '../../office/jobs/keep-jobs.task.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { nearbyFinder } from '../providers/openstreetmap/nearby.provider.ts'
import { lookAround } from './look-around.task.ts'

type Parts = { db: Database; log: Log; settings: Settings; stopping?: AbortSignal }

/** Every five minutes some places more, unless an editor switched it off. */
export const nearbySchedule = (parts: Parts): Schedule => ({
  name: 'nearby',
  cron: '*/5 * * * *',
  run: () => lookAroundDuePlaces(parts),
})

async function lookAroundDuePlaces({ db, log, settings, stopping: signal }: Parts): Promise<void> {
  if (!(await isSwitchedOn(db, settings, 'FIND_NEARBY'))) return
  try {
    await lookAround({ db, log, find: nearbyFinder({ db, log, settings }), signal })
  } catch (error) {
    if (signal?.aborted) return
    log.warn({ err: error }, 'what lies around places could not be stored; the next try is in five minutes')
  }
}
