import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import type { Grade } from '../../facts/fact-source.schema.ts'
import { places } from '../../places/place.table.ts'
import type { DayHours } from '../days/day-hours.ts'

/** When places are open on each of the coming days; derived, and anew of whoever stands in `hours_to_reckon`. */
export const placeHours = pgTable(
  'place_hours',
  {
    placeId: integer()
      .primaryKey()
      .references(() => places.id, { onDelete: 'cascade' }),
    /** The facts it was reckoned from, which no longer holds once the place has others; seasons and position, by which it is reckoned anew. */
    openingHours: text(),
    usualHours: text(),
    usuallyClosed: text(),
    specialHours: text(),
    closedFrom: date(),
    closedUntil: date(),
    /** Names with commas between, by name; null for all year. */
    seasons: text(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    timeZone: text().notNull(),
    /** Whose word the days are. */
    grade: text().$type<Grade>().notNull(),
    /** In the place's zone. */
    firstDay: date().notNull(),
    /** From the first day on, without a gap. */
    days: jsonb().$type<DayHours[]>().notNull(),
    /**
     * A letter for each of them: o open at some time, h the same on a holiday and s out of season where its hours do not speak of
     * that, c closed, ? not known.
     */
    states: text().notNull(),
    /** Of the rules by which they were reckoned. */
    edition: smallint().notNull().default(0),
    reckonedAt: moment().notNull().defaultNow(),
    /** Whether the place still says what they were reckoned from; told by triggers, so that an index alone answers. */
    holds: boolean().notNull().default(true),
  },
  (hours) => [index('place_hours_by_age').on(hours.edition, hours.firstDay)],
)
