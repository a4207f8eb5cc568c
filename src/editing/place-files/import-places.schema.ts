import { z } from 'zod'

/** The form that a file comes in. */
export const ImportForm = z.object({
  /** 'true' writes; without it the answer says what would be written. */
  apply: z.enum(['true', 'false']).default('false'),
  /** 'true' for the file of another guide: a row whose id is unknown here is a new place. */
  addUnknown: z.enum(['true', 'false']).default('false'),
  /** With `apply`: what the editor was told. When it is not so by now, nothing is written. */
  added: z.coerce.number().int().nonnegative().optional(),
  changed: z.coerce.number().int().nonnegative().optional(),
})

export type ImportForm = z.infer<typeof ImportForm>

export const RefusedRow = z.object({
  /** Of a CSV file the row, as a spreadsheet numbers it, of GeoJSON the feature; both count from 1. */
  line: z.int(),
  name: z.string().nullable(),
  field: z.string().nullable(),
  reason: z.string(),
})

export type RefusedRow = z.infer<typeof RefusedRow>

/** A row that is taken, but whose position no city of the guide is near to. */
const FarRow = z.object({ line: z.int(), name: z.string(), areSwapped: z.boolean() })

export type FarRow = z.infer<typeof FarRow>

export const ImportReport = z.object({
  /** True when it was written; then refused is only what somebody made unfit while a large file was being written. */
  isApplied: z.boolean(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** What is wrong with them: all faults of each row, the first hundred. */
  refusedRows: z.array(RefusedRow),
  /** How many of those that are added or moved lie far from every city, which is a slip more often than a place. */
  far: z.int(),
  /** The first hundred of them. */
  farRows: z.array(FarRow),
  /** The first hundred that are added or changed; of a new place the fields are empty. */
  changes: z.array(
    z.object({ line: z.int(), id: z.int().nullable(), name: z.string(), fields: z.array(z.string()) }),
  ),
})

export type ImportReport = z.infer<typeof ImportReport>
