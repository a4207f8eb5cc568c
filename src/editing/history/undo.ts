import { isDeepStrictEqual } from 'node:util'
import { type PlaceValues, placeFlags } from '../../gathering/merging/place-edit.ts'
import { type EditableFact, editableFacts } from '../../guide/facts/fact-names.ts'

type Values = Readonly<Record<string, unknown>>

export type Undo = {
  values: PlaceValues
  /** Fields that the change made an editor's, and that go back to the sources. */
  released: EditableFact[]
  /** Fields that are no longer as the change left them. */
  changedSince: string[]
  /** Whether all of it stands as before the change. */
  isBack: boolean
}

const undoable: readonly string[] = [...editableFacts, ...placeFlags]

/** What it takes to undo a change of a place that stands as `current`; fields that follow from others follow again. */
export function undoOf(change: { before: Values; after: Values }, current: Values): Undo {
  const edited = namesIn(current.editedFields)
  // An address that nobody wrote by hand is put together from its parts.
  const fields = Object.keys(change.after).filter(
    (field) => undoable.includes(field) && (field !== 'address' || edited.includes(field)),
  )
  const before = namesIn(change.before.editedFields)
  const made = namesIn(change.after.editedFields).filter((field) => !before.includes(field))
  return {
    values: Object.fromEntries(fields.map((field) => [field, change.before[field] ?? null])),
    released: editableFacts.filter((field) => made.includes(field)),
    changedSince: fields.filter((field) => !isSame(field, change.after[field], current[field])),
    isBack: fields.every((field) => isSame(field, change.before[field], current[field])),
  }
}

const namesIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value : [])

// In which order the seasons are named means nothing.
const isSame = (field: string, a: unknown, b: unknown) =>
  field === 'seasons'
    ? isDeepStrictEqual(namesIn(a).toSorted(), namesIn(b).toSorted())
    : isDeepStrictEqual(a ?? null, b ?? null)
