import { date, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/columns.ts'
import { places } from '../places/place.table.ts'
import type { SpansByDay } from './day-spans.ts'

/** When places are open on each of the coming days; derived, so that it may be emptied at any time. */
export const placeHours = pgTable('place_hours', {
  placeId: integer()
    .primaryKey()
    .references(() => places.id, { onDelete: 'cascade' }),
  /** The text and position it was reckoned from: it no longer holds once the place has others. */
  openingHours: text().notNull(),
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
  timeZone: text().notNull(),
  /** In the place's zone. */
  firstDay: date().notNull(),
  days: jsonb().$type<SpansByDay>().notNull(),
  reckonedAt: moment().notNull().defaultNow(),
})
