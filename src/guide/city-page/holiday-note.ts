import { weekdayOf } from '../opening-hours/days/weekday.ts'
import type { PlaceListItem } from '../place-lists/place.schema.ts'
import { formatSeasonDay } from '../seasons/open-season.ts'

/** Christmas Day and New Year's Day, of which what is usual says nothing. */
const isQuietest = /-(12-25|01-01)$/

/**
 * Why places may be shut on a day, YYYY-MM-DD, on which they are no more than usually open: it is a holiday that no hours speak of.
 * Undefined where what is usual is all that is known of them.
 */
export function holidayNote(
  day: string,
  places: readonly Pick<PlaceListItem, 'certainty' | 'hours'>[],
): string | undefined {
  // What is stated is no more than usual on nothing but a holiday.
  const isStated = places.some(({ certainty, hours }) => certainty === 'usual' && hours?.grade === 'stated')
  if (!isStated && !isQuietest.test(day)) return undefined
  return `These are the hours of any ${weekdayOf(day)}, and may not hold on ${formatSeasonDay(day)}: look before you go`
}
