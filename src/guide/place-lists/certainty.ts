/**
 * How surely a place fits the filters, the surest first: the groups of a list, in its order. 'unknown': its hours of the day
 * asked for. 'silent': it does not say what another filter asks; a list holds it only when told to, and always counts it.
 */
export const certainties = ['stated', 'usual', 'unknown', 'silent'] as const

export type Certainty = (typeof certainties)[number]

/** How many places there are of each. */
export type GroupCounts = Record<Certainty, number>

/** The header of a list that holds them: 'stated=3, usual=12, unknown=30, silent=5'. */
export const groupCountsHeader = 'X-Group-Counts'

/** The header of a list in the order 'fit': how many places do not fit everybody of the family. */
export const misfitCountHeader = 'X-Misfit-Count'

export const writtenGroupCounts = (counts: GroupCounts): string =>
  certainties.map((name) => `${name}=${counts[name]}`).join(', ')

function readGroupCounts(text: string | null): GroupCounts {
  const countOf = (name: Certainty) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(text ?? '')?.[1] ?? 0)
  return {
    stated: countOf('stated'),
    usual: countOf('usual'),
    unknown: countOf('unknown'),
    silent: countOf('silent'),
  }
}

/** Those of a list that is not there yet. */
export const noCounts = { misfits: 0, groups: readGroupCounts(null) }

/** The numbers of a list beside its total; no misfits are known but in the order 'fit'. */
export const readCounts = (headers: Headers) => ({
  total: Number(headers.get('X-Total-Count')),
  misfits: Number(headers.get(misfitCountHeader)),
  groups: readGroupCounts(headers.get(groupCountsHeader)),
})
