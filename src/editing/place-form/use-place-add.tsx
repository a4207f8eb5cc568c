import { useState } from 'react'
import { facts } from '../../guide/facts/facts.ts'
import { serverMessage } from '../../office/accounts/current-user/auth.requests.ts'
import { forgetForm, moveForm } from '../../office/drafts/left-forms.ts'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { useEnd } from '../../office/drafts/use-end.ts'
import { addedBefore } from '../../office/shell/added-before.tsx'
import { sayFailure } from '../../office/shell/failure.tsx'
import { fieldErrors, refusedFields } from '../../office/shell/field-errors.ts'
import { toast } from '../../ui/toast.ts'
import { forgetAnswers } from '../../web/remembered.ts'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import { createPlace, undoAdding } from '../places/admin-places.requests.ts'
import {
  emptyPlaceForm,
  type FormField,
  missingOf,
  newPlaceOf,
  type PlaceFormValues,
  type Problems,
  problemsOf,
} from './place-form.ts'

/**
 * The form for a new place: empty each time it opens, unless something unsaved was left in it. `onEnd` gets the place once it is
 * there, and nothing once it was taken back.
 */
export function usePlaceAdd(onEnd: (id: number | undefined) => void) {
  const draft = useDraft({ form: 'place:new', first: { id: 0, form: emptyPlaceForm }, formOf: formOfRow })
  const { values, isDirty, note, discard } = draft
  const [problems, setProblems] = useState<Problems>({})
  const [alert, setAlert] = useState<string>()
  const [isCreating, setIsCreating] = useState(false)
  const onStay = ({ id }: NewRow) => {
    moveForm('place:new', `place:${id}`)
    onEnd(id)
  }
  const { end } = useEnd({ draft, onEnd: ({ id }: NewRow) => onEnd(id), onStay })

  const set = <Name extends FormField>(field: Name, value: PlaceFormValues[Name]) => {
    draft.set({ [field]: value })
    setProblems(({ [field]: _, ...others }) => others)
  }

  /** The first field that is wrong, as far as that can be told without the server. */
  function check(): FormField | undefined {
    setAlert(undefined)
    const missing = missingOf(values)
    if (missing) {
      toast({ title: 'Validation Error', description: missing.message, variant: 'destructive' })
      setProblems({ [missing.field]: missing.message })
      return missing.field
    }
    const found = problemsOf(values)
    setProblems(found)
    return (Object.keys(found) as FormField[])[0]
  }

  /** The first field that the server refused; undefined once the place is there or nothing more can be said. */
  async function create(): Promise<FormField | undefined> {
    setIsCreating(true)
    try {
      const place = await createPlace(newPlaceOf(values)).catch(addedBefore<AdminPlace>)
      forgetAnswers()
      toast({
        ...{ title: 'Success', description: 'Place created successfully and distances generated' },
        action: { label: 'Undo', onAction: () => void takeBack(place, onEnd) },
      })
      end({ id: place.id, form: values }, values)
      return undefined
    } catch (error) {
      setIsCreating(false)
      sayFailure('Failed to create place', error)
      setAlert(
        refusedFields(error, facts) ??
          serverMessage(error) ??
          'The guide cannot be reached. Nothing is lost: please try again.',
      )
      setProblems(fieldErrors(error))
      return (Object.keys(fieldErrors(error)) as FormField[])[0]
    }
  }

  return { values, problems, alert, isCreating, isDirty, note, set, discard, check, create }
}

type NewRow = { id: number; form: PlaceFormValues }

const formOfRow = ({ form }: NewRow) => form

function takeBack(place: AdminPlace, onEnd: (id: undefined) => void): Promise<void> {
  const tell = () => {
    forgetAnswers()
    // What was typed while it was added.
    forgetForm(`place:${place.id}`)
    toast({ title: 'Undone', description: `${place.displayName ?? place.name} is not in the guide.` })
    onEnd(undefined)
  }
  return undoAdding(place).then(tell, (error) => sayFailure('Failed to undo the change', error))
}
