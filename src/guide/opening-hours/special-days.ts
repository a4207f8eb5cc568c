import { dayOfYear } from './todays-line.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const date = `(\\d{4}) (${months.join('|')}) (\\d\\d)`
const rule = new RegExp(`^${date}(?:-${date})? (.+)$`)

export interface SpecialDays {
  /** '24 Dec 2026', or '24 Dec 2026 – 3 Jan 2027'. */
  days: string
  hours: string
}

/** The days of `specialHours` that are not over on a day, YYYY-MM-DD; what has no date of that form stands as it is. */
export const specialDays = (specialHours: string, today: string): (SpecialDays | string)[] =>
  specialHours.split(/\s*;\s*/).flatMap((text) => {
    const [, year, month, day, lastYear = year, lastMonth = month, lastDay = day, hours] =
      rule.exec(text) ?? []
    if (!hours) return text || []
    const [first, last] = [isoDate(year, month, day), isoDate(lastYear, lastMonth, lastDay)]
    if (last < today) return []
    const days = first === last ? dayOfYear(first) : `${dayOfYear(first)} – ${dayOfYear(last)}`
    return { days, hours: hours === 'off' ? 'Closed' : hours.replaceAll('-', '–') }
  })

const isoDate = (year = '', month = '', day = '') =>
  `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day}`
