import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Wrong tries to sign in, in the database because several processes share the limits. */
export const loginAttempts = pgTable('login_attempts', {
  /**
   * 'account:' and a hash of the name, for people type passwords into that field; 'address:' and the address; or 'device:' and
   * the hash of a known device's token.
   */
  key: text().primaryKey(),
  /** The moments of the last quarter of an hour's tries, the newest last. */
  tries: timestamp({ withTimezone: true }).array().notNull(),
})
