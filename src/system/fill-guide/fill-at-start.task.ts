import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { beginFill, readFill } from './guide-fill.queries.ts'

type Parts = { db: Database; log: Log; settings: Pick<Settings, 'FILL_GUIDE'> }

/** As if an admin had asked for it, where the settings say so; what was stopped or came to its end is left so. */
export async function fillAtStart({ db, log, settings }: Parts): Promise<void> {
  if (settings.FILL_GUIDE !== 'yes') return
  try {
    const fill = await readFill(db)
    if (fill && fill.state !== 'running') return
    await beginFill(db, null)
    if (!fill) log.info('the guide is being filled, since FILL_GUIDE says so: see the dashboard')
  } catch (error) {
    log.warn({ err: error }, 'the guide could not begin to fill itself; the next start tries again')
  }
}
