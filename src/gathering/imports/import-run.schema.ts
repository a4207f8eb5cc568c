import { z } from 'zod'

const state = z.enum(['running', 'done', 'failed', 'cancelled', 'undone'])

/** One bringing-in of places: from a provider for one city, or from a file. */
export const ImportRun = z.object({
  id: z.int(),
  /** All runs of one job, one per city, were asked for at once. */
  jobId: z.string().nullable(),
  cityId: z.int().nullable(),
  cityName: z.string().nullable(),
  country: z.string().nullable(),
  provider: z.string(),
  /** The file's name; null for a provider's own service. */
  origin: z.string().nullable(),
  state,
  added: z.int(),
  /** Records of places that were there: with other content, or new to the place. */
  changed: z.int(),
  unchanged: z.int(),
  /** Places that no provider has any more: still there, to be reviewed. */
  gone: z.int(),
  /** How many elements were no places of the guide, by reason. */
  refused: z.record(z.string(), z.int()),
  creditsUsed: z.int(),
  error: z.string().nullable(),
  /** Name of who started it; null for commands and the schedule. */
  startedBy: z.string().nullable(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
})
export type ImportRun = z.output<typeof ImportRun>

/** What an undo came to. */
export const UndoResult = z.object({
  /** Places that the run had added and that are gone now. */
  removed: z.int(),
  /** Places that are as they were before the run. */
  restored: z.int(),
  /** What could not be undone, and why: the first five hundred of `keptInAll`. */
  kept: z.array(z.object({ placeId: z.int(), name: z.string(), reason: z.string() })),
  keptInAll: z.int(),
})
export type UndoResult = z.output<typeof UndoResult>

export const ImportRunDetails = ImportRun.extend({
  /** Places that it left with other content; `changed` counts records, also those that only joined a place. */
  changedPlaces: z.int(),
  /** Places whose sources it brought and at which editors have set fields: these it left alone. */
  kept: z.int(),
  /** Null while it is not undone. */
  undone: UndoResult.nullable(),
})
export type ImportRunDetails = z.output<typeof ImportRunDetails>

const page = z.coerce.number().int().min(1).max(10_000).default(1)
const limit = z.coerce.number().int().min(1).max(100).default(20)
const wholeId = z.coerce.number().int().min(1).max(2_147_483_647)

export const ImportRunsQuery = z.object({
  page,
  limit,
  cityId: wholeId.optional(),
  jobId: z.uuid().optional(),
  state: state.optional(),
})
export type ImportRunsQuery = z.output<typeof ImportRunsQuery>

const Pagination = z.object({ page: z.int(), limit: z.int(), totalPages: z.int(), total: z.int() })

export const ImportRunList = z.object({ data: z.array(ImportRun), pagination: Pagination })
export type ImportRunList = z.output<typeof ImportRunList>

const KeptField = z.object({
  field: z.string(),
  /** What an editor has set. */
  kept: z.unknown(),
  /** What the sources say. */
  offered: z.unknown(),
})
export type KeptField = z.output<typeof KeptField>

const FactSource = z.object({
  provider: z.string(),
  externalId: z.string(),
  /** The source's own date; null for the starter guide. */
  date: z.string().nullable(),
})
export type FactSource = z.output<typeof FactSource>

/** A place that a run added, changed, left as edited or no longer found. */
const ImportedPlace = z.object({
  placeId: z.int(),
  name: z.string(),
  /** For its picture and its page; null when it has been deleted since. */
  slug: z.string().nullable(),
  primaryFunType: z.string().nullable(),
  scenes: z.array(z.string()),
  /** The fields that changed, as they were; null but for changed places. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()),
  /** Changed fields whose fact another source gives now than did before. */
  hands: z.record(z.string(), z.object({ from: FactSource, to: FactSource })),
  /** Fields that an editor has set: the import left them alone. */
  editedFields: z.array(z.string()),
  /** Of changed and kept places: those of the edited fields about which the sources say otherwise. */
  kept: z.array(KeptField),
  at: z.string(),
})
export type ImportedPlace = z.output<typeof ImportedPlace>

export const ImportedPlacesQuery = z.object({
  page,
  limit,
  kind: z.enum(['added', 'changed', 'kept', 'gone']),
})
export type ImportedPlacesQuery = z.output<typeof ImportedPlacesQuery>

export const ImportedPlaceList = z.object({ data: z.array(ImportedPlace), pagination: Pagination })
export type ImportedPlaceList = z.output<typeof ImportedPlaceList>
