import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, uuid } from 'drizzle-orm/pg-core'

/** Its one row is this guide's own name, which the store of its files carries too. */
export const installation = pgTable(
  'installation',
  {
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    isOnly: boolean().primaryKey().default(true),
  },
  (row) => [check('installation_is_only', sql`${row.isOnly}`)],
)
