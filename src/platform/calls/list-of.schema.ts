import { z } from 'zod'

/** Values of a query with commas between. */
export const listOf = (item: z.ZodType<string, string>, most: number) =>
  z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(item).max(most))
