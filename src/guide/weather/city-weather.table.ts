import { doublePrecision, integer, jsonb, pgTable, smallint } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { cities } from '../cities/city.table.ts'
import type { MonthWeather } from './city-weather.schema.ts'

/** What the months of the year are usually like in a city, reckoned from some whole years of an archive. */
export const cityWeather = pgTable('city_weather', {
  cityId: integer()
    .primaryKey()
    .references(() => cities.id, { onDelete: 'cascade' }),
  /** Where the city lay when the archive was asked. */
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
  /** Of the years; both are null, as `months` is, where the archive has had no answer yet. */
  firstYear: smallint(),
  lastYear: smallint(),
  /** January first. */
  months: jsonb().$type<MonthWeather[]>(),
  /** When the archive was last asked, whatever came of it. */
  askedAt: moment().notNull().defaultNow(),
})
