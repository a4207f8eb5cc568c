import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../platform/database/columns.ts'
import { places } from '../places/place.table.ts'
import { reasons, reportStates } from './report.ts'

/** What families tell of places. Nothing in it says who they are. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    placeId: integer()
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    reason: text({ enum: reasons }).notNull(),
    sentence: text().notNull().default(''),
    /** A photo that editors alone see; it goes with the report. */
    storagePath: text().unique(),
    state: text({ enum: reportStates }).notNull().default('open'),
    /**
     * A hash of the place and of a number that the browser made up: no two places' can be told to be one family's. None where
     * a form without a script told, which has a network all the same.
     */
    device: text(),
    /** 16 bits of a hash of the place and the network: 65,000 networks share each. */
    network: integer(),
    createdAt: createdAt(),
    /** When an editor went to OpenStreetMap with it, to leave a note there. */
    notedAt: moment(),
    /** An editor's note. */
    answer: text().notNull().default(''),
    decidedAt: moment(),
    decidedBy: uuid(),
    /** What it changed of the place, in the audit log. */
    changeId: integer(),
  },
  (report) => [
    check('reports_decided', sql`(${report.state} = 'open') = (${report.decidedAt} is null)`),
    uniqueIndex('reports_one_of_device')
      .on(report.placeId, report.device)
      .where(sql`${report.state} = 'open'`),
    index('reports_open').on(report.createdAt).where(sql`${report.state} = 'open'`),
    index().on(report.placeId),
    index().on(report.decidedAt),
  ],
)

/** What stands on the page of a place because enough families agree: reckoned from its open reports. */
export const placeNotices = pgTable('place_notices', {
  placeId: integer()
    .primaryKey()
    .references(() => places.id, { onDelete: 'cascade' }),
  reason: text({ enum: reasons }).notNull(),
  families: integer().notNull(),
  /** The first of their reports. */
  since: moment().notNull(),
})
