import type { Family } from './family.ts'

/** The order of a list that answers a family. */
export const byFit = 'fit'

/** A family as the list calls take it: what it does not ask is left out. Naps are for plans alone. */
export const queryOfFamily = ({ ages, buggy, wheelchair, longestDrive, budget }: Family) => ({
  sort: byFit as typeof byFit,
  ...(ages.length > 0 && { childAges: ages.join(',') }),
  ...(buggy && { buggy: 'true' as const }),
  ...(wheelchair && { wheelchair: 'true' as const }),
  ...(longestDrive !== null && { longestDrive: String(longestDrive) }),
  ...(budget !== null && { budget: String(budget) }),
})

export type FamilyQuery = ReturnType<typeof queryOfFamily>
