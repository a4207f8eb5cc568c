import { z } from 'zod'
import { Moment } from '../../platform/calls/read-version.schema.ts'
import { AdminPlaceSelection } from '../places/admin-place.schema.ts'
import { mostAtOnce } from '../selection/selection.ts'
import { textFacts } from './text-facts.ts'

const text = (least: number, most: number) =>
  z.string().min(least, 'Say what to find').max(most, `At most ${most} characters`)

const ids = z.array(z.int32().positive())

/** What is replaced, in which fact, of which places. */
const asked = z.object({
  fact: z.enum([...textFacts]),
  /** To the letter. */
  find: text(1, 200),
  replace: text(0, 500),
  isWholeWord: z.boolean().default(false),
  isCaseSensitive: z.boolean().default(false),
  ids: ids.min(1).max(mostAtOnce).optional(),
  /** As in the address of the list; `{}` is every place. */
  filters: AdminPlaceSelection.strict().optional(),
})

type Chosen = { ids?: unknown; filters?: unknown }

const isOneOfBoth = ({ ids, filters }: Chosen) => (ids === undefined) !== (filters === undefined)
const whichPlaces = { path: ['ids'], message: 'Either ids or filters' }

export const ReplacingPreview = asked
  .extend({
    /** Whether those that would change are listed, or those that cannot. */
    part: z.enum(['changes', 'unfit']).default('changes'),
    /** The id after which the page begins, as `next` has it. */
    after: z.int32().nonnegative().default(0),
    limit: z.int().min(1).max(100).default(50),
  })
  .refine(isOneOfBoth, whichPlaces)

export const ReplacingWork = asked
  .extend({
    /** As the preview has it: what was changed later than this stays. */
    seenAt: Moment,
    /** How many would change, as the preview has it. */
    total: z.int32().nonnegative(),
    /** Of these, the places that stay all the same. */
    except: ids.max(1000).default([]),
  })
  .refine(isOneOfBoth, whichPlaces)

export type ReplacingAsked = z.infer<typeof asked>
export type ReplacingPreview = z.infer<typeof ReplacingPreview>
export type ReplacingPreviewInput = z.input<typeof ReplacingPreview>
export type ReplacingWork = z.infer<typeof ReplacingWork>
export type ReplacingWorkInput = z.input<typeof ReplacingWork>

const Shown = z.object({
  id: z.int(),
  slug: z.string(),
  /** The one that families see. */
  name: z.string(),
  /** The text in its order, shortened where nothing changes. */
  pieces: z.array(z.union([z.object({ same: z.string() }), z.object({ was: z.string(), is: z.string() })])),
  /** Further changes of the same text. */
  more: z.int(),
  /** Why it cannot change; null where it can. */
  fault: z.string().nullable(),
})

export const ReplacingPage = z.object({
  /** With the first page alone. */
  told: z
    .object({
      changes: z.int(),
      unfit: z.int(),
      seenAt: Moment,
    })
    .nullable(),
  data: z.array(Shown),
  /** Where the next page begins; null after the last. */
  next: z.int().nullable(),
})

export type ReplacingPage = z.infer<typeof ReplacingPage>
export type ShownReplacing = z.infer<typeof Shown>

export const Replaced = z.object({
  /** How many were to change. */
  total: z.int(),
  changed: z.int(),
  /** Changed or deleted since the preview. */
  left: z.int(),
  /** What undoes it as a whole. */
  changeId: z.uuid(),
})

export type Replaced = z.infer<typeof Replaced>
