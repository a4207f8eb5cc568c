import { z } from 'zod'

/** A section as it stood once; `contentType` as a section has it. */
const Text = z.object({ content: z.string(), contentType: z.string() })

export const TextChange = z.object({
  id: z.int(),
  at: z.iso.datetime({ offset: true }),
  /** Null for an account that is gone, and for what the guide did by itself. */
  username: z.string().nullable(),
  /** The name of the API token that it was done through; null: by hand. */
  token: z.string().nullable(),
  sectionKey: z.string(),
  before: Text,
  after: Text,
})

export type TextChange = z.infer<typeof TextChange>

export const TextHistoryQuery = z.object({
  /** Only what is older than the change with this id. */
  before: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .optional(),
})

export const TextHistory = z.object({
  /** The newest first, at most twenty. */
  changes: z.array(TextChange),
  hasMore: z.boolean(),
})

export type TextHistory = z.infer<typeof TextHistory>
