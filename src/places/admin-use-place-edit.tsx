import { useState } from 'react'
import { serverMessage } from '../accounts/auth.requests.ts'
import { currentOf } from '../admin/failure.tsx'
import { fieldErrors } from '../admin/field-errors.ts'
import { leaveIfSignedOut } from '../admin/leave-if-signed-out.ts'
import { ApiError } from '../app/api-client.ts'
import { forgetAnswers } from '../app/remembered.ts'
import { toast } from '../ui/toast.ts'
import { keepForm, takeKeptForm } from './admin-kept-forms.ts'
import type { AdminPlace } from './admin-place.schema.ts'
import type { EditableField } from './admin-place-edit.ts'
import {
  callNameOf,
  changeOfForm,
  differingFields,
  type FormField,
  type PlaceFormValues,
  type Problems,
  placeFormOf,
  problemsOf,
  rebased,
} from './admin-place-form.ts'
import { changePlace } from './admin-places.requests.ts'

type Draft = {
  /** As it was last read. */
  place: AdminPlace
  values: PlaceFormValues
  /** Fields that somebody else has changed too, to another value. */
  conflicts: readonly FormField[]
  /** Fields that go back to what the sources say. */
  released: readonly EditableField[]
}

/** A place in its form: what the editor made of it, upon what it is now. */
export function usePlaceEdit(first: AdminPlace, onSaved: (place: AdminPlace) => void) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(first))
  const [problems, setProblems] = useState<Problems>({})
  const [alert, setAlert] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const { place, values, conflicts, released } = draft
  const base = placeFormOf(place)
  const changed = differingFields(values, base)

  const settle = (field: FormField) =>
    setDraft((now) => ({ ...now, conflicts: now.conflicts.filter((other) => other !== field) }))

  const set = <Name extends FormField>(field: Name, value: PlaceFormValues[Name]) => {
    setDraft((now) => ({
      ...now,
      values: { ...now.values, [field]: value },
      conflicts: now.conflicts.filter((other) => other !== field),
      released: now.released.filter((other) => other !== field),
    }))
    setProblems(({ [field]: _, ...others }) => others)
  }

  const release = (field: EditableField & FormField, value: PlaceFormValues[typeof field]) => {
    set(field, value)
    setDraft((now) => ({ ...now, released: [...now.released, field] }))
  }

  /** The place as it is now, with what the editor made of it meanwhile kept. */
  const follow = (theirs: AdminPlace) =>
    setDraft((now) => {
      const merged = rebased(now.values, placeFormOf(now.place), placeFormOf(theirs))
      return { ...now, ...merged, place: theirs }
    })

  /** The first field that stands in the way of saving; undefined once it is saved or nothing more can be said. */
  async function save(): Promise<FormField | undefined> {
    const found = problemsOf(values)
    const [wrong] = Object.keys(found) as FormField[]
    setProblems(found)
    if (wrong) return wrong
    if (conflicts[0]) {
      setAlert('Choose which value to keep where somebody else has saved another one.')
      return conflicts[0]
    }
    setIsSaving(true)
    setAlert(undefined)
    try {
      const edit = {
        ...changeOfForm(values, changed),
        releasedFields: [...released],
        updatedAt: place.updatedAt,
      }
      const saved = await changePlace(place.id, edit)
      forgetAnswers()
      toast({ title: 'Success', description: 'Place updated successfully' })
      onSaved(saved)
      return undefined
    } catch (error) {
      setIsSaving(false)
      return fail(error)
    }
  }

  function fail(error: unknown): FormField | undefined {
    if (error instanceof ApiError && error.status === 401) keepForm(place.id, { values, base })
    leaveIfSignedOut(error)
    tellFailure(error)
    const theirs = currentOf<AdminPlace>(error)
    if (theirs) {
      follow(theirs)
      setAlert(`${serverMessage(error)}. Their changes are filled in here; yours are kept.`)
      return rebased(values, base, placeFormOf(theirs)).conflicts[0]
    }
    const refused = formProblems(error)
    setProblems(refused)
    setAlert(serverMessage(error) ?? 'The guide cannot be reached. Nothing is lost: please try again.')
    return (Object.keys(refused) as FormField[])[0]
  }

  return {
    ...{ place, values, base, conflicts, released, problems, alert, isSaving },
    ...{ set, settle, release, follow, save },
    isDirty: changed.length > 0 || released.length > 0,
  }
}

export type PlaceEditing = ReturnType<typeof usePlaceEdit>

function draftOf(place: AdminPlace): Draft {
  const kept = takeKeptForm(place.id)
  const now = placeFormOf(place)
  const merged = kept ? rebased(kept.values, kept.base, now) : { values: now, conflicts: [] }
  return { place, ...merged, released: [] }
}

function formProblems(error: unknown): Problems {
  const errors = fieldErrors(error)
  const named = (field: FormField) => errors[field] ?? errors[callNameOf(field)]
  const fields = [...(['funTypes', 'seasons'] as const), ...(Object.keys(errors) as FormField[])]
  return Object.fromEntries(fields.flatMap((field) => (named(field) ? [[field, named(field)]] : [])))
}

function tellFailure(error: unknown) {
  const description =
    error instanceof ApiError ? `HTTP error! status: ${error.status}` : 'The guide cannot be reached.'
  toast({ title: 'Failed to update place', description, variant: 'destructive' })
}
