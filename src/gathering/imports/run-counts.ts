/** What an import run has come to so far. */
export type RunCounts = {
  added: number
  /** Of places that were there: other content, or one more record. */
  changed: number
  unchanged: number
  gone: number
  /** How many elements were refused, by reason. */
  refused: Record<string, number>
}

export type CountedOutcome = 'added' | 'joined' | 'changed' | 'unchanged' | 'older' | 'blocked'

const olderReason = 'older than what is stored'
const blockedReason = 'blocked'

/** How many records the counts stand for: where a run that was killed goes on. */
export const position = ({ added, changed, unchanged, refused }: RunCounts): number =>
  added + changed + unchanged + (refused[olderReason] ?? 0) + (refused[blockedReason] ?? 0)

/** The counts after these outcomes too. */
export function withOutcomes(counts: RunCounts, outcomes: readonly CountedOutcome[]): RunCounts {
  const many = (...wanted: CountedOutcome[]) => outcomes.filter((outcome) => wanted.includes(outcome)).length
  return {
    ...counts,
    added: counts.added + many('added'),
    changed: counts.changed + many('changed', 'joined'),
    unchanged: counts.unchanged + many('unchanged'),
    refused: withRefused(counts.refused, { [olderReason]: many('older'), [blockedReason]: many('blocked') }),
  }
}

function withRefused(refused: Record<string, number>, more: Record<string, number>): Record<string, number> {
  const added = Object.entries(more).filter(([, count]) => count > 0)
  return {
    ...refused,
    ...Object.fromEntries(added.map(([reason, count]) => [reason, (refused[reason] ?? 0) + count])),
  }
}

/** The most frequent reason first. */
export function allRefusals(
  read: ReadonlyMap<string, number>,
  stored: Record<string, number>,
): Record<string, number> {
  return Object.fromEntries([...read, ...Object.entries(stored)].sort(([, a], [, b]) => b - a))
}
