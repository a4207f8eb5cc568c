/** A change that no test notices, and why that is no fault of the tests. */
export type Survivor = { file: string; original: string; replacement: string; reason: string }

/** From [original, replacement] of one file that survive for one reason. */
export const unseen = (
  file: string,
  reason: string,
  ...changes: [original: string, replacement: string][]
): Survivor[] => changes.map(([original, replacement]) => ({ file, original, replacement, reason }))
