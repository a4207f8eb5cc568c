import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '../../../platform/database/columns.ts'
import { users } from '../account/account.table.ts'
import { roles } from '../account/role.ts'

/** Links that make an account each, once. They end with the account that gave them. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    /** SHA-256 of the link's random token, in hex. */
    tokenHash: text().notNull().unique(),
    /** Whom it is for, as whoever invites calls them. */
    name: text().notNull(),
    role: text({ enum: roles }).notNull(),
    invitedBy: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Names the try that made it, which may come again. */
    attempt: text(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (invitation) => [
    check('invitations_role', sql`${invitation.role} in ('viewer', 'editor', 'admin')`),
    index().on(invitation.invitedBy),
  ],
)
