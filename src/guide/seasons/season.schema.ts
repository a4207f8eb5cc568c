import { z } from 'zod'

export const Season = z.object({ id: z.int(), name: z.string(), displayName: z.string() })

export type Season = z.infer<typeof Season>
