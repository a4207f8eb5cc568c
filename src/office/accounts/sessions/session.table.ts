import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../../../platform/database/columns.ts'
import { users } from '../account/account.table.ts'

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's random token, in hex. */
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastUsedAt: createdAt(),
  },
  (session) => [index().on(session.userId)],
)
