import { sql } from 'drizzle-orm'
import { hashPassword } from '../../../src/office/accounts/account/password-hash.ts'
import { rememberDevice } from '../../../src/office/accounts/sign-in-limits/known-device.queries.ts'
import type { Database } from '../../../src/platform/database/database.ts'
import type { Writer } from '../writer.ts'

const credentials = { username: 'signs-in', password: 'a password that nobody guesses' }

/** Signs in again and again, with a device that the account knows: of strangers, tries cut off would soon be too many. */
export async function signInWriter(db: Database): Promise<Writer> {
  const { username, password } = credentials
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into users (username, password, is_admin) values (${username}, ${await hashPassword(password)}, false)
    returning id`)
  const id = rows[0]?.id as string
  const device = await rememberDevice(db, { id, username }, undefined)
  return {
    name: 'sign-in',
    see: async (db) => {
      const { rows } = await db.execute<{ sessions: number }>(
        sql`select count(*)::int as sessions from sessions where user_id = ${id}`,
      )
      return { state: rows[0]?.sessions, keys: {} }
    },
    next: ({ state }) => ({
      ...{ method: 'POST', path: '/api/auth/login', body: credentials, cookie: `device=${device}` },
      after: Number(state) + 1,
    }),
  }
}
