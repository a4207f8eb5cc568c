import { z } from 'zod'
import { Day } from '../../platform/calls/day.schema.ts'
import { listOf } from '../../platform/calls/list-of.schema.ts'
import { Slug } from '../../platform/calls/slug.schema.ts'
import { FactSourceName } from '../facts/fact-source.schema.ts'
import { DayNote } from '../opening-hours/day-notes/day-note.schema.ts'
import { ComingHours } from '../opening-hours/days/coming-hours.schema.ts'
import { mostDays, mostPlaces } from './dates.ts'

export const PlaceDaysQuery = z.object({
  /** Slugs with commas between. */
  slugs: listOf(Slug, mostPlaces),
  /** Days as YYYY-MM-DD with commas between. */
  days: listOf(Day, mostDays),
})

/** A place on the days that were asked for. */
export const PlaceDays = z.object({
  /** The slug that was asked for, which may be one that it had before. */
  asked: z.string(),
  /** Of the days, those that are reckoned: about sixty from today. Null when nothing is known. */
  hours: ComingHours.nullable(),
  /** Whether the text of its hours speaks of public holidays; without, they are those of any week. */
  tellsHolidays: z.boolean(),
  /** Of the days, the public holidays with the hours of a Sunday instead of those of their weekday. */
  asSundays: z.array(Day),
  notes: z.array(DayNote),
  /** Who states the hours: what is kept in a browser tells it; the guide would have to read all records of each place. */
  hoursBy: FactSourceName.optional(),
})

export type PlaceDays = z.infer<typeof PlaceDays>
