import { findUnreadableTwoSteps } from '../../office/accounts/two-step/two-step.queries.ts'
import { findUnreadableKeys } from '../../office/configs/config-values.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { findUnreadableWebhooks } from '../webhooks/webhook.queries.ts'
import type { Check } from './finding.ts'

/** What was stored under another APP_SECRET: only who knows the keys, or owns the accounts, can mend that. */
export const checkKeys =
  (db: Database, settings: Settings): Check =>
  async () =>
    (await findUnreadable(db, settings)).map((text) => ({ text, isMended: false }))

/** A sentence for each, with what to do. */
export async function findUnreadable(db: Database, settings: Settings): Promise<string[]> {
  const keys = (await findUnreadableKeys(db, settings)).map(
    (key) => `${key} was stored under another APP_SECRET and cannot be read: enter it again under Config.`,
  )
  const accounts = (await findUnreadableTwoSteps(db, settings)).map(
    (username) =>
      `The two-step codes of ${username} were stored under another APP_SECRET and cannot be checked: a recovery code signs in, or an admin resets the sign-in under Accounts.`,
  )
  const webhooks = (await findUnreadableWebhooks(db, settings)).map(
    (url) =>
      `The secret of the webhook to ${url} was stored under another APP_SECRET, so it is told nothing: delete it under Programs and add it again. What it was to be told is given up after 31 hours.`,
  )
  return [...keys, ...accounts, ...webhooks]
}
