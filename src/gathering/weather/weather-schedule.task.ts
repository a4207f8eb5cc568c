import type { Schedule } from '../../office/jobs/keep-jobs.task.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { siteWeather } from '../providers/open-meteo/weather-archive.provider.ts'
import { reckonWeather } from './reckon-weather.task.ts'

type Parts = { db: Database; log: Log; settings: Settings; stopping?: AbortSignal }

/** Every ten minutes a city, where the owner has set an archive. */
export const weatherSchedule = (parts: Parts): Schedule => ({
  name: 'city-weather',
  cron: '*/10 * * * *',
  run: () => reckonDueCity(parts),
})

async function reckonDueCity({ db, log, settings, stopping: signal }: Parts): Promise<void> {
  const read = siteWeather({ db, log, settings })
  if (!read) return
  try {
    await reckonWeather({ db, log, read, signal })
  } catch (error) {
    if (signal?.aborted) return
    log.warn(
      { err: error },
      'the usual weather of a city could not be stored; the next try is in ten minutes',
    )
  }
}
