/** The rules of a text of hours: 'Mo-Fr 10:00-18:00', 'Dec 24 off'. */
export const rulesOf = (text: string): string[] => text.split(/\s*(?:;|\|\|)\s*/)

/** Whether a rule is of days by their date: 'Dec 24 off', 'Dec 24-Dec 26 12:00-16:00', 'easter off'. */
export const isOfDays = (rule: string): boolean => {
  const told = inShort(rule)
  return date.test(told) && !goesOn.test(told)
}

/** Whether it is of a longer part of the year: 'Apr-Oct 10:00-18:00', 'Dec 1-31 10:00-20:00', 'week 10-40 10:00-18:00'. */
export const isOfPartOfYear = (rule: string): boolean => timeOfYear.test(rule) && !isOfDays(rule)

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const date = new RegExp(`\\b(?:${month} \\d{1,2}|easter)\\b`, 'i')
/** Into another month. */
const goesOn = new RegExp(`-\\s*(?:\\d{4} )?(?:${month}|easter)\\b`, 'i')
const timeOfYear = new RegExp(`\\b(?:${month}|easter|week)\\b`, 'i')

const range = new RegExp(`(${month}) (\\d{1,2})\\s*-\\s*(?:\\d{4} )?(?:(${month}) )?(\\d{1,2})\\b`, 'gi')
const aroundEaster = /\beaster(?: [-+]\d+ days?)?\s*-\s*(?=easter\b)/gi

/** Of more days than these in a row nobody thinks one by one, as of a holiday among them. */
const mostDays = 7

/** With a range of few days as its first, and a longer one as its months. */
const inShort = (rule: string): string =>
  rule
    .replace(aroundEaster, '')
    .replace(range, (_, from: string, first: string, to = from, last: string) =>
      daysUntil(`${from} ${first}`, `${to} ${last}`) < mostDays ? `${from} ${first}` : `${from}-${to}`,
    )

/** Of two days of the year, 'Dec 31' and 'Jan 1'. */
function daysUntil(first: string, last: string): number {
  const [from = 0, to = 0] = [first, last].map((day) => Date.parse(`${day} 2026 UTC`) / 86_400_000)
  return to < from ? to - from + 365 : to - from
}
