import { z } from 'zod'
import { Id } from '../../../platform/calls/id.schema.ts'

/** `historyId` is the entry of the audit log from which it comes back. */
export const Deleted = z.object({ success: z.literal(true), historyId: z.int() })

export const ByHistoryId = z.object({ historyId: Id })
