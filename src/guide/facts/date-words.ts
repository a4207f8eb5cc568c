import { formatSeasonDay } from '../seasons/open-season.ts'

/** '3 Nov 2026' of a day, 'as known in 2025' of a year. */
export const dateWords = (date: string): string =>
  date.length === 4 ? `as known in ${date}` : `${formatSeasonDay(date)} ${date.slice(0, 4)}`
