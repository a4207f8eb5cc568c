import { z } from 'zod'
import { Day } from '../../../platform/calls/day.schema.ts'

/** What a day is where a place lies. */
export const DayNote = z.object({
  day: Day,
  /** In English where Europe has a word for it; null for none, and where nobody knows. */
  publicHoliday: z.string().nullable(),
  /** True of a holiday of some regions of the country, where nobody knows in which the place lies. */
  isInParts: z.boolean(),
  /** As the country calls them; null for none, and where nobody knows. */
  schoolHolidays: z.string().nullable(),
  /** HH:MM by the clocks there; null where the sun does not rise or does not set. */
  sunset: z.string().nullable(),
})

export type DayNote = z.infer<typeof DayNote>
