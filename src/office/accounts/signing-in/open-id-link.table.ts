import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '../../../platform/database/columns.ts'
import { users } from '../account/account.table.ts'

/** Which account of an OpenID Connect provider signs in as which of ours. */
export const openIdLinks = pgTable(
  'open_id_links',
  {
    issuer: text().notNull(),
    /** As the provider calls its account; it never gives it to another. */
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** Null: not yet. */
    lastUsedAt: moment(),
  },
  (link) => [primaryKey({ columns: [link.issuer, link.subject] })],
)
