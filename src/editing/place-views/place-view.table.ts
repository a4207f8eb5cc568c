import { boolean, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../office/accounts/account/account.table.ts'
import { createdAt, id, updatedAt } from '../../platform/database/columns.ts'

/** Addresses of the list of places that accounts keep by a name. */
export const placeViews = pgTable(
  'place_views',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The query of the address: 'wheelchair=unknown&sort=createdAt-desc'; empty for the plain list. */
    search: text().notNull(),
    /** Whether all accounts see it. */
    isShared: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (view) => [unique().on(view.userId, view.name)],
)
