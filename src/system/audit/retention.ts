/** For how many years entries may be kept; another choice is for ever. */
export const yearChoices = [1, 2, 3, 5, 10] as const

export type KeptYears = (typeof yearChoices)[number]

export const pruneJob = 'prune-audit-log'

export const keptText = (years: KeptYears | null): string =>
  years === null ? 'For ever' : `${years} ${years === 1 ? 'year' : 'years'}`

export const countText = (entries: number): string =>
  `${entries.toLocaleString('en')} ${entries === 1 ? 'entry' : 'entries'}`

export function wouldGoText({ entries, isAll }: { entries: number; isAll: boolean }): string {
  if (isAll) return entries === 0 ? 'Nothing would go.' : `${countText(entries)} would go.`
  return entries === 0
    ? 'None of the oldest would go; there are too many to count the others now.'
    : `${countText(entries)} of the oldest would go, and others: there are too many to count now.`
}
