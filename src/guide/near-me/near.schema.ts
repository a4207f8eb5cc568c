import { z } from 'zod'
import { PlaceListItem } from '../place-lists/place.schema.ts'

export const NearPlace = PlaceListItem.extend({
  /** Whether nobody has measured where it lies: how far away it is, is then said to be about so. */
  isRough: z.boolean(),
})

export type NearPlace = z.infer<typeof NearPlace>
