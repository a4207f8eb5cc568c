import { useState } from 'react'
import type { EditableFact } from '../../guide/facts/fact-names.ts'
import { facts } from '../../guide/facts/facts.ts'
import { serverMessage } from '../../office/accounts/auth.requests.ts'
import { rebased } from '../../office/drafts/rebased.ts'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { choiceIsNeeded, theirsAreFilledIn } from '../../office/shell/conflict-note.tsx'
import { currentOf } from '../../office/shell/failure.tsx'
import { fieldErrors, refusedFields } from '../../office/shell/field-errors.ts'
import { toast } from '../../ui/toast.ts'
import { ApiError } from '../../web/api-client.ts'
import { forgetAnswers } from '../../web/remembered.ts'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import { changePlace } from '../places/admin-places.requests.ts'
import {
  callNameOf,
  changeOfForm,
  type FormField,
  type PlaceFormValues,
  type Problems,
  placeFormOf,
  problemsOf,
} from './place-form.ts'

/** `released` are fields that go back to what the sources say. */
type EditFormValues = PlaceFormValues & { released: readonly EditableFact[] }

const editFormOf = (place: AdminPlace): EditFormValues => ({ ...placeFormOf(place), released: [] })

/** A place in its form: what the editor made of it, upon what it is now. */
export function usePlaceEdit(first: AdminPlace, onSaved: (place: AdminPlace) => void) {
  const draft = useDraft({ form: `place:${first.id}`, first, formOf: editFormOf })
  const { row: place, values, base, conflicts, changed, isDirty, note, settle, follow, discard } = draft
  const { released } = values
  const [problems, setProblems] = useState<Problems>({})
  const [alert, setAlert] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)

  const set = <Name extends FormField>(field: Name, value: PlaceFormValues[Name]) => {
    draft.set({ [field]: value, released: released.filter((other) => other !== field) })
    setProblems(({ [field]: _, ...others }) => others)
  }

  /** With the values that the sources have. */
  const release = (part: Partial<PlaceFormValues>) => {
    const fields = Object.keys(part) as EditableFact[]
    draft.set({ ...part, released: [...new Set([...released, ...fields])] })
  }

  /** The first field that stands in the way of saving; undefined once it is saved or nothing more can be said. */
  async function save(): Promise<FormField | undefined> {
    const found = problemsOf(values)
    const [wrong] = Object.keys(found) as FormField[]
    setProblems(found)
    if (wrong) return wrong
    const [asked] = conflicts
    if (asked && asked !== 'released') {
      setAlert(choiceIsNeeded)
      return asked
    }
    setIsSaving(true)
    setAlert(undefined)
    try {
      const edit = {
        // Both lists are always sent; one that is as it was read changes nothing.
        ...changeOfForm(values, [...changed.filter((field) => field !== 'released'), 'funTypes', 'seasons']),
        releasedFields: [...released],
        updatedAt: place.updatedAt,
      }
      const saved = await changePlace(place.id, edit)
      forgetAnswers()
      draft.forget()
      toast({ title: 'Success', description: 'Place updated successfully' })
      onSaved(saved)
      return undefined
    } catch (error) {
      setIsSaving(false)
      return fail(error)
    }
  }

  function fail(error: unknown): FormField | undefined {
    tellFailure(error)
    const theirs = currentOf<AdminPlace>(error)
    if (theirs) {
      follow(theirs)
      setAlert(theirsAreFilledIn(serverMessage(error)))
      const [field] = rebased({ values, base }, editFormOf(theirs)).conflicts
      return field === 'released' ? undefined : field
    }
    const refused = formProblems(error)
    setProblems(refused)
    setAlert(
      refusedFields(error, facts) ??
        serverMessage(error) ??
        'The guide cannot be reached. Nothing is lost: please try again.',
    )
    return (Object.keys(refused) as FormField[])[0]
  }

  return {
    ...{ place, values, base, conflicts, released, problems, alert, isSaving, isDirty, note },
    ...{ set, settle, release, follow, save, discard },
  }
}

export type PlaceEditing = ReturnType<typeof usePlaceEdit>

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
