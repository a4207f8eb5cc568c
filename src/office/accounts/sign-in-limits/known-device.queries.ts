import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { users } from '../account/account.table.ts'
import { hashOfToken, randomToken } from '../account/random-token.ts'
import { plainUsername } from '../account/username.ts'
import { knownDevices } from './known-device.table.ts'

const devicesPerAccount = 20

/** Not one that a clock marked which was ahead: it would be known for as much longer. */
const isRemembered = sql`${knownDevices.lastUsedAt} between now() - interval '1 year' and now() + interval '1 hour'`

/** Whether this account, or without a name any, signed in with the device within a year. */
export async function isKnownDevice(db: Database, token: string, username?: string): Promise<boolean> {
  const found = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(
      and(
        eq(knownDevices.tokenHash, hashOfToken(token)),
        username === undefined ? undefined : eq(users.username, plainUsername(username)),
        isRemembered,
      ),
    )
  return found.length > 0
}

/**
 * Remembers the device after a sign-in; the token for its cookie. One that is known for this account keeps its token. Any
 * other gets a new one, which the device's other accounts come along to: the one before may have been planted.
 */
export async function rememberDevice(
  db: Database,
  user: { id: string; username: string },
  formerToken: string | undefined,
): Promise<string> {
  const isKnown = formerToken !== undefined && (await isKnownDevice(db, formerToken, user.username))
  const token = isKnown ? formerToken : randomToken()
  const tokenHash = hashOfToken(token)
  if (formerToken !== undefined && !isKnown)
    await db
      .update(knownDevices)
      .set({ tokenHash })
      .where(eq(knownDevices.tokenHash, hashOfToken(formerToken)))
  await db
    .insert(knownDevices)
    .values({ tokenHash, userId: user.id })
    .onConflictDoUpdate({
      target: [knownDevices.tokenHash, knownDevices.userId],
      set: { lastUsedAt: sql`now()` },
    })
  await forgetOldDevices(db, user.id)
  return token
}

const forgetOldDevices = (db: Database, userId: string) =>
  db.execute(sql`
    delete from ${knownDevices} where ${knownDevices.userId} = ${userId} and token_hash not in (
      select token_hash from ${knownDevices} where ${knownDevices.userId} = ${userId} and ${isRemembered}
      order by ${knownDevices.lastUsedAt} desc, token_hash limit ${devicesPerAccount})`)
