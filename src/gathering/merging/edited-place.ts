import { isDeepStrictEqual } from 'node:util'
import { type EditableFact, editableFacts, factNames } from '../../guide/facts/fact-names.ts'
import { isTold } from './differences.ts'
import { editedFieldsAfter, type PlaceValues, placeFlags } from './place-edit.ts'
import { computePlace, handMadePlace } from './place-merge.ts'
import type { StoredPlace } from './stored-place.ts'
import type { PlaceSource } from './who-is-believed.ts'

export type Edit = {
  values: PlaceValues
  /** Fields that the sources shall decide about again. */
  released?: readonly EditableFact[] | undefined
  /** Fields that are the editor's from then on, though they stay as they are. */
  kept?: readonly EditableFact[] | undefined
}

/**
 * A place after an edit: what got another value is the editor's from then on, all else follows from the sources. An
 * address that is emptied is put together from its parts again.
 */
export function editedPlace(before: StoredPlace, sources: readonly PlaceSource[], edit: Edit): StoredPlace {
  const released =
    edit.values.address === null ? ['address' as const, ...(edit.released ?? [])] : edit.released
  const values = without(edit.values, released ?? [])
  const changed = editableFacts.filter((field) => field in values && differs(before[field], values[field]))
  const editedFields = editedFieldsAfter(before.editedFields, {
    changed: [...changed, ...(edit.kept ?? [])],
    released: released ?? [],
  })
  // What is written anew is English unless they say otherwise.
  const isRewritten = changed.includes('description') && values.descriptionLanguage === undefined
  const current = {
    ...before,
    ...values,
    ...(edit.values.address === null && { address: null }),
    ...(isRewritten && { descriptionLanguage: null }),
  }
  const edits = { editedFields, current }
  const computed = computePlace(sources, edits) ?? handMadePlace(edits)
  // Where it is nobody's edit, another place may have been given the id: then that one keeps it.
  const isIdEdited = [...before.editedFields, ...editedFields].includes('placeId')
  return { ...current, ...computed, placeId: isIdEdited ? computed.placeId : before.placeId, editedFields }
}

const editorsFields = [...factNames.filter(isTold), ...placeFlags, 'editedFields'] as const

type Difference = Record<'before' | 'after', Partial<StoredPlace>>

/** What differs, as the audit log keeps it: of both the differing fields alone. Undefined when nothing does. */
export function editDifference(before: StoredPlace, after: StoredPlace): Difference | undefined {
  const fields = editorsFields.filter((field) => differs(before[field], after[field]))
  const pick = (place: StoredPlace) => Object.fromEntries(fields.map((field) => [field, place[field]]))
  return fields.length > 0 ? { before: pick(before), after: pick(after) } : undefined
}

const differs = (a: unknown, b: unknown) => a !== b && !isDeepStrictEqual(a, b)

const without = (values: PlaceValues, fields: readonly EditableFact[]): PlaceValues =>
  Object.fromEntries(
    Object.entries(values).filter(([field]) => !(fields as readonly string[]).includes(field)),
  )
