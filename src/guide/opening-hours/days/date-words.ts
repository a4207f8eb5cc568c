const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options })

const long = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' })
const short = dayFormat({ weekday: 'short', day: 'numeric' })

/** 'Saturday 25 April' of a day as YYYY-MM-DD. */
export const dayInFull = (day: string): string => long.format(new Date(day))

/** 'Sat 25' */
export const dayInShort = (day: string): string => short.format(new Date(day))
