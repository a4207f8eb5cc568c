import { notKnown, type SpansByDay, spansInWords } from '../days/day-spans.ts'
import type { UnderstoodHours } from './understood-hours.schema.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const mostPeriods = 8
const mostExceptions = 20

type Week = { dates: string[]; hours: string[] }

/** Whole weeks of days, Monday first, told as few periods and the days that are not like the weeks around them. */
export function alikeWeeks(days: SpansByDay): Pick<UnderstoodHours, 'periods' | 'exceptions'> {
  const dates = Object.keys(days).sort()
  const weeks: Week[] = []
  for (let at = 0; at + 7 <= dates.length; at += 7) {
    const ofWeek = dates.slice(at, at + 7)
    weeks.push({ dates: ofWeek, hours: ofWeek.map((date) => spansInWords(days[date] ?? null)) })
  }
  if (weeks.every(({ hours }) => hours.every((one) => one === notKnown)))
    return { periods: [], exceptions: [] }
  const exceptions: UnderstoodHours['exceptions'] = []
  const usual = weeks.map((week, at) => {
    const pattern = patternAround(weeks, at)
    if (!pattern) return week
    for (const [day, hours] of week.hours.entries())
      if (hours !== pattern[day]) exceptions.push({ date: week.dates[day] ?? '', hours })
    return { ...week, hours: pattern }
  })
  return { periods: runsOf(usual).slice(0, mostPeriods), exceptions: exceptions.slice(0, mostExceptions) }
}

/** What the last and the next weeks agree on, where a holiday or two make this one another; a season takes longer. */
function patternAround(weeks: readonly Week[], at: number): string[] | undefined {
  const own = weeks[at]?.hours
  const near = [at - 3, at - 2, at - 1, at + 1, at + 2, at + 3].flatMap((index) => weeks[index]?.hours ?? [])
  if (!own) return undefined
  const pattern = own.map((hours, day) => {
    const others = near.filter((_, index) => index % 7 === day)
    return others.find((one) => 2 * others.filter((other) => other === one).length > others.length) ?? hours
  })
  return pattern.filter((hours, day) => hours !== own[day]).length <= 3 ? pattern : undefined
}

function runsOf(weeks: readonly Week[]): UnderstoodHours['periods'] {
  const runs: UnderstoodHours['periods'] = []
  let last = ''
  for (const { dates, hours } of weeks) {
    const [from = '', to = ''] = [dates[0], dates.at(-1)]
    const run = runs.at(-1)
    if (run && hours.join() === last) run.to = to
    else runs.push({ from, to, week: hours.map((one, day) => ({ day: weekdays[day] ?? '', hours: one })) })
    last = hours.join()
  }
  return runs
}
