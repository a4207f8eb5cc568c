import { z } from 'zod'

/** `historyId` is the entry of the audit log from which it comes back. */
export const Deleted = z.object({ success: z.literal(true), historyId: z.int() })
