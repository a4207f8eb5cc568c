import { z } from 'zod'
import type { Block } from './rich-text.ts'

const Runs = z.array(
  z.object({
    text: z.string(),
    isBold: z.literal(true).optional(),
    isItalic: z.literal(true).optional(),
    href: z.string().optional(),
  }),
)

const Blocks = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('paragraph'), runs: Runs }),
    z.object({ kind: z.literal('heading'), rank: z.int(), runs: Runs }),
    z.object({
      kind: z.literal('list'),
      items: z.array(z.object({ depth: z.int(), number: z.int().nullable(), runs: Runs })),
    }),
  ]) satisfies z.ZodType<Block>,
)

const StoredSection = z.object({
  sectionKey: z.string(),
  /** As it was written; Markdown where the type says so. */
  content: z.string(),
  /** `text` has one line, `textarea` many, `markdown` is formatted. */
  contentType: z.string(),
  displayOrder: z.int(),
})

/** `blocks` is what is shown of a formatted text, so that no browser needs to read Markdown; others have none. */
export const PageSection = StoredSection.extend({ blocks: Blocks.optional() })

/** As editors see it. */
export const AdminPageSection = StoredSection.extend({ isActive: z.boolean(), updatedAt: z.iso.datetime() })

/** The sections to change, by key; one that was read before may say when it had last changed. */
export const PageContentChange = z.object({
  updates: z.record(
    z.string(),
    z.object({
      content: z.string().max(50_000, 'A section may have at most 50,000 characters'),
      contentType: z.enum(['textarea', 'markdown']).optional(),
      updatedAt: z.iso.datetime().optional(),
    }),
  ),
})

export type PageSection = z.infer<typeof PageSection>
export type AdminPageSection = z.infer<typeof AdminPageSection>
export type PageContentChange = z.infer<typeof PageContentChange>
