/** From how many places on a city counts as larger; of fewer than the first it has too few. */
export const citySizeSteps = [8, 12, 24] as const

/** 'fewer than 8', '8 to 11', '24 places or more'; the size counts the steps that are reached. */
export function citySizeText(size: number): string {
  const from = citySizeSteps[size - 1]
  const to = citySizeSteps[size]
  if (to === undefined) return `${from} places or more`
  return from === undefined ? `fewer than ${to}` : `${from} to ${to - 1}`
}
