const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** 0 is Monday. */
export const weekdayNumber = (date: string) => (new Date(date).getUTCDay() + 6) % 7

/** 'Saturday', of a day as YYYY-MM-DD. */
export const weekdayOf = (date: string) => weekdays[weekdayNumber(date)] as string
