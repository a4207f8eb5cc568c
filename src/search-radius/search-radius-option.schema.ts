import { z } from 'zod'

export const SearchRadiusOption = z.object({
  id: z.int(),
  radiusKm: z.int(),
  displayName: z.string(),
  sortOrder: z.int(),
})

export type SearchRadiusOption = z.infer<typeof SearchRadiusOption>
