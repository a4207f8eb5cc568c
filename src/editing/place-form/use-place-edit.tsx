import { useState } from 'react'
import type { EditableFact } from '../../guide/facts/fact-names.ts'
import { facts } from '../../guide/facts/facts.ts'
import { serverMessage } from '../../office/accounts/current-user/auth.requests.ts'
import { differingFields, rebased } from '../../office/drafts/rebased.ts'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { useEnd } from '../../office/drafts/use-end.ts'
import { choiceIsNeeded, theirsAreFilledIn } from '../../office/shell/conflict-note.tsx'
import { currentOf } from '../../office/shell/failure.tsx'
import { fieldErrors, refusedFields } from '../../office/shell/field-errors.ts'
import { toast } from '../../ui/toast.ts'
import { ApiError } from '../../web/api-client.ts'
import { forgetAnswers } from '../../web/remembered.ts'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import { changePlace } from '../places/admin-places.requests.ts'
import { plannedForm } from '../planned-changes/no-longer-planned.tsx'
import type { PlannedChange, When } from '../planned-changes/planned-change.schema.ts'
import { isDiscarded, planChange, replanChange } from '../planned-changes/planned-changes.requests.ts'
import { goesOnDiscarded, goesOnPublished } from '../planned-changes/planned-words.ts'
import {
  callNameOf,
  changeOfForm,
  type EditFormValues,
  type FormField,
  type PlaceFormValues,
  type Problems,
  placeFormOf,
  problemsOf,
} from './place-form.ts'
import { readPlaceRow } from './place-row.requests.ts'
import { type PlaceChoices, type PlaceRow, plannedFormOf } from './planned-place.ts'

/** Where the fields stand in what is planned. */
const inPlanned = 'changes.'

interface PlaceEditOptions {
  first: PlaceRow
  choices: PlaceChoices
  /** Once, and when the form goes. */
  onSaved: (place: AdminPlace) => void
  onClose: () => void
}

/** A place in its form, or what is planned of it: what the editor made of that, upon what it is now. */
export function usePlaceEdit({ first, choices, onSaved, onClose }: PlaceEditOptions) {
  const own = `place:${first.place.id}`
  const form = first.planned ? { form: plannedForm(first.planned.id), goesOnIn: own } : { form: own }
  const formOf = (row: PlaceRow) => plannedFormOf(row, choices)
  const draft = useDraft({ ...form, first, formOf })
  const { row, values, base, conflicts, changed, isDirty, note, settle, discard } = draft
  const { place, planned } = row
  const { released } = values
  const [problems, setProblems] = useState<Problems>({})
  const [alert, setAlert] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const onEnd = (row: PlaceRow) => onSaved(row.place)
  const { end, saved } = useEnd({ draft, onEnd, onStay: () => setIsSaving(false) })
  const leave = () => (saved ? onEnd(saved) : onClose())

  const set = <Name extends FormField>(field: Name, value: PlaceFormValues[Name]) => {
    draft.set({ [field]: value, released: released.filter((other) => other !== field) })
    setProblems(({ [field]: _, ...others }) => others)
  }

  /** With the values that the sources have. */
  const release = (part: Partial<PlaceFormValues>) => {
    const fields = Object.keys(part) as EditableFact[]
    draft.set({ ...part, released: [...new Set([...released, ...fields])] })
  }

  const follow = (now: AdminPlace) => draft.follow({ ...row, place: now })

  /** The first field that stands in the way of saving. */
  function check(): FormField | undefined {
    const found = problemsOf(values)
    const [wrong] = Object.keys(found) as FormField[]
    setProblems(found)
    if (wrong) return wrong
    const [asked] = conflicts
    if (!asked || asked === 'released') return undefined
    setAlert(choiceIsNeeded)
    return asked
  }

  /** The first field that stands in the way; undefined once it is saved or nothing more can be said. */
  async function save(): Promise<FormField | undefined> {
    const wrong = check()
    if (wrong) return wrong
    setIsSaving(true)
    setAlert(undefined)
    try {
      const edit = {
        // Both lists are always sent; one that is as it was read changes nothing.
        ...changeOfForm(values, [...changed.filter((field) => field !== 'released'), 'funTypes', 'seasons']),
        releasedFields: [...released],
        updatedAt: place.updatedAt,
      }
      const now = await changePlace(place.id, edit)
      forgetAnswers()
      toast({ title: 'Success', description: 'Place updated successfully' })
      end({ ...row, place: now }, values)
      return undefined
    } catch (error) {
      setIsSaving(false)
      tellFailure(error)
      return fail(error)
    }
  }

  /** Visitors still see what they saw, and so does the form that is not about the draft. */
  function onKept(kept: PlannedChange) {
    if (planned) draft.follow({ ...row, planned: kept })
    discard()
  }

  /** The first field that is to be looked at. */
  async function fail(error: unknown): Promise<FormField | undefined> {
    const overtaken = await overtakenBy(error, row).catch(() => undefined)
    if (overtaken) {
      const { now, from, words } = overtaken
      draft.follow(now, formOf(from))
      setAlert(words)
      const [field] = rebased({ values, base: formOf(from) }, formOf(now)).conflicts
      return field === 'released' ? undefined : field
    }
    const refused = formProblems(error)
    setProblems(refused)
    setAlert(
      refusedFields(error, facts, inPlanned) ??
        serverMessage(error) ??
        'The guide cannot be reached. Nothing is lost: please try again.',
    )
    return (Object.keys(refused) as FormField[])[0]
  }

  return {
    ...{ row, place, planned, values, base, conflicts, released, problems, alert, isSaving, isDirty, note },
    ...{ set, settle, release, follow, check, save, onKept, fail, discard, leave },
    keep: (when: When) => keepForLater(row, values, when),
  }
}

