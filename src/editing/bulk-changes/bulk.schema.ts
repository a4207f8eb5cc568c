import { z } from 'zod'
import { bulkFacts } from '../../guide/facts/fact-names.ts'
import { plainSchemas } from '../../guide/facts/facts.schema.ts'
import { withoutPlainFacts } from '../../guide/facts/plain-facts.ts'
import { inputsOf } from '../places/fact-inputs.schema.ts'
import { AllMatching } from '../selection/selection.schema.ts'
import { mostAtOnce } from '../selection/selection.ts'

const ids = z.array(z.int32().positive()).min(1).max(100)

const changes = z
  .object({
    isActive: z.boolean(),
    isFeatured: z.boolean(),
    isReviewed: z.boolean(),
    ...inputsOf(bulkFacts),
    ...plainSchemas,
    /** Ids; they come after the types that a place has. */
    addFunTypes: ids,
    removeFunTypes: ids,
    addSeasons: ids,
    removeSeasons: ids,
    /** Facts that go back to what the sources say; a value sent for them does not count. */
    releasedFields: z
      .array(z.enum([...bulkFacts]))
      .min(1)
      .max(100),
    /** Deletes them for good, and stands alone; undoing the change brings them back. */
    isDeleted: z.literal(true),
  })
  .partial()
  .refine((named) => Object.values(named).some((value) => value !== undefined), 'names no change')
  .refine(
    ({ isDeleted, ...others }) => !isDeleted || Object.keys(others).length === 0,
    'isDeleted stands alone',
  )
  .transform(withoutPlainFacts)

const theseIds = z.object({ ids: z.array(z.int32().positive()).min(1).max(mostAtOnce) })

const matchingChange = AllMatching.extend({ changes })

/** Some places by their ids, or all that match the list's filters. */
export const BulkChange = z.union(
  [theseIds.extend({ changes }), matchingChange],
  'Wants ids, a thousand at most, or filters with the total that matches',
)

/** As the job gets it; `lastId`: places that are added later are not among them. */
export const MatchingWork = matchingChange.extend({ lastId: z.int() })

export type BulkChange = z.infer<typeof BulkChange>
export type MatchingChange = z.infer<typeof matchingChange>
export type MatchingWork = z.infer<typeof MatchingWork>
export type PlaceChanges = BulkChange['changes']

export const BulkAnswer = z.object({
  /** Places that were chosen and are there. */
  matched: z.int(),
  /** Of these, the ones that were not so already. */
  changed: z.int(),
  /** Of these, the ones whose same fields an editor has changed since this was asked for: that holds. */
  left: z.int(),
  /** Of these, the ones that stay, since a range of theirs would end before it begins. */
  unfit: z.int(),
  /** Ids of the changed ones, unless a job changed them. */
  changedIds: z.array(z.int()),
  /** Where they were deleted. */
  isDeletion: z.literal(true).optional(),
  /** What undoes it as a whole. */
  changeId: z.uuid(),
})

export type BulkAnswer = z.infer<typeof BulkAnswer>
