import { isSwitchedOn } from '../../office/configs/switches.queries.ts'
import type { Schedule } from '../../office/jobs/keep-jobs.task.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { siteVisitor } from '../providers/official-site/visit-site.provider.ts'
import { visitWebsites } from './visit-websites.task.ts'

type Parts = { db: Database; log: Log; settings: Settings; stopping?: AbortSignal }

/** Every five minutes the websites that are due, unless an editor switched it off. */
export const websiteVisitsSchedule = (parts: Parts): Schedule => ({
  name: 'website-visits',
  cron: '*/5 * * * *',
  run: () => visitDueWebsites(parts),
})

async function visitDueWebsites({ db, log, settings, stopping: signal }: Parts): Promise<void> {
  if (!(await isSwitchedOn(db, settings, 'READ_WEBSITES'))) return
  const knownHost = new URL(settings.OVERPASS_URL).hostname
  try {
    await visitWebsites({ db, log, knownHost, visit: siteVisitor({ log, settings }), signal })
  } catch (error) {
    if (signal?.aborted) return
    log.warn({ err: error }, 'the websites of places could not be read; the next try is in five minutes')
  }
}
