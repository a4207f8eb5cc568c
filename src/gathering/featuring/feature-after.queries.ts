import type { Database } from '../../platform/database/database.ts'
import { log } from '../../platform/log/log.ts'
import { featureBareCities } from './feature-bare-cities.queries.ts'

/** `featureBareCities` for what is stored already, which is no failure where this fails: the next hour makes up for it. */
export async function featureAfter(db: Database, cityIds?: readonly number[]): Promise<void> {
  await featureBareCities(db, cityIds).catch((error: unknown) => {
    log.warn(
      { err: error, cityIds },
      'places of a bare city could not be featured; the next try is within the hour',
    )
  })
}
