/** The index that many steps on, round and round: after the last comes the first, before the first the last. */
export const wrappedIndex = (index: number, step: number, count: number): number =>
  (((index + step) % count) + count) % count
