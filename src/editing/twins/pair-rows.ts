import type { Choices, ChosenField, Side } from '../../gathering/merging/joined-place.ts'
import type { PairOfPlaces } from './twins.schema.ts'

export type PairRow = {
  /** The field that a choice is sent by. */
  field: ChosenField
  label: string | undefined
  kept: unknown
  dropped: unknown
  /** What the one place says if nothing is chosen. */
  joined: unknown
}

/** These go with another one. */
const followers = ['lng', 'descriptionLanguage']

const isSaid = (value: unknown) =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** All that either place says, what differs apart from what is the same. */
export function pairRows({ kept, dropped, joined }: PairOfPlaces): Record<'differing' | 'same', PairRow[]> {
  const shownOf = (values: Record<string, unknown>, field: string) =>
    field === 'lat' ? `${Number(values.lat).toFixed(6)}, ${Number(values.lng).toFixed(6)}` : values[field]
  const rows = (Object.keys(kept.values) as ChosenField[])
    .filter((field) => !followers.includes(field))
    .map((field) => ({
      ...{ field, label: field === 'lat' ? 'Position' : undefined },
      kept: shownOf(kept.values, field),
      dropped: shownOf(dropped.values, field),
      joined: shownOf(joined, field),
    }))
    .filter((row) => isSaid(row.kept) || isSaid(row.dropped))
  return {
    differing: rows.filter((row) => !isSame(row.kept, row.dropped)),
    same: rows.filter((row) => isSame(row.kept, row.dropped)),
  }
}

/** Which value holds: that of a side, or what follows from both. */
export type Held = Side | 'both'

export function usuallyHeld({ kept, dropped, joined }: PairRow): Held {
  if (isSame(joined, kept)) return 'kept'
  return isSame(joined, dropped) ? 'dropped' : 'both'
}

/** The choices with one more; what would hold anyway is none. */
export function chosen(choices: Choices, row: PairRow, held: Held): Choices {
  const { [row.field]: _, ...others } = choices
  return held === 'both' || held === usuallyHeld(row) ? others : { ...others, [row.field]: held }
}
