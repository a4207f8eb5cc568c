const hourMs = 3_600_000
const dayMs = 24 * hourMs

// Night in all of Europe.
const hourOfDay = 3
// 1 January 1970 was a Thursday.
const firstMonday = 4 * dayMs

/** When the period began that lasts now, in UTC; undefined where nothing comes round. */
export function beginOfPeriod(every: 'never' | 'hour' | 'day' | 'week', now: Date): Date | undefined {
  if (every === 'never') return undefined
  const length = { hour: hourMs, day: dayMs, week: 7 * dayMs }[every]
  const first = { hour: 0, day: hourOfDay * hourMs, week: firstMonday + hourOfDay * hourMs }[every]
  return new Date(Math.floor((now.getTime() - first) / length) * length + first)
}
