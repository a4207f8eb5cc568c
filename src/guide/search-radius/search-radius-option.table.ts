import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../platform/database/columns.ts'

export const searchRadiusOptions = pgTable(
  'search_radius_options',
  {
    id: id(),
    radiusKm: integer().notNull().unique(),
    displayName: text().notNull(),
    isActive: boolean().notNull().default(true),
    sortOrder: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (option) => [check('search_radius_options_radius_km', sql`${option.radiusKm} between 1 and 1000`)],
)
