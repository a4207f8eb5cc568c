import { Hono } from 'hono'
import type { Database } from '../../platform/database.ts'
import { describe } from '../../platform/describe.ts'
import { hasPasskeys } from './passkey.queries.ts'
import { SignInWays } from './sign-in-ways.schema.ts'

/** A POST, since what visitors read is kept and announced, and this is neither. */
export const signInWaysApi = (db: Database, openId: string | null) =>
  new Hono().post('/', describe('How one signs in besides by name and password', SignInWays), async (c) =>
    c.json({ passkeys: await hasPasskeys(db), openId }),
  )
