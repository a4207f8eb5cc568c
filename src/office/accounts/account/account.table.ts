import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { roles } from './role.ts'

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    username: text().notNull().unique(),
    /** argon2id, in PHC string form. */
    password: text().notNull(),
    /** Whether it is an account of the back office. */
    isAdmin: boolean().notNull().default(false),
    /** Of an account of the back office: what it may do there. */
    role: text({ enum: roles }).notNull().default('admin'),
    /** To some minutes; null: not since this is kept. */
    lastSeenAt: moment(),
  },
  (user) => [check('users_role', sql`${user.role} in ('viewer', 'editor', 'admin')`)],
)
