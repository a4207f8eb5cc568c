/** As OpenStreetMap writes them. */
export type Day = 'Mo' | 'Tu' | 'We' | 'Th' | 'Fr' | 'Sa' | 'Su' | 'PH'

export const weekdays: readonly Day[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** When a place is open on some days of a stretch of dates: '09:00-17:00'; none is closed. */
export type OpenTimes = {
  days: readonly Day[]
  times: readonly string[]
  /** YYYY-MM-DD, both included; undefined where the stretch has no such end. */
  from: string | undefined
  through: string | undefined
  /** True for days that are named as an exception. */
  isSpecial: boolean
}

// What is longer than a form takes is a calendar, not hours.
const mostCharacters = 1000

/**
 * The text of OpenStreetMap's form for these times as seen on a day: what is over is left out, what holds for fewer days
 * comes later, since there the last rule that names a day decides. Undefined where that is nothing, or too much.
 */
export function hoursText(open: readonly OpenTimes[], today: string): string | undefined {
  const current = open.filter(({ through }) => through === undefined || through >= today)
  const stretches = Map.groupBy(current, ({ from, through }) => stretchText(from, through))
  const rules = [...stretches]
    .toSorted(([, [a]], [, [b]]) => (b ? length(b) : 0) - (a ? length(a) : 0))
    .flatMap(([stretch, times]) => weekRules(times).map((rule) => [stretch, rule].filter(Boolean).join(' ')))
  const text = rules.join('; ')
  return text.length > 0 && text.length <= mostCharacters ? text : undefined
}

function weekRules(open: readonly OpenTimes[]): string[] {
  const ofDay = new Map<Day, string>()
  for (const day of [...weekdays, 'PH'] as const) {
    const all = open.filter(({ days }) => days.includes(day))
    const times = new Set(all.flatMap((one) => one.times))
    if (all.length > 0) ofDay.set(day, [...times].toSorted().join(',') || 'off')
  }
  const rules = [...Map.groupBy(ofDay.keys(), (day) => ofDay.get(day))]
  return rules.map(([times, days]) =>
    weekdays.every((day) => days.includes(day)) && days.length === weekdays.length
      ? `${times}`
      : `${daysText(days)} ${times}`,
  )
}

/** 'Mo-Fr,Su' */
function daysText(days: readonly Day[]): string {
  const runs: Day[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    const before = weekdays.indexOf(run?.at(-1) ?? 'PH')
    if (before >= 0 && weekdays[before + 1] === day) run?.push(day)
    else runs.push([day])
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}-${run.at(-1)}` : run[0])).join(',')
}

function stretchText(from: string | undefined, through: string | undefined): string {
  if (from === undefined && through === undefined) return ''
  if (from === through && from !== undefined) return dateText(from)
  return `${dateText(from ?? farPast)}-${dateText(through ?? farFuture)}`
}

const [farPast, farFuture] = ['2000-01-01', '2099-12-31']

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** '2026 Dec 24' */
const dateText = (date: string) =>
  `${date.slice(0, 4)} ${months[Number(date.slice(5, 7)) - 1]} ${date.slice(8)}`

const length = ({ from = farPast, through = farFuture }: OpenTimes) => Date.parse(through) - Date.parse(from)
