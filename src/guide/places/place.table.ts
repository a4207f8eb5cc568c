import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from '../../platform/database/columns.ts'
import { factColumns } from '../facts/fact-columns.table.ts'
import { funTypes } from '../fun-types/fun-type.table.ts'
import { seasons } from '../seasons/season.table.ts'
import { apart } from './apart.ts'
import { flatPoint } from './flat-point.ts'
import { toldWords } from './told-words.ts'

/** Every fact is computed from `placeSources` and edits. */
export const places = pgTable(
  'places',
  {
    id: id(),
    ...factColumns,
    isIndoor: boolean().notNull().generatedAlwaysAs(sql`coalesce(setting in ('indoor', 'both'), false)`),
    isWheelchairAccessible: boolean()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(wheelchair in ('yes', 'limited'), false)`),
    /** What a search looks through: the names, then on a line of its own the town, without accents and capitals. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`plain_text(coalesce(display_name, '') || ' ' || name || ' ' || chr(10) || ' ' || coalesce(addr_city, ''))`,
      ),
    slug: text().notNull().unique(),
    isActive: boolean().notNull().default(false),
    isFeatured: boolean().notNull().default(false),
    isReviewed: boolean().notNull().default(false),
    /** Names of the fields an editor has set; an import leaves them alone. */
    editedFields: text().array().notNull().default([]),
    lastFetched: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (place) => [
    check('places_lat', sql`${place.lat} between -90 and 90`),
    check('places_lng', sql`${place.lng} between -180 and 180`),
    check('places_age_group_min', sql`${place.ageGroupMin} between 0 and 18`),
    check('places_age_group_max', sql`${place.ageGroupMax} between 0 and 18`),
    check('places_age_group', sql`${place.ageGroupMin} <= ${place.ageGroupMax}`),
    check('places_best_age_min', sql`${place.bestAgeMin} between 0 and 18`),
    check('places_best_age_max', sql`${place.bestAgeMax} between 0 and 18`),
    check('places_best_age', sql`${place.bestAgeMin} <= ${place.bestAgeMax}`),
    check('places_visit_hours', sql`${place.visitHoursMin} <= ${place.visitHoursMax}`),
    check('places_closed', sql`${place.closedFrom} <= ${place.closedUntil}`),
    check('places_price_band', sql`${place.priceBand} between 1 and 3`),
    index('places_active_featured').on(place.id).where(sql`${place.isActive} and ${place.isFeatured}`),
    index().on(place.createdAt),
    index().on(place.updatedAt, place.id),
    index('places_told').using('gin', toldWords(place.description)).where(sql`${place.isActive}`),
    index('places_featured_apart')
      .on(apart(place.id), place.id)
      .where(sql`${place.isActive} and ${place.isFeatured}`),
    index('places_drawn').using('gin', place.scenes).where(sql`${place.isActive} and ${place.isFeatured}`),
    index('places_drawn_too')
      .using('gin', place.scenes)
      .where(sql`${place.isActive} and not ${place.isFeatured}`),
    index('places_around').using('gist', flatPoint(place.lng, place.lat)).where(sql`${place.isActive}`),
  ],
)

/** What each provider says of a place, as it said it; a place may have several sources. */
export const placeSources = pgTable(
  'place_sources',
  {
    id: id(),
    placeId: integer()
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    externalId: text().notNull(),
    /** The provider's own record: what it takes to translate it again without fetching. */
    raw: jsonb().notNull(),
    /** When the provider last changed the record, by its own account. */
    sourceDate: moment(),
    fetchedAt: createdAt(),
    /** Set when an import that covered the place's area no longer held it: gone, to review. */
    goneSince: moment(),
    /** Of a record that is gone: why the provider's own is none of the guide's by now, such as 'private'; null where it has none. */
    goneBecause: text(),
    /** Earlier readings of the record that still say what the one in `raw` leaves open; null for none. */
    earlier: jsonb(),
  },
  (source) => [
    unique().on(source.provider, source.externalId),
    index().on(source.placeId),
    index('place_sources_gone').on(source.placeId).where(sql`${source.goneSince} is not null`),
  ],
)

export const placeTypes = pgTable(
  'place_types',
  {
    id: id(),
    placeId: integer()
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    funTypeId: integer()
      .notNull()
      .references(() => funTypes.id, { onDelete: 'cascade' }),
    /** 0 is the primary type, which picks the picture. */
    rank: smallint().notNull().default(0),
    /**
     * The place's name as visitors read it, null unless it is active, and its country: told again by triggers, so that an
     * index has the places of each type in order.
     */
    listedName: text(),
    country: text(),
  },
  (type) => [unique().on(type.placeId, type.funTypeId), index().on(type.funTypeId)],
)

/** The seasons in which a place is open; none means all year. */
export const placeAvailabilities = pgTable(
  'place_availabilities',
  {
    id: id(),
    placeId: integer()
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    seasonId: integer()
      .notNull()
      .references(() => seasons.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (availability) => [
    unique().on(availability.placeId, availability.seasonId),
    index().on(availability.seasonId),
  ],
)

/** External ids of places that an editor deleted: no import brings them back. */
export const blockedOsmIds = pgTable('blocked_osm_ids', {
  id: id(),
  osmId: text().notNull().unique(),
  reason: text(),
  blockedAt: createdAt(),
})
