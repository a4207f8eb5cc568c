import { findUnreadableTwoSteps } from '../../office/accounts/two-step/two-step.queries.ts'
import { findUnreadableKeys } from '../../office/configs/config-values.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Check } from './finding.ts'

/** What was stored under another APP_SECRET: only who knows the keys, or owns the accounts, can mend that. */
export const checkKeys =
  (db: Database, settings: Settings): Check =>
  async () => {
    const keys = (await findUnreadableKeys(db, settings)).map(
      (key) => `${key} was stored under another APP_SECRET and cannot be read: enter it again under Config.`,
    )
    const accounts = (await findUnreadableTwoSteps(db, settings)).map(
      (username) =>
        `The two-step codes of ${username} were stored under another APP_SECRET and cannot be checked: a recovery code signs in, or an admin resets the sign-in under Accounts.`,
    )
    return [...keys, ...accounts].map((text) => ({ text, isMended: false }))
  }
