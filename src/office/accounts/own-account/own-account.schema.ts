import { z } from 'zod'
import { roles } from '../account/role.ts'

export const OwnAccount = z.object({
  username: z.string(),
  role: z.enum(roles),
  /** How many other browsers are signed in with it. */
  otherSessions: z.int(),
  /** Whether the sign-in asks for a code after the password. */
  twoStep: z.boolean(),
  recoveryCodesLeft: z.int(),
})
