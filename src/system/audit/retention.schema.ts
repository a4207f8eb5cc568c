import { z } from 'zod'
import { yearChoices } from './retention.ts'

const Years = z.literal([...yearChoices])

/** How long entries are kept; null: for ever. */
export const Retention = z.object({ years: Years.nullable() })

export const KeptRetention = Retention.extend({
  /** The work that removes what is older; null where everything is kept. */
  jobId: z.string().nullable(),
})

export const AskedRetention = z.object({
  years: z.coerce.number().pipe(Years),
})

export const WouldGo = z.object({
  entries: z.int(),
  /** False: there are more; counting stopped after some seconds. */
  isAll: z.boolean(),
})

export type WouldGo = z.infer<typeof WouldGo>
