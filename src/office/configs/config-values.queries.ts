import { asc, eq } from 'drizzle-orm'
import { Problem } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { configs } from './config.table.ts'
import { isSealed, unseal } from './sealed-text.ts'

export type SecretName = 'GEOAPIFY_API_KEY' | 'UNSPLASH_ACCESS_KEY' | 'GOOGLE_PLACES_API_KEY'

/** What sealed values are opened with. */
export type SealSettings = Pick<Settings, 'APP_SECRET'>

type Secret = {
  /** From the environment, else from what editors stored; undefined where neither has it. */
  value: string | undefined
  /** What is wrong with the stored one, and what to do about it; undefined where it can be used. */
  trouble: string | undefined
}

/** A provider's key, or why it cannot be read. */
export async function findSecret(
  db: Database,
  settings: SealSettings & Pick<Settings, SecretName>,
  name: SecretName,
): Promise<Secret> {
  const given = settings[name]
  if (given) return { value: given, trouble: undefined }
  const [row] = await db
    .select({ key: configs.key, value: configs.value })
    .from(configs)
    .where(eq(configs.key, name))
  const value = row?.value && (await openedValue(row, settings))
  if (value) return { value, trouble: undefined }
  return { value: undefined, trouble: row?.value ? unreadableWords(name) : undefined }
}

/** The value of `findSecret`. @throws Problem 503 when it was stored under another APP_SECRET */
export async function readSecret(...args: Parameters<typeof findSecret>): Promise<string | undefined> {
  const { value, trouble } = await findSecret(...args)
  if (trouble) throw new Problem(503, 'unreadable_secret', trouble)
  return value
}

type StoredValue = { key: string; value: string }

/** A stored value as it was entered; undefined where that takes another APP_SECRET. */
export async function openedValue(
  { key, value }: StoredValue,
  { APP_SECRET }: SealSettings,
): Promise<string | undefined> {
  if (!isSealed(value)) return value
  return APP_SECRET === undefined ? undefined : unseal(value, key, APP_SECRET)
}

/** The keys of stored values that cannot be read and that no value of the environment stands in for. */
export async function findUnreadableKeys(db: Database, settings: Settings): Promise<string[]> {
  const rows = await db
    .select({ key: configs.key, value: configs.value })
    .from(configs)
    .orderBy(asc(configs.key))
  const needed = rows.filter(({ key }) => !(key in settings && settings[key as keyof Settings]))
  const opened = await Promise.all(needed.map((row) => openedValue(row, settings)))
  return needed.filter((_, index) => opened[index] === undefined).map(({ key }) => key)
}

const unreadableWords = (name: string) =>
  `${name} was stored under another APP_SECRET and cannot be read: enter it again under Config, or start the guide with the APP_SECRET of that time`
