import { z } from 'zod'
import { changedThings } from './changed-things.ts'

export const RecentChange = z.object({
  /** Of its entry in the audit log, where it can be undone: a change of one place, or what was deleted and is not back. */
  undoId: z.int().nullable(),
  at: z.iso.datetime({ offset: true }),
  /** Null for an account that is gone, and for imports. */
  username: z.string().nullable(),
  /** The name of the API token that it was done through; null: by hand. */
  token: z.string().nullable(),
  action: z.enum(['create', 'update', 'delete', 'restore', 'confirm']),
  entity: z.enum(changedThings),
  /** How many of them. */
  count: z.int(),
  /** Of the one place or city, of a photo's place, of an import's city. */
  name: z.string().nullable(),
  /** What of one place was changed, by the API's names. */
  fields: z.array(z.string()),
  /** The import that did it. */
  importRunId: z.int().nullable(),
})

export type RecentChange = z.infer<typeof RecentChange>
