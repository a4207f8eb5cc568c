const dayMs = 86_400_000

/** From then on hours may have changed. */
const mostDays = 30

/** A day on which clocks are set is shorter or longer than others. */
const middayOf = (moment: string | number) => new Date(moment).setHours(12, 0, 0, 0)

/** By the calendar of this device: in the morning what was kept last night is of yesterday. */
const daysSince = (at: string, now: number) => Math.max(0, Math.round((middayOf(now) - middayOf(at)) / dayMs))

/** 'today', 'yesterday', '3 days ago' */
export function agoInWords(at: string, now: number): string {
  const days = daysSince(at, now)
  if (days < 2) return days === 0 ? 'today' : 'yesterday'
  return `${days} days ago`
}

export const isOld = (at: string, now: number): boolean => daysSince(at, now) > mostDays

/** '23 Nov' by the clock of this device */
export const shortDay = (at: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }).format(new Date(at))
