import { withTheirOtherHalf } from '../../gathering/merging/place-edit.ts'
import { dateWords } from '../../guide/facts/date-words.ts'
import type { EditableFact } from '../../guide/facts/fact-names.ts'
import type { FactName } from '../../guide/facts/facts.ts'
import { isSameValue } from '../../office/drafts/rebased.ts'
import { ConflictNote } from '../../office/shell/conflict-note.tsx'
import type { SourceValues, StaffFactSources } from '../places/place-edit.schema.ts'
import type { FormField, PlaceFormValues } from './place-form.ts'
import type { Choice } from './place-form-choices.tsx'
import { EditedNote } from './place-form-notes.tsx'
import type { PlaceEditing } from './use-place-edit.tsx'

interface NotesProps {
  editing: PlaceEditing
  sourceValues: SourceValues
  staffSources: StaffFactSources
  funTypes: readonly (Choice & { slug: string })[]
  seasons: readonly (Choice & { displayName: string })[]
}

/** What is to be said below the fields of a place: that somebody else has changed it, or that it is an editor's. */
export function placeNotes({ editing, sourceValues, staffSources, funTypes, seasons }: NotesProps) {
  const said: Readonly<Record<string, StaffSource | undefined>> = staffSources.facts
  const names = { funTypes: namesOf(funTypes), seasons: namesOf(seasons) }
  const textOf = (field: FormField, value: PlaceFormValues[FormField]): string => {
    if (typeof value === 'boolean') return value ? 'on' : 'off'
    if (field !== 'funTypes' && field !== 'seasons') return String(value)
    return (value as readonly number[]).map((id) => names[field].get(id) ?? id).join(', ')
  }
  const fromSources = sourceFormOf({ sourceValues, funTypes, seasons })
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

type StaffSource = StaffFactSources['facts'][FactName]

/** 'marta, 3 Nov 2026' */
const editorOf = (source: StaffSource) =>
  [source?.editedBy ?? 'an editor', source?.date && dateWords(source.date)].filter(Boolean).join(', ')

const namesOf = (choices: readonly { id: number; name: string; displayName?: string }[]) =>
  new Map(choices.map(({ id, name, displayName }) => [id, displayName ?? name]))

function sourceFormOf({
  sourceValues,
  funTypes,
  seasons,
}: Omit<NotesProps, 'editing' | 'staffSources'>): Partial<PlaceFormValues> {
  const { funTypes: slugs, seasons: names, ...typed } = sourceValues
  const texts = Object.entries(typed).map(([field, value]) => [
    field,
    Array.isArray(value) ? value : String(value ?? ''),
  ])
  return {
    ...Object.fromEntries(texts),
    ...(slugs && {
      funTypes: slugs.flatMap((slug) => funTypes.find((type) => type.slug === slug)?.id ?? []),
    }),
    ...(names && {
      seasons: names.flatMap((name) => seasons.find((season) => season.name === name)?.id ?? []),
    }),
  }
}
