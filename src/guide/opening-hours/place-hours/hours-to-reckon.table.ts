import { integer, pgTable } from 'drizzle-orm/pg-core'
import { places } from '../../places/place.table.ts'

/**
 * Active places that say something of their hours, which were not reckoned since they say it: noted by triggers of `places`
 * and `place_availabilities`, and taken out by who reckons them.
 */
export const hoursToReckon = pgTable('hours_to_reckon', {
  placeId: integer()
    .primaryKey()
    .references(() => places.id, { onDelete: 'cascade' }),
})
