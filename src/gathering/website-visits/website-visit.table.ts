import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { places } from '../../guide/places/place.table.ts'
import { moment } from '../../platform/database/columns.ts'
import { visitOutcomes } from './visit-outcomes.ts'

/** When the website of each active place is to be read, and what came of it last; triggers of `places` keep its rows. */
export const websiteVisits = pgTable(
  'website_visits',
  {
    placeId: integer()
      .primaryKey()
      .references(() => places.id, { onDelete: 'cascade' }),
    /** As the place has it: another one is another site, and nothing is known of it yet. */
    website: text().notNull(),
    dueAt: moment().notNull().defaultNow(),
    visitedAt: moment(),
    outcome: text({ enum: visitOutcomes }),
    /** What follows 'It …'; null where all went well. */
    reason: text(),
    /** How often in a row it could not be read. */
    failures: integer().notNull().default(0),
    /** Since when it has been put before editors as gone. */
    reportedAt: moment(),
  },
  (visit) => [
    index().on(visit.dueAt),
    index('website_visits_reported').on(visit.placeId).where(sql`${visit.reportedAt} is not null`),
  ],
)
