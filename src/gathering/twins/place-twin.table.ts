import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { places } from '../../guide/places/place.table.ts'
import { createdAt, moment } from '../../platform/database/columns.ts'
import { whysAlike } from '../matching/alikeness.ts'

const ofPlace = () =>
  integer()
    .notNull()
    .references(() => places.id, { onDelete: 'cascade' })

/** Pairs of places that may be one, the lower id first: reckoned by what looks for them. */
export const placeTwins = pgTable(
  'place_twins',
  {
    lowId: ofPlace(),
    highId: ofPlace(),
    why: text({ enum: whysAlike }).notNull(),
    /** How surely, by the rules of matching. */
    score: doublePrecision().notNull(),
  },
  (twin) => [
    primaryKey({ columns: [twin.lowId, twin.highId] }),
    check('place_twins_order', sql`${twin.lowId} < ${twin.highId}`),
    index('place_twins_surest').on(twin.score.desc(), twin.lowId, twin.highId),
    index().on(twin.highId),
  ],
)

/** Pairs of which an editor said that they are two places. One that is deleted may come back: its pairs stay. */
export const placesApart = pgTable(
  'places_apart',
  {
    lowId: integer().notNull(),
    highId: integer().notNull(),
    decidedAt: createdAt(),
    decidedBy: uuid(),
  },
  (pair) => [
    primaryKey({ columns: [pair.lowId, pair.highId] }),
    check('places_apart_order', sql`${pair.lowId} < ${pair.highId}`),
    index().on(pair.decidedAt, pair.lowId, pair.highId),
  ],
)

/** How far the search for twins has come; one row. */
export const twinSearches = pgTable('twin_searches', {
  id: integer().primaryKey(),
  /** Only places that changed since; null for all. Within a round, when the last one that it has looked at did. */
  since: moment(),
  /** The id of that one: several may have changed at once. */
  upTo: integer().notNull().default(0),
  /** Null between two rounds. */
  beganAt: moment(),
  /** The last round that came to its end. */
  endedAt: moment(),
})
