import type { Context } from 'hono'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { beginSession } from '../sessions/session.queries.ts'
import { readSessionCookie, sessionCookie } from '../sessions/session-cookie.ts'
import { deviceCookie, readDeviceCookie } from '../sign-in-limits/device-cookie.ts'
import { rememberDevice } from '../sign-in-limits/known-device.queries.ts'

/** Signs the account in at the browser that makes this call: its answer sets the cookies. @throws Problem as `beginSession` */
export async function signInAs(
  c: Context,
  { db, isHttps }: { db: Database; isHttps: boolean },
  user: { id: string; username: string },
  isStillRight: (tx: Transaction) => Promise<boolean>,
): Promise<void> {
  const cookies = c.req.header('cookie')
  const token = await beginSession(db, user.id, readSessionCookie(cookies, isHttps), isStillRight)
  const knownAs = await rememberDevice(db, user, readDeviceCookie(cookies, isHttps))
  c.header('Set-Cookie', sessionCookie(token, isHttps), { append: true })
  c.header('Set-Cookie', deviceCookie(knownAs, isHttps), { append: true })
}
