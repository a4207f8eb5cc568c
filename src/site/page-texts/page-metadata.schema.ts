import { z } from 'zod'
import { metaDescriptionLimit, metaTitleLimit } from './seo-limits.ts'

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

/** As editors see it; a page that nobody has set anything for has not changed yet. */
export const AdminPageMetadata = PageMetadata.extend({ updatedAt: z.iso.datetime().nullable() })

const textOf = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit, `At most ${limit} characters`)
    .nullable()
    .transform((text) => text || null)

/** An empty text takes back what was set. */
const SeoChange = z
  .object({ metaTitle: textOf(metaTitleLimit), metaDescription: textOf(metaDescriptionLimit) })
  .partial()

/** May say when the page had last changed as it was read. */
export const PageMetadataChange = SeoChange.extend({ updatedAt: z.iso.datetime().nullish() })

/** May say what the texts were as they were read: a fun type does not tell when it last changed. */
export const FunTypeSeoChange = SeoChange.extend({
  base: PageMetadata.pick({ metaTitle: true, metaDescription: true }).optional(),
})

export type PageMetadata = z.infer<typeof PageMetadata>
export type AdminPageMetadata = z.infer<typeof AdminPageMetadata>
export type PageMetadataChange = z.infer<typeof PageMetadataChange>
export type FunTypeSeoChange = z.infer<typeof FunTypeSeoChange>
export type PageKey = PageMetadata['pageKey']
