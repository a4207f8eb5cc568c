import { z } from 'zod'

const Week = z.array(z.object({ day: z.string(), hours: z.string() }))

/** What the guide makes of a text of opening hours. */
export const UnderstoodHours = z.object({
  /** False where the text, or a part of it, means nothing to the guide: its hours are unknown then. */
  isUnderstood: z.boolean(),
  /** What is wrong, each with the text up to there. */
  faults: z.array(z.object({ message: z.string(), upTo: z.string() })),
  /** What could be written better and is understood all the same. */
  notes: z.array(z.string()),
  /** How it might be written so that its hours are known; null where they are, or nothing comes to mind. */
  suggestion: z.string().nullable(),
  /** The weeks of the coming year, Monday first, where they are alike as one; none when no day is known. */
  periods: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), week: Week })),
  /** Days that are not like their weeks, such as public holidays. */
  exceptions: z.array(z.object({ date: z.iso.date(), hours: z.string() })),
})
export type UnderstoodHours = z.output<typeof UnderstoodHours>

const degrees = (most: number) => z.coerce.number().min(-most).max(most)

export const HoursToCheck = z.object({
  openingHours: z.string().trim().min(1, 'Hours are needed').max(1000, 'Hours have at most 1,000 characters'),
  /** Where the place lies: for its public holidays and sunsets. */
  lat: degrees(90).optional(),
  lng: degrees(180).optional(),
})
export type HoursToCheck = z.output<typeof HoursToCheck>
