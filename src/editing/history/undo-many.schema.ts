import { z } from 'zod'

export const ChangeOfMany = z.object({ changeId: z.uuid() })

/** As the job gets it; `total`: how many places the change touched. */
export const UndoWork = ChangeOfMany.extend({ total: z.int() })

export type UndoWork = z.infer<typeof UndoWork>

export const UndoneMany = z.object({
  /** Places that the change touched. */
  places: z.int(),
  /** Of these, the ones that are as they were before it. */
  undone: z.int(),
  /** Of these, the ones of which something stays, as it was changed again since. */
  left: z.int(),
  /** Of these, the ones that were deleted since. */
  gone: z.int(),
  /** Of the undoing, which is a change of many places as well. */
  changeId: z.uuid(),
})

export type UndoneMany = z.infer<typeof UndoneMany>
