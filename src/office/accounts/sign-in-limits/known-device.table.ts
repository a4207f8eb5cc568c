import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../../../platform/database/columns.ts'
import { users } from '../account/account.table.ts'

/** The browsers with which an account signed in before: strangers' wrong tries do not keep those out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of the cookie's random token, in hex. */
    tokenHash: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastUsedAt: createdAt(),
  },
  (device) => [
    primaryKey({ columns: [device.tokenHash, device.userId] }),
    index().on(device.userId, device.lastUsedAt),
  ],
)
