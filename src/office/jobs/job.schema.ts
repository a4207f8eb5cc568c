import { z } from 'zod'

const state = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled'])

const JobItem = z.object({
  id: z.number().int(),
  name: z.string(),
  state,
  detail: z.string().optional(),
  share: z.number().optional(),
  counts: z.object({ added: z.number(), updated: z.number(), refused: z.number() }).optional(),
  runId: z.number().int().optional(),
})

/** Long work as an editor follows it. */
export const Job = z.object({
  id: z.string(),
  kind: z.string(),
  input: z.unknown(),
  state,
  /** Somebody wants it to stop; it does so at its next step. */
  isCancelling: z.boolean(),
  progress: z.object({ done: z.number(), total: z.number(), items: z.array(JobItem) }),
  /** What the call answers with when the work is done; null before, and when it failed. */
  result: z.unknown(),
  /** Why it failed; of one that is not over, why it does not get on just now; of a cancelled one, what it leaves behind, where it says so. */
  error: z.string().nullable(),
  /** Name of who asked for it; null for the schedule. */
  startedBy: z.string().nullable(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
})
export type Job = z.output<typeof Job>

export const JobId = z.object({ id: z.uuid() })

export const JobFilters = z.object({
  /** Several with commas between, such as 'fetch-places,switch-provider'. */
  kind: z.string().optional(),
  /** 'true': those under way or waiting. 'false': those that are over. */
  isOpen: z.enum(['true', 'false']).optional(),
  /** Those alone that the caller has asked for. */
  isMine: z.literal('true').optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
})
export type JobFilters = z.output<typeof JobFilters>

/** Of work that goes on: where to follow it. */
export const AcceptedWork = z.object({ jobId: z.string() })
