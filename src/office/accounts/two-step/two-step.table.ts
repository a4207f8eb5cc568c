import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '../../../platform/database/columns.ts'
import { users } from '../account/account.table.ts'

/** What the codes of an account's authenticator app are reckoned from. */
export const twoSteps = pgTable('two_steps', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** In base64; sealed where there is an APP_SECRET. */
  secret: text().notNull(),
  createdAt: createdAt(),
  /** When a first right code switched it on; null: not on yet. */
  confirmedAt: moment(),
  /** Of the last code that was taken: none is taken twice, nor one before it. */
  lastStep: integer().notNull().default(0),
})

/** Each signs in once in a code's place; one that is used is gone. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256, in hex. */
    codeHash: text().notNull(),
  },
  (code) => [primaryKey({ columns: [code.userId, code.codeHash] })],
)
