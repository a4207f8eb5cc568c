import { z } from 'zod'

const words = 'A date like 2026-11-22'

/** YYYY-MM-DD of a day that databases know too: there was no year 0. */
export const Day = z.iso.date(words).refine((day) => !day.startsWith('0000'), words)
