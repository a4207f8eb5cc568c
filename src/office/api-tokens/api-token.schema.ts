import { z } from 'zod'
import { Attempt } from '../../platform/calls/attempt.schema.ts'
import { Moment } from '../../platform/calls/read-version.schema.ts'
import { tokenScopes } from './token-scope.ts'

export const ApiToken = z.object({
  id: z.number().int(),
  name: z.string(),
  scope: z.enum(tokenScopes),
  /** Its last four letters. */
  ending: z.string(),
  /** Whose rights it has, within its scope. */
  owner: z.string(),
  createdAt: Moment,
  /** Null: never. */
  expiresAt: Moment.nullable(),
  lastUsedAt: Moment.nullable(),
})

export const NewApiToken = z.object({
  name: z.string().trim().min(1, 'A name is needed').max(100, 'A name has at most 100 characters'),
  scope: z.enum(tokenScopes),
  /** For how long it is good; null: until it is revoked. */
  days: z.number().int().min(1).max(3650).nullable().default(90),
  attempt: Attempt,
})

/** The only answer that ever holds the token. */
export const MadeApiToken = ApiToken.extend({ token: z.string() })

export type ApiToken = z.infer<typeof ApiToken>
export type NewApiToken = z.output<typeof NewApiToken>
export type MadeApiToken = z.infer<typeof MadeApiToken>
