import { z } from 'zod'
import { maxPasswordLength } from '../account/password.ts'

export const Credentials = z.object({
  username: z.string().trim().min(1).max(200),
  password: z.string().min(1).max(maxPasswordLength),
  /** Of an authenticator app, or a recovery code: asked for once the password was right, of accounts that have it on. */
  code: z.string().trim().max(100).optional(),
})

/** `account` is the same for an account as long as there is one, and says nothing else about it. */
export const CurrentUser = z.object({ isAdmin: z.boolean(), account: z.string() })
