import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import type { Settings } from '../platform/settings.ts'
import { configs } from './config.table.ts'
import { isSealed, unseal } from './sealed-text.ts'

export type SecretName = 'GEOAPIFY_API_KEY' | 'UNSPLASH_ACCESS_KEY' | 'GOOGLE_PLACES_API_KEY'

/** What sealed values are opened with. */
export type SealSettings = Pick<Settings, 'APP_SECRET'>

/**
 * A provider's key: from the environment, else from what editors stored; undefined where neither has it.
 * @throws Problem 503 when it was stored under another APP_SECRET
 */
export async function readSecret(
  db: Database,
  settings: SealSettings & Pick<Settings, SecretName>,
  name: SecretName,
): Promise<string | undefined> {
  if (settings[name]) return settings[name]
  const [row] = await db.select({ value: configs.value }).from(configs).where(eq(configs.key, name))
  if (!row?.value) return undefined
  if (!isSealed(row.value)) return row.value
  const value = settings.APP_SECRET && (await unseal(row.value, name, settings.APP_SECRET))
  if (!value) throw unreadable(name)
  return value
}

const unreadable = (name: string) =>
  new Problem(
    503,
    'unreadable_secret',
    `${name} was stored under another APP_SECRET and cannot be read: enter it again under Config`,
  )
