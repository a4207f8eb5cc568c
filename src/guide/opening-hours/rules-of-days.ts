/** The rules of a text of hours: 'Mo-Fr 10:00-18:00', 'Dec 24 off'. */
export const rulesOf = (text: string): string[] => text.split(/\s*(?:;|\|\|)\s*/)

/** Whether a rule is of days by their date: 'Dec 24 off', 'Dec 25-26 12:00-16:00', 'easter off'. */
export const isOfDays = (rule: string): boolean => date.test(rule) && !goesOn.test(rule)

/** Whether it is of a longer part of the year: 'Apr-Oct 10:00-18:00', 'Dec 1-Jan 6 12:00-16:00', 'week 10-40 10:00-18:00'. */
export const isOfPartOfYear = (rule: string): boolean => timeOfYear.test(rule) && !isOfDays(rule)

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const date = new RegExp(`\\b(?:${month} \\d{1,2}|easter)\\b`, 'i')
/** Into another month. */
const goesOn = new RegExp(`-\\s*(?:\\d{4} )?(?:${month}|easter)\\b`, 'i')
const timeOfYear = new RegExp(`\\b(?:${month}|easter|week)\\b`, 'i')
