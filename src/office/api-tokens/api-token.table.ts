import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../platform/database/columns.ts'
import { users } from '../accounts/account/account.table.ts'
import { tokenScopes } from './token-scope.ts'

/** What programs sign in with. One that is revoked stays: the history names it. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    scope: text({ enum: tokenScopes }).notNull(),
    /** SHA-256 of the token, in hex. */
    tokenHash: text().notNull().unique(),
    /** How it ends, to know it again. */
    ending: text().notNull(),
    /** Names the try that made it, which may come again. */
    attempt: text(),
    createdAt: createdAt(),
    /** Null: never. */
    expiresAt: moment(),
    revokedAt: moment(),
    lastUsedAt: moment(),
    /** The minute of the last call, and how many calls were made in it. */
    minute: moment(),
    callsInMinute: integer().notNull().default(0),
  },
  (token) => [
    check('api_tokens_scope', sql`${token.scope} in ('read', 'write', 'admin')`),
    index().on(token.userId),
  ],
)
