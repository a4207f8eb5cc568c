import { eq } from 'drizzle-orm'
import { places } from '../../guide/places/place.table.ts'
import type { Database } from '../../platform/database.ts'

/** As many places as the sitemaps list. */
export const countActivePlaces = (db: Database): Promise<number> =>
  db.$count(places, eq(places.isActive, true))
