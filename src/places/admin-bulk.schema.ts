import { z } from 'zod'
import { AdminPlaceSelection } from './admin-place.schema.ts'

export const mostBulkIds = 1000

/** A thousand take about two seconds on a busy machine, and every other editor of them waits. */
export const mostBulkPlaces = 20_000

const ids = z.array(z.int32().positive()).min(1).max(100)

const changes = z
  .object({
    isActive: z.boolean(),
    isFeatured: z.boolean(),
    isReviewed: z.boolean(),
    /** Ids; they come after the types that a place has. */
    addFunTypes: ids,
    removeFunTypes: ids,
    addSeasons: ids,
    removeSeasons: ids,
  })
  .partial()
  .refine((named) => Object.values(named).some((value) => value !== undefined), 'names no change')

const theseIds = z.object({ ids: z.array(z.int32().positive()).min(1).max(mostBulkIds) })

const allMatching = z.object({
  /** As in the address of the list; `{}` is every place. */
  filters: AdminPlaceSelection.strict(),
  /** How many places the editor was told of: when others match by now, nothing changes. */
  total: z.int().nonnegative(),
})

/** Some places by their ids, or all that match the list's filters. */
export const BulkChange = z.union([theseIds.extend({ changes }), allMatching.extend({ changes })])

export type BulkChange = z.infer<typeof BulkChange>
export type PlaceChanges = BulkChange['changes']

export const BulkAnswer = z.object({
  /** Places that were chosen and are there. */
  matched: z.int(),
  /** Of these, the ones that were not so already. */
  changed: z.int(),
  /** Their ids, as long as they are no more than one call can name; else none. */
  changedIds: z.array(z.int()),
})

export type BulkAnswer = z.infer<typeof BulkAnswer>
