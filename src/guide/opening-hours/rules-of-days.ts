/** The rules of a text, which are asked for one by one. */
export const rulesOf = (text: string): string[] => text.split(/\s*(?:;|\|\|)\s*/)

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'

/** Whether a rule is of days by their date, 'Dec 24 off', 'Dec 25-26 12:00-16:00' or 'easter off'; a part of the year goes on in another month. */
export const isOfDays = (rule: string): boolean => days.test(rule) && !partOfYear.test(rule)

const days = new RegExp(`\\b(?:${month} \\d{1,2}|easter)\\b`, 'i')
const partOfYear = new RegExp(`-\\s*(?:\\d{4} )?(?:${month}|easter)\\b`, 'i')
