import { z } from 'zod'
import { visitOutcomes } from '../../gathering/website-visits/visit-outcomes.ts'

const Moment = z.iso.datetime({ offset: true })

/** What came of reading a place's website. */
export const WebsiteVisit = z.object({
  website: z.string(),
  /** Null until it was read for the first time. */
  visitedAt: Moment.nullable(),
  outcome: z.enum(visitOutcomes).nullable(),
  /** What follows 'It …'; null where all went well. */
  reason: z.string().nullable(),
  /** Since when it has been taken for gone. */
  reportedAt: Moment.nullable(),
})

export type WebsiteVisit = z.infer<typeof WebsiteVisit>
