import { z } from 'zod'

/** The pages whose title and description an editor can set. */
export const pageKeys = [
  'home',
  'top-family-activities',
  'about',
  'privacy-policy',
  'terms-of-service',
  'cookie-policy',
] as const

export const PageMetadata = z.object({
  pageKey: z.enum(pageKeys),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
})

export type PageMetadata = z.infer<typeof PageMetadata>
