import type { FunType } from '../../guide/fun-types/fun-type.schema.ts'
import type { Season } from '../../guide/seasons/season.schema.ts'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import type { KeptPlaceEdit, SourceValues, StaffFactSources } from '../places/place-edit.schema.ts'
import type { PlannedChange } from '../planned-changes/planned-change.schema.ts'
import { type EditFormValues, editFormOf, type PlaceFormValues } from './place-form.ts'

/** What a form of a place is about: the place as visitors see it, what its sources say, and what is planned of it where it is about that. */
export type PlaceRow = {
  place: AdminPlace
  sourceValues: SourceValues
  staffSources: StaffFactSources
  planned: PlannedChange | undefined
}

export interface PlaceChoices {
  funTypes: readonly FunType[]
  seasons: readonly Season[]
}

/** As the form holds what the place will be. */
export function plannedFormOf(
  { place, planned, sourceValues }: PlaceRow,
  choices: PlaceChoices,
): EditFormValues {
  if (!planned) return editFormOf(place)
  const { releasedFields = [], funTypes, seasons, ...facts } = planned.changes as Partial<KeptPlaceEdit>
  const fromSources = Object.entries(sourceFormOf(sourceValues, choices)).filter(([field]) =>
    releasedFields.some((released) => released === field),
  )
  return {
    ...editFormOf({ ...place, ...(facts as Partial<AdminPlace>) }),
    ...idsOf(choices, { funTypes, seasons }),
    ...Object.fromEntries(fromSources),
    released: releasedFields,
  }
}

/** As the form holds what the sources say. */
export function sourceFormOf(sourceValues: SourceValues, choices: PlaceChoices): Partial<PlaceFormValues> {
  const { funTypes, seasons, ...typed } = sourceValues
  const texts = Object.entries(typed).map(([field, value]) => [
    field,
    Array.isArray(value) ? value : String(value ?? ''),
  ])
  return { ...Object.fromEntries(texts), ...idsOf(choices, { funTypes, seasons }) }
}

type Named = { funTypes: readonly string[] | undefined; seasons: readonly string[] | undefined }

/** Of fun types by slug and seasons by name; nothing of which there is none. */
const idsOf = (choices: PlaceChoices, { funTypes, seasons }: Named) => ({
  ...(funTypes && {
    funTypes: funTypes.flatMap((slug) => choices.funTypes.find((type) => type.slug === slug)?.id ?? []),
  }),
  ...(seasons && {
    seasons: seasons.flatMap((name) => choices.seasons.find((season) => season.name === name)?.id ?? []),
  }),
})
