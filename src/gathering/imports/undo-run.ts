/** `userId`: null when the account is gone by now. */
export type Undo = { runId: number; userId: string | null }

/** A place that an undo left as it is. */
export type KeptPlace = { placeId: number; name: string; reason: string }

/** Of what stays so many are named. */
const mostNamed = 500

type Undone = { removed: number; restored: number; kept: KeptPlace[]; keptInAll: number }

export const nothingUndone: Undone = { removed: 0, restored: 0, kept: [], keptInAll: 0 }

type UndonePart = { removed?: number; restored?: number; kept: readonly KeptPlace[] }

/** What an undo came to with its next part. */
export const withUndone = (so: Undone, { removed = 0, restored = 0, kept }: UndonePart): Undone => ({
  removed: so.removed + removed,
  restored: so.restored + restored,
  kept: [...so.kept, ...kept].slice(0, mostNamed),
  keptInAll: so.keptInAll + kept.length,
})
