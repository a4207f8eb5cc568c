import { z } from 'zod'
import { Attempt } from '../../../platform/calls/attempt.schema.ts'
import { maxPasswordLength } from './password.ts'
import { roles } from './role.ts'

const role = z.enum(roles)
const moment = z.iso.datetime({ offset: true })

export const AccountId = z.object({ id: z.uuid() })

export const Account = z.object({
  id: z.string(),
  username: z.string(),
  /** Null: an account without rights in the back office. */
  role: role.nullable(),
  /** To some minutes; null: never, as far as it is known. */
  lastSeenAt: moment.nullable(),
  /** How many browsers are signed in. */
  sessions: z.int(),
  /** Whether the sign-in asks for a code after the password. */
  twoStep: z.boolean(),
  passkeys: z.int(),
  /** Whether an account at the OpenID Connect provider signs it in. */
  isLinked: z.boolean(),
  /** How many of its API tokens are good. */
  apiTokens: z.int(),
})
export type Account = z.output<typeof Account>

export const Invitation = z.object({
  id: z.string(),
  name: z.string(),
  role,
  invitedBy: z.string(),
  expiresAt: moment,
})
export type Invitation = z.output<typeof Invitation>

/** The open invitations only: those that have expired are gone. */
export const People = z.object({ accounts: z.array(Account), invitations: z.array(Invitation) })
export type People = z.output<typeof People>

export const RoleChange = z.object({ role })

export const NewInvitation = z.object({ name: z.string().trim().min(1).max(200), role, attempt: Attempt })
export type NewInvitation = z.output<typeof NewInvitation>

/** `token` is told this once; `/admin/join#` and it make the link. */
export const GivenInvitation = Invitation.extend({ token: z.string() })

const token = z.string().max(100)

export const InvitationNamed = z.object({ token })
export const InvitationRead = z.object({ name: z.string(), role })

export const NewAccount = z.object({
  token,
  username: z.string().min(1).max(200),
  password: z.string().max(maxPasswordLength),
})

export const PasswordChange = z.object({
  present: z.string().min(1).max(maxPasswordLength),
  password: z.string().max(maxPasswordLength),
})

export const EndedSessions = z.object({ ended: z.int() })
export const Done = z.object({ success: z.literal(true) })
