import { isDeepStrictEqual } from 'node:util'
import { type PlaceValues, placeFlags, withTheirOtherHalf } from '../../gathering/merging/place-edit.ts'
import { type EditableFact, editableFacts } from '../../guide/facts/fact-names.ts'

type Values = Readonly<Record<string, unknown>>

type Change = { before: Values; after: Values }

export type Undo = {
  values: PlaceValues
  /** Fields that the change made an editor's, and that go back to the sources. */
  released: EditableFact[]
  /** Fields that the change gave back to the sources, which say the same: they are an editor's again. */
  kept: EditableFact[]
  /** Fields that are no longer as the change left them. */
  changedSince: string[]
  /** Whether all of it stands as before the change. */
  isBack: boolean
}

const undoable: readonly string[] = [...editableFacts, ...placeFlags]

/**
 * What it takes to undo a change of a place that stands as `current`; fields that follow from others follow again. `saidSince`: those
 * of its `retoldFields` that were changed after it.
 */
export function undoOf(change: Change, current: Values, saidSince: readonly EditableFact[]): Undo {
  const edited = namesIn(current.editedFields)
  const before = namesIn(change.before.editedFields)
  // An address that nobody wrote by hand is put together from its parts.
  const fields = Object.keys(change.after).filter(
    (field) => undoable.includes(field) && (field !== 'address' || [...before, ...edited].includes(field)),
  )
  const made = namesIn(change.after.editedFields).filter((field) => !before.includes(field))
  // Who gave one half of a pair back would give the other one with it.
  const staying = withTheirOtherHalf(saidSince)
  return {
    values: Object.fromEntries(fields.map((field) => [field, change.before[field] ?? null])),
    released: editableFacts.filter((field) => made.includes(field) && !staying.includes(field)),
    kept: retoldFields(change).filter((field) => before.includes(field) && !saidSince.includes(field)),
    changedSince: fields.filter((field) => !isSame(field, change.after[field], current[field])),
    isBack: fields.every((field) => isSame(field, change.before[field], current[field])),
  }
}

/** The facts that a change made an editor's, or gave back to the sources, and left as they were. */
export function retoldFields({ before, after }: Change): EditableFact[] {
  const [had, has] = [namesIn(before.editedFields), namesIn(after.editedFields)]
  return editableFacts.filter((field) => had.includes(field) !== has.includes(field) && !(field in after))
}

const namesIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value : [])

// In which order the seasons are named means nothing.
export const isSame = (field: string, a: unknown, b: unknown) =>
  field === 'seasons'
    ? isDeepStrictEqual(namesIn(a).toSorted(), namesIn(b).toSorted())
    : isDeepStrictEqual(a ?? null, b ?? null)
