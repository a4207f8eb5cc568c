import { Hono } from 'hono'
import { describe } from '../../platform/calls/describe.ts'
import type { Database } from '../../platform/database/database.ts'
import { hasPasskeys } from './passkey.queries.ts'
import { SignInWays } from './sign-in-ways.schema.ts'

/** A POST, since what visitors read is kept and announced, and this is neither. */
export const signInWaysApi = (db: Database, openId: string | null) =>
  new Hono().post('/', describe('How one signs in besides by name and password', SignInWays), async (c) =>
    c.json({ passkeys: await hasPasskeys(db), openId }),
  )
