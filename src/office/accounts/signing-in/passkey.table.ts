import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '../../../platform/database/columns.ts'
import { users } from '../account/account.table.ts'

/** What signs an account in without its password: a key pair of a phone, computer or security key, of which this is the public one. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** Of the credential, in base64url. */
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As its owner calls it. */
    name: text().notNull(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** How often it signed, as far as it counts: one that falls back was copied. */
    counter: bigint({ mode: 'number' }).notNull(),
    createdAt: createdAt(),
    /** Null: not yet. */
    lastUsedAt: moment(),
  },
  (passkey) => [index().on(passkey.userId)],
)
