import type { z } from 'zod'
import { describe } from '../../platform/calls/describe.ts'
import { AcceptedWork } from './job.schema.ts'

/** Describes a call that does long work, see `answerWork`. */
export const describeWork = (summary: string, result: z.ZodType) =>
  describe(summary, result, { problems: [409, 422, 502, 504], accepted: AcceptedWork })
