import { z } from 'zod'
import { Day } from '../../platform/calls/day.schema.ts'
import { Slug } from '../../platform/calls/slug.schema.ts'
import { DayNote } from '../opening-hours/day-notes/day-note.schema.ts'
import { PlaceDetail, PlaceListItem } from '../place-lists/place.schema.ts'
import { bounds } from '../plan/plan.ts'

/** So many in one answer: each is a page. */
export const mostKeptAtOnce = 100

/** All that the guide shows of a place on a device that has no network. */
export const KeptPlace = PlaceDetail.omit({ nextPlaces: true }).extend({
  /** The slug that was asked for, which may be one that it had before. */
  asked: z.string(),
  /** Of the days that its hours are told for, those that are public holidays there. */
  holidays: z.array(DayNote.pick({ day: true, publicHoliday: true, isInParts: true })),
  /** Of the same days, those without school there, as runs of days. */
  schoolHolidays: z.array(z.object({ name: z.string(), first: Day, last: Day })),
  /** Great-circle kilometres from the city that was asked for, to the last digit; null where none was. */
  distance: z.number().nullable(),
  ...PlaceListItem.pick({ distanceKm: true, drivingTimeMinutes: true, hasNoRoad: true }).shape,
})

export const KeptAroundQuery = z.object({
  /** Kilometres. */
  radius: z.coerce.number().int().min(1).max(1000).optional(),
  offset: z.coerce.number().int().min(0).max(100_000).optional(),
})

export const KeptOfQuery = z.object({
  /** Slugs with commas between, as many as a plan may have. */
  slugs: z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(Slug).max(bounds.stops)),
})

export type KeptAroundQuery = z.infer<typeof KeptAroundQuery>
export type KeptPlace = z.infer<typeof KeptPlace>
