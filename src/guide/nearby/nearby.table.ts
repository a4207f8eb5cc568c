import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { places } from '../places/place.table.ts'
import { nearbyFeatures, nearbyKinds, nearbyTypes } from './nearby-kinds.ts'

/**
 * When it is to be asked what lies around each active place. Triggers of `places` keep its rows: a place that has moved
 * begins anew, and what lay around it goes with the old row.
 */
export const nearbyReadings = pgTable(
  'nearby_readings',
  {
    placeId: integer()
      .primaryKey()
      .references(() => places.id, { onDelete: 'cascade' }),
    dueAt: moment().notNull().defaultNow(),
    /** The moment whose map it was; null while nothing is known. */
    readAt: moment(),
    /** How often in a row there was no answer for this place. */
    failures: integer().notNull().default(0),
  },
  (reading) => [index().on(reading.dueAt, reading.placeId)],
)

/** The nearest of each kind around a place: five rows at most. */
export const nearbyThings = pgTable(
  'nearby_things',
  {
    placeId: integer()
      .notNull()
      .references(() => nearbyReadings.placeId, { onDelete: 'cascade' }),
    kind: text({ enum: nearbyKinds }).notNull(),
    type: text({ enum: nearbyTypes }).notNull(),
    name: text(),
    features: text({ enum: nearbyFeatures }).array().notNull().default([]),
    /** From the place's position, as the crow flies. */
    metres: integer().notNull(),
    /** Within the outline that the map has of the place itself. */
    isInside: boolean().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** Such as 'node/1'. */
    osmId: text().notNull(),
  },
  (thing) => [primaryKey({ columns: [thing.placeId, thing.kind] })],
)
