import { type SQL, sql } from 'drizzle-orm'

/** The id of an account for a row that names it, null where it is gone: what somebody has begun goes on without them. */
export const accountIfThere = (userId: string | null): SQL =>
  sql`(select id from users where id = ${userId}::uuid for key share)`
