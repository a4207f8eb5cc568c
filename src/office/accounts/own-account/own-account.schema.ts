import { z } from 'zod'
import { Moment } from '../../../platform/calls/read-version.schema.ts'
import { roles } from '../account/role.ts'

export const OwnAccount = z.object({
  username: z.string(),
  role: z.enum(roles),
  /** How many other browsers are signed in with it. */
  otherSessions: z.int(),
  /** Whether the sign-in asks for a code after the password. */
  twoStep: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** Wrong codes that came after the right password within a day, since which somebody else may know it; null: none of late. */
  wrongCodes: z.object({ count: z.int(), since: Moment }).nullable(),
})
