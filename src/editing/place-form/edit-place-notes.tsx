import { withTheirOtherHalf } from '../../gathering/merging/place-edit.ts'
import { dateWords } from '../../guide/facts/date-words.ts'
import type { EditableFact } from '../../guide/facts/fact-names.ts'
import type { FactName } from '../../guide/facts/facts.ts'
import { isSameValue } from '../../office/drafts/rebased.ts'
import { ConflictNote } from '../../office/shell/conflict-note.tsx'
import { fieldLabel } from '../imports/change-rows.ts'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import type { StaffFactSources } from '../places/place-edit.schema.ts'
import type { PlannedChange } from '../planned-changes/planned-change.schema.ts'
import { type FormField, type PlaceFormValues, placeFormOf } from './place-form.ts'
import { EditedNote } from './place-form-notes.tsx'
import { type PlaceChoices, sourceFormOf } from './planned-place.ts'
import type { PlaceEditing } from './use-place-edit.tsx'

interface NotesProps extends PlaceChoices {
  editing: PlaceEditing
}

/** What is to be said below the fields of a place: that somebody else has changed it, or that it is an editor's. */
export function placeNotes({ editing, ...choices }: NotesProps) {
  const { sourceValues, staffSources } = editing.row
  const said: Readonly<Record<string, StaffSource | undefined>> = staffSources.facts
  const textOf = textsOf(choices)
  const fromSources = sourceFormOf(sourceValues, choices)
  return (field: FormField) => {
    const { place, base, values, conflicts, set, settle, release } = editing
    if (conflicts.includes(field))
      return (
        <ConflictNote
          theirs={textOf(field, base[field])}
          onTakeTheirs={() => set(field, base[field])}
          onKeepMine={() => settle(field)}
        />
      )
    const source = fromSources[field]
    if (source === undefined || !place.editedFields.includes(field)) return null
    const isReleased = editing.released.some((name) => name === field)
    if (isSameValue(source, values[field]) && !isReleased) return null
    const releaseBoth = () => {
      const names = withTheirOtherHalf([field as EditableFact])
      release(Object.fromEntries(names.map((name) => [name, fromSources[name] ?? values[name]])))
    }
    return (
      <EditedNote
        by={editorOf(said[field])}
        source={isReleased ? undefined : textOf(field, source)}
        onRelease={releaseBoth}
      />
    )
  }
}

/** What a field holds, in words. */
function textsOf({ funTypes, seasons }: PlaceChoices) {
  const names = { funTypes: namesOf(funTypes), seasons: namesOf(seasons) }
  return (field: FormField, value: PlaceFormValues[FormField]): string => {
    if (typeof value === 'boolean') return value ? 'on' : 'off'
    if (field !== 'funTypes' && field !== 'seasons') return String(value)
    return (value as readonly number[]).map((id) => names[field].get(id) ?? id).join(', ')
  }
}

/** What visitors see now of each fact that somebody has changed otherwise since it was planned. */
export function overtakenFacts({ overtaken }: PlannedChange, place: AdminPlace, choices: PlaceChoices) {
  const now = placeFormOf(place)
  const isField = (field: string): field is FormField => field in now
  const textOf = textsOf(choices)
  return overtaken
    .filter(isField)
    .map((field) => ({ label: fieldLabel(field), now: textOf(field, now[field]) }))
}

type StaffSource = StaffFactSources['facts'][FactName]

/** 'marta, 3 Nov 2026' */
const editorOf = (source: StaffSource) =>
  [source?.editedBy ?? 'an editor', source?.date && dateWords(source.date)].filter(Boolean).join(', ')

const namesOf = (choices: readonly { id: number; name: string; displayName?: string }[]) =>
  new Map(choices.map(({ id, name, displayName }) => [id, displayName ?? name]))
