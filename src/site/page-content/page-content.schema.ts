import { z } from 'zod'

export const PageSection = z.object({
  sectionKey: z.string(),
  content: z.string(),
  contentType: z.string(),
  displayOrder: z.int(),
})

/** As editors see it. */
export const AdminPageSection = PageSection.extend({ isActive: z.boolean(), updatedAt: z.iso.datetime() })

/** The sections to change, by key; one that was read before may say when it had last changed. */
export const PageContentChange = z.object({
  updates: z.record(
    z.string(),
    z.object({
      content: z.string().max(50_000, 'A section may have at most 50,000 characters'),
      updatedAt: z.iso.datetime().optional(),
    }),
  ),
})

export type PageSection = z.infer<typeof PageSection>
export type AdminPageSection = z.infer<typeof AdminPageSection>
export type PageContentChange = z.infer<typeof PageContentChange>
