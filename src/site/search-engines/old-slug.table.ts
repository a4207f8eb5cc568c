import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { cities } from '../../guide/cities/city.table.ts'
import { places } from '../../guide/places/place.table.ts'
import { createdAt } from '../../platform/database/columns.ts'

/** Slugs that places once had: a trigger keeps them, so that links from elsewhere go on working. */
export const oldPlaceSlugs = pgTable(
  'old_place_slugs',
  {
    slug: text().primaryKey(),
    placeId: integer()
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (old) => [index().on(old.placeId)],
)

/** The same for cities. */
export const oldCitySlugs = pgTable(
  'old_city_slugs',
  {
    slug: text().primaryKey(),
    cityId: integer()
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (old) => [index().on(old.cityId)],
)
