import { z } from 'zod'
import { AdminPlaceSelection } from '../places/admin-place.schema.ts'

export const AllMatching = z.object({
  /** As in the address of the list; `{}` is every place. */
  filters: AdminPlaceSelection.strict(),
  /** How many places the editor was told of: when others match by now, nothing changes. */
  total: z.int32().nonnegative(),
})

export type AllMatching = z.infer<typeof AllMatching>
