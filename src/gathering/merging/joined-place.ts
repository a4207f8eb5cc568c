import { isDeepStrictEqual } from 'node:util'
import { type EditableFact, editableFacts } from '../../guide/facts/fact-names.ts'
import { twistedRanges } from '../../guide/facts/ranges.ts'
import { type PlaceFlag, placeFlags, withTheirOtherHalf } from './place-edit.ts'
import { computePlace, handMadePlace, saidBySources } from './place-merge.ts'
import type { StoredPlace } from './stored-place.ts'
import type { PlaceSource } from './who-is-believed.ts'

export type Side = 'kept' | 'dropped'

const joinedFacts = ['name', ...editableFacts] as const

/** What is chosen between two places that become one. */
export const chosenFields = [...joinedFacts, ...placeFlags] as const

export type ChosenField = (typeof chosenFields)[number]

export type Choices = { [Name in ChosenField]?: Side | undefined }

type Two = Record<Side, StoredPlace> & {
  /** Of both. */
  sources: readonly PlaceSource[]
  choices: Choices
}

/**
 * The one place that two become. What is chosen holds, then what editors set on the kept one, then on the other, then what the
 * sources of both say. It is shown, featured and reviewed if one of them is.
 */
export function joinedPlace({ kept, dropped, sources, choices }: Two): StoredPlace {
  const sides = { kept, dropped }
  const said = computePlace(sources)
  const chosen = withHalves(choices)
  const sideOf = (field: (typeof joinedFacts)[number]): Side | undefined => {
    if (chosen[field]) return chosen[field]
    if (kept.editedFields.includes(field)) return 'kept'
    if (dropped.editedFields.includes(field)) return 'dropped'
    // Of places that no source tells of, nothing is lost but what would twist a range of the kept one.
    const isFit = isEmpty(kept[field]) && twistedRanges({ ...kept, [field]: dropped[field] }).length === 0
    return !said && isFit ? 'dropped' : undefined
  }
  const decided = joinedFacts.flatMap((field) => {
    const side = sideOf(field)
    return side
      ? [{ field, value: sides[side][field], isEdit: sides[side].editedFields.includes(field) }]
      : []
  })
  const flags = placeFlags.map((flag) => [flag, flagOf(flag, sides, chosen[flag])])
  const current: StoredPlace = {
    ...kept,
    ...Object.fromEntries([...decided.map(({ field, value }) => [field, value]), ...flags]),
  }
  // What the sources say by themselves goes on following them.
  const following = saidBySources(sources, current)
  const editedFields = decided
    .filter(
      ({ field, value, isEdit }) =>
        isEdit || (chosen[field] && !isDeepStrictEqual(following?.[field], value)),
    )
    .map(({ field }) => field)
    .sort()
  const computed =
    computePlace(sources, { editedFields, current }) ?? handMadePlace({ editedFields, current })
  const placeId = computed.placeId ?? kept.placeId ?? dropped.placeId
  return { ...current, ...computed, placeId, editedFields, lastFetched: later(kept, dropped) }
}

function withHalves(choices: Choices): Choices {
  const facts = editableFacts.filter((field) => choices[field])
  const halves = facts.flatMap((field) =>
    [...withTheirOtherHalf([field]), ...(field === 'description' ? languageToo : [])].map((half) => [
      half,
      choices[half] ?? choices[field],
    ]),
  )
  return { ...choices, ...Object.fromEntries(halves) }
}

const languageToo: readonly EditableFact[] = ['descriptionLanguage']

const flagOf = (flag: PlaceFlag, sides: Record<Side, StoredPlace>, side: Side | undefined) =>
  side ? sides[side][flag] : sides.kept[flag] || sides.dropped[flag]

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

const later = (a: StoredPlace, b: StoredPlace) =>
  [a.lastFetched, b.lastFetched].filter((date) => date !== null).sort((one, other) => +other - +one)[0] ??
  null

type Fields = Readonly<Record<string, unknown>>

/**
 * The kept place of two that are two again: as it was before, but for what was changed again since. `saidSince`: of the facts that only
 * became an editor's, or were given back, those that are changed since.
 */
export function partedPlace(
  place: StoredPlace,
  change: Record<'before' | 'after', Fields> & { saidSince: readonly string[] },
  sources: readonly PlaceSource[],
): StoredPlace {
  const { before, after, saidSince } = change
  const unchanged = [...joinedFacts, ...placeFlags].filter(
    (field) => field in after && isDeepStrictEqual(after[field], place[field]),
  )
  const withBack = (fields: readonly ChosenField[]): StoredPlace => ({
    ...place,
    ...Object.fromEntries(fields.map((field) => [field, before[field]])),
  })
  // What was said since holds, also where an end of before would twist it.
  const twisted = twistedRanges(withBack(unchanged)).flatMap(({ min, max }): string[] => [min, max])
  const changedSince = Object.keys(after).filter((field) => !unchanged.some((one) => one === field))
  const holding = [...twisted, ...changedSince, ...saidSince]
  holding.push(...withTheirOtherHalf(editableFacts.filter((field) => holding.includes(field))))
  const current = withBack(unchanged.filter((field) => !holding.includes(field)))
  const [was, became] = [namesIn(before.editedFields), namesIn(after.editedFields)]
  const stays = (field: string) => !became.includes(field) || was.includes(field) || holding.includes(field)
  const back = was.filter((field) => !became.includes(field))
  const editedFields = [...new Set([...place.editedFields.filter(stays), ...back])].sort()
  const edits = { editedFields, current }
  const computed = computePlace(sources, edits) ?? handMadePlace(edits)
  return { ...current, ...computed, placeId: computed.placeId ?? current.placeId, editedFields }
}

const namesIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value : [])
