import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** What a clock that was ahead says of a job is no time at which it was done. */
export const isNotAhead = (moment: SQLWrapper): SQL => sql`${moment} <= now() + interval '1 hour'`
