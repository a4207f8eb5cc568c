import { z } from 'zod'
import { Grade } from '../../facts/fact-source.schema.ts'

const Moment = z.iso.datetime({ offset: true, precision: -1 })

/** Moments have the offset of the place's clocks: '2026-11-22T10:00+01:00'. */
const ComingDay = z.object({
  /** Its midnight. */
  starts: Moment,
  /** When it is open, also from the evening before into this day; null when that is not known. */
  open: z.array(z.tuple([Moment, Moment])).nullable(),
  /** The public holiday that it is, where it opens as on any such weekday since its hours do not speak of that: usual at most. */
  holiday: z.string().optional(),
  /** Out of the place's seasons, of which the hours that would open it do not speak: not known then. */
  isOutOfSeason: z.literal(true).optional(),
})

/** The first and last day on which it stays closed; null where the closure has no such end. */
const Closure = z.object({ from: z.iso.date().nullable(), until: z.iso.date().nullable() })

export const ComingHours = z.object({
  grade: Grade,
  /** Usual hours that an editor wrote down, left out where they are general knowledge; answers of some days do not tell. */
  areOfEditors: z.literal(true).optional(),
  /** Today, where the place is, and the seven days after it, public holidays, special days and closures heeded. */
  days: z.array(ComingDay),
  /** One that is under way or to come; left out without one. */
  closure: Closure.optional(),
})

/**
 * The plain week that a text tells: Monday to Sunday, then holidays, each as '09:00–12:00, 14:00–18:00', 'Open 24 hours' or
 * 'Closed'.
 */
export const PlainWeek = z.array(z.object({ day: z.string(), hours: z.string() }))

export type PlainWeek = z.infer<typeof PlainWeek>
export type Closure = z.infer<typeof Closure>
export type ComingHours = z.infer<typeof ComingHours>
