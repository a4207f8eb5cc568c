import { z } from 'zod'

/** The information pages, whose sections an editor can write. */
export const contentPageKeys = ['about', 'privacy-policy', 'terms-of-service', 'cookie-policy'] as const

export const PageSection = z.object({
  sectionKey: z.string(),
  content: z.string(),
  contentType: z.string(),
  displayOrder: z.int(),
})

export type PageSection = z.infer<typeof PageSection>
export type ContentPageKey = (typeof contentPageKeys)[number]
