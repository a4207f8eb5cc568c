import { z } from 'zod'

export const SearchRadiusOption = z.object({
  id: z.int(),
  radiusKm: z.int(),
  displayName: z.string(),
  sortOrder: z.int(),
})

/** As editors see it. */
export const AdminSearchRadiusOption = SearchRadiusOption.extend({ isActive: z.boolean() })

const radiusRule = 'The radius must be a whole number from 1 to 1000 km'
const radiusKm = z.int(radiusRule).min(1, radiusRule).max(1000, radiusRule)
const displayName = z.string().trim().min(1, 'Please fill in all required fields').max(100)

export const NewSearchRadiusOption = z.object({
  radiusKm,
  displayName,
  isActive: z.boolean().default(true),
  sortOrder: z.int32().default(0),
})

export const SearchRadiusOptionChange = z
  .object({ radiusKm, displayName, isActive: z.boolean(), sortOrder: z.int32() })
  .partial()

export type SearchRadiusOption = z.infer<typeof SearchRadiusOption>
export type AdminSearchRadiusOption = z.infer<typeof AdminSearchRadiusOption>
export type NewSearchRadiusOption = z.infer<typeof NewSearchRadiusOption>
export type SearchRadiusOptionChange = z.infer<typeof SearchRadiusOptionChange>