/**
 * Where somebody else is why it was refused: what the row is by now, what the editor's own is told from, and what is said of it.
 * What only a draft said that is discarded by now is the editor's.
 */
async function overtakenBy(error: unknown, row: PlaceRow) {
  const { place, planned } = row
  if (planned && (await isDiscarded(planned, error))) {
    const from = { ...row, planned: undefined }
    return { now: { ...from, ...(await readPlaceRow(place.id)) }, from, words: goesOnDiscarded }
  }
  const theirs = currentOf<AdminPlace | PlannedChange>(error)
  if (!theirs) return undefined
  const now = await rowWith(theirs, row)
  const wordsOf = planned && !now.planned ? goesOnPublished : theirsAreFilledIn
  return { now, from: row, words: wordsOf(serverMessage(error)) }
}

/** What was planned may be published by now, and is the place's own then, or be another place's, which this one was joined into. */
async function rowWith(theirs: AdminPlace | PlannedChange, row: PlaceRow): Promise<PlaceRow> {
  if (!('subject' in theirs)) return { ...row, place: theirs }
  const now = await readPlaceRow(Number(theirs.key))
  return { ...now, planned: theirs.state === 'published' ? undefined : theirs }
}

export type PlaceEditing = ReturnType<typeof usePlaceEdit>

/** All in which it differs from what visitors see. */
function keepForLater({ place, planned }: PlaceRow, { released, ...values }: EditFormValues, when: When) {
  const changes = {
    ...changeOfForm(values, differingFields(values, placeFormOf(place))),
    ...(released.length > 0 && { releasedFields: [...released] }),
    updatedAt: place.updatedAt,
  }
  return planned
    ? replanChange(planned, { subject: 'place', changes, when })
    : planChange({ subject: 'place', key: place.id, changes, when })
}

function formProblems(error: unknown): Problems {
  const errors = fieldErrors(error, inPlanned)
  const named = (field: FormField) => errors[field] ?? errors[callNameOf(field)]
  const fields = [...(['funTypes', 'seasons'] as const), ...(Object.keys(errors) as FormField[])]
  return Object.fromEntries(fields.flatMap((field) => (named(field) ? [[field, named(field)]] : [])))
}

function tellFailure(error: unknown) {
  const description =
    error instanceof ApiError ? `HTTP error! status: ${error.status}` : 'The guide cannot be reached.'
  toast({ title: 'Failed to update place', description, variant: 'destructive' })
}
