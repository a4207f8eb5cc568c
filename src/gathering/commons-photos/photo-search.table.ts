import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { places } from '../../guide/places/place.table.ts'
import { moment } from '../../platform/database/columns.ts'

/**
 * When Wikimedia is to be asked for photos of each active place that names some (`wikidata`, `wikimedia_commons`, or a picture
 * that lies on Commons). Triggers of `places` keep its rows: a place that names others begins anew.
 */
export const photoSearches = pgTable(
  'photo_searches',
  {
    placeId: integer()
      .primaryKey()
      .references(() => places.id, { onDelete: 'cascade' }),
    dueAt: moment().notNull().defaultNow(),
    searchedAt: moment(),
    /** How often in a row there was no answer for this place. */
    failures: integer().notNull().default(0),
  },
  (search) => [index().on(search.dueAt, search.placeId)],
)
