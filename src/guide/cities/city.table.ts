import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from '../../platform/database/columns.ts'
import { places } from '../places/place.table.ts'

export const cities = pgTable(
  'cities',
  {
    id: id(),
    name: text().notNull(),
    country: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    slug: text().notNull().unique(),
    placesFetched: boolean().notNull().default(false),
    /** Its places are fetched again after so many days; null: only when an editor asks. */
    fetchEveryDays: smallint(),
    /** When an editor last changed it. */
    updatedAt: moment().notNull().defaultNow(),
  },
  (city) => [
    check('cities_lat', sql`${city.lat} between -90 and 90`),
    check('cities_lng', sql`${city.lng} between -180 and 180`),
    check('cities_fetch_every_days', sql`${city.fetchEveryDays} between 1 and 365`),
  ],
)

/** Which cities a place belongs to; deleting a city deletes the places that belong to no other. */
export const cityPlaces = pgTable(
  'city_places',
  {
    id: id(),
    cityId: integer()
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    placeId: integer()
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (link) => [unique().on(link.cityId, link.placeId), index().on(link.placeId)],
)
