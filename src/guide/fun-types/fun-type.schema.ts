import { z } from 'zod'

export const FunType = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  icon: z.string(),
  color: z.string(),
  bgColor: z.string(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
})

export type FunType = z.infer<typeof FunType>

/** What a list to choose from tells of it. */
export type FunTypeChoice = Pick<FunType, 'slug' | 'name' | 'icon'>
