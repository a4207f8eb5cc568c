import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * An order in which places that came one after the other, as those of a country do, lie apart: its first are from all over the
 * guide. To the letter that of the index `places_featured_apart`; two primes, so that each remainder comes once.
 */
export const apart = (id: SQL | AnyPgColumn): SQL => sql`((${id} % 997) * 619 % 997)`
