import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** What a description tells, in stems of its language: to the letter that of the index `places_told`. */
export const toldWords = (description: SQL | AnyPgColumn): SQL => sql`to_tsvector('english', ${description})`
