/**
 * A day of a place. Moments are written with the offset that its clocks have then, '2026-11-22T10:00+01:00', so that each
 * tells when it is, what the clocks there show and on which day.
 */
export interface DayHours {
  /** Its midnight. */
  starts: string
  /** When it is open, also from the evening before into this day; null when that is not known. */
  open: OpenSpan[] | null
  /** The public holiday that it is, where it opens as on any such weekday since its hours do not speak of that. */
  holiday?: string | undefined
  /** Out of the place's seasons, of which the hours that would open it do not speak: not known then. */
  isOutOfSeason?: true | undefined
}

export type OpenSpan = [from: string, to: string]

/** '09:00'; the midnight that ends a day is '24:00'. */
export const clockOf = (moment: string) => moment.slice(11, 16)
export const endClockOf = (moment: string) => (clockOf(moment) === '00:00' ? '24:00' : clockOf(moment))

/** YYYY-MM-DD where the place is. */
export const dateOf = ({ starts }: DayHours) => starts.slice(0, 10)

/** What begins on the day itself; null when not known. */
export const ownSpans = ({ starts, open }: DayHours): OpenSpan[] | null =>
  open === null ? null : open.filter(([from]) => from >= starts)
