import { specialRules } from '../text/special-rules.ts'
import { dayOfYear } from './todays-line.ts'

export interface SpecialDays {
  /** '24 Dec 2026', or '24 Dec 2026 – 3 Jan 2027'. */
  days: string
  hours: string
}

/** The days of `specialHours` that are not over on a day, YYYY-MM-DD; what has no date of that form stands as it is. */
export const specialDays = (specialHours: string, today: string): (SpecialDays | string)[] =>
  specialRules(specialHours).flatMap((special) => {
    if (typeof special === 'string') return special
    const { first, last, hours } = special
    if (last < today) return []
    const days = first === last ? dayOfYear(first) : `${dayOfYear(first)} – ${dayOfYear(last)}`
    return { days, hours: hours === 'off' ? 'Closed' : hours.replaceAll('-', '–') }
  })
