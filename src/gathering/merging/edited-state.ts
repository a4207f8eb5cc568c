import { isDeepStrictEqual } from 'node:util'
import { type EditableFact, editableFacts, factNames } from '../../guide/facts/fact-names.ts'
import { editedFieldsAfter, type PlaceFlag, type PlaceValues, placeFlags } from './place-edit.ts'
import { type ComputedPlace, computePlace, handMadePlace, type PlaceSource } from './place-merge.ts'

/** A place as editors see it. */
export type PlaceState = ComputedPlace & Record<PlaceFlag, boolean> & { editedFields: string[] }

export type Edit = {
  values: PlaceValues
  /** Fields that the sources shall decide about again. */
  released?: readonly EditableFact[] | undefined
}

/**
 * A place after an edit: what got another value is the editor's from then on, all else follows from the sources. An
 * address that is emptied is put together from its parts again.
 */
export function editedState<State extends PlaceState>(
  before: State,
  sources: readonly PlaceSource[],
  edit: Edit,
): State {
  const released =
    edit.values.address === null ? ['address' as const, ...(edit.released ?? [])] : edit.released
  const values = without(edit.values, released ?? [])
  const changed = editableFacts.filter((field) => field in values && differs(before[field], values[field]))
  const editedFields = editedFieldsAfter(before.editedFields, { changed, released: released ?? [] })
  const current = { ...before, ...values, ...(edit.values.address === null && { address: null }) }
  const edits = { editedFields, current }
  const computed = computePlace(sources, edits) ?? handMadePlace(edits)
  // Where it is nobody's edit, another place may have been given the id: then that one keeps it.
  const isIdEdited = [...before.editedFields, ...editedFields].includes('placeId')
  return { ...current, ...computed, placeId: isIdEdited ? computed.placeId : before.placeId, editedFields }
}

const stateFields = [...factNames, ...placeFlags, 'editedFields'] as const

type Difference = Record<'before' | 'after', Partial<PlaceState>>

/** What differs, as the audit log keeps it: of both states the differing fields alone. Undefined when nothing does. */
export function stateDifference(before: PlaceState, after: PlaceState): Difference | undefined {
  const fields = stateFields.filter((field) => differs(before[field], after[field]))
  const pick = (state: PlaceState) => Object.fromEntries(fields.map((field) => [field, state[field]]))
  return fields.length > 0 ? { before: pick(before), after: pick(after) } : undefined
}

const differs = (a: unknown, b: unknown) => a !== b && !isDeepStrictEqual(a, b)

const without = (values: PlaceValues, fields: readonly EditableFact[]): PlaceValues =>
  Object.fromEntries(
    Object.entries(values).filter(([field]) => !(fields as readonly string[]).includes(field)),
  )
