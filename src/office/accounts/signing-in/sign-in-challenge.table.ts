import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { users } from '../account/account.table.ts'

/** Random words of ours that somebody has to come back with, once and soon; in the database because several processes ask. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    /** SHA-256, in hex. */
    tokenHash: text().primaryKey(),
    /** What for: no challenge of one kind passes as another. */
    purpose: text().notNull(),
    /** Of what somebody adds to their own account. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** What has to be known again then. */
    data: jsonb(),
    expiresAt: moment().notNull(),
  },
  (challenge) => [index().on(challenge.expiresAt)],
)
