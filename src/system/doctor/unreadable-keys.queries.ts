import { findUnreadableKeys } from '../../office/configs/config-values.queries.ts'
import type { Database } from '../../platform/database.ts'
import type { Settings } from '../../platform/settings.ts'
import type { Check } from './finding.ts'

/** Keys that were stored under another APP_SECRET: only who knows them can mend that. */
export const checkKeys =
  (db: Database, settings: Settings): Check =>
  async () =>
    (await findUnreadableKeys(db, settings)).map((key) => ({
      text: `${key} was stored under another APP_SECRET and cannot be read: enter it again under Config.`,
      isMended: false,
    }))
