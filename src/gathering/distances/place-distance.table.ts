import { bigint, doublePrecision, index, integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { cities } from '../../guide/cities/city.table.ts'
import { places } from '../../guide/places/place.table.ts'
import { createdAt, id, moment, updatedAt } from '../../platform/database/columns.ts'

/** What filters ask of a place, told again beside its pairs by triggers, so that an index alone answers. */
const traits = () => ({
  /** Bits, `traitBits` says which. */
  traits: bigint({ mode: 'number' }).notNull().default(0),
  funTypeIds: integer().array().notNull().default([]),
})

/** Every pair of a city and a place within the distance horizon. */
export const placeDistances = pgTable(
  'place_distances',
  {
    id: id(),
    cityId: integer()
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    placeId: integer()
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    /** By road; null while unknown, and where `routedAt` says that no road leads there. */
    distanceKm: doublePrecision(),
    /** By road; null while unknown. */
    drivingTimeMinutes: integer(),
    /** Great-circle distance: decides what lies within a radius. */
    radiusDistanceKm: doublePrecision().notNull(),
    /** Estimated from the great-circle distance; never shown as a route. */
    radiusDrivingTimeMinutes: integer(),
    /** When the way by road was last asked for and answered. */
    routedAt: moment(),
    /** When the router last could not tell, since one of the two lies too far from any road. */
    unknownAt: moment(),
    ...traits(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (distance) => [
    unique().on(distance.cityId, distance.placeId),
    index().on(distance.placeId, distance.radiusDistanceKm),
  ],
)

/**
 * How many places of each kind lie around each city, by whole kilometres rounded up, for totals: the sum of the rows, of
 * which triggers of `placeDistances` add one for each change, below 0 too, and now and then put all of a city together.
 */
export const placeCounts = pgTable(
  'place_counts',
  {
    cityId: integer()
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    km: integer().notNull(),
    ...traits(),
    places: integer().notNull(),
  },
  (count) => [index().on(count.cityId, count.km)],
)
