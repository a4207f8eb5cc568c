import { dayOfYear } from './todays-line.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const date = `(\\d{4}) (${months.join('|')}) (\\d\\d)`
const rule = new RegExp(`^${date}(?:-${date})? (.+)$`)

export interface SpecialDays {
  /** '24 Dec 2026', or '24 Dec 2026 – 3 Jan 2027'. */
  days: string
  hours: string
}

/** The same as `specialHours` has it, with its first and last day as YYYY-MM-DD. */
export interface SpecialRule {
  first: string
  last: string
  /** 'off', '10:00-14:00', 'Sa-Su 12:00-14:00' */
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

/** Its rules in their order; one without a date of that form as it is. */
export const specialRules = (specialHours: string): (SpecialRule | string)[] =>
  specialHours.split(/\s*;\s*/).flatMap((text) => {
    const [, year, month, day, lastYear = year, lastMonth = month, lastDay = day, hours] =
      rule.exec(text) ?? []
    if (!hours) return text || []
    return { first: isoDate(year, month, day), last: isoDate(lastYear, lastMonth, lastDay), hours }
  })

const isoDate = (year = '', month = '', day = '') =>
  `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day}`
