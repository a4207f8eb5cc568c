/** What a value is at least and at most; what is known is one number twice. */
export type Range = readonly [least: number, most: number]

export const around = (value: number, margin: number): Range => [value - margin, value + margin]
export const exactly = (value: number): Range => around(value, 0)
export const anything: Range = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]

/** Which one lies below all others whatever is not known of them; undefined where none surely does. */
export function surelyLeast(ranges: readonly Range[]): number | undefined {
  if (ranges.length < 2) return undefined
  const at = ranges.findIndex(([, most], index) =>
    ranges.every(([least], other) => other === index || most < least),
  )
  return at === -1 ? undefined : at
}
