import { seasonOn } from '../../seasons/open-season.ts'
import { seasonNames } from '../../seasons/season.ts'
import { type DayHours, dateOf, ownSpans } from '../days/day-hours.ts'
import { isOfPartOfYear, rulesOf } from '../text/rules-of-days.ts'

/** Names of seasons with commas between; null for all year. */
type Seasons = string | null

/**
 * Days that were reckoned from the text of a week: those outside of the seasons on which it alone would open the place are not
 * known, since somebody else says that it is closed for the season. `special`: what is said of single days, which goes before that.
 */
export function withSeasons(
  days: DayHours[],
  { week, seasons, special }: { week: string; seasons: Seasons; special: readonly DayHours[] },
): DayHours[] {
  const open = seasonNames.filter((name) => seasons?.split(',').includes(name))
  if (open.length === 0 || tellsOfSeasons(week)) return days
  return days.map((day, at) =>
    !ownSpans(day)?.length || special[at]?.open || open.includes(seasonOn(dateOf(day)))
      ? day
      : { starts: day.starts, open: null, isOutOfSeason: true },
  )
}

/** Whether a part of the year has hours of its own: 'Apr-Oct 10:00-18:00', not 'Dec 25 off' nor 'Dec 24 10:00-14:00'. */
const tellsOfSeasons = (week: string) =>
  rulesOf(week).some((rule) => isOfPartOfYear(rule) && !/\b(?:off|closed)\b/i.test(rule))
