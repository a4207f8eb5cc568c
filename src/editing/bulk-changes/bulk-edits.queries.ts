import type { Edit } from '../../gathering/merging/edited-place.ts'
import type { PlaceValues } from '../../gathering/merging/place-edit.ts'
import type { StoredPlace } from '../../gathering/merging/stored-place.ts'
import { twistedRanges } from '../../guide/facts/ranges.ts'
import { type FunTypeSlug, funTypes } from '../../guide/fun-types/fun-types.ts'
import { type SeasonName, seasonNames } from '../../guide/seasons/season.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { editPlaces } from '../places/edit-places.queries.ts'
import { lockPlacesToEdit } from '../places/lock-places-to-edit.queries.ts'
import type { PlaceChanges } from './bulk.schema.ts'
import type { BulkWords } from './bulk-statement.queries.ts'
import { bulkValues } from './bulk-values.ts'

export type ChangeOfMany = {
  /** Of places that are locked. */
  ids: readonly number[]
  /** Null when the account is gone by now. */
  userId: string | null
  /** What all entries of this change have in common. */
  changeId: string
  changes: PlaceChanges
  words: BulkWords
}

export type ChangedMany = {
  changedIds: number[]
  /** How many stay as they are, since a range of theirs would end before it begins. */
  unfit: number
}

/** Changes each place as its form would, and so all that follows from its facts. */
export async function writeBulkEdits(
  tx: Transaction,
  { ids, userId, changeId, changes, words }: ChangeOfMany,
): Promise<ChangedMany> {
  const locked = await lockPlacesToEdit(tx, ids)
  const edits = [...locked].map(([id, { before, sources }]) => {
    // Of a place that no source tells of, nobody else could say what the field is.
    const released = sources.length > 0 ? changes.releasedFields : undefined
    const edit: Edit = { values: { ...bulkValues(changes), ...labelsOf(before, words) }, released }
    return { id, ...edit, isFit: twistedRanges({ ...before, ...edit.values }).length === 0 }
  })
  const fit = edits.filter(({ isFit }) => isFit)
  const changed = await editPlaces(tx, fit, { userId, changeId })
  return { changedIds: [...changed].sort((a, b) => a - b), unfit: edits.length - fit.length }
}

function labelsOf(before: StoredPlace, words: BulkWords): PlaceValues {
  const slugs = funTypes.map(({ slug }): FunTypeSlug => slug)
  return {
    ...(isNamed(words.addTypes, words.removeTypes) && {
      funTypes: relabelled(before.funTypes, slugs, words.addTypes, words.removeTypes),
    }),
    ...(isNamed(words.addSeasons, words.removeSeasons) && {
      seasons: relabelled<SeasonName>(before.seasons, seasonNames, words.addSeasons, words.removeSeasons),
    }),
  }
}

const isNamed = (added: readonly string[], removed: readonly string[]) => added.length + removed.length > 0

/** What was there and is not removed, then what is added. */
const relabelled = <Word extends string>(
  had: readonly Word[],
  known: readonly Word[],
  added: readonly string[],
  removed: readonly string[],
): Word[] => [
  ...had.filter((word) => !removed.includes(word)),
  ...known.filter((word) => added.includes(word) && !had.includes(word)),
]
