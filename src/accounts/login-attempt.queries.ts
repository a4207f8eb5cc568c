import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'
import { loginAttempts } from './login-attempt.table.ts'
import { plainUsername } from './username.ts'

const triesPerAccount = 10
const triesPerAddress = 50

const isRecent = sql.raw(`t > clock_timestamp() - interval '15 minutes'`)

/** A try that counts as wrong until it is forgiven. */
export type LoginTry = { isAllowed: true; accountKey: string; addressKey: string; at: string }
export type RefusedTry = { isAllowed: false; retryAfterSeconds: number }

/**
 * Counts a try before its password is looked at, so that many at once cannot pass where one after the other would not.
 * `address` is the client's, or its network's.
 */
export async function countTry(
  db: Database,
  username: string,
  address: string,
): Promise<LoginTry | RefusedTry> {
  const accountKey = accountKeyOf(username)
  const addressKey = `address:${address}`
  const atAccount = await enter(db, accountKey, triesPerAccount)
  if (!atAccount) return refusal(db, accountKey)
  const at = await enter(db, addressKey, triesPerAddress)
  if (at) return { isAllowed: true, accountKey, addressKey, at }
  await takeBack(db, accountKey, atAccount)
  return refusal(db, addressKey)
}

/** The password was right: the account's wrong tries are forgotten, and of the address's this one only. */
export async function forgive(db: Database, { accountKey, addressKey, at }: LoginTry): Promise<void> {
  await db.execute(sql`delete from ${loginAttempts} where key = ${accountKey}
    or tries[cardinality(tries)] < clock_timestamp() - interval '15 minutes'`)
  await takeBack(db, addressKey, at)
}

/** Opens an account whose limit is reached. */
export const forgetTries = (db: Database, username: string) =>
  db.delete(loginAttempts).where(eq(loginAttempts.key, accountKeyOf(username)))

const accountKeyOf = (username: string) =>
  `account:${createHash('sha256').update(plainUsername(username)).digest('hex')}`

/** When it was entered, to the microsecond; undefined where the limit is reached. */
async function enter(db: Database, key: string, limit: number): Promise<string | undefined> {
  const { rows } = await db.execute<{ at: string }>(sql`
    insert into ${loginAttempts} as a (key, tries) values (${key}, array[clock_timestamp()])
    on conflict (key) do update set tries = array_append(
      (select array_agg(t order by t) from unnest(a.tries) t where ${isRecent}), clock_timestamp())
    where (select count(*) from unnest(a.tries) t where ${isRecent}) < ${limit}
    returning tries[cardinality(tries)]::text as at`)
  return rows[0]?.at
}

const takeBack = (db: Database, key: string, at: string) =>
  db.execute(
    sql`update ${loginAttempts} set tries = array_remove(tries, ${at}::timestamptz) where key = ${key}`,
  )

async function refusal(db: Database, key: string): Promise<RefusedTry> {
  const { rows } = await db.execute<{ seconds: number }>(sql`
    select ceil(extract(epoch from min(t) + interval '15 minutes' - clock_timestamp()))::int as seconds
    from ${loginAttempts}, unnest(tries) t where key = ${key} and ${isRecent}`)
  return { isAllowed: false, retryAfterSeconds: Math.max(1, rows[0]?.seconds ?? 1) }
}
