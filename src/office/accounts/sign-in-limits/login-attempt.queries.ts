import { createHash } from 'node:crypto'
import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { inPortions } from '../../../platform/database/in-portions.ts'
import { hashOfToken } from '../account/random-token.ts'
import { plainUsername } from '../account/username.ts'
import { isKnownDevice } from './known-device.queries.ts'
import { knownDevices } from './known-device.table.ts'
import { loginAttempts } from './login-attempt.table.ts'

const triesPerAccount = 10
const triesPerAddress = 50
const startsPerClient = 50

// What a clock that was ahead has noted would else keep people out until then.
const isRecent = sql.raw(
  `t between clock_timestamp() - interval '15 minutes' and clock_timestamp() + interval '15 minutes'`,
)

/** A try that counts as wrong until it is forgiven: in each of these budgets, entered at that moment. */
export type LoginTry = { isAllowed: true; entries: Entry[] }
export type RefusedTry = { isAllowed: false; retryAfterSeconds: number }
type Entry = { key: string; at: string }

/** Who tries: `address` is the client's, or its network's; `device` the token of its cookie. */
export type LoginClient = { address: string; device: string | undefined }

/**
 * Counts a try before its password is looked at, so that many at once cannot pass where one after the other would not. A
 * device that the account knows has a budget of its own; all others share those of the account and of their address.
 */
export async function countTry(
  db: Database,
  username: string,
  { address, device }: LoginClient,
): Promise<LoginTry | RefusedTry> {
  const isKnown = device !== undefined && (await isKnownDevice(db, device, username))
  const budgets = isKnown
    ? [{ key: `device:${hashOfToken(device)}`, limit: triesPerAccount }]
    : [
        { key: accountKeyOf(username), limit: triesPerAccount },
        { key: `address:${address}`, limit: triesPerAddress },
      ]
  const entries: Entry[] = []
  for (const { key, limit } of budgets) {
    const at = await enter(db, key, limit)
    if (at === undefined) {
      await takeBack(db, entries)
      return refusal(db, key)
    }
    entries.push({ key, at })
  }
  return { isAllowed: true, entries }
}

/**
 * The password was right. A known device's wrong tries are forgotten; of an account's and an address's this one only, for it
 * must not open them to strangers' next tries.
 */
export async function forgive(db: Database, { entries }: LoginTry): Promise<void> {
  await takeBack(db, entries)
  const ofDevice = entries.find(({ key }) => key.startsWith('device:'))?.key ?? ''
  await db.execute(sql`delete from ${loginAttempts} where key = ${ofDevice} or tries = '{}'
    or tries[cardinality(tries)] < clock_timestamp() - interval '15 minutes'`)
}

/** It was neither right nor wrong: this one is forgotten, and no other. */
export const takeBackTry = (db: Database, { entries }: LoginTry): Promise<void> => takeBack(db, entries)

/** Counts a call by a key of its own; in how many seconds there is room again where its share of a quarter of an hour is used. */
export async function countCall(db: Database, key: string, limit: number): Promise<number | undefined> {
  if ((await enter(db, key, limit)) !== undefined) return undefined
  return (await refusal(db, key)).retryAfterSeconds
}

/**
 * Counts the beginning of a sign-in that names no account yet; in how many seconds there is room again where there is none. A device
 * that any account knows has a budget of its own: behind a proxy all may share an address.
 */
export async function countStart(
  db: Database,
  way: 'passkey' | 'openid',
  { address, device }: LoginClient,
): Promise<number | undefined> {
  const isKnown = device !== undefined && (await isKnownDevice(db, device))
  return countCall(db, `${way}:${isKnown ? hashOfToken(device) : address}`, startsPerClient)
}

/** What no budget counts any more. */
export const forgetOldTries = (db: Database): Promise<void> =>
  inPortions(
    db,
    (size) => sql`
      delete from login_attempts where key in (
        select key from login_attempts where tries[cardinality(tries)] < clock_timestamp() - interval '15 minutes'
        limit ${size} for update skip locked)`,
  )

/** Opens an account whose limit is reached, and so the devices that it knows. */
export const forgetTries = (db: Queries, { id, username }: { id: string; username: string }) =>
  db.delete(loginAttempts).where(
    or(
      eq(loginAttempts.key, accountKeyOf(username)),
      inArray(
        loginAttempts.key,
        db
          .select({ key: sql`'device:' || ${knownDevices.tokenHash}` })
          .from(knownDevices)
          .where(eq(knownDevices.userId, id)),
      ),
    ),
  )

const accountKeyOf = (username: string) =>
  `account:${createHash('sha256').update(plainUsername(username)).digest('hex')}`

/**
 * When it was entered, to the microsecond, and later than what was entered before it: the embedded database's clock ticks in
 * milliseconds, and two tries of one moment would be taken back as one. Undefined where the limit is reached.
 */
async function enter(db: Database, key: string, limit: number): Promise<string | undefined> {
  const { rows } = await db.execute<{ at: string }>(sql`
    insert into ${loginAttempts} as a (key, tries) values (${key}, array[clock_timestamp()])
    on conflict (key) do update set tries = (
      select array_append(array_agg(t order by t), greatest(clock_timestamp(), max(t) + interval '1 microsecond'))
      from unnest(a.tries) t where ${isRecent})
    where (select count(*) from unnest(a.tries) t where ${isRecent}) < ${limit}
    returning tries[cardinality(tries)]::text as at`)
  return rows[0]?.at
}

async function takeBack(db: Database, entries: readonly Entry[]): Promise<void> {
  for (const { key, at } of entries)
    await db.execute(
      sql`update ${loginAttempts} set tries = array_remove(tries, ${at}::timestamptz) where key = ${key}`,
    )
}

async function refusal(db: Database, key: string): Promise<RefusedTry> {
  const { rows } = await db.execute<{ seconds: number }>(sql`
    select ceil(extract(epoch from min(t) + interval '15 minutes' - clock_timestamp()))::int as seconds
    from ${loginAttempts}, unnest(tries) t where key = ${key} and ${isRecent}`)
  return { isAllowed: false, retryAfterSeconds: Math.max(1, rows[0]?.seconds ?? 1) }
}
