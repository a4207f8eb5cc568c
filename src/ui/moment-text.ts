const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** '21 Nov 2026, 12:40', in the reader's own time. */
export const momentText = (at: string): string => format.format(new Date(at))
