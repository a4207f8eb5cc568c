const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A part of `specialHours`, with its first and last day as YYYY-MM-DD. */
export interface SpecialRule {
  first: string
  last: string
  /** 'off', '10:00-14:00', 'Sa-Su 12:00-14:00' */
  hours: string
}

/** The rules of `specialHours` in their order; one without a date of that form as it is. */
export const specialRules = (specialHours: string): (SpecialRule | string)[] =>
  specialHours.split(/\s*;\s*/).flatMap((text) => {
    const [, year, month, day, lastYear = year, lastMonth = month, lastDay = day, hours] = partsOf(text) ?? []
    if (!hours) return text || []
    return { first: isoDate(year, month, day), last: isoDate(lastYear, lastMonth, lastDay), hours }
  })

/** Made when it is asked for: what runs while a module loads stays in the code of pages that use none of it. */
function partsOf(text: string) {
  const date = `(\\d{4}) (${months.join('|')}) (\\d\\d)`
  return new RegExp(`^${date}(?:-${date})? (.+)$`).exec(text)
}

const isoDate = (year = '', month = '', day = '') =>
  `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day}`
