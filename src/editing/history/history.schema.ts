import { z } from 'zod'
import { restorable } from './history.ts'

const Moment = z.iso.datetime({ offset: true })

/** Of a place, by the API's name of the field; fun types are slugs, seasons names. */
const FieldChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })

export const HistoryEntry = z.object({
  id: z.int(),
  at: Moment,
  /** Null for an account that is gone, and for what the guide did by itself. */
  username: z.string().nullable(),
  /** The name of the API token that it was done through; null: by hand. */
  token: z.string().nullable(),
  action: z.enum(['create', 'update', 'delete', 'restore', 'confirm']),
  /** The import that changed it; null for an editor's change. */
  importRunId: z.int().nullable(),
  /** Empty but for updates. */
  changes: z.array(FieldChange),
})

export type HistoryEntry = z.infer<typeof HistoryEntry>

export const HistoryQuery = z.object({
  /** Only what is older than the entry with this id. */
  before: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .optional(),
})

export const PlaceHistory = z.object({
  /** The newest first, at most fifty. */
  entries: z.array(HistoryEntry),
  hasMore: z.boolean(),
})

export type PlaceHistory = z.infer<typeof PlaceHistory>

export const Deletion = z.object({
  /** Of the entry in the audit log. */
  id: z.int(),
  at: Moment,
  username: z.string().nullable(),
  /** The name of the API token that it was done through; null: by hand. */
  token: z.string().nullable(),
  entity: z.enum(restorable),
  name: z.string(),
  /** A place's town or else a city that it belonged to, a city's country. */
  where: z.string().nullable(),
  /** The place that it is one with by now. */
  joinedInto: z.string().nullable(),
  /** How many places went with a city. */
  placeCount: z.int(),
  /** True when it is there again. */
  isBack: z.boolean(),
})

export type Deletion = z.infer<typeof Deletion>

export const DeletionsQuery = z.object({
  search: z.string().max(200).optional(),
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .optional(),
})

export type DeletionsQuery = z.infer<typeof DeletionsQuery>

/** The newest first, twenty to a page. */
export const DeletionList = z.object({
  data: z.array(Deletion),
  pagination: z.object({ page: z.int(), totalPages: z.int(), total: z.int() }),
})

export type DeletionList = z.infer<typeof DeletionList>

export const Restored = z.object({
  entity: z.enum(restorable),
  /** As before. */
  id: z.int(),
  /** Another than before when that was given away meanwhile. */
  slug: z.string(),
  placesRestored: z.int(),
  /** Places of a city that came back by other ways, such as an import; they are linked to it. */
  placesThere: z.int(),
  /** The places of a city that had very many: a job brings them back after it. */
  following: z.object({ jobId: z.string(), places: z.int() }).optional(),
})

export type Restored = z.infer<typeof Restored>
